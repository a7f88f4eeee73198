import { expect, test } from 'vitest';
import { connectedChoices, type Node } from '../src/calamities/connected.ts';
import { quick, type Rng } from '../src/kernel/rng.ts';

function graph(rng: Rng): Node[] {
  const size = 1 + rng.int(9);
  const next = Array.from({ length: size }, () => new Set<number>());
  const density = 2 + rng.int(4);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++)
      if (rng.int(density) === 0) {
        next[i]!.add(j);
        next[j]!.add(i);
      }
  return next.map((set, i) => ({ id: `n${i}`, adds: 1 + rng.int(6), next: [...set] }));
}

/** Every subset in turn: how many connected ones have each measure. */
function enumerate(nodes: readonly Node[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (let subset = 1; subset < 1 << nodes.length; subset++) {
    const inside = nodes.map((_, i) => i).filter((i) => subset & (1 << i));
    const reached = [inside[0]!];
    for (const i of reached)
      for (const j of nodes[i]!.next) if (inside.includes(j) && !reached.includes(j)) reached.push(j);
    if (reached.length < inside.length) continue;
    const measure = inside.reduce((sum, i) => sum + nodes[i]!.adds, 0);
    counts.set(measure, (counts.get(measure) ?? 0) + 1);
  }
  return counts;
}

test('the sweep finds exactly the connected choices that trying all subsets finds', () => {
  const rng = quick(11);
  for (let round = 0; round < 200; round++) {
    const nodes = graph(rng);
    const most = 1 + rng.int(40);
    const found = connectedChoices(nodes, (1n << BigInt(most + 1)) - 1n);
    const all = new Map([...enumerate(nodes)].filter(([measure]) => measure <= most));
    expect(found.measures).toEqual([...all.keys()].sort((a, b) => a - b));
    for (const [measure, count] of all) {
      expect(found.count(measure, 1000)).toBe(count);
      expect(found.count(measure, 2)).toBe(Math.min(2, count));
      for (const chosen of [found.choose(measure), found.choose(measure, rng)]) {
        const part = nodes.filter((n) => chosen.includes(n.id));
        expect(part.reduce((sum, n) => sum + n.adds, 0)).toBe(measure);
      }
    }
  }
});

test('a territory of forty areas takes no time to speak of', () => {
  const rng = quick(3);
  const width = 6;
  const nodes = Array.from({ length: 40 }, (_, i): Node => {
    const next = [i % width ? i - 1 : -1, (i + 1) % width ? i + 1 : -1, i - width, i + width];
    return { id: `n${i}`, adds: 1 + rng.int(5), next: next.filter((n) => n >= 0 && n < 40) };
  });
  // Time of its own: the machine may be busy with other things.
  const start = process.cpuUsage();
  expect(connectedChoices(nodes, (1n << 60n) - 1n).measures).toHaveLength(59);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
