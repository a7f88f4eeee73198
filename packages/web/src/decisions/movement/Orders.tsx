import type { CoastId, Order } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { areaName, coastName } from '../model/names.ts';
import { Row } from '../parts/rows.tsx';
import type { Movement } from './state.ts';

/** An order in words; `from`: where its ship lies before it. */
function told(m: Movement, order: Order, from: CoastId | undefined): string {
  const say = text.value.decisions.move;
  const { rules } = m.session;
  const home = (ship: number): string => coastName(rules, m.options.ships[ship]?.home ?? '');
  switch (order.do) {
    case 'walk':
      return say.walk(order.n, areaName(rules, order.from), areaName(rules, order.to));
    case 'build':
      return say.built(coastName(rules, order.at));
    case 'maintain':
      return say.kept(home(order.ship));
    case 'scrap':
      return say.scrapped(home(order.ship));
    case 'sail': {
      const way = order.legs.flatMap((leg) => leg.to ?? []);
      const landed = order.legs.reduce((n, leg) => n + (leg.land ?? 0), 0);
      return way.length > 0 && from !== undefined
        ? say.sailed([from, ...way].map((c) => coastName(rules, c)).join(' → '))
        : say.landNow(landed);
    }
  }
}

/** Orders of the draft, each of which can be pulled back. */
export function Orders({ m }: { m: Movement }) {
  const say = text.value.decisions.move;
  const { orders } = m.draft.value;
  if (orders.length === 0) return null;
  const before = m.orders.length - orders.length;
  return (
    <section class="card" aria-label={say.orders}>
      {orders.map((order, i) => {
        const words = told(m, order, m.portBefore(before + i));
        return (
          <Row key={i} title={words}>
            <Button size="sm" kind="ghost" icon="x" label={say.remove(words)} onPress={() => m.remove(i)} />
          </Row>
        );
      })}
    </section>
  );
}
