import type { NationId } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Cite } from '../ui/Cite.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { EPOCH_COLOURS, epochKey, epochName, epochOf, myNation, nameOf, positionOf } from './model.ts';
import { requirementWords } from './requirement.ts';

const SHOWN = 5;

/** The succession table as a strip on the map's lower edge: who stands where. */
export function AstStrip({ onOpen }: { onOpen(): void }) {
  const { session, animator } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last, id } = session.rules.policies.succession(p);
  const ids = session.rules.policies.positionOrder(p);
  const mine = myNation(view) ?? ids[0]!;
  const at = (space: number): NationId[] => ids.filter((id) => view.open.nations[id]!.space === space);
  return (
    <button
      type="button"
      class={animator.stepped.value ? 'ast-strip stepped' : 'ast-strip'}
      data-still
      onClick={onOpen}
    >
      <span class="hd">
        <Icon name="up" /> {say.tracks[id]?.short ?? say.ast}
        <span class="sr">{say.openAst}</span>
      </span>
      {Array.from({ length: last + 1 }, (_, space) => {
        const here = at(space);
        return (
          <span
            key={space}
            class="cell"
            aria-hidden="true"
            style={{
              background: EPOCH_COLOURS[epochOf(p, mine, space)],
              flexGrow: 1 + Math.min(SHOWN, here.length) * 0.9,
            }}
          >
            <small>{space}</small>
            <span class="on">
              {here.slice(0, SHOWN).map((id) => (
                <NationBadge key={id} nation={id} size={17} />
              ))}
              {here.length > SHOWN && <small class="plus">+{here.length - SHOWN}</small>}
            </span>
          </span>
        );
      })}
    </button>
  );
}

function Row({ id }: { id: NationId }) {
  const { session } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last } = session.rules.policies.succession(p);
  const { space } = view.open.nations[id]!;
  return (
    <tr class={id === myNation(view) ? 'me' : ''}>
      <th scope="row">
        <NationBadge nation={id} size={18} />
        {nameOf(session, id)}
      </th>
      {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
        <td key={n} style={{ background: EPOCH_COLOURS[epochOf(p, id, n)] }}>
          {n === space && <NationBadge nation={id} size={18} label={text.value.table.space(n)} />}
        </td>
      ))}
    </tr>
  );
}

/** The whole table: a row for each nation in two halves, and what each epoch asks for. */
export function AstBoard({ onClose }: { onClose?(): void }) {
  const { session } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { epochs, last, id } = session.rules.policies.succession(p);
  const ids = session.rules.policies.ranking(p);
  const name = say.tracks[id]?.full ?? say.astFull;
  const kind = text.value.front.tracks[id as 'basic' | 'expert'];
  const halves =
    ids.length > 9 ? [ids.slice(0, Math.ceil(ids.length / 2)), ids.slice(Math.ceil(ids.length / 2))] : [ids];
  return (
    <section class="ast-board" aria-label={name} data-still>
      <header class="row wrap">
        <h2>{name}</h2>
        {kind && <Chip>{kind}</Chip>}
        <span class="sp" />
        {onClose && <Button kind="ghost" size="sm" icon="down" label={say.closeAst} onPress={onClose} />}
      </header>
      <div class="halves">
        {halves.map((half) => (
          <table key={half[0]}>
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
              {half.map((nation) => (
                <Row key={nation} id={nation} />
              ))}
            </tbody>
          </table>
        ))}
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
    </section>
  );
}
