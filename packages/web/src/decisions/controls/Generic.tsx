import type { AnyAnswer, DecisionOf, Json, Kind } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Option, Options } from '../../ui/controls.tsx';
import type { Board } from '../board.ts';
import { areaName, cardName, nationName } from '../model/names.ts';
import { draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

/** An answer of any form in words: names for ids, parts in a row. */
function spoken(session: Session, value: Json): string {
  if (value === null) return '—';
  if (Array.isArray(value)) return value.map((v) => spoken(session, v)).join(', ') || '—';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([k, v]) => `${spoken(session, k)}: ${spoken(session, v as Json)}`)
      .join('; ');
  const id = String(value);
  const { rules } = session;
  if (rules.map.find(id)) return areaName(rules, id);
  if (rules.findAdvance(id)) return rules.advance(id).name;
  if (rules.findCard(id)) return cardName(rules, id);
  return nationName(rules, id);
}

/** A decision this screen does not know: every listed answer, and what the rules propose. Never a dead end. */
export function Generic({
  session,
  decision,
  board,
}: {
  session: Session;
  decision: DecisionOf<Kind>;
  board: Board;
}) {
  const say = text.value.decisions;
  const choices = session.choices(decision);
  const { shape } = session.rules.spec(decision.kind);
  const listed = (Array.isArray(choices) ? (choices as Json[]) : []).filter(
    (c): c is AnyAnswer => shape.test(c) && !session.check(decision, c),
  );
  const answers = listed.length > 0 ? listed : [session.suggestion(decision)];
  const chosen = draftOf<number>(session, decision, 'answer', () => 0);
  useBoard(board, {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.other}
      title={say.generic.title}
      adopt={(answer) => {
        chosen.value = Math.max(
          0,
          answers.findIndex((a) => JSON.stringify(a) === JSON.stringify(answer)),
        );
      }}
      primary={{
        label: say.generic.confirm,
        ready: true,
        press: () => void send(session, decision, answers[chosen.value]!),
      }}
    >
      <Options kind="radio" label={say.generic.title}>
        {answers.map((answer, i) => (
          <Option
            key={i}
            kind="radio"
            on={chosen.value === i}
            title={spoken(session, answer)}
            onPress={() => {
              chosen.value = i;
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}
