import type { AreaId, CoastId, Owner } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What a mark on the map says: where from, where to, chosen, would fight, has too many, is lost, leaves for another, worth seeing, changed then. */
export type Tone =
  | 'source'
  | 'target'
  | 'chosen'
  | 'conflict'
  | 'surplus'
  | 'loss'
  | 'leaves'
  | 'lit'
  | 'past';

export interface Pinned {
  value: number;
  max: number;
  set(value: number): void;
  /** In place of the value: what becomes of what is there. */
  says?: string;
}

export interface Mark {
  tone: Tone;
  /** Short words on the map, as "city → 3". */
  label?: string;
  /** What pressing it means, read aloud. */
  words?: string;
  /** A stepper that sits on the area. */
  stepper?: Pinned;
  /** The city there is lost: crossed out. */
  struck?: true;
}

export interface Arrow {
  from: AreaId;
  via?: AreaId;
  to: AreaId;
  n: number;
  /** A ship's way, coast by coast, instead of a straight arrow. */
  route?: CoastId[];
  tone: 'move' | 'conflict' | 'ship';
}

/** What the decision in hand shows on the map, and what pressing the map does to it. */
export interface BoardMode {
  areas: Readonly<Record<AreaId, Mark>>;
  coasts: Readonly<Record<CoastId, Mark>>;
  arrows: readonly Arrow[];
  /** Areas that matter too, though they bear no mark: where something could go. */
  near?: readonly AreaId[];
  /** Areas without a mark step back by 15 %. */
  dim: boolean;
  /** Any area may be pressed: the control answers an illegal one with its reason. */
  press(area: AreaId, coast?: CoastId): void;
  /** Stacks that can be dragged. */
  carry?: Carry;
  /** How many tokens of whoever decides would stand where, once what is planned is done. */
  planned?: Readonly<Record<AreaId, number>>;
  /** Said over the map as long as it is decided. */
  banner?: ComponentChildren;
}

export interface Carry {
  owner: Owner;
  /** The area whose stack is in hand already. */
  held: AreaId | undefined;
  /** Whether its stack may go, how many would, and how many can. */
  grab(area: AreaId): { n: number; max: number } | undefined;
  take(area: AreaId): void;
  drop(from: AreaId, to: AreaId, n: number): void;
}

/** The link between a decision's control and the map. */
export interface Board {
  readonly mode: Signal<BoardMode | undefined>;
  /** Brings these areas into sight. */
  show(areas: readonly AreaId[]): void;
  /** Goes near to them. */
  visit(areas: readonly AreaId[]): void;
}
