import { pick, type Rng } from '../kernel/rng.ts';
import type { AreaId } from '../state.ts';

/** An area that may be chosen: what it adds to the measure of a choice, and its neighbours by index. */
export interface Node {
  id: AreaId;
  adds: number;
  next: readonly number[];
}

/**
 * All connected choices among the nodes seen so far that look alike at the border to the rest:
 * their measures as bits, and how the last node led here.
 */
interface State {
  measures: bigint;
  from: Link[];
}
interface Link {
  before: State;
  took?: Node;
}

/** Every connected choice of nodes, by measure. */
export interface ConnectedChoices {
  /** The measures reached, ascending. */
  readonly measures: readonly number[];
  /** A choice with that measure: the first, or any by chance. */
  choose(measure: number, rng?: Rng): AreaId[];
  /** How many choices have that measure, counted no further than `most`. */
  count(measure: number, most: number): number;
}

const has = (state: State, measure: number): boolean =>
  measure >= 0 && (state.measures & (1n << BigInt(measure))) !== 0n;

/** Links over which a choice of that measure came about. */
const ways = (state: State, measure: number): Link[] =>
  state.from.filter(({ before, took }) => has(before, measure - (took?.adds ?? 0)));

/** An order of the nodes from `start`, and how wide the border gets on the way (each node more weighs triple). */
function sweepFrom(nodes: readonly Node[], start: number): { order: number[]; width: number } {
  const order: number[] = [];
  const unseen = nodes.map((n) => n.next.length);
  const left = new Set(nodes.keys());
  let border = 0;
  let width = 0;
  const grows = (v: number): number => {
    let by = unseen[v]! > 0 ? 1 : 0;
    for (const u of nodes[v]!.next) if (!left.has(u) && unseen[u] === 1) by--;
    return by;
  };
  for (let v = start; ; ) {
    border += grows(v);
    width += 3 ** border;
    order.push(v);
    left.delete(v);
    for (const u of nodes[v]!.next) unseen[u]!--;
    let least = Infinity;
    for (const u of left) {
      const by = grows(u);
      if (by < least) [v, least] = [u, by];
    }
    if (least === Infinity) return { order, width };
  }
}

/** An order in which few nodes seen have neighbours yet unseen. */
function sweep(nodes: readonly Node[]): number[] {
  let best = { order: [] as number[], width: Infinity };
  for (let start = 0; start < nodes.length; start++) {
    const from = sweepFrom(nodes, start);
    if (from.width < best.width) best = from;
  }
  return best.order;
}

/** Groups numbered in the order they appear; 0 is not chosen. */
function canonical(groups: readonly number[]): number[] {
  const names: number[] = [];
  return groups.map((g) => (g === 0 ? 0 : (names.includes(g) ? names.indexOf(g) : names.push(g) - 1) + 1));
}

/**
 * Finds those with a measure among the bits of `within`, exactly, by sweeping over the nodes. Only the groups that the chosen nodes form along the
 * border of the sweep matter for what may follow, so the work grows with the width of the territory and
 * not with the number of its connected parts.
 */
export function connectedChoices(nodes: readonly Node[], within: bigint): ConnectedChoices {
  const whole: State = { measures: 0n, from: [] };
  const seen = new Set<number>();
  let border: number[] = [];
  let layer = new Map<string, { groups: number[]; state: State }>();
  layer.set('', { groups: [], state: { measures: 1n, from: [] } });

  const join = (state: State, measures: bigint, link: Link): void => {
    state.measures |= measures;
    state.from.push(link);
  };

  for (const v of sweep(nodes)) {
    seen.add(v);
    const node = nodes[v]!;
    const wide = [...border, v];
    const stays = wide.map((u) => nodes[u]!.next.some((w) => !seen.has(w)));
    const touches = wide.map((u) => node.next.includes(u));
    const fresh = wide.length;
    const next: typeof layer = new Map();
    for (const { groups, state } of layer.values())
      for (const took of [undefined, node]) {
        const joined = groups.filter((g, i) => g > 0 && touches[i]);
        const now = took ? [...groups.map((g) => (joined.includes(g) ? fresh : g)), fresh] : [...groups, 0];
        const measures = took ? (state.measures << BigInt(took.adds)) & within : state.measures;
        if (measures === 0n) continue;
        const link: Link = took ? { before: state, took } : { before: state };
        const kept = now.filter((_, i) => stays[i]);
        const closed = now.find((g) => g > 0 && !kept.includes(g));
        if (closed !== undefined) {
          // A group out of touch with the rest is a whole choice, or part of none.
          if (now.every((g) => g === 0 || g === closed)) join(whole, measures, link);
          continue;
        }
        const labels = canonical(kept);
        const key = labels.join();
        const known = next.get(key);
        if (known) join(known.state, measures, link);
        else next.set(key, { groups: labels, state: { measures, from: [link] } });
      }
    layer = next;
    border = wide.filter((_, i) => stays[i]);
  }

  const measures: number[] = [];
  const bits = whole.measures.toString(2);
  for (let i = bits.length - 1; i >= 0; i--) if (bits[i] === '1') measures.push(bits.length - 1 - i);

  return {
    measures,
    choose(measure, rng) {
      const chosen: AreaId[] = [];
      for (let state = whole, left = measure; state.from.length > 0; ) {
        const open = ways(state, left);
        const { before, took } = rng ? pick(rng, open) : open[0]!;
        if (took) {
          chosen.push(took.id);
          left -= took.adds;
        }
        state = before;
      }
      return chosen;
    },
    count(measure, most) {
      const from = (state: State, left: number, room: number): number => {
        if (state.from.length === 0) return 1;
        let n = 0;
        for (const { before, took } of ways(state, left)) {
          n += from(before, left - (took?.adds ?? 0), room - n);
          if (n >= room) break;
        }
        return n;
      };
      return from(whole, measure, most);
    },
  };
}
