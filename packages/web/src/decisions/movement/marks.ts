import type { AreaId, CoastId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Arrow, BoardMode, Mark } from '../board.ts';
import { arrowsOf, effectOf, preview } from '../model/preview.ts';
import { outcome } from './outcome.ts';
import type { Movement } from './state.ts';

/** What the draft shows on the map: source and targets of what is in hand, arrows for all orders, coming fights and surplus. */
export function modeOf(m: Movement): Partial<BoardMode> {
  const { options, orders, session, decision } = m;
  const sight = session.sight();
  const now = preview(sight, decision, m.draft.value);
  const fights = new Set(now.conflicts.map((c) => c.area));
  const areas: Record<AreaId, Mark> = {};
  const coasts: Record<CoastId, Mark> = {};
  const { verdict: say } = text.value.decisions.move;
  for (const { area, attack } of now.conflicts)
    areas[area] = { tone: 'conflict', label: attack ? say.attack : say.conflict };
  for (const { area, n } of now.surplus)
    areas[area] = { tone: 'surplus', label: say.removed(n), words: say.surplus(n) };
  const hand = m.hand.value;
  if (hand?.kind === 'area') {
    for (const { to } of options.walks.find((w) => w.from === hand.area)?.to ?? []) {
      const effect = effectOf(sight, decision, m.draft.value, to, hand.n);
      const fight = effect.verdict === 'conflict' || effect.verdict === 'attack';
      areas[to] = { ...areas[to], tone: fight ? 'conflict' : 'target', words: outcome(m, to, effect) };
    }
    const { n, max } = m.grab(hand.area) ?? { n: hand.n, max: hand.n };
    areas[hand.area] = {
      tone: 'source',
      ...(max > 1 && { label: text.value.decisions.move.go(n, max) }),
    };
  } else if (hand?.kind === 'ship') {
    const ship = options.ships[hand.ship];
    for (const to in ship?.voyages ?? {}) coasts[to] = { tone: 'target' };
    if (ship) coasts[ship.at] = { tone: 'source' };
  } else if (hand?.kind === 'build') {
    for (const at of options.builds.coasts) coasts[at] = { tone: at === hand.at ? 'chosen' : 'target' };
  } else for (const w of options.walks) areas[w.from] ??= { tone: 'lit' };
  for (const coast in coasts) areas[session.rules.map.water(coast).area] ??= coasts[coast]!;
  return {
    areas,
    coasts,
    arrows: [...walkArrows(m, fights), ...routes(m)],
    near: [...new Set(options.walks.flatMap((w) => w.to.map(({ to }) => to)))],
    dim: hand !== undefined,
    ...(m.draft.value.orders.length > 0 && { planned: now.tokens }),
    press: (area, coast) => m.press(area, coast),
    carry: {
      owner: decision.owner,
      held: hand?.kind === 'area' ? hand.area : undefined,
      grab: (area) => m.grab(area),
      take: (area) => m.take(area),
      drop: (from, to, n) => m.drop(from, to, n),
    },
  };

  function walkArrows(of: Movement, danger: ReadonlySet<AreaId>): Arrow[] {
    return arrowsOf(of.orders).map((a) => ({ ...a, tone: danger.has(a.to) ? 'conflict' : 'move' }));
  }

  function routes(of: Movement): Arrow[] {
    return orders.flatMap((o, i): Arrow[] => {
      const from = of.portBefore(i);
      if (o.do !== 'sail' || from === undefined) return [];
      const way = o.legs.flatMap((leg) => leg.to ?? []);
      const to = way.at(-1);
      if (to === undefined) return [];
      const { water } = session.rules.map;
      const n = o.legs.reduce((sum, leg) => sum + (leg.load ?? 0), 0);
      return [{ from: water(from).area, to: water(to).area, n, route: [from, ...way], tone: 'ship' }];
    });
  }
}
