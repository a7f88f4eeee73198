import type { AreaId, DamageBounds, DecisionOf } from '@ochre/engine';
import { filmWords } from '../../i18n/film.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { layout } from '../../table/layout.ts';
import { currentPhase } from '../../table/model.ts';
import { phasesOf } from '../../table/phases.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import type { Mark } from '../board.ts';
import {
  modifierSum,
  mostLeft,
  nothingTaken,
  pointsOf,
  supportAfter,
  supportIfTokens,
  type Taken,
  takeCity,
  takeTokens,
} from '../model/damage.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { type Line, Notes } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';
import { DamageRows, DamageSum, formula, LossList, Reckoning } from './damageParts.tsx';
import './losses.css';

/** So many areas leave room for steppers on the map; with more, a press adds one. */
const ROOMY = 9;

export function TakeDamage({ session, decision, board }: ControlProps<'takeDamage'>) {
  const say = text.value.decisions;
  const words = filmWords.value.calamities;
  const phone = layout.value === 'phone';
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
  useBoard(board, {
    areas: marks,
    dim: true,
    press,
    banner: <Reckoning bounds={bounds} taken={now} />,
  });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const sum = modifierSum(session.sight(), decision);
  const rows = {
    rules,
    bounds,
    taken: now,
    open,
    setTokens,
    toggleCity,
    setLeft,
    show: (area: AreaId) => board.show([area]),
  };
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={sum ? say.damage[sum.as] : calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      title={phone ? say.damage.titleShort(bounds.points) : say.damage.title(bounds.points)}
      lead={
        phone &&
        sum && (
          <Cite cite={decision.cite} icon>
            {formula(sum)}
          </Cite>
        )
      }
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
      acts={
        <Button class="dp-least" onPress={() => change(session.suggestion(decision))}>
          {say.damage.leastHarm}
        </Button>
      }
      primary={{
        label:
          open > 0 ? words.stillTo(open) : open < 0 ? say.damage.over(-open) : say.damage.confirm(points),
        ready: open === 0,
        press: () => void send(session, decision, now),
      }}
      above={<Notes title={say.now} lines={consequences(session, decision, bounds, now)} pinned />}
    >
      {sum && !phone && <DamageSum sum={sum} />}
      <LossList {...rows} />
      {calamity && <Parts session={session} calamity={calamity} />}
      <DamageRows {...rows} />
    </Frame>
  );
}

/** What follows: the support of my cities so far, and once all is chosen; cards I will not draw. */
function consequences(
  session: Session,
  decision: DecisionOf<'takeDamage'>,
  bounds: DamageBounds,
  taken: Taken,
): Line[] {
  const say = filmWords.value.calamities;
  const sight = session.sight();
  const { tokens, cities, needed, falling } = supportAfter(sight, decision, taken);
  const rest = supportIfTokens(sight, decision, bounds, taken);
  const open = bounds.points - pointsOf(taken);
  const end = rest ?? (open === 0 ? { tokens, falling } : undefined);
  const lost = Object.keys(taken.cities).length;
  return [
    { icon: 'support', text: say.soFar(tokens, cities, needed) },
    ...(end
      ? [
          {
            icon: end.falling > 0 ? 'warn' : 'check',
            tone: end.falling > 0 ? ('loss' as const) : ('gain' as const),
            text: say.ifTokens(open, end.tokens, end.falling, nextSupport(session)),
          },
        ]
      : []),
    ...(lost > 0 ? [{ icon: 'hand', tone: 'loss' as const, text: say.fewerCards(lost) }] : []),
  ];
}

/** The phase in which the support of cities is looked at next, this turn. */
function nextSupport(session: Session): number | undefined {
  const now = currentPhase(session).value?.number ?? 0;
  return phasesOf(session.rules.ruleset).find(
    ({ number, steps }) => number > now && steps.includes('support'),
  )?.number;
}

function markOf(
  area: AreaId,
  taken: Taken,
  bounds: DamageBounds,
  setTokens: ((area: AreaId, n: number) => void) | undefined,
): Mark {
  const say = text.value.decisions.damage;
  const lost = taken.cities[area];
  if (lost !== undefined) return { tone: 'loss', label: say.plate(lost), struck: true };
  const most = bounds.tokens[area] ?? 0;
  const n = taken.tokens[area] ?? 0;
  const tone = n > 0 ? 'loss' : 'target';
  const label = `${most} → ${most - n}`;
  if (!setTokens) return n > 0 ? { tone, label } : { tone };
  const says = n > 0 && layout.value !== 'phone' ? { says: label } : {};
  return most > 0
    ? { tone, stepper: { value: n, max: most, set: (v) => setTokens(area, v), ...says } }
    : { tone };
}
