import type { Goals, Lacks } from '@ochre/bots/goals';
import { type GoalSentences, type LackWords, lackings } from '../goals.ts';
import { word } from './numbers.ts';
import { list } from './ui.ts';

type Gender = 'm' | 'f';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const many = (n: number, one: string, more: string, gender: Gender = 'm'): string =>
  n === 1 ? `${gender === 'f' ? 'eine' : 'ein'} ${one}` : `${word(n)} ${more}`;
const tokens = (n: number): string => many(n, 'Spielstein', 'Spielsteine');
const cities = (n: number): string => many(n, 'Stadt', 'Städte', 'f');
const advances = (n: number): string => many(n, 'Errungenschaft', 'Errungenschaften', 'f');

const times = (n: number): string => (n === 1 ? 'einmal' : `${word(n)}mal`);

const yours = (n: number): string => (n === 1 ? 'deine Stadt' : `deine ${word(n)} Städte`);

const when = (turns: number): string => (turns === 1 ? 'in dieser Runde' : `in ${word(turns)} Runden`);
const lacks: LackWords = {
  gateCities: (w) => cities(w.missing),
  gateAdvances: (w) => advances(w.missing),
  gateCosting: (w) => `${advances(w.missing)} ab ${w.least}`,
  gateUnder: (w) => `${advances(w.missing)} unter ${w.below}`,
  gateGroups: (w) =>
    w.missing === 1
      ? 'eine weitere Gruppe von Errungenschaften'
      : `${word(w.missing)} weitere Gruppen von Errungenschaften`,
  gateAdvancePoints: (w) => `${w.missing} ${w.missing === 1 ? 'Punkt' : 'Punkte'} an Errungenschaften`,
};

const gate = <C extends keyof Lacks>(code: C, w: Goals[C]): string => {
  const { have, epoch, opens, turns } = w;
  const what = list(lackings(lacks, code, w));
  const missed = have > 0 ? `noch ${what}` : what;
  return sentence(
    opens
      ? `für die ${epoch} brauchst du ${when(turns)} ${missed}`
      : `um weiterzukommen, brauchst du ${when(turns)} ${missed} (${epoch})`,
  );
};

export const goals = {
  title: 'Nächstes Ziel',
  where: 'Auf der Karte zeigen',
  saveUp: 'Behalte deine Karten für eine spätere Runde.',
  also: (sentences: string) => `Außerdem: ${sentences}`,
  chosen: 'Das hast du hier gewählt.',
  of: (have: number, of: number) => `${have} von ${of}`,
  sentences: {
    city: (w) =>
      `Noch ${tokens(w.missing)} in ${w.area} ${w.missing === 1 ? 'ergibt' : 'ergeben'} eine Stadt.`,
    build: (w) => `In ${w.area} reicht es für eine Stadt.`,
    support: (w) =>
      `Es ${w.missing === 1 ? 'fehlt' : 'fehlen'} ${tokens(w.missing)}, um ${yours(w.cities)} zu versorgen.`,
    spread: (w) =>
      w.areas === 0
        ? 'Zwei Spielsteine je Gebiet wachsen am schnellsten.'
        : `Breite dich aus: ${many(w.areas, 'Gebiet', 'Gebiete')} neben deinen ${w.areas === 1 ? 'ist' : 'sind'} leer.`,
    crowded: (w) =>
      `In ${w.area} ${w.tokens === 1 ? 'steht' : 'stehen'} ${tokens(w.tokens)} zu viel${w.theirs === undefined ? '' : `, weil dort auch ${w.theirs} von ${w.owner} ${w.theirs === 1 ? 'steht' : 'stehen'}`}.`,
    overseas: (w) => `Jenseits des Meeres ist Platz: in ${w.area}.`,
    grow: (w) => `Wachse: Du hast ${tokens(w.tokens)} auf dem Brett.`,
    gateCities: (w) => gate('gateCities', w),
    gateAdvances: (w) => gate('gateAdvances', w),
    gateCosting: (w) => gate('gateCosting', w),
    gateUnder: (w) => gate('gateUnder', w),
    gateGroups: (w) => gate('gateGroups', w),
    gateAdvancePoints: (w) => gate('gateAdvancePoints', w),
    gatePoints: (w) =>
      `Noch ${w.missing} ${w.missing === 1 ? 'Punkt bringt' : 'Punkte bringen'} deinen Marker ${when(w.turns)} weiter.`,
    set: (w) =>
      w.size === w.more
        ? sentence(`${times(w.more)} ${w.card} wäre ${w.gain} wert`)
        : `Noch ${times(w.more)} ${w.card} ergibt einen Satz von ${word(w.size)}, der ${w.gain} mehr wert ist.`,
    handOn: (w) => `Gib ${w.card} weiter, unter Karten, die nicht genannt werden müssen.`,
    card: (w) => `Eine Karte mehr hilft deinen Sätzen: Dein Schatz von ${w.treasury} reicht für eine.`,
    advances: (w) => `Du kannst ${w.points} für Errungenschaften ausgeben.`,
    cheapest: (w) =>
      `Für die billigste Errungenschaft ${w.missing === 1 ? 'fehlt' : 'fehlen'} dir noch ${w.missing}.`,
    advance: (w) => `Für ${w.advance} ${w.missing === 1 ? 'fehlt' : 'fehlen'} dir noch ${w.missing}.`,
    taxes: (w) =>
      `Im Vorrat ${w.missing === 1 ? 'fehlt' : 'fehlen'} ${tokens(w.missing)}, um ${yours(w.cities)} zu besteuern.`,
    keep: (w) =>
      `Gib die ${w.cities === 1 ? 'Stadt auf, die dir am wenigsten fehlt' : 'Städte auf, die dir am wenigsten fehlen'}.`,
    spare: () => 'Gib Spielsteine dort her, wo sie dir am wenigsten fehlen.',
    choose: (w) => `Wähle von ${w.nation} die Städte, die dir am meisten nützen.`,
    ahead: (w) => `${w.nation} liegt vor dir.`,
  } satisfies GoalSentences,
};
