import { type Harm, voiced } from '../../effects.ts';
import { cities, count, goods, list, tokens } from '../ui.ts';

/** The one who reads, or a nation by its name. */
const voice = ({ who }: Harm) => ({
  who: who ?? 'Du',
  they: who === undefined ? 'du' : 'es',
  name: who ?? 'du',
  of: who === undefined ? 'von dir' : `von ${who}`,
  its: who === undefined ? 'dein' : 'sein',
  /** So many of what somebody has, each of it, and all of it. */
  some: (n: number, one: string, many: string): string =>
    who === undefined ? `${n} deiner ${many}` : `${n} ${n === 1 ? one : many} von ${who}`,
  each: (one: string, many: string): string =>
    who === undefined ? `ede deiner ${many}` : `ede ${one} von ${who}`,
  all: (many: string): string => (who === undefined ? `deine ${many}` : `die ${many} von ${who}`),
  /** A verb in the second and in the third person. */
  does: (second: string, third: string): string => (who === undefined ? second : third),
});
type Voice = ReturnType<typeof voice>;

const loses = (v: Voice): string => v.does('verlierst', 'verliert');
const spaces = (n: number): string => count(n, 'Feld', 'Felder');

function others({ named, ordered }: Harm, v: Voice, what = (n: number) => String(n)): string {
  if (named)
    return ` ${named.players} andere, die ${v.they} ${v.does('benennst', 'benennt')}, verlieren je ${what(named.each)}.`;
  if (!ordered) return '';
  const chosen = `${v.they} ${v.does('wählst', 'wählt')}`;
  if (ordered.total === 1) return ` Ein anderer, den ${chosen}, verliert ${what(1)}.`;
  const most = ordered.each < ordered.total ? `, jeder höchstens ${ordered.each}` : '';
  return ` Andere, die ${chosen}, verlieren zusammen ${what(ordered.total)}${most}.`;
}

const units = (h: Harm, v: Voice): string =>
  `${v.who} ${loses(v)} Einheiten im Wert von ${h.n('damage')}.${others(h, v)}`;

function coasts(h: Harm, v: Voice, ships: boolean): string {
  const parts = [
    h.n('damage') > 0 && `Einheiten im Wert von ${h.n('damage')} an der Küste`,
    ships && `alle ${v.its}e Schiffe`,
    h.n('lose') > 0 && `${h.n('lose')} Schatz`,
  ].filter((part) => part !== false);
  return `${v.who} ${loses(v)} ${list(parts)}.`;
}

function quake(h: Harm, v: Voice, beside: string): string {
  const struck = h.is('anyUnit') ? 'Einheiten' : 'eine Stadt';
  const own = h.is('reduced')
    ? `macht ein Erdbeben eine ${v.its}er Städte und ${beside} zu Spielsteinen`
    : `zerstört ein Erdbeben eine ${v.its}er Städte und macht ${beside} zu Spielsteinen`;
  return `${v.does('Hast du', `Hat ${v.name}`)} ${struck} an einem Vulkan, stirbt alles ringsum. Sonst ${own}.`;
}

const beside = (foreign: boolean): string => (foreign ? 'eine Stadt eines Nachbarn' : 'eine Stadt nebenan');

function pirates(h: Harm, which: string): string {
  const more = h.named ? ` und je ${h.named.each} von ${h.named.players} anderen` : '';
  return `Piraten nehmen ${which}${more}.`;
}

const towns = (h: Harm, v: Voice, coastal: boolean): string =>
  coastal ? v.some(h.n('cities'), 'Küstenstadt', 'Küstenstädte') : v.some(h.n('cities'), 'Stadt', 'Städte');

function flood(h: Harm, v: Voice): string {
  const due = h.is('upTo') ? `bis zu ${h.n('damage')}` : h.n('damage');
  const around = h.ordered ? `zusammen ${h.ordered.total}` : `je ${h.n('others')}`;
  const instead = h.is('coastalCity')
    ? 'eine Küstenstadt'
    : h.n('coastal') > 0 && `${h.n('coastal')} an der Küste`;
  const nothing = instead ? ` Ohne solche ${loses(v)} ${v.they} ${instead}.` : '';
  return `${v.who} ${loses(v)} Einheiten im Wert von ${due} in einer Flussebene, andere dort ${around}.${nothing}`;
}

const treasuryToo = (h: Harm, v: Voice): string =>
  h.n('lose') > 0 ? ` ${v.does('Du verlierst', 'Es verliert')} auch ${h.n('lose')} Schatz.` : '';

function shrink(h: Harm, v: Voice): string {
  const verb = h.n('cities') === 1 ? 'wird' : 'werden';
  const which = h.n('allBut') > 0 ? `Alle ${v.all('Städte')} außer ${h.n('allBut')}` : towns(h, v, false);
  return `${which} ${verb} zu Spielsteinen.${treasuryToo(h, v)}${others(h, v, cities)}`;
}

function destroyed(h: Harm, v: Voice): string {
  const ransom =
    h.n('ransom') > 0 ? `, wenn ${v.they} nicht ${h.n('ransom')} Schatz ${v.does('zahlst', 'zahlt')}` : '';
  return `${towns(h, v, h.is('coastal'))} wird zerstört${ransom}.${treasuryToo(h, v)}`;
}

function cards(h: Harm, v: Voice): string {
  const gives = `${v.who} ${v.does('gibst', 'gibt')}`;
  if (h.n('facePerCity') > 0)
    return `${gives} für jede ${v.its}er Städte Waren im Wert von ${h.n('facePerCity')} weg.`;
  if (h.n('count') === 0)
    return `${gives} Waren ab, die zusammen ${h.n('face')}${h.is('exact') ? '' : ' oder mehr'} wert sind.`;
  const saved = h.n('payEach') > 0 ? `; ${h.n('payEach')} Schatz retten je eine` : '';
  return `${gives} ${goods(h.n('count'))} ab${saved}.`;
}

function split(h: Harm, v: Voice): string {
  const own = h.n('own') > 0 ? `${h.n('own')} Punkte des einen Teils` : 'Einiges vom einen Teil';
  return `${v.does('Deine Nation', `Die Nation ${v.of}`)} zerfällt: ${own} ${v.does('wählst du', 'wählt es')} selbst, ${h.n('rival')} ein Rivale. Einen Teil ${v.does('behältst du', 'behält es')}, den anderen bekommt der Rivale.`;
}

export const harms = voiced(voice, {
  coastalDamage: (h, v) => coasts(h, v, h.is('ships')),
  tempestAndMutiny: (h, v) => coasts(h, v, true),
  eruption: (h, v) => quake(h, v, beside(h.is('foreignOnly'))),
  volcanicEruption: (h, v) => quake(h, v, beside(true)),
  treachery: (h, v) => `Wer davon profitiert, übernimmt ${towns(h, v, false)}.`,
  betrayal: (_, v) =>
    `Wer die Karte gab, übernimmt ${v.some(1, 'Stadt', 'Städte')}; gab sie niemand, wird sie zu Spielsteinen.`,
  loseTreasury: (h, v) => `${v.who} ${loses(v)} ${h.n('lose')} Schatz.`,
  unitLoss: units,
  famine: units,
  slaveRevolt: (h, v) =>
    `Bis das vorbei ist, braucht j${v.each('Stadt', 'Städte')} ${tokens(h.n('rate'))} mehr zum Leben.`,
  blockedSupport: (h, v) =>
    `${v.some(h.n('tokens'), 'Spielstein', 'Spielsteine')} ernähren jetzt keine Stadt; hungernde Städte werden zu Spielsteinen.`,
  reduceOwnCities: shrink,
  floodPlain: flood,
  destroyOwnCities: destroyed,
  civilWarAndTyranny: (h, v) =>
    h.n('allBut') > 0
      ? `Wer davon profitiert, bekommt alles, was ${v.name} über einen Wert von ${h.n('allBut')} hinaus ${v.does('hast', 'hat')}.`
      : `Wer davon profitiert, bekommt Einheiten ${v.of} im Wert von ${h.n('points')}.`,
  civilWar: split,
  barbarianHordes: (h, v) =>
    `${h.n('tokens')} Barbaren fallen über ${v.all('Gebiete')} her und kämpfen sich von einem zum nächsten.`,
  barbarianTurn: (h, v) =>
    `${h.n('tokens')} Barbaren fallen über ${v.all('Gebiete')} her; die schon da sind, ziehen und kämpfen mit.`,
  seaStorm: (h, v) =>
    `Ein Sturm auf offenem Meer macht ${towns(h, v, false)} zu Spielsteinen und bei jedem anderen dort ${h.n('others')}.${h.is('ships') ? ' Schiffe dort sinken.' : ''}`,
  cyclone: (h, v) =>
    `Ein Sturm auf offenem Meer zerstört ${towns(h, v, false)} und bei jedem anderen dort ${h.n('others')}. Schiffe dort sinken.`,
  loseCards: cards,
  corruption: (h, v) =>
    `${v.who} ${v.does('gibst', 'gibt')} Waren im Wert von ${h.n('face')} oder mehr an die Nation mit den wenigsten Errungenschaften.`,
  markerBack: (h, v) => `${v.who} ${v.does('fällst', 'fällt')} auf der Tafel ${spaces(h.n('steps'))} zurück.`,
  piracy: (h, v) => pirates(h, towns(h, v, true)),
  treacheryAndPiracy: (h, v) => pirates(h, towns(h, v, h.is('coastal'))),
  raid: (_, v) => `Wer die Karte gab, zerstört für jedes eigene Schiff eine Küstenstadt ${v.of}.`,
  tribalConflict: (h, v) =>
    `${v.who} ${loses(v)} in zwei Gebieten nebeneinander ${h.n('tokens') > 0 ? tokens(h.n('tokens')) : 'alle Spielsteine'}.`,
  minorUprising: (h, v) =>
    h.n('price') > 0
      ? `${v.who} ${loses(v)} für jede ${v.its}er Städte Einheiten im Wert von 1; ${h.n('price')} Schatz retten sie.`
      : `${v.who} ${v.does('zahlst', 'zahlt')} für jede ${v.its}er Städte ${h.n('perCity')} Spielstein oder Schatz.`,
  tyranny: (h, v) =>
    `Für j${v.each('Stadt', 'Städte')} nimmt ein Nachbar Einheiten im Wert von ${h.n('perCity')}.`,
  banditry: (h, v) =>
    `Bis zur nächsten Runde ${v.does('fehlen dir', `fehlen ${v.name}`)} für jede Stadt ${tokens(h.n('perCity'))}.`,
});
