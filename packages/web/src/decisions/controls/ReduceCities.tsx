import type { AreaId } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { reductionReason } from '../model/asked.ts';
import { areaName } from '../model/names.ts';
import { revoltOf } from '../model/revolt.ts';
import { boardTokens, dearerRate, supportOf } from '../model/support.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, refuse, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

type Reduction = { area: AreaId; tokens: number };

export function ReduceCities({ session, decision, board }: ControlProps<'reduceCities'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { least, most, among } = session.choices(decision);
  const chosen = draftOf<Reduction[]>(session, decision, 'answer', () => []);
  const now = chosen.value;
  const sight = session.sight();
  const own = nation(sight, decision.owner);
  const calamity = calamityOf(rules, decision.ask.purpose);
  const what = calamity?.name ?? reductionReason(decision.ask.purpose) ?? say.eyebrow.other;
  const toggle = (area: AreaId): void => {
    refuse(session, decision, undefined);
    const city = among.find((c) => c.area === area);
    if (!city) return;
    const rest = now.filter((r) => r.area !== area);
    if (rest.length < now.length) chosen.value = rest;
    else {
      const stock = own.stock.tokens - rest.reduce((n, r) => n + r.tokens, 0);
      chosen.value = [...rest, { area, tokens: Math.min(city.max, stock) }].slice(-most);
    }
  };
  const setTokens = (area: AreaId, tokens: number): void => {
    chosen.value = now.map((r) => (r.area === area ? { area, tokens } : r));
  };
  useShown(
    board,
    decision.id,
    among.map((c) => c.area),
  );
  useBoard(board, {
    areas: Object.fromEntries(
      among.map(({ area }) => {
        const r = now.find((x) => x.area === area);
        return [
          area,
          r ? { tone: 'loss' as const, label: say.damage.plate(r.tokens) } : { tone: 'target' as const },
        ];
      }),
    ),
    dim: true,
    press: toggle,
  });
  const revolt = (reduced: Reduction[]) =>
    revoltOf(sight, session.log.value, decision.owner, calamity, reduced);
  const [before, then] = [revolt([]), revolt(now)];
  const title =
    before && before.least > most
      ? say.reduce.titleLeast(before.least - most, what)
      : least < most
        ? say.reduce.titleRange(least, most, what)
        : say.reduce.title(most, what);
  const [done, due] = before ? [before.done, before.done + Math.max(most, before.least)] : [0, most];
  const tokens = boardTokens(sight, decision.owner) + now.reduce((n, r) => n + r.tokens, 0);
  const after = supportOf(sight, decision.owner, tokens, own.cities.length - now.length);
  const rate = dearerRate(sight, decision.owner, calamity);
  const dearer =
    rate === undefined ? undefined : supportOf(sight, decision.owner, tokens, after.cities, rate);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.support}
      tone="loss"
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{
        value: done + now.length,
        max: due,
        label: say.of(done + now.length, due),
        tone: 'loss',
      }}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label:
          now.length < least
            ? say.reduce.missing(least - now.length)
            : say.reduce.confirm(say.list(now.map((r) => areaName(rules, r.area)))),
        ready: now.length >= least,
        press: () => void send(session, decision, now),
      }}
      above={
        <Notes
          title={say.now}
          pinned
          lines={[
            {
              icon: 'support',
              text: then
                ? say.supportBlocked(what, then.bound, then.usable, then.cities, then.needed)
                : rate === undefined || !dearer
                  ? say.supportGood(after.cities, after.needed, after.tokens)
                  : say.supportIn(what, rate, dearer.cities, dearer.needed, tokens),
            },
            ...(then
              ? then.least > 0
                ? [{ icon: 'warn', tone: 'loss' as const, text: say.supportLeast(then.least) }]
                : []
              : after.falling > 0
                ? [{ icon: 'warn', tone: 'loss' as const, text: say.supportBad(after.falling) }]
                : []),
          ]}
        />
      }
    >
      <Options kind="check" label={title}>
        {among.map(({ area, min, max }) => {
          const r = now.find((x) => x.area === area);
          return (
            <div key={area} class="dp-pair">
              <Option
                kind="check"
                on={r !== undefined}
                title={areaName(rules, area)}
                detail={r ? say.reduce.leaves(r.tokens) : say.reduce.range(min, max)}
                onPress={() => toggle(area)}
              />
              {r && min < max && (
                <Stepper
                  value={r.tokens}
                  min={min}
                  max={max}
                  label={say.damage.left(areaName(rules, area))}
                  onChange={(n) => setTokens(area, n)}
                />
              )}
            </div>
          );
        })}
      </Options>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
