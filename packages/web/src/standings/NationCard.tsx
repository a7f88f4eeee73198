import type { NationId } from '@ochre/engine';
import { advancePoints, value } from '@ochre/engine/query';
import type { ComponentChildren } from 'preact';
import { isMet, needWords } from '../decisions/model/epoch.ts';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import {
  areasOf,
  EPOCH_COLOURS,
  epochName,
  epochOf,
  listOrder,
  myNation,
  nameOf,
  positionOf,
  standingOf,
} from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { creditsOf } from '../ui/credits.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { Advances, Credits, felt } from './Advances.tsx';
import { CardFrame } from './CardFrame.tsx';
import { nextGate } from './gate.ts';
import { OpenHand } from './OpenHand.tsx';
import { placings } from './placing.ts';
import { endings } from './projection.ts';
import { SourceBar, SourceKey, sourcesOf } from './Sources.tsx';
import { Afford, Between, Threats } from './Toward.tsx';
import { useTurns } from './turns.ts';
import './standings.css';

/** Fewer advances than this leave room for the others. */
const FEW = 3;

interface Of {
  id: NationId;
}

/** Who it is, in one line: the player, the place, how far from me, cities and cards. */
function Who({ id }: Of) {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const rows = placings(p);
  const row = rows.find((r) => r.id === id)!;
  const me = myNation(view);
  const mine = me !== undefined && me !== id ? rows.find((r) => r.id === me) : undefined;
  const seat = session.seats.value[id];
  const { cities, tokens, hand, left } = standingOf(p, view, id);
  const short = cities * value(p, id, 'supportRate') - tokens;
  const shared = rows.filter((r) => r.place === row.place).length > 1;
  const apart = mine ? row.points - mine.points : 0;
  const { clock, ui } = text.value;
  const name = id === me ? ui.you : seat?.standIn ? clock.botFor(seat.name) : seat?.name;
  const parts = [
    seat?.kind === 'human' && !seat.online && clock.offline,
    row.place > 1 ? say.placed(row.place, rows.length) : shared ? say.sharesLead : say.leads,
    mine && (apart > 0 ? say.aheadOfYou(apart) : apart < 0 ? say.behindYou(-apart) : say.levelWithYou),
    say.cities(cities, session.rules.ruleset.pieces.cities),
    cities > 0 && (short > 0 ? say.unsupported(short) : say.supported),
    say.cards(hand),
    say.treasury(view.open.nations[id]!.treasury),
  ];
  return (
    <p class="who">
      {left ? (
        <b class="gone">{say.gone}</b>
      ) : (
        <>
          {seat?.kind === 'bot' && <Icon name="bot" size={14} label={say.bot} />}
          {name}
        </>
      )}
      {parts.filter(Boolean).map((part, i) => (
        <span key={i}>
          {(i > 0 || left || name) && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

/** Points by source now, and what the end is likely to bring. */
function Points({ id }: Of) {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const turns = useTurns();
  const { sources, points } = placings(p).find((r) => r.id === id)!;
  const end = turns && !view.open.result ? endings(session.sight(), turns)[id]! : undefined;
  const most = Math.max(points, end?.points ?? 0);
  const { pointsPerSpace } = session.rules.policies.succession(p);
  const own = id === myNation(view) && view.own ? view.own : undefined;
  const hand = own && session.rules.policies.score(p, id, own)['cards'];
  return (
    <div>
      <h3 class="eyebrow">{say.points}</h3>
      <dl class="sums">
        <dt data-explain="points">{say.now}</dt>
        <dd data-explain="points">
          <SourceBar sources={sources} most={most} />
          <b>{points}</b>
        </dd>
        {end && (
          <>
            <dt data-explain="at-end">{say.atEnd}</dt>
            <dd class="guessed" data-explain="at-end">
              <SourceBar sources={end.by} most={most} guessed />
              <b>{end.points}</b>
            </dd>
          </>
        )}
      </dl>
      <SourceKey
        sources={sourcesOf({ ...end?.by, ...sources })
          .filter(([source, n]) => n > 0 || source !== 'bonus')
          .map(([source]) => source)}
        perSpace={pointsPerSpace}
      />
      {end?.win !== undefined && (
        <p class="chance" data-explain="chance">
          {say.winsWith(say.chance(end.win))}
        </p>
      )}
      {end && <p class="how">{end.win === undefined ? say.how : say.learnt}</p>}
      {hand !== undefined && hand > 0 && <p class="how">{say.yourHand(hand)}</p>}
    </div>
  );
}

/** Its row of the track, and what the next gate asks for. */
function TrackRow({ id }: Of) {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last, epochs, starts } = session.rules.policies.succession(p);
  const { space } = view.open.nations[id]!;
  const own = id === myNation(view);
  const gate = nextGate(own && view.own ? session.sight() : p, id);
  const here = epochs[epochOf(p, id, space)];
  const gates = new Set(starts[id]);
  return (
    <div>
      <h3 class="eyebrow" data-explain="epoch">
        {say.track} <b>{here ? `${space} · ${epochName(here)}` : space}</b>
      </h3>
      <div class="tk" aria-hidden="true" data-explain="track">
        {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
          <span
            key={n}
            class={gates.has(n) && n > 1 ? 'g' : ''}
            style={{ background: EPOCH_COLOURS[epochOf(p, id, n)] }}
          >
            {n === space ? <NationBadge nation={id} size={20} /> : n === 1 || gates.has(n) ? n : ''}
          </span>
        ))}
      </div>
      {!gate ? (
        <p class="how">{say.lastSpace}</p>
      ) : gate.needs.length === 0 ? (
        <p class="how">{say.asksNothing}</p>
      ) : (
        <ul class="gate">
          {gate.needs.map((need) => (
            <li key={`${need.what} ${need.line}`} class={isMet(need) ? 'met' : 'missing'}>
              <Icon name={isMet(need) ? 'check' : 'minus'} size={13} />
              <span>
                <b>{needWords(need)}</b>
                <small>
                  {say.held(need.have, own)};{' '}
                  {gate.away > 1 ? say.inTurns(gate.epoch, gate.away) : say.nextSpace}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Foot({ id, step, children }: Of & { step(by: number): void; children?: ComponentChildren }) {
  const { session, board } = useTable();
  const say = standings.value;
  const phone = layout.value === 'phone';
  return (
    <div class="foot">
      {phone && (
        <Button size="lg" class="previous" icon="chev" label={say.previous} onPress={() => step(-1)} />
      )}
      <Button
        size={phone ? 'lg' : 'md'}
        icon="eye"
        full={phone}
        onPress={() => {
          board.card.value = undefined;
          board.standings.value = undefined;
          board.regarded.value = undefined;
          board.regard(id, areasOf(session, id));
        }}
      >
        {say.reach}
      </Button>
      {children}
      {!phone && (
        <>
          <span class="sp" />
          <Button kind="ghost" class="previous" icon="chev" label={say.previous} onPress={() => step(-1)} />
          <Button kind="ghost" icon="chev" label={say.next} onPress={() => step(1)} />
        </>
      )}
      {phone && <Button size="lg" icon="chev" label={say.next} onPress={() => step(1)} />}
    </div>
  );
}

/** Everything everybody may know of a nation; of my own, what I know besides. */
export function NationCard({ id }: Of) {
  const { session, board } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const me = myNation(view);
  const name = nameOf(session, id);
  const { points } = placings(p).find((r) => r.id === id)!;
  const { advances, left } = view.open.nations[id]!;
  const step = (by: number): void => {
    const { ids } = listOrder(p, board.byPoints.peek());
    board.card.value = ids[(ids.indexOf(id) + by + ids.length) % ids.length];
  };
  return (
    <CardFrame id={id} label={say.card(name)} step={step}>
      <div class="head">
        <NationBadge nation={id} size={46} faded={left === true} />
        <div class="sp">
          <h2 aria-live="polite">{name}</h2>
          <Who id={id} />
        </div>
        <p class="total" data-explain="points">
          <b class="disp">{points}</b>
          <small>{say.pointsNow}</small>
        </p>
        <Button
          kind="ghost"
          icon="x"
          label={text.value.ui.close}
          onPress={() => {
            board.card.value = undefined;
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="body scroll" tabIndex={0} role="group" aria-label={name}>
        <div class="two">
          <Points id={id} />
          <TrackRow id={id} />
        </div>
        <div class={felt(session, advances, id === me).length < FEW ? 'two adv few' : 'two adv'}>
          <Advances
            session={session}
            held={advances}
            title={id === me ? say.withEffect : me ? say.matters : say.mattersNot}
            points={advancePoints(p, id)}
            own={id === me}
          />
          <Credits session={session} held={advances} credits={creditsOf(p, id)} own={id === me} />
        </div>
        {view.hands?.[id] && <OpenHand rules={session.rules} hand={view.hands[id]} />}
        {me === id && view.own && <Afford session={session} me={id} />}
        {me !== undefined && me !== id && !left && <Threats session={session} they={id} me={me} />}
        {me !== undefined && me !== id && <Between session={session} they={id} me={me} />}
      </div>
      <Foot id={id} step={step} />
    </CardFrame>
  );
}
