import { byId } from '../../byId.ts';
import { type Harm, voiced } from '../../effects.ts';
import { list, count as s } from '../ui.ts';

/** The one who reads, or a nation by its name. */
const voice = ({ who }: Harm) => ({
  who: who ?? 'You',
  name: who ?? 'you',
  they: who === undefined ? 'you' : 'it',
  its: who === undefined ? 'your' : 'its',
  of: (what: string): string => (who === undefined ? `your ${what}` : `the ${what} of ${who}`),
  /** A verb in the person spoken of. */
  does: (verb: string): string => (who === undefined ? verb : `${verb}s`),
  has: who === undefined ? 'have' : 'has',
});
type Voice = ReturnType<typeof voice>;

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function others({ named, ordered }: Harm, v: Voice, what = (n: number) => String(n)): string {
  if (named) return ` ${named.players} others ${v.they} ${v.does('name')} lose ${what(named.each)} each.`;
  if (!ordered) return '';
  if (ordered.total === 1) return ` Another ${v.they} ${v.does('choose')} loses ${what(1)}.`;
  const most = ordered.each < ordered.total ? `, ${ordered.each} each at most` : '';
  return ` Others ${v.they} ${v.does('choose')} lose ${what(ordered.total)} in all${most}.`;
}

const units = (h: Harm, v: Voice): string =>
  `${v.who} ${v.does('lose')} units worth ${h.n('damage')}.${others(h, v)}`;

function coasts(h: Harm, v: Voice, ships: boolean): string {
  const parts = [
    h.n('damage') > 0 && `units worth ${h.n('damage')} on the coast`,
    ships && `all ${v.its} ships`,
    h.n('lose') > 0 && `${h.n('lose')} treasury`,
  ].filter((part) => part !== false);
  return `${v.who} ${v.does('lose')} ${list(parts)}.`;
}

function quake(h: Harm, v: Voice, beside: string): string {
  const struck = h.is('anyUnit') ? 'units' : 'a city';
  const shakes = h.is('reduced')
    ? `shrinks one of ${v.its} cities and`
    : `destroys one of ${v.its} cities and shrinks`;
  return `If ${v.name} ${v.has} ${struck} at a volcano, everything around it dies. If not, an earthquake ${shakes} ${beside}.`;
}

const beside = (foreign: boolean): string => (foreign ? 'one of a neighbour' : 'one next to it');

function pirates(h: Harm, v: Voice, which: string): string {
  const more = h.named ? `, and ${h.named.each} each of ${h.named.players} others` : '';
  return `Pirates take ${h.n('cities')} of ${v.of(which)}${more}.`;
}

function flood(h: Harm, v: Voice): string {
  const due = h.is('upTo') ? `up to ${h.n('damage')}` : h.n('damage');
  const around = h.ordered ? `${h.ordered.total} in all` : `${h.n('others')} each`;
  const instead = h.is('coastalCity')
    ? 'a coastal city'
    : h.n('coastal') > 0 && `${h.n('coastal')} on the coast`;
  const nothing = instead ? ` With none there, ${v.they} ${v.does('lose')} ${instead}.` : '';
  return `${v.who} ${v.does('lose')} units worth ${due} on a flood plain, others there ${around}.${nothing}`;
}

function shrink(h: Harm, v: Voice): string {
  const all = h.n('allBut');
  const which = all > 0 ? `All but ${all}` : h.n('cities');
  const lose = h.n('lose') > 0 ? ` ${begun(v.they)} also ${v.does('lose')} ${h.n('lose')} treasury.` : '';
  const verb = h.n('cities') === 1 ? 'shrinks' : 'shrink';
  return `${which} of ${v.of('cities')} ${verb} to tokens.${lose}${others(h, v, (n) => s(n, 'city', 'cities'))}`;
}

function destroyed(h: Harm, v: Voice): string {
  const which = v.of(h.is('coastal') ? 'coastal cities' : 'cities');
  const ransom = h.n('ransom') > 0 ? `, unless ${v.they} ${v.does('pay')} ${h.n('ransom')} treasury` : '';
  const lose = h.n('lose') > 0 ? ` ${begun(v.they)} also ${v.does('lose')} ${h.n('lose')} treasury.` : '';
  return `${h.n('cities')} of ${which} is destroyed${ransom}.${lose}`;
}

function cards(h: Harm, v: Voice): string {
  if (h.n('facePerCity') > 0)
    return `${v.who} ${v.does('give')} away commodities worth ${h.n('facePerCity')} for each of ${v.its} cities.`;
  if (h.n('count') === 0)
    return `${v.who} ${v.does('discard')} commodities with values of ${h.n('face')}${h.is('exact') ? '' : ' or more'} in all.`;
  const saved = h.n('payEach') > 0 ? `; ${h.n('payEach')} treasury saves each` : '';
  return `${v.who} ${v.does('discard')} ${s(h.n('count'), 'commodity', 'commodities')}${saved}.`;
}

function split(h: Harm, v: Voice): string {
  const own = h.n('own') > 0 ? `${h.n('own')} points` : 'some';
  return `${begun(v.of('nation'))} splits in two: ${v.they} ${v.does('choose')} ${own} of one part, a rival ${h.n('rival')} more. ${begun(v.they)} ${v.does('keep')} the part ${v.they} ${v.does('like')}, the rival takes the other.`;
}

/** What a calamity does to its victim, by the engine's name for how it is resolved. */
export const harms = byId(
  voiced(voice, {
    coastalDamage: (h, v) => coasts(h, v, h.is('ships')),
    tempestAndMutiny: (h, v) => coasts(h, v, true),
    eruption: (h, v) => quake(h, v, beside(h.is('foreignOnly'))),
    volcanicEruption: (h, v) => quake(h, v, beside(true)),
    treachery: (h, v) => `Whoever gains from it takes ${h.n('cities')} of ${v.of('cities')} for its own.`,
    betrayal: (_, v) =>
      `Whoever gave the card takes 1 of ${v.of('cities')}; if nobody did, it shrinks to tokens.`,
    loseTreasury: (h, v) => `${v.who} ${v.does('lose')} ${h.n('lose')} treasury.`,
    unitLoss: units,
    famine: units,
    slaveRevolt: (h, v) =>
      `Each of ${v.of('cities')} needs ${s(h.n('rate'), 'more token', 'more tokens')} to live until this is over.`,
    blockedSupport: (h, v) =>
      `${h.n('tokens')} of ${v.of('tokens')} feed no city now; cities that go hungry shrink to tokens.`,
    reduceOwnCities: shrink,
    floodPlain: flood,
    destroyOwnCities: destroyed,
    civilWarAndTyranny: (h, v) =>
      h.n('allBut') > 0
        ? `Whoever gains from it takes all ${v.of('units')} beyond a worth of ${h.n('allBut')}.`
        : `Whoever gains from it takes units worth ${h.n('points')} from ${v.name}.`,
    civilWar: split,
    barbarianHordes: (h, v) =>
      `${h.n('tokens')} barbarians fall upon ${v.of('areas')} and fight on from one to the next.`,
    barbarianTurn: (h, v) =>
      `${h.n('tokens')} barbarians fall upon ${v.of('areas')}; those on the board already move and fight too.`,
    seaStorm: (h, v) =>
      `A storm shrinks ${h.n('cities')} of ${v.of('cities')} by an open sea and ${h.n('others')} of everybody else’s there.${h.is('ships') ? ' Ships there sink.' : ''}`,
    cyclone: (h, v) =>
      `A storm destroys ${h.n('cities')} of ${v.of('cities')} by an open sea and ${h.n('others')} of everybody else’s there. Ships there sink.`,
    loseCards: cards,
    corruption: (h, v) =>
      `${v.who} ${v.does('give')} commodities with values of ${h.n('face')} or more to the nation with least advances.`,
    markerBack: (h, v) => `${v.who} ${v.does('fall')} back ${s(h.n('steps'), 'space')} on the track.`,
    piracy: (h, v) => pirates(h, v, 'coastal cities'),
    treacheryAndPiracy: (h, v) => pirates(h, v, h.is('coastal') ? 'coastal cities' : 'cities'),
    raid: (_, v) => `Whoever gave the card destroys one of ${v.of('coastal cities')} for each ship it has.`,
    tribalConflict: (h, v) =>
      `${v.who} ${v.does('lose')} ${h.n('tokens') > 0 ? s(h.n('tokens'), 'token') : 'all tokens'} in two areas side by side.`,
    minorUprising: (h, v) =>
      h.n('price') > 0
        ? `${v.who} ${v.does('lose')} units worth 1 for each of ${v.its} cities; ${h.n('price')} treasury saves each.`
        : `${v.who} ${v.does('pay')} ${h.n('perCity')} token or treasury for each of ${v.its} cities.`,
    tyranny: (h, v) => `A neighbour takes units worth ${h.n('perCity')} for each of ${v.of('cities')}.`,
    banditry: (h, v) =>
      `${v.who} ${v.does('lack')} ${s(h.n('perCity'), 'token')} for each of ${v.its} cities until next turn.`,
  }),
);
