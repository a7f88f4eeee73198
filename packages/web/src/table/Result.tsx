import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { nameOf } from './model.ts';
import { verdict } from './verdict.ts';

/** Beside the board after the end: the order, and the way to everything about it. */
export function Result() {
  const { session, board } = useTable();
  const { table: say, result: words } = text.value;
  const { order, scores } = session.view.value.open.result!;
  return (
    <section class="result scroll">
      <p class="eyebrow act">{say.gameOver}</p>
      <h2>{verdict(session)}</h2>
      <ol>
        {order.map((id) => (
          <li key={id}>
            <NationBadge nation={id} size={22} />
            <span class="sp">{nameOf(session, id)}</span>
            <b>{scores[id]?.['total'] ?? 0}</b>
          </li>
        ))}
      </ol>
      <Button
        kind="primary"
        size="lg"
        full
        onPress={() => {
          board.atEnd.value = 'result';
        }}
      >
        {words.open}
      </Button>
    </section>
  );
}
