import type { Calamity, DecisionOf } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { calamityOfRule } from '../../calamity/cause.ts';
import { rolesIn } from '../../calamity/roles.ts';
import { sumOf } from '../../calamity/sum.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { type Saved, type YesNo, yesNo } from '../model/asked.ts';
import { CalamityPicture } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

/** What a ransom saves, in numbers. */
function savedBy(session: Session, { owner }: DecisionOf<'confirm'>, calamity: Calamity): Saved {
  const sight = session.sight();
  const role = rolesIn(session.log.value, session.view.value.open, calamity.id, undefined).get(owner);
  const as = role === 'secondary' ? 'secondary' : 'primary';
  const of = nation(sight, owner).cities.length;
  const { total = 0 } = sumOf(sight, owner, calamity, as);
  return { cities: Math.min(total, of), of, cards: Number(calamity.with['ransomCards'] ?? 0) };
}

export function Confirm({ session, decision, board }: ControlProps<'confirm'>) {
  const say = text.value.decisions;
  const { purpose, price = 0 } = decision.ask;
  const calamity = calamityOfRule(session.rules, decision.cite);
  const words: YesNo = yesNo(purpose, price, calamity && savedBy(session, decision, calamity)) ?? {
    title: say.confirm.other,
    yes: say.confirm.yes,
    no: say.confirm.no,
  };
  const chosen = draftOf<boolean | undefined>(session, decision, 'answer', () => undefined);
  const pick = chosen.value;
  const { treasury } = nation(session.sight(), decision.owner);
  const barred = session.check(decision, true);
  useBoard(board, {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone={calamity ? 'loss' : 'act'}
      picture={calamity && <CalamityPicture rules={session.rules} calamity={calamity} />}
      title={words.title}
      lead={words.note}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label: pick === undefined ? say.one.missing : pick ? words.yes : words.no,
        ready: pick !== undefined,
        press: () => pick !== undefined && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={words.title}>
        <Option
          kind="radio"
          on={pick === true}
          disabled={barred !== undefined}
          title={words.yes}
          detail={
            barred
              ? say.confirm.tooDear(price)
              : price > 0 && say.confirm.treasury(treasury, treasury - price)
          }
          onPress={() => {
            chosen.value = true;
          }}
        />
        <Option
          kind="radio"
          on={pick === false}
          title={words.no}
          detail={words.otherwise}
          onPress={() => {
            chosen.value = false;
          }}
        />
      </Options>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
