import type { NationId } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { EPOCH_COLOURS, epochKey, epochName, epochOf, myNation, nameOf, positionOf } from '../table/model.ts';
import { requirementWords } from '../table/requirement.ts';
import { Cite } from '../ui/Cite.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';

function Row({ id }: { id: NationId }) {
  const { session, board } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last } = session.rules.policies.succession(p);
  const { space } = view.open.nations[id]!;
  return (
    <tr class={id === myNation(view) ? 'me' : ''}>
      <th scope="row">
        <button type="button" onClick={() => board.look(id)}>
          <NationBadge nation={id} size={22} />
          {nameOf(session, id)}
        </button>
      </th>
      {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
        <td key={n} style={{ background: EPOCH_COLOURS[epochOf(p, id, n)] }}>
          {n === space && <NationBadge nation={id} size={20} label={text.value.table.space(n)} />}
        </td>
      ))}
    </tr>
  );
}

/** The whole succession table: a row for each nation, and what each epoch asks for. */
export function Track() {
  const { session } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { epochs, last, id } = session.rules.policies.succession(p);
  const ids = session.rules.policies.ranking(p);
  const name = say.tracks[id]?.full ?? say.astFull;
  const kind = text.value.front.tracks[id as 'basic' | 'expert'];
  return (
    <div class="card trackpage">
      <header class="row wrap">
        <h3>{name}</h3>
        {kind && <Chip>{kind}</Chip>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={name}>
        <table>
          <caption class="sr">{name}</caption>
          <thead>
            <tr>
              <td />
              {Array.from({ length: last }, (_, i) => (
                <th key={i} scope="col">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((nation) => (
              <Row key={nation} id={nation} />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="epochs">
        {epochs.map((epoch, i) => (
          <li key={epoch.id}>
            <i style={{ background: EPOCH_COLOURS[i] }} />
            <Icon name={`epoch-${epochKey(epoch.id)}`} size={18} />
            <span>
              <b>{epochName(epoch)}</b>
              <small>
                {requirementWords(epoch.requirement)} <Cite cite={epoch.cite} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
