import { text } from '../i18n/index.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { nameOf } from './model.ts';

/** Who won, and what everybody's points are made of. */
export function Result() {
  const { session } = useTable();
  const say = text.value.table;
  const result = session.view.value.open.result!;
  const parts = Object.keys(result.scores[result.order[0] ?? ''] ?? {}).filter((part) => part !== 'total');
  return (
    <section class="result scroll">
      <p class="eyebrow act">{say.gameOver}</p>
      <h2>{result.winner ? say.prevails(nameOf(session, result.winner)) : say.nobodyWins}</h2>
      <table>
        <thead>
          <tr>
            <th colSpan={2} />
            {parts.map((part) => (
              <th key={part} scope="col">
                {say.scoreParts[part] ?? part}
              </th>
            ))}
            <th scope="col">{say.total}</th>
          </tr>
        </thead>
        <tbody>
          {result.order.map((id) => (
            <tr key={id}>
              <td>
                <NationBadge nation={id} size={22} />
              </td>
              <th scope="row">{nameOf(session, id)}</th>
              {parts.map((part) => (
                <td key={part}>{result.scores[id]?.[part] ?? 0}</td>
              ))}
              <td>
                <b>{result.scores[id]?.['total'] ?? 0}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
