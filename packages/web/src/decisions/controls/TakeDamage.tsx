import type { AreaId, DamageBounds } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { Mark } from '../board.ts';
import {
  modifierSum,
  mostLeft,
  nothingTaken,
  pointsOf,
  supportAfter,
  type Taken,
  takeCity,
  takeTokens,
} from '../model/damage.ts';
import { CalamityPicture, calamityOf, Parts } from '../parts/calamity.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';
import { DamageRows, DamageSum } from './damageParts.tsx';

/** So many areas leave room for steppers on the map; with more, a press adds one. */
const ROOMY = 9;

export function TakeDamage({ session, decision, board }: ControlProps<'takeDamage'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const bounds = session.choices(decision);
  const taken = draftOf<Taken>(session, decision, 'answer', () => nothingTaken);
  const past = draftOf<Taken[]>(session, decision, 'past', () => []);
  const change = (next: Taken): void => {
    past.value = [...past.value, taken.value];
    taken.value = next;
  };
  const now = taken.value;
  const points = pointsOf(now);
  const open = bounds.points - points;
  const setTokens = (area: AreaId, n: number): void => change(takeTokens(now, bounds, area, n));
  const toggleCity = (area: AreaId): void =>
    change(takeCity(now, area, area in now.cities ? undefined : mostLeft(now, bounds, area)));
  const setLeft = (area: AreaId, left: number): void => change(takeCity(now, area, left));
  const press = (area: AreaId): void => {
    if (bounds.cities.some((c) => c.area === area)) toggleCity(area);
    else if (area in bounds.tokens) {
      const n = now.tokens[area] ?? 0;
      setTokens(area, n >= bounds.tokens[area]! ? 0 : n + 1);
    }
  };
  const areas = [...new Set([...Object.keys(bounds.tokens), ...bounds.cities.map((c) => c.area)])];
  const marks: Record<AreaId, Mark> = {};
  for (const area of areas)
    marks[area] = markOf(area, now, bounds, areas.length <= ROOMY ? setTokens : undefined);
  useShown(board, decision.id, areas);
  useBoard(board, { areas: marks, dim: true, press });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const sum = modifierSum(session.sight(), decision);
  const support = supportAfter(session.sight(), decision, now);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      title={say.damage.title(bounds.points)}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{ value: points, max: bounds.points, label: say.of(points, bounds.points), tone: 'loss' }}
      undo={
        past.value.length > 0
          ? () => {
              taken.value = past.value.at(-1)!;
              past.value = past.value.slice(0, -1);
            }
          : undefined
      }
      adopt={(answer) => change(answer)}
      acts={<Button onPress={() => change(session.suggestion(decision))}>{say.damage.leastHarm}</Button>}
      primary={{
        label:
          open > 0
            ? say.damage.missing(open)
            : open < 0
              ? say.damage.over(-open)
              : say.damage.confirm(points),
        ready: open === 0,
        press: () => void send(session, decision, now),
      }}
    >
      {sum && <DamageSum sum={sum} total={decision.ask.points} />}
      <DamageRows
        rules={rules}
        bounds={bounds}
        taken={now}
        open={open}
        setTokens={setTokens}
        toggleCity={toggleCity}
        setLeft={setLeft}
        show={(area) => board.show([area])}
      />
      {calamity && <Parts session={session} calamity={calamity} />}
      <Notes
        title={say.now}
        lines={[
          { icon: 'support', text: say.supportGood(support.cities, support.needed, support.tokens) },
          ...(support.falling > 0
            ? [{ icon: 'warn', tone: 'loss' as const, text: say.supportBad(support.falling) }]
            : []),
        ]}
      />
    </Frame>
  );
}

function markOf(
  area: AreaId,
  taken: Taken,
  bounds: DamageBounds,
  setTokens: ((area: AreaId, n: number) => void) | undefined,
): Mark {
  const say = text.value.decisions.damage;
  const lost = taken.cities[area];
  if (lost !== undefined) return { tone: 'loss', label: say.label(lost) };
  const most = bounds.tokens[area] ?? 0;
  const n = taken.tokens[area] ?? 0;
  const tone = n > 0 ? 'loss' : 'target';
  if (!setTokens) return n > 0 ? { tone, label: text.value.decisions.of(n, most) } : { tone };
  return most > 0 ? { tone, stepper: { value: n, max: most, set: (v) => setTokens(area, v) } } : { tone };
}
