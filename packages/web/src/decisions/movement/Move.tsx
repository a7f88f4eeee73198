import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { useTable } from '../../table/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/controls.tsx';
import { afterOrders, tokensMoved } from '../model/move.ts';
import { type ControlProps, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';
import { EndNotes } from './EndNotes.tsx';
import { Hired } from './Hired.tsx';
import { modeOf } from './marks.ts';
import { Orders } from './Orders.tsx';
import { Ships } from './Ships.tsx';
import { Source } from './Source.tsx';
import { Movement } from './state.ts';
import { Waste } from './Waste.tsx';

export function Move(props: ControlProps<'move'> | ControlProps<'fileOrders'>) {
  const { session, decision, board } = props;
  // What others do may change what is asked of the same decision.
  const m = useMemo(() => new Movement(session, decision, board), [session, decision, board]);
  const { guide } = useTable();
  const asksFirst = useSignal(false);
  const say = text.value.decisions;
  const plan = decision.kind === 'fileOrders';
  const { part } = decision.ask;
  const ships = part === 'ships';
  const sight = session.sight();
  const { orders } = m;
  const { people } = m;
  const moved = tokensMoved(orders);
  const drafted = m.draft.value.orders.length;
  const filed = plan && sight.own.filed !== undefined;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || e.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (m.hand.peek() === undefined) return;
      e.preventDefault();
      m.hand.value = undefined;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [m]);
  useShown(board, decision.id, Object.keys(sight.open.nations[decision.owner]?.tokens ?? {}));
  useBoard(board, modeOf(m));
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={plan ? say.eyebrow.plan : ships ? say.move.shipsEyebrow : say.eyebrow.movement}
      tone={plan ? 'info' : 'act'}
      title={
        plan ? say.move.planTitle : ships ? say.move.shipsTitle : part ? say.move.tokensTitle : say.move.title
      }
      lead={plan ? (filed ? say.move.planFiled(drafted) : say.move.planNote) : undefined}
      {...(!ships && { cite: session.rules.cite('walk') })}
      {...(!ships && { progress: { value: moved, max: people, label: say.move.moved(moved, people) } })}
      drafted={plan || drafted === 0 ? undefined : afterOrders(sight, decision, m.draft.value)}
      replaces={drafted > 0}
      undo={m.canUndo ? () => m.undo() : undefined}
      adopt={(answer, onTop) => m.adopt(answer, onTop)}
      acts={
        <>
          {m.draft.value.undone.length > 0 && <Button onPress={() => m.redo()}>{say.redo}</Button>}
          {filed && <Button onPress={() => void send(session, decision, null)}>{say.move.withdraw}</Button>}
        </>
      }
      primary={{
        label: plan ? say.move.file(drafted) : ships ? say.move.shipsEnd : say.move.end,
        ready: !plan || drafted > 0,
        press: () => {
          // In a lesson the teacher says what comes of it.
          if (m.wasted > 0 && !guide) asksFirst.value = true;
          else m.end();
        },
      }}
      above={!ships && <EndNotes m={m} />}
    >
      {asksFirst.value && (
        <Waste
          m={m}
          onClose={() => {
            asksFirst.value = false;
          }}
        />
      )}
      {!ships && <Source m={m} />}
      {!ships && <Hired m={m} />}
      <Ships m={m} />
      <Orders m={m} />
      {!plan && (
        <p class="row sm sec">
          <Toggle
            on={m.live.value}
            label={say.move.live}
            onChange={(on) => {
              m.live.value = on;
            }}
          />
          {say.move.live}
        </p>
      )}
    </Frame>
  );
}
