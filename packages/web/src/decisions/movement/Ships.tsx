import type { ShipState } from '@ochre/engine';
import { value } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
  const { rules } = m.session;
  const hand = m.hand.value;
  if (ships.length === 0 && builds.coasts.length === 0) return null;
  return (
    <section class="card" aria-label={say.ships}>
      {ships.map((ship, i) => {
        const { words, tone } = stateOf(ship);
        const on = hand?.kind === 'ship' && hand.ship === i;
        // Beside what it costs there is no room for a state as well.
        const unpaid = !ship.gone && !ship.ready;
        return (
          <div key={i} class={on ? 'dp-ship on' : 'dp-ship'}>
            <Row
              before={<Icon name="ship" size={20} class={tone === 'warn' ? 'neg' : ''} />}
              title={say.shipAt(coastName(rules, ship.at))}
              detail={[unpaid && words, ship.cargo > 0 && say.aboard(ship.cargo)].filter(Boolean).join(' · ')}
              {...(!ship.gone && {
                onPress: () => (m.hand.value = on ? undefined : { kind: 'ship', ship: i, load: 0 }),
              })}
            >
              {!unpaid && <Chip tone={tone}>{words}</Chip>}
              {unpaid && (
                <Button size="sm" onPress={() => m.order({ do: 'maintain', ship: i })}>
                  {say.payOne}
                </Button>
              )}
              {!ship.gone && ship.ready && !on && (
                <Button size="sm" onPress={() => (m.hand.value = { kind: 'ship', ship: i, load: 0 })}>
                  {say.sail}
                </Button>
              )}
            </Row>
            {on &&
              !ship.gone &&
              (ship.ready ? <Voyage m={m} ship={ship} index={i} /> : <Upkeep m={m} index={i} />)}
          </div>
        );
      })}
      {builds.coasts.length > 0 && <Shipyard m={m} />}
    </section>
  );
}

/** A ship of an earlier turn: paid for with a token, or given up. */
function Upkeep({ m, index }: { m: Movement; index: number }) {
  const say = text.value.decisions.move;
  const { rules } = m.session;
  const payers = m.options.walks
    .map((w) => w.from)
    .filter((token) => m.allows({ do: 'maintain', ship: index, token }));
  return (
    <div class="dp-means">
      {payers.length > 0 && (
        <label class="field">
          {say.payTokenFrom}
          <select
            value=""
            onChange={(e) =>
              e.currentTarget.value && m.order({ do: 'maintain', ship: index, token: e.currentTarget.value })
            }
          >
            <option value="">…</option>
            {payers.map((a) => (
              <option key={a} value={a}>
                {areaName(rules, a)}
              </option>
            ))}
          </select>
        </label>
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
