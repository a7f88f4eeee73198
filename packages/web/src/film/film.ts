import type { Open, Owner } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Playing } from '../live/animator.ts';
import type { Effect } from '../live/effects.ts';
import { withOwn } from '../live/own.ts';
import type { Reel } from '../live/reel.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { chooseSpeed, pace, speed } from '../settings/settings.ts';
import type { TableBoard } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { myNation, stepName } from '../table/model.ts';
import type { Course } from './course.ts';
import {
  type Announced,
  type Beat,
  Cutter,
  lengthOf,
  MS,
  type Page,
  type Part,
  type Scene,
  type Shot,
} from './parts.ts';

/** Where the film is: a beat of a scene of a part. */
export interface Place {
  part: Part;
  scene: number;
  beat: Beat;
  /** Time this scene takes, for the line that fills. */
  ms: number;
}

/** How long a flight of the camera takes, and how long the film waits for more before it ends. */
const FLIGHT = 480;
const LINGER = 700;

/** Room over the map that a calamity's card takes when it strikes me, and its banner when it strikes others. */
const CARD = { wide: { right: 220 }, phone: { bottom: 280 } };
const BANNER = { bottom: 190 };

interface Cued extends Place {
  first: boolean;
}

/** Paces a film can be played at, from calm to four times. */
export const PACES = ['slow', 'normal', 'fast', 'fastest'] as const;

/** Plays what was held back, beat by beat; can be stopped, stepped and left at any time. */
export class Film {
  readonly at: Signal<Place | undefined> = signal(undefined);
  readonly playing: Signal<readonly Playing[]> = signal([]);
  /** Ways gone in the scene so far. */
  readonly trails: Signal<readonly Playing[]> = signal([]);
  readonly paused: Signal<boolean> = signal(false);
  /** A calamity that strikes me is announced, until I have read it. */
  readonly waits: Signal<boolean> = signal(false);
  readonly live: Session;
  private readonly reel: Reel;
  private readonly board: TableBoard;
  private cutter: Cutter | undefined;
  private log: readonly LoggedEvent[] = [];
  private cues: Cued[] = [];
  /** How many cues have begun: whoever shows what was told so far is shown anew with each. */
  private readonly begun: Signal<number> = signal(0);
  private keys = 0;
  private waiting: { act: () => void; due: number; left: number } | undefined;
  private waiter: number | undefined;

  constructor(reel: Reel, board: TableBoard) {
    this.reel = reel;
    this.live = reel.live;
    this.board = board;
  }

  /** Begins with what the reel holds. */
  begin(): void {
    const { live, showing } = this.reel;
    if (!showing.peek() || this.at.peek()) return;
    this.log = live.log.peek();
    const told = showing.peek()!.log.peek().length;
    this.cutter = new Cutter(
      {
        rules: live.rules,
        me: myNation(live.view.peek()),
        named: (step) => stepName(live, step) ?? step,
      },
      told,
    );
    this.cues = [];
    this.begun.value = 0;
    this.paused.value = false;
    this.go();
  }

  /** More has been heard: a film that lingers goes on. */
  more(): void {
    if (this.lingering) this.go();
  }

  pause(): void {
    if (!this.at.peek()) return;
    this.paused.value = !this.paused.peek();
    const { waiting } = this;
    if (!waiting) return;
    if (this.paused.peek()) {
      clearTimeout(this.waiter);
      waiting.left = waiting.due - performance.now();
    } else this.start(waiting.act, waiting.left);
  }

  /** What was announced has been read. */
  on(): void {
    if (this.waits.peek()) this.go();
  }

  /** Straight to the present. */
  skip(): void {
    this.clear();
    this.cues = [];
    this.at.value = undefined;
    this.trails.value = [];
    this.reel.take();
    this.reel.end();
    this.board.camera?.back(this.reel.still ? 0 : FLIGHT);
  }

  /** To the beginning of this nation's turn, of the one before, or to the next. */
  turn(by: 1 | -1): void {
    const starts = this.cues.flatMap((cue, i) => (cue.first ? [i] : []));
    const now = Math.max(0, this.begun.peek() - 1);
    const own = starts.findLast((i) => i <= now) ?? 0;
    const goal = by > 0 ? starts.find((i) => i > now) : (starts.findLast((i) => i < own) ?? own);
    if (by > 0 && goal === undefined) this.begun.value = this.cues.length;
    else this.begun.value = goal!;
    this.clear();
    this.go();
  }

  faster(by: 1 | -1): void {
    const now = PACES.indexOf(speed.peek() as (typeof PACES)[number]);
    const goal = PACES[now + by];
    if (now >= 0 && goal) chooseSpeed(goal);
  }

  /** What a nation does in the phase that is shown. */
  movesOf(owner: Owner): { stacks: number; ships: number } {
    const { part } = this.at.peek() ?? {};
    const effects = this.cues
      .filter((cue) => part && this.together(cue.part, part))
      .flatMap(({ beat }) => beat.effects.filter((e) => 'owner' in e && e.owner === owner));
    const of = (kind: string): number => effects.filter((e) => e.kind === kind).length;
    return { stacks: of('travel'), ships: of('voyage') };
  }

  /** Conflicts of the phase that is shown, in order, and which of them are over. */
  fights(): { fight: Extract<Effect, { kind: 'fight' }>; done: boolean }[] {
    const { part } = this.at.peek() ?? {};
    return this.cues.flatMap((cue, i) =>
      part && this.together(cue.part, part)
        ? cue.beat.effects.flatMap((e) =>
            e.kind === 'fight' ? [{ fight: e, done: i < this.begun.value }] : [],
          )
        : [],
    );
  }

  /** The phase that is shown, as far as it has been heard of. */
  course(part: Part): Course {
    const scenes = this.cues.flatMap((cue, i) =>
      cue.first && this.together(cue.part, part)
        ? [{ scene: cue.part.scenes[cue.scene]!, begun: i < this.begun.value }]
        : [],
    );
    return { scenes: scenes.map(({ scene }) => scene), now: scenes.findLastIndex(({ begun }) => begun) };
  }

  /** Whether nothing more can come of a phase before I am asked or the next one begins. */
  whole(part: Part): boolean {
    return this.reel.asked || this.phaseAfter(part) !== undefined;
  }

  /** All that has been told so far of what a page is about, in this phase. */
  toldOn(page: Page, part: Part): LoggedEvent[] {
    return this.cues
      .slice(0, this.begun.value)
      .flatMap(({ beat, part: of }) => (beat.page === page && this.together(of, part) ? beat.events : []));
  }

  /** The calamities of a phase that have been called so far. */
  called(part: Part): Announced[] {
    return this.cues
      .slice(0, this.begun.value)
      .flatMap(({ beat, part: of }) => (beat.calamity && this.together(of, part) ? [beat.calamity] : []));
  }

  /** The step after a phase, where the film has it already or the table has come to it. */
  phaseAfter(part: Part): string | undefined {
    const later = this.cues.find(
      (cue) => this.cues.indexOf(cue) >= this.begun.value && !this.together(cue.part, part),
    );
    const { turn, phase } = this.live.view.peek().open;
    const now = { turn, step: phase };
    return later?.part.step ?? (this.together(now, part) ? undefined : phase);
  }

  /** Whether both belong to one phase. */
  private together(a: Pick<Part, 'turn' | 'step'>, b: Pick<Part, 'turn' | 'step'>): boolean {
    const named = (step: string): string => stepName(this.live, step) ?? step;
    return a.turn === b.turn && named(a.step) === named(b.step);
  }

  private get lingering(): boolean {
    return (
      this.at.peek() !== undefined && this.begun.peek() >= this.cues.length && this.waiting !== undefined
    );
  }

  /** Plays the next beat, or ends. */
  private go(): void {
    this.clear();
    if (this.begun.peek() >= this.cues.length && !this.gather()) {
      if (this.reel.asked || !this.at.peek()) this.skip();
      else this.wait(LINGER, () => (this.gather() ? this.go() : this.skip()));
      return;
    }
    const cue = this.cues[this.begun.peek()]!;
    this.begun.value = this.begun.peek() + 1;
    const scene = cue.part.scenes[cue.scene]!;
    if (cue.first) this.trails.value = [];
    this.at.value = { part: cue.part, scene: cue.scene, beat: cue.beat, ms: cue.ms };
    const { calamity } = cue.beat;
    const covered = calamity && (calamity.mine ? CARD[layout.peek() === 'phone' ? 'phone' : 'wide'] : BANNER);
    const flies =
      cue.first &&
      scene.areas.length > 0 &&
      (this.board.camera?.follow(scene.areas, FLIGHT * pace.peek(), covered) ?? false);
    this.waits.value = calamity?.mine === true;
    this.show(cue.beat, cue.beat.shots[0]!, false);
    if (flies) this.wait(FLIGHT, () => this.play(cue));
    else this.play(cue);
  }

  private play({ beat, scene, part }: Cued): void {
    const shown = beat.effects.map((effect) => ({
      key: this.keys++,
      effect,
      still: false,
      ms: lengthOf(effect) * pace.peek(),
    }));
    this.playing.value = shown;
    if (beat.page === 'track') this.reel.animator.notice(beat.events.map((e) => e.event));
    const ways = shown.filter(({ effect }) => effect.kind === 'travel' || effect.kind === 'voyage');
    this.trails.value = [...this.trails.peek(), ...ways];
    if (this.waits.peek()) return;
    const shots = beat.shots.slice(1);
    const last = beat === part.scenes[scene]!.beats.at(-1);
    const shoot = (i: number, from: number): void => {
      const shot = shots[i];
      if (!shot) {
        this.playing.value = [];
        this.wait(beat.hold + (last ? MS.nation : 0), () => this.go());
        return;
      }
      this.wait(shot.at - from, () => {
        this.show(beat, shot, i === shots.length - 1);
        shoot(i + 1, shot.at);
      });
    };
    shoot(0, 0);
  }

  private show(beat: Beat, { open, counted = open }: Shot, done: boolean): void {
    const showing = this.reel.showing.peek();
    if (!showing) return;
    const first = beat.events[0]!;
    const told = done ? beat.told : this.log.indexOf(first);
    const log =
      told < 0 || told > this.log.length
        ? this.reel.live.log.peek().slice(0, beat.told)
        : this.log.slice(0, told);
    const { part, scene } = this.at.peek() ?? {};
    const waitingFor = [...(part?.scenes[scene ?? 0]?.owners ?? [])];
    const { turn, phase } = first;
    const at = (board: Open): Open => ({ ...board, turn, phase });
    const view = { ...beat.view, waitingFor, open: at(counted) };
    const { live } = this.reel;
    const shown = log.at(-1)?.seq ?? -1;
    const later = live.log.peek().filter(({ seq }) => seq > shown);
    showing.show(withOwn(view, live.view.peek(), later), log, at(open));
  }

  /** Cuts what has come in meanwhile. */
  private gather(): boolean {
    const batches = this.reel.take();
    this.log = this.reel.live.log.peek();
    for (const part of this.cutter?.cut(batches) ?? [])
      part.scenes.forEach((scene, i) => {
        const ms = lengthOfScene(scene);
        scene.beats.forEach((beat, b) => {
          if (!this.reel.still || beat.calamity?.mine)
            this.cues.push({ part, scene: i, beat, ms, first: b === 0 });
        });
      });
    return this.begun.peek() < this.cues.length;
  }

  /** So much later, at the pace of the moment. */
  private wait(ms: number, act: () => void): void {
    this.start(act, ms * pace.peek());
  }

  private start(act: () => void, left: number): void {
    this.waiting = { act, due: performance.now() + left, left };
    clearTimeout(this.waiter);
    if (this.paused.peek()) return;
    this.waiter = window.setTimeout(() => {
      this.waiting = undefined;
      act();
    }, left);
  }

  private clear(): void {
    clearTimeout(this.waiter);
    this.waiting = undefined;
    this.playing.value = [];
    this.waits.value = false;
  }
}

const lengthOfScene = (scene: Scene): number =>
  scene.beats.reduce<number>((sum, { ms, hold }) => sum + ms + hold, MS.nation);
