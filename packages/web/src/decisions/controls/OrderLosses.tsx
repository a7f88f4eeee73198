import type { NationId } from '@ochre/engine';
import { nation, tokensOnBoard } from '@ochre/engine/query';
import { takes } from '../../effects/change.ts';
import { text } from '../../i18n/index.ts';
import { Cite } from '../../ui/Cite.tsx';
import { Stepper } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { clamped, sum } from '../model/counts.ts';
import { nationName } from '../model/names.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';

type Losses = Record<NationId, number>;

export function OrderLosses({ session, decision, board }: ControlProps<'orderLosses'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { total, most } = session.choices(decision) as { total: number; most: Losses };
  const losses = draftOf<Losses>(session, decision, 'answer', () => ({}));
  const now = losses.value;
  const ordered = sum(now);
  const missing = decision.ask.full ? Math.min(total, sum(most)) - ordered : 0;
  const sight = session.sight();
  const hit = Object.keys(now).flatMap((id) => [
    ...Object.keys(nation(sight, id).tokens),
    ...nation(sight, id).cities,
  ]);
  useBoard(board, { areas: Object.fromEntries(hit.map((a) => [a, { tone: 'leaves' as const }])) });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const units = calamity && takes(calamity) === 'cities' ? say.losses.cities : say.losses.points;
  const each = Math.max(0, ...Object.values(most));
  const title =
    total === 1
      ? say.losses.titleOne(units(1))
      : say.losses.title(units(total), decision.ask.full === true, each < total ? units(each) : undefined);
  const barred = Object.entries(decision.ask.barred ?? {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{ value: ordered, max: total, label: say.of(ordered, total), tone: 'loss' }}
      adopt={(answer) => {
        losses.value = answer;
      }}
      primary={{
        label:
          missing > 0
            ? say.losses.missing(units(missing))
            : ordered === 0
              ? say.losses.none
              : say.losses.confirm(units(ordered)),
        ready: missing <= 0,
        press: () => void send(session, decision, now),
      }}
    >
      <div class="card" role="group" aria-label={title}>
        {Object.entries(most).map(([id, limit]) => (
          <Row
            key={id}
            before={<NationBadge nation={id} size={26} />}
            title={nationName(rules, id)}
            detail={say.nations.units(tokensOnBoard(sight, id), nation(sight, id).cities.length)}
          >
            <Stepper
              value={now[id] ?? 0}
              max={Math.min(limit, (now[id] ?? 0) + total - ordered)}
              label={nationName(rules, id)}
              onChange={(n) => {
                losses.value = clamped(now, id, n, limit, total);
              }}
            />
          </Row>
        ))}
        {barred.map(([id, cite]) => (
          <div key={id} class="dp-row off">
            <NationBadge nation={id} size={22} faded />
            <span class="tx">
              <b>{nationName(rules, id)}</b>
              <small>{say.nations.barred}</small>
            </span>
            <Cite cite={cite} />
          </div>
        ))}
      </div>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
