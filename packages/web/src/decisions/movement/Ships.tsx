import type { AreaId, ShipState } from '@ochre/engine';
import { value } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useInSight } from '../../ui/useInSight.ts';
import { landing } from '../model/move.ts';
import { areaName, coastName } from '../model/names.ts';
import { Row } from '../parts/rows.tsx';
import { HiredAboard } from './Hired.tsx';
import { Shipyard } from './Shipyard.tsx';
import type { Movement } from './state.ts';

function stateOf(ship: ShipState): { words: string; tone: 'ok' | 'warn' | 'plain' } {
  const say = text.value.decisions.move;
  if (ship.gone) return { words: say.gone, tone: 'plain' };
  if (!ship.old) return { words: say.newShip, tone: 'ok' };
  return ship.maintained ? { words: say.maintained, tone: 'ok' } : { words: say.idle, tone: 'warn' };
}

/** Ships afloat, each with its state and what it can do; and the yard for new ones. */
export function Ships({ m }: { m: Movement }) {
  const say = text.value.decisions.move;
  const { ships, builds } = m.options;
  if (ships.length === 0 && builds.coasts.length === 0) return null;
  return (
    <section class="card" aria-label={say.ships}>
      {ships.map((ship, i) => (
        <Afloat key={i} m={m} ship={ship} index={i} />
      ))}
      {builds.coasts.length > 0 && <Shipyard m={m} />}
    </section>
  );
}

/** One ship: pressed it is in hand, pressed again it is not. */
function Afloat({ m, ship, index }: { m: Movement; ship: ShipState; index: number }) {
  const say = text.value.decisions.move;
  const { rules } = m.session;
  const hand = m.hand.value;
  const on = hand?.kind === 'ship' && hand.ship === index && !ship.gone;
  const { words, tone } = stateOf(ship);
  // Beside what it costs there is no room for a state as well.
  const unpaid = !ship.gone && !ship.ready;
  const payers = unpaid ? m.payersFor(index) : [];
  const card = useInSight<HTMLDivElement>(on ? `${ship.at} ${ship.cargo}` : undefined);
  const turn = (): void => {
    m.hand.value = on ? undefined : { kind: 'ship', ship: index, load: 0 };
  };
  return (
    <div class={on ? 'dp-ship on' : 'dp-ship'} ref={card}>
      <Row
        before={<Icon name="ship" size={20} class={tone === 'warn' ? 'neg' : ''} />}
        title={say.shipAt(coastName(rules, ship.at))}
        detail={[unpaid && words, ship.cargo > 0 && say.aboard(ship.cargo)].filter(Boolean).join(' · ')}
        {...(!ship.gone && { onPress: turn })}
      >
        {!unpaid && <Chip tone={tone}>{words}</Chip>}
        {unpaid && m.allows({ do: 'maintain', ship: index }) && (
          <Button size="sm" onPress={() => m.order({ do: 'maintain', ship: index })}>
            {say.payOne}
          </Button>
        )}
        {payers.length === 1 && (
          <Button size="sm" onPress={() => m.order({ do: 'maintain', ship: index, token: payers[0]! })}>
            {say.payTokenOf(areaName(rules, payers[0]!))}
          </Button>
        )}
        {payers.length > 1 && !on && (
          <Button size="sm" onPress={turn}>
            {say.payToken}
          </Button>
        )}
        {ship.ready && !ship.gone && !on && (
          <Button size="sm" onPress={turn}>
            {say.sail}
          </Button>
        )}
        {on && <Button size="sm" kind="ghost" icon="x" label={say.shipDone} onPress={turn} />}
      </Row>
      {on && ship.ready && <Voyage m={m} ship={ship} index={index} />}
      {on && unpaid && <Upkeep m={m} index={index} payers={payers} />}
    </div>
  );
}

/** A ship of an earlier turn: paid for with one of several tokens, or given up. */
function Upkeep({ m, index, payers }: { m: Movement; index: number; payers: readonly AreaId[] }) {
  const say = text.value.decisions.move;
  return (
    <div class="dp-means">
      {payers.length > 1 && (
        <>
          <p class="sm b">{say.payTokenFrom}</p>
          <div class="dp-chips">
            {payers.map((token) => (
              <button
                key={token}
                type="button"
                class="dp-pill"
                onClick={() => m.order({ do: 'maintain', ship: index, token })}
              >
                {areaName(m.session.rules, token)}
              </button>
            ))}
          </div>
        </>
      )}
      <Button size="sm" kind="danger" onPress={() => m.order({ do: 'scrap', ship: index })}>
        {say.scrap}
      </Button>
    </div>
  );
}

/** A ship ready to sail: load, go, land. */
function Voyage({ m, ship, index }: { m: Movement; ship: ShipState; index: number }) {
  const say = text.value.decisions.move;
  const { rules } = m.session;
  const hand = m.hand.value;
  const load = hand?.kind === 'ship' ? hand.load : 0;
  const area = rules.map.water(ship.at).area;
  const ashore = m.options.walks.find((w) => w.from === area)?.tokens ?? 0;
  const room = Math.min(ashore, m.options.capacity - ship.cargo);
  const moves = value(m.session.sight(), m.decision.owner, 'shipMoves');
  const harbours = Object.entries(ship.voyages).sort((a, b) => a[1].length - b[1].length);
  return (
    <div class="dp-means">
      {room > 0 && (
        <Row title={say.load(areaName(rules, area))}>
          <Stepper
            value={load}
            max={room}
            label={say.load(areaName(rules, area))}
            onChange={(n) => {
              m.hand.value = { kind: 'ship', ship: index, load: n };
            }}
          />
        </Row>
      )}
      {ship.cargo > 0 && (
        <Row title={say.land(areaName(rules, area))}>
          <Button size="sm" onPress={() => m.order(landing(index, ship.cargo))}>
            {say.landNow(ship.cargo)}
          </Button>
        </Row>
      )}
      <HiredAboard m={m} index={index} />
      <p class="row sm">
        <b>{say.to}</b>
        <span class="sp" />
        <span class="mute">{say.stepsLeft(moves - ship.steps)}</span>
      </p>
      <div class="dp-chips">
        {harbours.map(([coast, way]) => (
          <button key={coast} type="button" class="dp-pill" onClick={() => m.sail(coast)}>
            {coastName(rules, coast)} <small>{way.length}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
