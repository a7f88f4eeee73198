import type { Open } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Playing } from '../live/animator.ts';
import { withOwn } from '../live/own.ts';
import type { Reel } from '../live/reel.ts';
import type { Session } from '../session/session.ts';
import { chooseSpeed, pace, speed } from '../settings/settings.ts';
import type { TableBoard } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { myNation, stepName } from '../table/model.ts';
import { Clock } from './clock.ts';
import { Cutter } from './cutter.ts';
import { lengthOf, MS } from './lengths.ts';
import type { Beat, Part, Shot } from './parts.ts';
import { type Cue, type Place, Script } from './script.ts';

/** How long a flight of the camera takes, a shorter one within a scene, and how long the film waits for more before it ends. */
const FLIGHT = 480;
const HOP = 280;
const LINGER = 700;

/** Room over the map that a calamity's card takes when it strikes me; it comes with what it tells. */
const CARD = { wide: { right: 220 }, phone: { bottom: 280 } };

/** Paces a film can be played at, from calm to four times. */
export const PACES = ['slow', 'normal', 'fast', 'fastest'] as const;

/** Plays what was held back, beat by beat; can be stopped, stepped and left at any time. */
export class Film {
  readonly at: Signal<Place | undefined> = signal(undefined);
  readonly playing: Signal<readonly Playing[]> = signal([]);
  /** Ways gone in the scene so far. */
  readonly trails: Signal<readonly Playing[]> = signal([]);
  /** A calamity that strikes me is announced, until I have read it. */
  readonly waits: Signal<boolean> = signal(false);
  readonly live: Session;
  script: Script;
  private readonly clock = new Clock();
  private readonly reel: Reel;
  private readonly board: TableBoard;
  private cutter: Cutter | undefined;
  private keys = 0;
  /** Whether a scene is too wide for the map, and is followed beat by beat. */
  private apart = false;
  /** Whether all has been told, and the film waits for more. */
  private lingers = false;

  constructor(reel: Reel, board: TableBoard) {
    this.reel = reel;
    this.live = reel.live;
    this.board = board;
    this.script = new Script(this.live);
  }

  get paused(): Signal<boolean> {
    return this.clock.paused;
  }

  /** Begins with what the reel holds. */
  begin(): void {
    const { live, showing } = this.reel;
    if (!showing.peek() || this.at.peek()) return;
    const told = showing.peek()!.log.peek().length;
    this.cutter = new Cutter(
      {
        rules: live.rules,
        me: myNation(live.view.peek()),
        named: (step) => stepName(live, step) ?? step,
      },
      told,
    );
    this.script = new Script(live);
    this.clock.paused.value = false;
    this.go();
  }

  /** More has been heard: a film that lingers goes on. */
  more(): void {
    if (this.lingers) this.go();
  }

  pause(): void {
    if (this.at.peek()) this.clock.pause();
  }

  /** What was announced has been read. */
  on(): void {
    if (this.waits.peek()) this.go();
  }

  /** Straight to the present. */
  skip(): void {
    this.clear();
    this.at.value = undefined;
    this.trails.value = [];
    this.reel.take();
    this.reel.end();
    this.board.camera?.back(this.reel.still ? 0 : FLIGHT);
  }

  /** To the beginning of this nation's turn, of the one before, or to the next. */
  turn(by: 1 | -1): void {
    this.script.turn(by);
    this.clear();
    this.go();
  }

  faster(by: 1 | -1): void {
    const now = PACES.indexOf(speed.peek() as (typeof PACES)[number]);
    const goal = PACES[now + by];
    if (now >= 0 && goal) chooseSpeed(goal);
  }

  /** Whether nothing more can come of a phase before I am asked or the next one begins. */
  whole(part: Part): boolean {
    return this.reel.asked || this.script.phaseAfter(part) !== undefined;
  }

  /** Plays the next beat, or ends. */
  private go(): void {
    this.clear();
    if (this.script.over && !this.gather()) {
      this.lingers = this.at.peek() !== undefined && !this.reel.asked;
      if (this.lingers) this.clock.wait(LINGER, () => (this.gather() ? this.go() : this.skip()));
      else this.skip();
      return;
    }
    const cue = this.script.next();
    if (cue.first) this.trails.value = [];
    this.at.value = { part: cue.part, scene: cue.scene, beat: cue.beat, ms: cue.ms };
    this.waits.value = cue.beat.calamity?.mine === true;
    this.show(cue.beat, cue.beat.shots[0]!, false);
    // What is told of it lies over the map by then.
    if (cue.first) this.clock.soon(() => this.follow(cue));
    else this.follow(cue);
  }

  /** Brings what a scene shows into sight, or what its beat shows where all of it is too far apart; then plays it. */
  private follow(cue: Cue): void {
    const { camera } = this.board;
    const card = this.waits.peek() ? CARD[layout.peek() === 'phone' ? 'phone' : 'wide'] : {};
    const all = cue.part.scenes[cue.scene]!.beats.flatMap(({ areas }) => areas);
    const how = { ...card, land: cue.beat.calamity !== undefined };
    if (cue.first) this.apart = camera?.sees(all, how) === false;
    const ms = cue.first ? FLIGHT : HOP;
    const goal = this.apart ? cue.beat.areas : cue.first ? all : [];
    const flies = camera?.follow(goal, ms * pace.peek(), { ...how, most: this.apart });
    if (flies) this.clock.wait(ms, () => this.play(cue));
    else this.play(cue);
  }

  private play({ beat, scene, part }: Place): void {
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
        this.clock.wait(beat.hold + (last ? MS.nation : 0), () => this.go());
        return;
      }
      this.clock.wait(shot.at - from, () => {
        this.show(beat, shot, i === shots.length - 1);
        shoot(i + 1, shot.at);
      });
    };
    shoot(0, 0);
  }

  private show(beat: Beat, { open, counted = open }: Shot, done: boolean): void {
    const showing = this.reel.showing.peek();
    if (!showing) return;
    const { live } = this.reel;
    const log = live.log.peek();
    const told = done ? beat.told : beat.from;
    const { turn, phase } = beat.events[0]!;
    const { part, scene } = this.at.peek() ?? {};
    const waitingFor = [...(part?.scenes[scene ?? 0]?.owners ?? [])];
    const at = (board: Open): Open => ({ ...board, turn, phase });
    const view = { ...beat.view, waitingFor, open: at(counted) };
    showing.show(withOwn(view, live.view.peek(), log.slice(told)), log.slice(0, told), at(open));
  }

  /** Cuts what has come in meanwhile. */
  private gather(): boolean {
    const { still } = this.reel;
    for (const part of this.cutter?.cut(this.reel.take()) ?? [])
      this.script.add(part, (beat) => !still || beat.calamity?.mine === true);
    return !this.script.over;
  }

  private clear(): void {
    this.clock.clear();
    this.lingers = false;
    this.playing.value = [];
    this.waits.value = false;
  }
}
