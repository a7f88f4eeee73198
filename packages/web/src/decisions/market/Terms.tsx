import { market } from '../../i18n/market.ts';
import { Stepper } from '../../ui/controls.tsx';
import type { Desk } from './desk.ts';

const MOST_VALUE = 200;

/** What some rule sets let one add to an offer: a value asked for, treasury on top. */
export function Terms({ desk }: { desk: Desk }) {
  const say = market.value;
  const { ask, owner } = desk.decision;
  const { value = 0, treasury = 0, askTreasury = 0 } = desk.state.value;
  const { treasury: own, stock } = desk.session.view.value.open.nations[owner]!;
  if (!ask.values && !ask.treasury) return null;
  const rows = [
    ask.values && {
      label: say.askValue,
      value,
      max: MOST_VALUE,
      set: (n: number) => desk.change({ value: n }),
    },
    ask.treasury && {
      label: say.giveTreasury,
      value: treasury,
      max: own,
      set: (n: number) => desk.change({ treasury: n }),
    },
    ask.treasury && {
      label: say.askTreasury,
      value: askTreasury,
      max: stock.tokens + treasury,
      set: (n: number) => desk.change({ askTreasury: n }),
    },
  ].filter((row) => row !== undefined);
  return (
    <div class="card pad mt-side">
      {rows.map((row) => (
        <p class="row" key={row.label}>
          <span class="sp">{row.label}</span>
          <Stepper value={row.value} max={row.max} label={row.label} onChange={row.set} />
        </p>
      ))}
    </div>
  );
}
