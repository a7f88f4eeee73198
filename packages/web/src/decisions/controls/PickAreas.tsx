import type { AreaId, DecisionOf, Kind } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Option, Options } from '../../ui/controls.tsx';
import type { Board, Tone } from '../board.ts';
import { areaName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { draftOf, send } from '../parts/drafts.ts';
import { Frame, type FrameProps } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export interface PickAreasProps
  extends Pick<FrameProps<Kind>, 'eyebrow' | 'tone' | 'title' | 'picture' | 'lead'> {
  session: Session;
  decision: DecisionOf<'chooseCities' | 'foundCities' | 'preventSteps'>;
  board: Board;
  among: readonly AreaId[];
  /** How many can be chosen; pressing one more lets go of the oldest. */
  most: number;
  chosenTone?: Tone;
  detail(area: AreaId): string;
  after?(area: AreaId): ComponentChildren;
  /** What the button says, and whether the choice will do. */
  verdict(chosen: readonly AreaId[]): { label: string; ready: boolean };
  children?(chosen: readonly AreaId[]): ComponentChildren;
}

/** Some of a list of areas, on the map or in the list. */
export function PickAreas(props: PickAreasProps) {
  const { session, decision, board, among, most, chosenTone = 'chosen' } = props;
  const say = text.value.decisions;
  const chosen = draftOf<AreaId[]>(session, decision, 'answer', () => []);
  const toggle = (area: AreaId): void => {
    chosen.value = toggledUpTo(chosen.value, area, most);
  };
  const now = chosen.value;
  useShown(board, decision.id, among);
  useBoard(board, {
    areas: Object.fromEntries(
      among.map((a) => [a, { tone: now.includes(a) ? chosenTone : ('target' as const) }]),
    ),
    dim: true,
    press: (area) => among.includes(area) && toggle(area),
  });
  const verdict = props.verdict(now);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={props.eyebrow}
      title={props.title}
      {...(props.tone && { tone: props.tone })}
      picture={props.picture}
      lead={props.lead}
      progress={{
        value: now.length,
        max: most,
        label: say.of(now.length, most),
        ...(props.tone === 'loss' && { tone: 'loss' as const }),
      }}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{ ...verdict, press: () => void send(session, decision, now) }}
    >
      <Options kind="check" label={props.title}>
        {among.map((area) => (
          <Option
            key={area}
            kind="check"
            on={now.includes(area)}
            title={areaName(session.rules, area)}
            detail={props.detail(area)}
            after={props.after?.(area)}
            onPress={() => toggle(area)}
          />
        ))}
      </Options>
      {props.children?.(now)}
    </Frame>
  );
}
