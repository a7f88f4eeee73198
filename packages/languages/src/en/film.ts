import { count, either, list } from './ui.ts';

/** As far as there are nations at one table. */
const NUMBERS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
];
const word = (n: number): string => NUMBERS[n] ?? String(n);

/** Somebody within a sentence; no name is the one who reads. */
const some = (who: string | undefined): string => who ?? 'you';
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Cities, by name where they are few. */
interface Fallen {
  n: number;
  names: string | undefined;
}
const cities = ({ n, names }: Fallen): string[] =>
  n === 0 ? [] : [`${count(n, 'city', 'cities')}${names === undefined ? '' : ` (${names})`}`];

/** A sentence ends with one full stop, also after an abbreviation. */
const stop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const film = {
  bar: 'What the others do',
  paces: { slow: 'Calm', normal: '1×', fast: '2×', fastest: '4×' },
  pace: 'Pace',
  pause: 'Pause',
  play: 'Play on',
  skip: 'Skip',
  space: 'Space',
  skipToMe: 'Skip to my next decision',
  skipToNow: 'Skip to the present',
  skipShort: 'Skip to me',
  eyebrow: 'The others play',
  movesEyebrow: 'The others move',
  ownEyebrow: 'What happens to you',
  own: (phase: string) => `${phase}: what happens to your pieces.`,
  moves: (who: string, more: number, next: string | undefined) => {
    const then = next && `then ${next}`;
    if (more > 0) return `${who} moves. ${stop([`${word(more)} more`, then].filter(Boolean).join(', '))}`;
    return then ? stop(`${who} moves, ${then}`) : `${who} moves.`;
  },
  acts: (phase: string, who: string, more: number) =>
    `${phase}: ${who}.${more > 0 ? ` ${word(more)} more.` : ''}`,
  pages: {
    deals: 'Who trades with whom.',
    purchases: 'Who bought what.',
    track: 'Who moves on, and who stays.',
    taxes: 'What tax brings each nation.',
    growth: 'How many tokens each nation gains.',
  },
  /** `before`: deals there had been when the one who reads had finished. */
  dealt: (n: number, before: number | undefined) =>
    before === undefined
      ? `${count(n, 'deal')} in the market.`
      : `${before > 0 ? count(n, 'more deal') : count(n, 'deal')} after you had finished.`,
  buy: (n: number) => `${word(n)} nations buy advances.`,
  pairs: (pairs: readonly string[]) => `Deals: ${pairs.join('; ')}.`,
  manyBuy: (names: string) => `${names} acquire advances.`,
  /** Who steps on, and who stays; no name is the one who reads. */
  manyStep: (on: readonly (string | undefined)[], stay: readonly (string | undefined)[]) => {
    const verb = (who: readonly (string | undefined)[], one: string, many: string): string =>
      `${list(who.map(some))} ${who.length === 1 && who[0] !== undefined ? one : many}`;
    const parts = [
      on.length > 0 && verb(on, 'steps on', 'step on'),
      stay.length > 0 && verb(stay, 'stays', 'stay'),
    ];
    return `${first(parts.filter(Boolean).join(', '))}.`;
  },
  builds: (who: string, areas: string) => `${who} built cities in ${areas}`,
  manyBuild: (names: string, n: number) => `${names} build ${count(n, 'city', 'cities')}.`,
  removed: (names: string, n: number) =>
    `${count(n, 'surplus token')} ${n === 1 ? 'goes' : 'go'} back into stock: ${names}.`,
  taxes: (shares: string) => `Tax into the treasury: ${shares}.`,
  growth: (shares: string) => `New tokens: ${shares}.`,
  begins: 'The others play. Their turns are shown here.',
  done: (stacks: number, ships: number, cities: number) =>
    [
      stacks > 0 && count(stacks, 'stack'),
      ships > 0 && count(ships, 'ship'),
      cities > 0 && count(cities, 'city', 'cities'),
    ]
      .filter(Boolean)
      .join(', '),
  doing: 'now',
  moving: 'moving',
  next: 'next',
  /** The name of a phase within a sentence; abbreviations stay as they are. */
  inSentence: (phase: string) => (phase.includes('.') ? phase : phase.toLowerCase()),
  after: 'After the film',
  nextDecision: (what: string, phase: number | undefined) =>
    `Your next decision: ${what}${phase === undefined ? '' : `, phase ${phase}`}.`,
  noDecision: 'You are not asked yet.',
  stays: 'All arrows stay on the map until you act.',
  settings: 'Change the pace, or turn films off, in the settings.',
  keys: 'Space skips, P stops, ← → change the nation, [ ] the pace.',
  walks: (who: string, n: number, from: string, to: string) => `${who} moves ${n} from ${from} to ${to}.`,
  ships: (who: string, n: number, from: string, to: string) =>
    n > 0 ? `${who} ships ${n} from ${from} to ${to}.` : `${who} sails from ${from} to ${to}.`,
  goes: (who: string, places: readonly string[], more: number) =>
    `${who} moves to ${list([...places, ...(more > 0 ? [`${more} more`] : [])])}.`,
  manyMove: (names: string) => `${names} move.`,
  yours: (n: number) => (n === 1 ? 'Your one token stands there.' : `Your ${n} stand there.`),
  step: (on: number, stay: number) =>
    `${on === 0 ? 'Nobody moves' : `${word(on)} ${on === 1 ? 'moves' : 'move'}`} on${stay > 0 ? `, ${word(stay).toLowerCase()} ${stay === 1 ? 'stays' : 'stay'}` : ''}.`,
  /** Its number, or the first and the last of equal ones, among all. */
  calamity: (first: number, last: number, of: number | undefined) =>
    `${last > first ? `Calamities ${first} ${last === first + 1 ? 'and' : 'to'} ${last}` : `Calamity ${first}`}${of === undefined ? '' : ` of ${of}`}`,
  calamities: {
    toYou: 'to you',
    to: (who: string) => `to ${who}`,
    youTake: (n: number, names: number, each: number) =>
      `You take ${n} damage.${names > 0 ? ` ${word(names)} ${names === 1 ? 'nation' : 'nations'} you name ${names === 1 ? 'takes' : 'take'} ${each}${names === 1 ? '' : ' each'}.` : ''}`,
    named: (by: string, n: number) => `${by} named you: you take ${n} damage.`,
    origin: {
      drawn: 'You drew it.',
      bought: 'You bought it.',
      traded: (who: string, among: number) =>
        among > 1
          ? [`${who} gave it to you`, ` in the market, among ${among} cards. It may never be named.`]
          : [`${who} gave it to you`, ' in the market.'],
      given: (who: string) => [`${who} gave it to you.`, ''],
      taken: (who: string) => ['You took it', ` from ${who}.`],
    },
    /** Cities that became tokens, then what was lost; few cities by name. */
    pieces: (tokens: number, lost: Fallen, reduced: Fallen) => {
      const gone = [...cities(lost), ...(tokens > 0 ? [count(tokens, 'token')] : [])];
      return [
        ...cities(reduced).map((some) => `${some} reduced`),
        ...(gone.length > 0 ? [`${list(gone)} lost`] : []),
      ].join(', ');
    },
    /** What it took from somebody, and who has it now: no name is the one who reads. */
    result: (
      who: string,
      lost: string | undefined,
      takers: readonly { who: string | undefined; why: 'gave' | 'stock' | undefined }[],
    ) => {
      if (lost === undefined) return `${who}: no loss on the board.`;
      const whys = { gave: ' (gave the card)', stock: ' (most in stock)' };
      const to = list(takers.map((taker) => `${some(taker.who)}${taker.why ? whys[taker.why] : ''}`));
      return `${who}: ${lost}${to === '' ? '' : ` to ${to}`}.`;
    },
    share: (who: string, lost: string | undefined) => `${who}, ${lost ?? 'no loss'}`,
    /** Those who were named, by whom, or who are hit besides. */
    others: (by: { who: string | undefined } | undefined, shares: readonly string[]) =>
      `${by ? `${by.who ?? 'You'} named` : 'Also hit'}: ${shares.join('; ')}.`,
    strikes: (calamity: string, whom: readonly (string | undefined)[], more: number) =>
      `${calamity}: ${list(whom.map(some))} ${whom.length > 1 || whom[0] === undefined ? 'are' : 'is'} struck.${more > 0 ? ` ${more} more.` : ''}`,
    came: 'What comes of it',
    gains: (who: string) => `${who} stands to gain by it.`,
    told: 'Calamities so far',
    handedOn: 'It is the card you handed on.',
    changes: 'What your advances change',
    noChange: 'No advance of yours changes it.',
    printed: 'On the card',
    printedFor: { primary: 'for the one it strikes', secondary: 'for those dragged in' },
    held: 'held',
    /** Advances that somebody lacks, and how much each would have saved where that is a number. */
    lacking: (saves: readonly { name: string; n: number | undefined }[]) => {
      const n = saves[0]?.n;
      const alike = n !== undefined && saves.every((one) => one.n === n);
      const names = either(
        saves.map((one) => (alike || one.n === undefined ? one.name : `${one.name} (${one.n})`)),
      );
      const much = alike ? ` (${n}${saves.length > 1 ? ' each' : ''})` : '';
      const none = ['you do not have it', 'you have neither'][saves.length - 1] ?? 'you have none of them';
      return `${names} would have helped${much}; ${none}.`;
    },
    total: {
      damage: 'damage for you',
      cities: 'cities of yours',
      points: 'points of your units',
      face: 'face value of your commodities',
      tokens: 'tokens against you',
      steps: 'steps back for you',
    },
    atMost: (words: string) => `${words}, at most`,
    victims: 'Victims',
    primary: 'struck',
    secondary: 'also hit',
    youName: 'You name',
    oneOf: (n: number) => `one of ${n}`,
    counts: (city: number) => [
      'A token pays ',
      '1',
      '. A city pays ',
      String(city),
      ', minus 1 for each token left in its place.',
    ],
    on: 'Go on',
    enter: 'Enter',
    /** The reckoning over the map, and what stands beside it in the panel. */
    choose: (n: number) => `Choose ${n} damage`,
    token: 'token',
    cityTo: (left: number) => `city → ${count(left, 'token')}`,
    cityLost: 'city lost',
    toRemove: 'to remove',
    asPrinted: 'on the card',
    why: (sum: string) => `Why? ${sum}`,
    youAre: { primary: 'It strikes you', secondary: 'You are dragged in' },
    losses: 'Your losses',
    none: 'Nothing chosen yet. Press an area on the map, or choose here.',
    tokensOf: (n: number, area: string) => [`${count(n, 'token')}, `, area, ''],
    cityOf: (left: number, area: string) =>
      left === 0 ? ['City ', area, ' lost'] : ['City ', area, ` to ${count(left, 'token')}`],
    takeBack: (what: string) => `Take back: ${what}`,
    source: 'What can be lost',
    stillTo: (n: number) => `${n} damage to choose`,
    soFar: (tokens: number, cities: number, needed: number) =>
      `So far ${count(tokens, 'token')} ${tokens === 1 ? 'supports' : 'support'} ${count(cities, 'city', 'cities')} (${needed} needed).`,
    ifTokens: (open: number, left: number, falling: number, phase: number | undefined) => {
      const when = phase === undefined ? 'at the next check' : `in phase ${phase}`;
      const then =
        falling === 0
          ? `${left} remain: every city stands ${when}.`
          : `${left} remain and ${falling === 1 ? 'one city falls' : `up to ${falling} cities fall`} ${when}.`;
      return open === 0
        ? `Then ${then}`
        : `If the last ${open} ${open === 1 ? 'is a token' : 'are tokens'}, ${then}`;
    },
    fewerCards: (n: number) =>
      `With ${n === 1 ? 'a city' : `${n} cities`} fewer you draw ${n === 1 ? 'one card' : `${n} cards`} fewer next turn.`,
  },
  fights: {
    more: (n: number) => `${word(n)} more ${n === 1 ? 'conflict' : 'conflicts'}.`,
    held: (who: string | undefined, area: string, n: number) =>
      who === undefined ? `You hold ${area} with ${n}.` : `${area} is held by ${who} with ${n}.`,
    driven: (area: string, by: string, n: number) =>
      `You are driven out of ${area}, held by ${by} with ${n}.`,
    shared: (who: readonly (string | undefined)[], area: string) =>
      `${first(list(who.map(some)))} stay in ${area}.`,
    empty: (area: string) => `Nobody is left in ${area}.`,
    figure: (who: string | undefined, had: number, left: number | undefined) =>
      `${some(who)} ${had}${left === undefined ? '' : ` → ${left}`}`,
    start: 'Start',
    nth: (n: number) => `Round ${n}`,
    round: (
      round: number,
      fallen: readonly (string | undefined)[],
      gone: readonly (string | undefined)[],
    ) => {
      const more = round > 1 ? ' more' : '';
      const [one] = fallen;
      const lost =
        fallen.length > 1
          ? `${first(list(fallen.map(some)))} lose one each.`
          : one === undefined
            ? `You lose one${more}.`
            : `${one} loses one${more}.`;
      return [
        lost,
        ...gone.map((who) => (who === undefined ? 'You are gone.' : `${who} is driven out.`)),
      ].join(' ');
    },
    all: 'All conflicts of this phase',
    now: 'now',
  },
  climb: {
    stays: 'stays',
    needs: (what: string) => `needs ${what}`,
    /** Who leads when all have stepped; no name is the one who reads. */
    leads: (who: readonly (string | undefined)[], points: number) => {
      const verb = who.length > 1 || who[0] === undefined ? 'lead' : 'leads';
      return `${first(list(who.map(some)))} ${verb} with ${count(points, 'point')}${who.length > 1 ? ' each' : ''}.`;
    },
  },
  gate: {
    met: (epoch: string) => `${epoch}: met with this`,
    asks: (epoch: string, needs: string) => `${epoch} asks for ${needs}`,
    has: (need: string, n: number) => `${need} (has ${n})`,
  },
  layer: {
    /** What is drawn; to one who plays, what of it comes to him and what he lost. */
    counts: (arrows: number, mine: { arrows: number; losses: number } | undefined) => {
      if (!mine) return count(arrows, 'arrow');
      const coming = arrows > 0 ? `, ${mine.arrows === 0 ? 'none' : mine.arrows} to you` : '';
      const lost =
        mine.losses > 0 ? ` · ${mine.losses} ${mine.losses === 1 ? 'loss' : 'losses'} of yours` : '';
      return `${count(arrows, 'arrow')}${coming}${lost}`;
    },
    choose: 'What stays on the map',
    which: { all: 'All', mine: 'Mine', off: 'Off' },
    again: 'Play again',
    onMap: 'On the map',
    plates: {
      fresh: 'new',
      tokens: (n: number) => `−${n}`,
      reduced: (n: number) => `city → ${n}`,
      city: () => '−1 city',
    },
  },
};
