import type { Goals, Lacks } from '@ochre/bots/goals';
import { type GoalSentences, type LackWords, lackings } from '../goals.ts';
import { word } from './numbers.ts';
import { list } from './ui.ts';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const many = (n: number, one: string, more = `${one}s`): string => `${word(n)} ${n === 1 ? one : more}`;
const more = (n: number, one: string, several = `${one}s`): string =>
  `${word(n)} more ${n === 1 ? one : several}`;
/** Where there is none yet, none is one more. */
const lacking = (w: { have: number; missing: number }, one: string, several?: string): string =>
  (w.have > 0 ? more : many)(w.missing, one, several);
const s = (n: number): string => (n === 1 ? 's' : '');

const when = (turns: number): string => (turns === 1 ? 'this turn' : `in ${word(turns)} turns`);
const lacks: LackWords = {
  gateCities: (w) => lacking(w, 'city', 'cities'),
  gateAdvances: (w) => lacking(w, 'advance'),
  gateCosting: (w) => `${lacking(w, 'advance')} of ${w.least} or more`,
  gateUnder: (w) => `${lacking(w, 'advance')} under ${w.below}`,
  gateGroups: (w) => `advances of ${more(w.missing, 'group')}`,
  gateAdvancePoints: (w) => `${w.missing} more ${w.missing === 1 ? 'point' : 'points'} of advances`,
};

const gate = <C extends keyof Lacks>(code: C, w: Goals[C]): string => {
  const { epoch, opens, turns } = w;
  const left = turns === 1 ? 'this is the last turn for it' : `${word(turns)} turns left`;
  return sentence(
    `you need ${list(lackings(lacks, code, w))} ${opens ? 'for' : 'to go on in'} the ${epoch}; ${left}`,
  );
};

// What to work towards next. Names come in as words.
export const goals = {
  title: 'Next goal',
  where: 'Show where on the map',
  saveUp: 'Keep your cards for a later turn.',
  also: (sentences: string) => `Also: ${sentences}`,
  chosen: 'You have chosen that here.',
  of: (have: number, of: number) => `${have} of ${of}`,
  sentences: {
    city: (w) => sentence(`${more(w.missing, 'token')} in ${w.area} make${s(w.missing)} a city`),
    build: (w) => `You have enough for a city in ${w.area}.`,
    support: (w) =>
      sentence(
        `${more(w.missing, 'token')} ${w.missing === 1 ? 'is' : 'are'} needed to support your ${many(w.cities, 'city', 'cities')}`,
      ),
    spread: (w) =>
      w.areas === 0
        ? 'Two tokens in each area grow fastest.'
        : `Spread: ${many(w.areas, 'area')} beside yours ${w.areas === 1 ? 'is' : 'are'} empty.`,
    crowded: (w) =>
      `${w.area} holds ${many(w.tokens, 'token')} too many${w.theirs === undefined ? '' : `, because ${w.theirs} of ${w.owner} ${w.theirs === 1 ? 'is' : 'are'} there too`}.`,
    overseas: (w) => `There is room beyond the sea, in ${w.area}.`,
    grow: (w) => `Grow: you have ${many(w.tokens, 'token')} on the board.`,
    gateCities: (w) => gate('gateCities', w),
    gateAdvances: (w) => gate('gateAdvances', w),
    gateCosting: (w) => gate('gateCosting', w),
    gateUnder: (w) => gate('gateUnder', w),
    gateGroups: (w) => gate('gateGroups', w),
    gateAdvancePoints: (w) => gate('gateAdvancePoints', w),
    gatePoints: (w) =>
      `${w.missing} more ${w.missing === 1 ? 'point takes' : 'points take'} your marker on ${when(w.turns)}.`,
    set: (w) =>
      w.size === w.more
        ? sentence(`${word(w.more)} ${w.card} would be worth ${w.gain}`)
        : sentence(
            `${word(w.more)} more ${w.card} make${s(w.more)} a set of ${word(w.size)}, worth ${w.gain} more`,
          ),
    handOn: (w) => `Pass on ${w.card} among cards that need not be named.`,
    card: (w) => `One more card helps your sets: your treasury of ${w.treasury} can buy one.`,
    advances: (w) => `You can spend ${w.points} on advances.`,
    cheapest: (w) => `The cheapest advance costs ${w.missing} more than you have.`,
    advance: (w) => `${w.advance} costs ${w.missing} more than you have.`,
    taxes: (w) =>
      sentence(
        `${many(w.missing, 'token')} ${w.missing === 1 ? 'is' : 'are'} missing in stock to tax your ${many(w.cities, 'city', 'cities')}`,
      ),
    keep: (w) => `Give up the ${w.cities === 1 ? 'city' : 'cities'} you will miss least.`,
    spare: () => 'Give up tokens where you will miss them least.',
    choose: (w) => `Choose the cities of ${w.nation} that serve you best.`,
    ahead: (w) => `${w.nation} is ahead of you.`,
  } satisfies GoalSentences,
};
