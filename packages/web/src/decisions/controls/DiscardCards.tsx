import type { Answer, CardId } from '@ochre/engine';
import { commodities, faceValue, nation, without } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Stepper } from '../../ui/controls.tsx';
import { handValue } from '../model/trade.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { HandPicker, SetsCard } from '../parts/HandPicker.tsx';
import { Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function DiscardCards({ session, decision, board }: ControlProps<'discardCards'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const sight = session.sight();
  const { among, count = 0, savable = 0, face } = session.choices(decision);
  const draft = draftOf<Answer<'discardCards'>>(session, decision, 'answer', () => ({ cards: [] }));
  const { cards, saved = 0 } = draft.value;
  const { purpose, payEach = 0 } = decision.ask;
  const calamity = calamityOf(rules, purpose);
  const what = calamity?.name ?? say.eyebrow.handLimit;
  const worth = faceValue(rules, cards);
  const needed = count - saved;
  const left = face === undefined ? needed - cards.length : Math.max(0, face - worth);
  const set = (next: CardId[], save = saved): void => {
    draft.value = { cards: next, ...(save > 0 && { saved: save }) };
  };
  useBoard(board, {});
  const limit = rules.policies.handLimit(sight, decision.owner);
  const title =
    face !== undefined
      ? say.discard[decision.ask.excess === 'least' ? 'faceLeast' : 'face'](face, what)
      : purpose === 'handLimit'
        ? say.discard.handLimit(count, limit)
        : say.discard.count(count, what);
  const ready = !session.check(decision, draft.value);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.handLimit}
      tone="loss"
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={
        face === undefined
          ? { value: cards.length, max: needed, label: say.of(cards.length, needed), tone: 'loss' }
          : { value: worth, max: face, label: say.of(worth, face), tone: 'loss' }
      }
      adopt={(answer) => {
        draft.value = answer;
      }}
      primary={{
        label:
          ready || left <= 0
            ? say.discard.confirm(cards.length)
            : face === undefined
              ? say.discard.missing(left)
              : say.discard.missingFace(left),
        ready,
        press: () => void send(session, decision, draft.value),
      }}
    >
      <HandPicker
        rules={rules}
        among={among}
        picked={cards}
        left={face === undefined ? left : left > 0 ? among.length : 0}
        onChange={(next) => set(next)}
        label={title}
      />
      {savable > 0 && (
        <div class="card">
          <Row title={say.discard.save(payEach)} detail={say.discard.pay(saved * payEach)}>
            <Stepper
              value={saved}
              max={savable}
              label={say.discard.save(payEach)}
              onChange={(n) => set(cards.slice(0, count - n), n)}
            />
          </Row>
        </div>
      )}
      <SetsCard
        before={handValue(rules, commodities(rules, sight.own.hand))}
        after={handValue(rules, without(sight.own.hand, cards))}
        note={`${say.cards(sight.own.hand.length - cards.length)}, ${say.buyCard.price(nation(sight, decision.owner).treasury - saved * payEach)}`}
      />
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
