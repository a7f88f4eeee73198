import type { Search } from '../../answers.ts';

export const search: Search = {
  stop: `a am an and any are as at be but by can cannot could did do does for from get got had has have he her here his
    how i if in is it its just let may me mean means might mine much must my need no not now of on or our she should so
    someone somebody some other others else good tell that the their them then there these they this those to up us was we were what when where which who
    whom whose why will with would you your work works s t don doesn isn`,
  same: [
    'token piece counter people pawn population',
    'city town',
    'win won winner victory victorious aim goal objective',
    'lose lost loss gone disappear vanish missing',
    'calamity disaster catastrophe',
    'advance technology tech invention',
    'fight battle war combat conflict',
    'attack invade conquer assault',
    'build built found construct erect settle',
    'treasury money coin gold cash purse',
    'track strip timeline succession ast',
    'circle disc',
    'area place region territory zone',
    'trade swap exchange barter deal',
    'lie bluff cheat deceive',
    'sea ocean water',
    'ship boat',
    'over end finish',
    'colour color',
    'buy purchase acquire',
    'pay price cost',
    'start begin beginning',
    'revolt rebel rebellion uprising',
    'out eliminated dead',
    'everything all nothing',
    'worth value',
    'epoch age era',
    'permitted allowed',
    'hidden secret',
  ],
  endings: ['ations', 'ation', 'iest', 'ies', 'ing', 'ed', 'er', 'es', 's', 'y', 'e'],
  least: 3,
};
