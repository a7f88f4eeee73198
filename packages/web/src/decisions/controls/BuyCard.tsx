import type { Answer, BlockId } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Chip, Option, Options } from '../../ui/controls.tsx';
import { cardName } from '../model/names.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

type Buy = Answer<'buyCard'>;
const PASS: Buy = { do: 'pass' };

const same = (a: Buy, b: Buy): boolean => JSON.stringify(a) === JSON.stringify(b);

export function BuyCard({ session, decision, board }: ControlProps<'buyCard'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const sight = session.sight();
  const { treasury, block: home } = nation(sight, decision.owner);
  const draft = draftOf<Buy>(session, decision, 'answer', () => PASS);
  useBoard(board, {});
  const { shops, free } = decision.ask;
  const offers: { answer: Buy; stack: number; price: number; block: BlockId }[] = [
    ...free.map((stack) => ({
      answer: { do: 'buy', stack, free: true } as Buy,
      stack,
      price: 0,
      block: home,
    })),
    ...shops.map(({ stack, price, block }) => ({
      answer: { do: 'buy', stack, ...(block !== undefined && { block }) } as Buy,
      stack,
      price,
      block: block ?? home,
    })),
  ];
  const goods = (stack: number, block: BlockId): string =>
    [...new Set(rules.ruleset.stackCards(session.view.value.config, block, stack))]
      .filter((c) => rules.card(c).commodity)
      .map((c) => cardName(rules, c))
      .join(', ');
  const pick = offers.find((o) => same(o.answer, draft.value));
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.draw}
      title={say.buyCard.title}
      adopt={(answer) => {
        draft.value = answer;
      }}
      primary={{
        label: pick ? say.buyCard.confirm(pick.stack, pick.price) : say.buyCard.pass,
        ready: true,
        press: () => void send(session, decision, draft.value),
      }}
    >
      <Options kind="radio" label={say.buyCard.title}>
        {offers.map(({ answer, stack, price, block }) => {
          const empty = sight.empty[block]?.[stack - 1];
          return (
            <Option
              key={`${block}.${stack}.${price}`}
              kind="radio"
              on={same(answer, draft.value)}
              disabled={price > treasury}
              title={say.buyCard.offer(stack, price)}
              detail={empty ? say.buyCard.none : goods(stack, block)}
              after={
                <Chip tone={price > treasury ? 'warn' : 'plain'}>
                  {price > treasury ? say.buyCard.tooDear : say.buyCard.leaves(treasury - price)}
                </Chip>
              }
              onPress={() => {
                draft.value = answer;
              }}
            />
          );
        })}
        <Option
          kind="radio"
          on={draft.value.do === 'pass'}
          title={say.buyCard.pass}
          onPress={() => {
            draft.value = PASS;
          }}
        />
      </Options>
    </Frame>
  );
}
