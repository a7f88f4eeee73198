import type { AreaId, Open, Owner, Rules, View } from '@ochre/engine';
import { type Call, calledBy } from '../calamity/victims.ts';
import { areasOf, type Effect, effectsOf } from '../live/effects.ts';
import type { LoggedEvent } from '../session/session.ts';
import { type Act, actsOf, decidedBy, grouped, isPage } from './acts.ts';
import { MS, timing, together } from './lengths.ts';
import { leastFor } from './pages.ts';
import type { Announced, Batch, Beat, Part, Scene } from './parts.ts';
import { shotsOf } from './shots.ts';
import { Shown } from './shown.ts';

export interface Cutting {
  rules: Rules;
  me: Owner | undefined;
  /** Phases of one name belong together. */
  named(step: string): string;
}

/** An event, and what it was heard with. */
interface Heard {
  batch: Batch;
  logged: LoggedEvent;
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
    let stretch: Heard[] = [];
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

  private part(stretch: readonly Heard[]): Part | undefined {
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
    // A page is read once more when all of it is there.
    const read = acts.some(isPage) ? MS.read : 0;
    const pace = timing(scenes, this.spent + (read > 0 ? read + MS.nation : 0));
    const viewAt = (i: number): View => {
      const { batch, logged } = stretch[i]!;
      return logged === batch.events.at(-1) ? batch.after : batch.before;
    };
    const beatOf = (acts: readonly Act[]): Beat => {
      const [{ first, kind }, { last }] = [acts[0]!, acts.at(-1)!];
      const ms = longest(acts) * (kind === 'calamity' ? 1 : pace.share);
      const heard = acts.flatMap((act) => events.slice(act.first, act.last + 1));
      const effects = acts.flatMap((act) => act.effects);
      const shots = shotsOf(rules, opens[first]!, opens[last + 1]!, acts, heard, ms);
      const calamity = kind === 'calamity' ? announced(events.slice(first), me) : undefined;
      const land = calamity && landOf(opens[first]!, calamity);
      return {
        ms,
        hold: acts.some(({ mine }) => mine) ? MS.mine : 0,
        effects,
        shots,
        areas: [...new Set(land ?? effects.flatMap((e) => placesOf(shown, e)))],
        events: heard,
        ...(calamity && { calamity }),
        ...(kind !== 'calamity' && kind !== 'act' && { page: kind }),
        view: viewAt(last),
        from: told + first,
        told: told + last + 1,
      };
    };
    const cut = scenes.map((acts): Scene => {
      const beats = together(acts, pace).map(beatOf);
      return {
        actors: [...new Set(acts.flatMap(({ owners }) => owners[0] ?? []))],
        owners: [...new Set(acts.flatMap(({ owners }) => owners))],
        beats,
      };
    });
    const beats = cut.flatMap((scene) => scene.beats);
    const length = beats.reduce((sum, { ms, hold }) => sum + ms + hold, MS.nation * cut.length);
    const least = leastFor(beats.flatMap(({ page, events }) => (page ? events : [])));
    const lack = Math.max(read, least - this.spent - length);
    this.spent += length + lack;
    // What is silent at the end of the phase has happened by its last beat.
    const final = beats.at(-1)! as { -readonly [K in keyof Beat]: Beat[K] };
    final.hold += lack;
    final.shots = [...final.shots.slice(0, -1), { ...final.shots.at(-1)!, open: opens.at(-1)! }];
    final.told = this.told;
    return { turn: events[0]!.turn, step: events[0]!.phase, scenes: cut };
  }
}

const longest = (acts: readonly Act[]): number => Math.max(...acts.map(({ ms }) => ms));

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
