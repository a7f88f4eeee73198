import type { GroupId } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { sum } from '../model/counts.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';

type Credits = Record<GroupId, number>;

/** Credits per group in equal portions; nothing is kept of a group without any. */
export function CreditSteppers(props: {
  groups: readonly GroupId[];
  points: number;
  step: number;
  value: Credits;
  now(group: GroupId): number;
  onChange(value: Credits): void;
}) {
  const say = text.value.decisions;
  const left = props.points - sum(props.value);
  return (
    <div class="card">
      {props.groups.map((g) => {
        const n = props.value[g] ?? 0;
        return (
          <Row
            key={g}
            before={<Icon name={g} class={`ink-${g}`} size={22} />}
            title={say.shop.group[g] ?? g}
            detail={say.credits.now(props.now(g))}
          >
            <Stepper
              value={n}
              step={props.step}
              max={n + left}
              label={say.shop.group[g] ?? g}
              onChange={(next) => {
                const { [g]: _, ...rest } = props.value;
                props.onChange(next > 0 ? { ...rest, [g]: next } : rest);
              }}
            />
          </Row>
        );
      })}
    </div>
  );
}

export function ChooseCredits({ session, decision, board }: ControlProps<'chooseCredits'>) {
  const say = text.value.decisions;
  const credits = draftOf<Credits>(session, decision, 'answer', () => ({}));
  const { points, step, groups } = session.choices(decision) as {
    points: number;
    step: number;
    groups: GroupId[];
  };
  const chosen = sum(credits.value);
  const held = nation(session.sight(), decision.owner).credits;
  useBoard(board, {});
  const named = say.list(
    groups.filter((g) => credits.value[g]).map((g) => `${credits.value[g]} ${say.shop.group[g] ?? g}`),
  );
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.setup}
      title={say.credits.title(points, session.rules.advance(decision.ask.advance).name)}
      lead={say.credits.lowers}
      progress={{ value: chosen, max: points, label: say.of(chosen, points) }}
      propose={(answer) => {
        credits.value = answer;
      }}
      primary={{
        label: chosen < points ? say.credits.missing(points - chosen) : say.credits.confirm(named),
        ready: chosen === points,
        press: () => void send(session, decision, credits.value),
      }}
    >
      <CreditSteppers
        groups={groups}
        points={points}
        step={step}
        value={credits.value}
        now={(g) => held[g] ?? 0}
        onChange={(next) => {
          credits.value = next;
        }}
      />
    </Frame>
  );
}
