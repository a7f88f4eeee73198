import type { AreaId, EventType, Open, Owner, Rules, View } from '@ochre/engine';
import { type Call, calledBy, callOf } from '../calamity/victims.ts';
import { concerns } from '../live/digest.ts';
import { areasOf, type Effect, effectsOf } from '../live/effects.ts';
import { subjectOf } from '../log/words.ts';
import type { LoggedEvent } from '../session/session.ts';
import { Shown } from './shown.ts';

/** What the table heard at once: how it stood, what happened, how it stands. */
export interface Batch {
  before: View;
  events: readonly LoggedEvent[];
  after: View;
}

/** A position, and when in its beat it is shown. */
export interface Shot {
  at: number;
  /** The pieces as they are drawn: what is on its way is nowhere. */
  open: Open;
  /** The position that is counted, where it is another: who is on the way is still there. */
  counted?: Open;
}

/** A calamity that is called: whom it hits, and whether I am among them. */
export interface Announced extends Call {
  logged: LoggedEvent;
  mine: boolean;
}

/** Things that move together. */
export interface Beat {
  /** Its length at usual pace, and how long it stays to be read. */
  ms: number;
  hold: number;
  effects: readonly Effect[];
  shots: readonly Shot[];
  events: readonly LoggedEvent[];
  /** Announced before it strikes: its name and whom it hits. */
  calamity?: Announced;
  /** What is read rather than seen on the board. */
  page?: Page;
  /** What everybody knows by then, the board apart. */
  view: View;
  /** The number of events told by its end. */
  told: number;
}

/** One nation's turn in a phase, or that of a few. */
export interface Scene {
  /** Whose turn it is, and all who take part in it. */
  actors: readonly Owner[];
  owners: readonly Owner[];
  areas: readonly AreaId[];
  beats: readonly Beat[];
}

export interface Part {
  turn: number;
  /** The step of the turn it began with. */
  step: string;
  scenes: readonly Scene[];
}

const PAGES = {
  advancesBought: 'purchases',
  marker: 'track',
  markerBack: 'track',
  taxCollected: 'taxes',
  expanded: 'growth',
  traded: 'deals',
} as const satisfies Partial<Record<EventType, string>>;

/** What all nations do alike is told on one page: deals, who bought what, who steps where, what came of tax and growth. */
export type Page = (typeof PAGES)[keyof typeof PAGES];

const pageOf = (type: EventType): Page | undefined =>
  Object.hasOwn(PAGES, type) ? PAGES[type as keyof typeof PAGES] : undefined;

/** Lengths at usual pace in milliseconds. */
export const MS = {
  token: 420,
  ship: 560,
  round: 420,
  city: 720,
  cards: 640,
  track: 360,
  calamity: 1800,
  nation: 160,
  mine: 600,
  least: 2000,
  page: 2800,
  most: 4000,
} as const;

const AT_ONCE = 3;
const ROUNDS = 4;
/** More nations than this go in groups. */
const SINGLY = 6;
const GROUP = 3;
/** More lines than this on a page take as long as a phase may. */
const LINES = 9;
/** However late it is in a phase, what still comes is given so much. */
const LATE = 1200;

const LENGTHS: Record<Exclude<Effect['kind'], 'fight'>, number> = {
  travel: MS.token,
  voyage: MS.ship,
  rise: MS.city,
  fall: MS.city,
  strike: MS.city,
  gain: MS.token,
  loss: MS.token,
  deal: MS.cards,
};

/** In how many rounds a conflict is counted down. */
const roundsOf = (effect: Extract<Effect, { kind: 'fight' }>): number =>
  Math.min(ROUNDS, Math.max(1, ...Object.values(effect.sides).map(({ lost }) => lost)));

export const lengthOf = (effect: Effect): number =>
  effect.kind === 'fight' ? MS.round * roundsOf(effect) : LENGTHS[effect.kind];

/** What somebody did in one event, or what one event did. */
interface Act {
  first: number;
  last: number;
  effects: Effect[];
  owners: Owner[];
  ms: number;
  mine: boolean;
  kind: 'act' | 'calamity' | Page;
}

/** What a seat decided itself it has seen already. */
const OWN_ACTS = new Set(['walked', 'sailed', 'cityBuilt']);

const decidedBy = (event: LoggedEvent['event'], me: Owner | undefined): boolean =>
  OWN_ACTS.has(event.type) && subjectOf(event) === me;

const ownersIn = (event: LoggedEvent['event'], effects: readonly Effect[]): Owner[] => {
  const fight = effects.find((e) => e.kind === 'fight');
  const subject = subjectOf(event);
  const sides = fight ? Object.keys(fight.sides) : [];
  return [...new Set([...(subject !== undefined ? [subject] : []), ...sides])].filter((o) => o !== '');
};

/** Events in which something is to be seen, each with the number it has among all. */
function actsOf(events: readonly LoggedEvent[], me: Owner | undefined, seen: (i: number) => Effect[]): Act[] {
  const acts: Act[] = [];
  let called: Call | undefined;
  events.forEach((logged, i) => {
    const { event } = logged;
    const { type, open } = event;
    const about = { first: i, last: i, mine: me !== undefined && concerns(event, me) };
    const call = callOf(logged);
    // Whoever is named after it was called has not heard of it in this film.
    const news = call !== undefined && call.calamity !== called?.calamity;
    const named = call?.victims.some(({ nation }) => nation === me) === true;
    const before = acts.at(-1);
    if (call && !news && before?.kind === 'calamity' && before.last === i - 1) {
      // Another copy of it, called at the same time.
      before.last = i;
      before.mine ||= about.mine;
      return;
    }
    if (call && (type === 'calamityRevealed' || (news && named))) {
      called = calledBy(events.slice(i));
      acts.push({ ...about, kind: 'calamity', effects: [], owners: [subjectOf(event)!], ms: MS.calamity });
      return;
    }
    const page = pageOf(type);
    if (page) {
      const steps =
        type === 'marker' ? Math.max(1, open.to - open.from) : type === 'markerBack' ? open.steps : 1;
      const [owners, ms] = [[subjectOf(event)!], MS.track * steps];
      if (before?.kind === page) {
        before.last = i;
        before.owners.push(...owners);
        before.ms = Math.max(before.ms, ms);
      } else acts.push({ ...about, kind: page, mine: false, effects: [], owners, ms });
      return;
    }
    if (decidedBy(event, me)) return;
    const effects = seen(i);
    if (effects.length === 0) return;
    const ms = Math.max(...effects.map(lengthOf));
    acts.push({ ...about, kind: 'act', effects, owners: ownersIn(event, effects), ms });
  });
  return acts;
}

const chunked = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** Acts of one nation after the other; many nations in groups. */
function grouped(acts: readonly Act[]): Act[][] {
  const scenes: Act[][] = [];
  for (const act of acts) {
    const last = scenes.at(-1);
    const first = last?.[0];
    if (last && first?.owners[0] === act.owners[0] && first?.kind === act.kind) last.push(act);
    else scenes.push([act]);
  }
  const nations = new Set(acts.flatMap(({ owners }) => owners[0] ?? []));
  if (nations.size <= SINGLY || scenes.some(([first]) => first!.kind !== 'act')) return scenes;
  return chunked(scenes, GROUP).map((group) => group.flat());
}

const longest = (acts: readonly Act[]): number => Math.max(...acts.map(({ ms }) => ms));

/** How many move at once, and how much faster, so that a phase takes no longer than it may. */
export function timing(scenes: readonly (readonly { ms: number; kind?: string }[])[], spent: number) {
  const most = Math.max(LATE, MS.most - spent) - MS.nation * Math.max(0, scenes.length - 1);
  const timed = scenes.map((acts) => acts.filter(({ kind }) => kind !== 'calamity'));
  const total = (size: number): number =>
    timed
      .flatMap((acts) => chunked(acts, size))
      .reduce((sum, acts) => sum + Math.max(...acts.map(({ ms }) => ms)), 0);
  const largest = Math.max(AT_ONCE, ...timed.map((acts) => acts.length));
  let size = AT_ONCE;
  while (size < largest && total(size) > most) size++;
  const sum = total(size);
  return { size, share: sum > most ? Math.max(0.3, most / sum) : 1 };
}

export interface Cutting {
  rules: Rules;
  me: Owner | undefined;
  /** Phases of one name belong together. */
  named(step: string): string;
}

/** Cuts what was heard into parts by phase, scenes by nation, and beats; goes on where it stopped. */
export class Cutter {
  private readonly cutting: Cutting;
  private shown: Shown | undefined;
  private told: number;
  private phase = '';
  private spent = 0;

  /** `told` events have been told before. */
  constructor(cutting: Cutting, told: number) {
    this.cutting = cutting;
    this.told = told;
  }

  cut(batches: readonly Batch[]): Part[] {
    const parts: Part[] = [];
    let stretch: { batch: Batch; logged: LoggedEvent }[] = [];
    const end = (): void => {
      const part = stretch.length > 0 ? this.part(stretch) : undefined;
      if (part) parts.push(part);
      stretch = [];
    };
    for (const batch of batches)
      for (const logged of batch.events) {
        const phase = `${logged.turn} ${this.cutting.named(logged.phase)}`;
        if (phase !== this.phase) {
          end();
          this.phase = phase;
          this.spent = 0;
        }
        stretch.push({ batch, logged });
      }
    end();
    return parts;
  }

  private part(stretch: readonly { batch: Batch; logged: LoggedEvent }[]): Part | undefined {
    const { rules, me } = this.cutting;
    const first = stretch[0]!;
    this.shown ??= new Shown(rules, first.batch.before.open);
    const { shown } = this;
    const events = stretch.map(({ logged }) => logged);
    // The board before and after each event, with where its ships lay.
    // What I decided myself is there at once, before what others decided at the same time.
    const mine = events.filter(({ event }) => decidedBy(event, me));
    for (const { event } of mine) shown.play(event);
    const opens: Open[] = [shown.open];
    const seen: Effect[][] = [];
    stretch.forEach(({ batch, logged }) => {
      seen.push(effectsOf(logged.event, (nation, ship) => shown.berth(nation, ship)));
      if (!mine.includes(logged)) shown.play(logged.event);
      if (logged === batch.events.at(-1)) shown.jumpTo(batch.after.open);
      opens.push(shown.open);
    });
    const told = this.told;
    this.told += events.length;
    const acts = actsOf(events, me, (i) => seen[i]!);
    if (acts.length === 0) return undefined;
    const scenes = grouped(acts);
    const { size, share } = timing(scenes, this.spent);
    const viewAt = (i: number): View => {
      const { batch, logged } = stretch[i]!;
      return logged === batch.events.at(-1) ? batch.after : batch.before;
    };
    const beatOf = (together: readonly Act[]): Beat => {
      const start = opens[together[0]!.first]!;
      const last = together.at(-1)!.last;
      const { kind } = together[0]!;
      const ms = longest(together) * (kind === 'calamity' ? 1 : share);
      const told_ = told + last + 1;
      const heard = together.flatMap((act) => events.slice(act.first, act.last + 1));
      return {
        ms,
        hold: together.some(({ mine }) => mine) ? MS.mine : 0,
        effects: together.flatMap(({ effects }) => effects),
        shots: shotsOf(rules, start, opens[last + 1]!, together, heard, ms),
        events: heard,
        ...(kind === 'calamity' && {
          calamity: announced(events.slice(together[0]!.first), me),
        }),
        ...(kind !== 'calamity' && kind !== 'act' && { page: kind }),
        view: viewAt(last),
        told: told_,
      };
    };
    const cut = scenes.map((acts): Scene => {
      const beats = chunked(acts, size).map(beatOf);
      return {
        actors: [...new Set(acts.flatMap(({ owners }) => owners[0] ?? []))],
        owners: [...new Set(acts.flatMap(({ owners }) => owners))],
        areas: [...new Set(beats.flatMap((beat) => placesIn(shown, beat)))],
        beats,
      };
    });
    const length = cut.reduce(
      (sum, s) => sum + MS.nation + s.beats.reduce((n, b) => n + b.ms + b.hold, 0),
      0,
    );
    const lack = Math.max(0, leastOf(cut) - this.spent - length);
    this.spent += length + lack;
    // What is silent at the end of the phase has happened by its last beat.
    const final = cut.at(-1)!.beats.at(-1)! as { -readonly [K in keyof Beat]: Beat[K] };
    final.hold += lack;
    final.shots = [...final.shots.slice(0, -1), { ...final.shots.at(-1)!, open: opens.at(-1)! }];
    final.told = this.told;
    return { turn: events[0]!.turn, step: events[0]!.phase, scenes: cut };
  }
}

/** How long is needed at least to take in what is shown: lines of a page are read, a track on which all step is seen. */
function leastOf(scenes: readonly Scene[]): number {
  const pages = scenes.flatMap(({ beats }) => beats.filter(({ page }) => page));
  const lines = pages.flatMap(({ events }) => events.filter(({ event }) => pageOf(event.type)));
  if (lines.every(({ event: { type, open } }) => type === 'marker' && open.to > open.from)) return MS.least;
  return lines.length > LINES ? MS.most : MS.page;
}

const placesIn = (shown: Shown, { effects, calamity, shots }: Beat): AreaId[] =>
  calamity ? landOf(shots[0]!.open, calamity) : effects.flatMap((e) => placesOf(shown, e));

const placesOf = (shown: Shown, effect: Effect): AreaId[] =>
  effect.kind === 'voyage' ? effect.route.flatMap((coast) => shown.areaAt(coast) ?? []) : areasOf(effect);

function announced(events: readonly LoggedEvent[], me: Owner | undefined): Announced {
  const call = calledBy(events)!;
  return { ...call, logged: events[0]!, mine: call.victims.some(({ nation }) => nation === me) };
}

/** Where those stand whom a calamity hits. */
export const landOf = (open: Open, { victims }: Call): AreaId[] =>
  victims.flatMap(({ nation }) => {
    const { tokens = {}, cities = [] } = open.nations[nation] ?? {};
    return [...Object.keys(tokens), ...cities];
  });

/** Positions in the course of a beat: what is on its way is nowhere, who fights grows fewer round by round. */
function shotsOf(
  rules: Rules,
  start: Open,
  end: Open,
  acts: readonly Act[],
  heard: readonly LoggedEvent[],
  ms: number,
): Shot[] {
  const kind = acts[0]!.kind;
  if (kind === 'calamity')
    return [
      { at: 0, open: start },
      { at: ms, open: end },
    ];
  // What a page tells is on the board from the first moment on; the strip shows how markers get there.
  if (kind !== 'act')
    return [
      { at: 0, open: start },
      { at: 1, open: end },
      { at: ms, open: end },
    ];
  const shown = new Shown(rules, start);
  for (const { event } of heard) shown.depart(event);
  for (const { effects } of acts)
    for (const effect of effects)
      if (effect.kind === 'voyage' && effect.route.length > 1)
        shown.putOut(effect.owner, effect.route[0]!, effect.n);
  const counted = new Shown(rules, start);
  const shots: Shot[] = [{ at: 0, open: shown.open, counted: start }];
  const fights = acts.flatMap(({ effects }) => effects.filter((e) => e.kind === 'fight'));
  const rounds = Math.max(0, ...fights.map(roundsOf));
  for (let round = 1; round < rounds; round++) {
    for (const board of [shown, counted])
      for (const fight of fights) board.fight(fight.area, fight.sides, round / roundsOf(fight));
    shots.push({ at: (ms * round) / rounds, open: shown.open, counted: counted.open });
  }
  shots.push({ at: ms, open: end });
  return shots;
}
