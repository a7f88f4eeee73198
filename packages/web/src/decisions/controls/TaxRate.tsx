import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { type TaxColumn, taxColumns } from '../model/tax.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';

function Column({ column: c, on, onPress }: { column: TaxColumn; on: boolean; onPress(): void }) {
  const say = text.value.decisions.tax;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      class={`opt dp-tax ${on ? 'on' : ''}`}
      onClick={onPress}
    >
      <b class="disp">{c.rate}</b>
      <small>{c.usual ? say.printed : say.each}</small>
      <span>
        {say.tax} <b>{c.paid}</b>
      </span>
      <span>
        {say.stock}{' '}
        <b>
          {c.stockBefore} → {c.stockAfter}
        </b>
      </span>
      <span>
        {say.growth}{' '}
        <b class={c.growthShort > 0 ? 'neg' : 'pos'}>
          {c.growthShort > 0 ? say.growthShort(c.growthShort) : say.growthFits}
        </b>
      </span>
    </button>
  );
}

export function TaxRate({ session, decision, board }: ControlProps<'taxRate'>) {
  const say = text.value.decisions;
  const rate = draftOf(session, decision, 'answer', () => decision.ask.usual);
  const sight = session.sight();
  const columns = taxColumns(sight, decision, session.choices(decision) as number[]);
  const { cities, treasury } = nation(sight, decision.owner);
  const chosen = columns.find((c) => c.rate === rate.value)!;
  useBoard(board, { areas: Object.fromEntries(cities.map((a) => [a, { tone: 'lit' as const }])) });
  const revolts = columns.filter((c) => c.revolting > 0);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.tax}
      title={say.tax.title(cities.length)}
      propose={(answer) => {
        rate.value = answer;
      }}
      primary={{
        label: say.tax.confirm(chosen.paid),
        ready: true,
        press: () => void send(session, decision, rate.value),
      }}
    >
      <div class="dp-cols" role="radiogroup" aria-label={say.tax.title(cities.length)}>
        {columns.map((c) => (
          <Column key={c.rate} column={c} on={c.rate === rate.value} onPress={() => (rate.value = c.rate)} />
        ))}
      </div>
      <Notes
        title={say.worthKnowing}
        lines={[
          ...revolts.map((c) => ({
            icon: 'warn',
            tone: 'loss' as const,
            text: say.tax.revolt(c.rate, c.due, c.paid, c.revolting),
          })),
          { icon: 'treasury', text: say.tax.treasury(treasury, treasury + chosen.paid) },
        ]}
      />
    </Frame>
  );
}
