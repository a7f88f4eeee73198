import { shipCost } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { sum } from '../../ui/sum.ts';
import { useInSight } from '../../ui/useInSight.ts';
import { shipPayments } from '../model/move.ts';
import { areaName, coastName } from '../model/names.ts';
import { preview } from '../model/preview.ts';
import { Row } from '../parts/rows.tsx';
import type { Movement } from './state.ts';

/** Building a ship asks where, then how to pay, and says what each way breaks. */
export function Shipyard({ m }: { m: Movement }) {
  const say = text.value.decisions.move;
  const { builds } = m.options;
  const hand = m.hand.value;
  const building = hand?.kind === 'build';
  const card = useInSight<HTMLDivElement>(building ? (hand.at ?? '') : undefined);
  return (
    <div class={building ? 'dp-ship on' : 'dp-ship'} ref={card}>
      <Row
        before={<Icon name="plus" size={20} />}
        title={say.ships}
        detail={say.shipsLeft(builds.left, shipCost(m.session.sight(), m.decision.owner))}
      >
        <Button
          size="sm"
          pressed={building}
          onPress={() => {
            m.hand.value = building ? undefined : { kind: 'build' };
          }}
        >
          {say.addShip}
        </Button>
      </Row>
      {building && hand.at === undefined && <Where m={m} />}
      {building && hand.at !== undefined && <Payment m={m} at={hand.at} />}
    </div>
  );
}

function Where({ m }: { m: Movement }) {
  const say = text.value.decisions.move;
  return (
    <div class="dp-means">
      <p class="sm b">{say.addShipWhere}</p>
      <div class="dp-chips">
        {m.options.builds.coasts.map((at) => (
          <button
            key={at}
            type="button"
            class="dp-pill"
            onClick={() => (m.hand.value = { kind: 'build', at })}
          >
            {coastName(m.session.rules, at)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Payment({ m, at }: { m: Movement; at: string }) {
  const say = text.value.decisions;
  const { rules } = m.session;
  const sight = m.session.sight();
  const { treasury } = m.options;
  const now = preview(sight, m.decision, m.draft.value);
  const ways = shipPayments(sight, m.decision.owner, at, Object.keys(now.tokens), m.allows);
  const people = sum(now.tokens);
  const words = ({ treasury: paid, tokens }: (typeof ways)[number]): string => {
    const areas = say.list([...new Set(tokens)].map((area) => areaName(rules, area)));
    const parts = [
      ...(paid > 0 ? [say.move.pay.treasury(paid)] : []),
      ...(tokens.length > 0 ? [say.move.pay.tokens(tokens.length, areas)] : []),
    ];
    return parts.join(', ');
  };
  const title = say.move.addShipTitle(coastName(rules, at));
  return (
    <div class="dp-means">
      <p class="sm b">{title}</p>
      <Options kind="radio" label={title}>
        {ways.map((way) => {
          const broken = now.sites.find(
            (s) =>
              way.tokens.includes(s.area) &&
              s.tokens - way.tokens.filter((t) => t === s.area).length < s.cost,
          );
          const all = way.tokens.length === people;
          return (
            <Option
              key={`${way.treasury}.${way.tokens.join('.')}`}
              kind="radio"
              on={false}
              title={words(way)}
              detail={
                broken
                  ? say.move.cityLost(areaName(rules, broken.area), broken.tokens - way.tokens.length)
                  : way.tokens.length > 0
                    ? say.move.pay.leavesTokens(people - way.tokens.length)
                    : say.move.pay.leaves(treasury - way.treasury)
              }
              after={
                broken ? (
                  <Chip tone="warn">{say.move.verdict.city}</Chip>
                ) : (
                  all && <Chip tone="warn">{say.move.pay.last}</Chip>
                )
              }
              onPress={() => {
                if (m.order(way)) m.hand.value = { kind: 'ship', ship: m.options.ships.length - 1, load: 0 };
              }}
            />
          );
        })}
      </Options>
    </div>
  );
}
