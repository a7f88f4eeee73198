import type { Answer } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { nationName } from '../model/names.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';

type Spoil = Answer<'spoils'>;

function labelOf({ card, treasury }: Spoil): string {
  const say = text.value.decisions.spoils;
  if (card && treasury > 0) return say.both;
  if (card) return say.onlyCard;
  return treasury > 0 ? say.onlyTreasury(treasury) : say.nothing;
}

export function Spoils({ session, decision, board }: ControlProps<'spoils'>) {
  const say = text.value.decisions;
  const { from, card, treasury: most } = decision.ask;
  const draft = draftOf<Spoil>(session, decision, 'answer', () => ({ card, treasury: most }));
  const now = draft.value;
  const { stock } = nation(session.sight(), decision.owner);
  useBoard(board, {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.cityAttack}
      title={say.spoils.title}
      propose={(answer) => {
        draft.value = answer;
      }}
      acts={
        <Button onPress={() => void send(session, decision, { card: false, treasury: 0 })}>
          {say.spoils.nothing}
        </Button>
      }
      primary={{ label: labelOf(now), ready: true, press: () => void send(session, decision, now) }}
    >
      <Options kind="check" label={say.spoils.title}>
        <Option
          kind="check"
          on={now.card}
          disabled={!card}
          title={say.spoils.card(nationName(session.rules, from))}
          detail={card ? say.spoils.cardNote : say.spoils.noCard}
          after={<Icon name="hand" size={20} />}
          onPress={() => {
            draft.value = { ...now, card: !now.card };
          }}
        />
        <div class="dp-pair">
          <Option
            kind="check"
            on={now.treasury > 0}
            disabled={most === 0}
            title={say.spoils.treasury(most)}
            detail={say.spoils.treasuryNote(stock.tokens - now.treasury)}
            onPress={() => {
              draft.value = { ...now, treasury: now.treasury > 0 ? 0 : most };
            }}
          />
          {most > 0 && (
            <Stepper
              value={now.treasury}
              max={most}
              label={say.spoils.treasury(most)}
              onChange={(treasury) => {
                draft.value = { ...now, treasury };
              }}
            />
          )}
        </div>
      </Options>
      {card && (
        <Notes title={say.worthKnowing} lines={[{ icon: 'warn', tone: 'loss', text: say.spoils.know }]} />
      )}
    </Frame>
  );
}
