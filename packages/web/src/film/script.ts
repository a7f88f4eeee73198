import type { Owner } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Effect } from '../live/effects.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { stepName } from '../table/model.ts';
import type { Course, Turn } from './course.ts';
import { MS } from './lengths.ts';
import { type Page, pageOf } from './pages.ts';
import type { Announced, Beat, Part, Scene } from './parts.ts';

/** A beat of a scene of a part. */
export interface Place {
  part: Part;
  scene: number;
  beat: Beat;
  /** Time this scene takes, for the line that fills. */
  ms: number;
}

/** A place, and whether its scene begins there. */
export interface Cue extends Place {
  first: boolean;
}

/** An event on a page: whether it has been told, how long its moment is. */
export interface Line {
  logged: LoggedEvent;
  turn: Turn;
  ms: number;
}

type Fight = Extract<Effect, { kind: 'fight' }>;

/** All beats of a film in order, and how many have begun: whoever shows what was told so far is shown anew with each. */
export class Script {
  private readonly live: Session;
  private readonly cues: Cue[] = [];
  private readonly begun: Signal<number> = signal(0);

  constructor(live: Session) {
    this.live = live;
  }

  add(part: Part, worth: (beat: Beat) => boolean): void {
    part.scenes.forEach((scene, i) => {
      const ms = lengthOfScene(scene);
      scene.beats.forEach((beat, b) => {
        if (worth(beat)) this.cues.push({ part, scene: i, beat, ms, first: b === 0 });
      });
    });
  }

  /** Whether all has begun that is known. */
  get over(): boolean {
    return this.begun.peek() >= this.cues.length;
  }

  next(): Cue {
    const cue = this.cues[this.begun.peek()]!;
    this.begun.value = this.begun.peek() + 1;
    return cue;
  }

  /** Back to the beginning of this nation's turn, to that of the one before, or on to the next. */
  turn(by: 1 | -1): void {
    const starts = this.cues.flatMap((cue, i) => (cue.first ? [i] : []));
    const now = Math.max(0, this.begun.peek() - 1);
    const own = starts.findLast((i) => i <= now) ?? 0;
    this.begun.value =
      by > 0 ? (starts.find((i) => i > now) ?? this.cues.length) : (starts.findLast((i) => i < own) ?? own);
  }

  /** What a nation does in a phase, as far as it has been heard of. */
  actsOf(owner: Owner, part: Part): { stacks: number; ships: number; cities: number } {
    const effects = this.of(part).flatMap(({ beat }) =>
      beat.effects.filter((e) => 'owner' in e && e.owner === owner),
    );
    const of = (kind: Effect['kind']): number => effects.filter((e) => e.kind === kind).length;
    return { stacks: of('travel'), ships: of('voyage'), cities: of('rise') };
  }

  /** Conflicts of a phase in order, and which of them are over. */
  fights(part: Part): { fight: Fight; done: boolean }[] {
    return this.of(part).flatMap(({ beat, begun }) =>
      beat.effects.flatMap((e) => (e.kind === 'fight' ? [{ fight: e, done: begun }] : [])),
    );
  }

  /** A phase, as far as it has been heard of. */
  course(part: Part): Course {
    const scenes = this.of(part).filter(({ first }) => first);
    return {
      scenes: scenes.map((cue) => cue.part.scenes[cue.scene]!),
      now: scenes.findLastIndex(({ begun }) => begun),
    };
  }

  /** All lines of a page in a phase, as far as they have been heard of. */
  lines(page: Page, part: Part): Line[] {
    const now = this.begun.value - 1;
    return this.of(part).flatMap(({ beat, at }) => {
      const turn = at < now ? 'done' : at === now ? 'on' : 'ahead';
      const events = beat.page === page ? beat.events.filter(({ event }) => pageOf(event.type) === page) : [];
      return events.map((logged) => ({ logged, turn, ms: beat.ms }));
    });
  }

  /** The calamities of a phase that have been called so far. */
  called(part: Part): Announced[] {
    return this.of(part).flatMap(({ beat, begun }) => (begun && beat.calamity ? [beat.calamity] : []));
  }

  /** The step after a phase, where it has been heard of or the table has come to it. */
  phaseAfter(part: Part): string | undefined {
    const later = this.cues.slice(this.begun.value).find((cue) => !this.together(cue.part, part));
    const { turn, phase } = this.live.view.peek().open;
    return later?.part.step ?? (this.together({ turn, step: phase }, part) ? undefined : phase);
  }

  private of(part: Part): (Cue & { at: number; begun: boolean })[] {
    const begun = this.begun.value;
    return this.cues.flatMap((cue, at) =>
      this.together(cue.part, part) ? [{ ...cue, at, begun: at < begun }] : [],
    );
  }

  /** Whether both belong to one phase. */
  private together(a: Pick<Part, 'turn' | 'step'>, b: Pick<Part, 'turn' | 'step'>): boolean {
    const named = (step: string): string => stepName(this.live, step) ?? step;
    return a.turn === b.turn && named(a.step) === named(b.step);
  }
}

const lengthOfScene = ({ beats }: Scene): number =>
  beats.reduce<number>((sum, { ms, hold }) => sum + ms + hold, MS.nation);
