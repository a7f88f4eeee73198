import type { AreaId, Building, BuildingSite } from '@ochre/engine';
import { useEffect } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options, Progress, Stepper } from '../../ui/controls.tsx';
import { addCity, changeCity, drawing, dropCity, supportAfter } from '../model/construct.ts';
import { areaName } from '../model/names.ts';
import { goalStep } from '../parts/adviser.ts';
import { type ControlProps, draftOf, refuse, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Notes, Row } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function Construct({ session, decision, board }: ControlProps<'construct'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const sight = session.sight();
  const sites = session.choices(decision);
  const plan = draftOf(session, decision, 'answer', () => session.suggestion(decision));
  const suggested = draftOf(session, decision, 'suggested', () => plan.peek());
  // The goal proposes what is chosen to begin with, until somebody chooses.
  const { value: step } = goalStep;
  useEffect(() => {
    const answer = step?.decision === decision.id ? (step.answer as Building[] | undefined) : undefined;
    if (answer && plan.peek() === suggested.peek()) suggested.value = plan.value = answer;
  }, [step]);
  const now = plan.value;
  const propose = (next: Building[]): void => {
    const violation = session.check(decision, next);
    refuse(session, decision, violation);
    if (!violation) plan.value = next;
  };
  const toggle = (area: AreaId): void => {
    const taken = now.some((b) => b.area === area);
    const next = taken ? dropCity(now, area) : addCity(sight, decision, now, area);
    if (next.length !== now.length) propose(next);
    else refuse(session, decision, session.check(decision, [...now, { area }]));
  };
  useShown(
    board,
    decision.id,
    sites.areas.map((s) => s.area),
  );
  useBoard(board, {
    areas: Object.fromEntries(
      sites.areas.map(({ area }) => [
        area,
        { tone: now.some((b) => b.area === area) ? ('chosen' as const) : ('target' as const) },
      ]),
    ),
    dim: true,
    press: toggle,
  });
  const support = supportAfter(sight, decision, now);
  const draws = drawing(support);
  const title = say.construct.title(sites.cities);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.construction}
      title={title}
      adopt={(answer) => {
        plan.value = answer;
      }}
      follows={(answer) =>
        answer.length === now.length && answer.every(({ area }) => now.some((b) => b.area === area))
      }
      acts={now.length > 0 && <Button onPress={() => propose([])}>{say.construct.none}</Button>}
      primary={{
        label:
          now.length === 0
            ? say.construct.none
            : say.construct.confirm(say.list(now.map((b) => areaName(rules, b.area)))),
        ready: true,
        press: () => void send(session, decision, now),
      }}
    >
      <Options kind="check" label={title}>
        {sites.areas.map((site) => {
          const building = now.find((b) => b.area === site.area);
          return (
            <div key={site.area} class="dp-block">
              <Option
                kind="check"
                on={building !== undefined}
                title={areaName(rules, site.area)}
                detail={
                  rules.map.area(site.area).site
                    ? say.construct.site(site.cost)
                    : say.construct.wild(site.cost)
                }
                after={
                  <Chip tone={site.tokens >= site.cost ? 'ok' : 'plain'}>
                    {say.of(site.tokens, site.cost)}
                  </Chip>
                }
                onPress={() => toggle(site.area)}
              />
              {building && (
                <Means
                  site={site}
                  building={building}
                  keep={sites.keep}
                  names={(a) => areaName(rules, a)}
                  change={(c) => propose(changeCity(now, site.area, c))}
                />
              )}
            </div>
          );
        })}
      </Options>
      <div class="card pad dp-support">
        <p class="row">
          <b>{say.construct.supportTitle}</b>
          <span class="sp" />
          <b>{say.construct.need(support.cities, support.needed)}</b>
        </p>
        <Progress
          value={support.tokens}
          max={Math.max(support.needed, 1)}
          label={say.construct.supportTitle}
          tone={support.falling > 0 ? 'loss' : 'ok'}
        />
        <p class="sm">
          {say.construct.remain(support.tokens)}{' '}
          {support.falling > 0 && <b class="neg">{say.supportBad(support.falling)}</b>}
        </p>
      </div>
      <Notes
        title={say.whatThisMeans}
        lines={
          draws.n > 0
            ? [{ icon: 'draw', tone: 'gain', text: say.construct.draws(draws.n, draws.atLeast) }]
            : []
        }
      />
    </Frame>
  );
}

/** What pays for a city besides the tokens of its area. */
function Means(props: {
  site: BuildingSite;
  building: Building;
  keep: boolean;
  names(area: AreaId): string;
  change(change: Partial<Building>): void;
}) {
  const say = text.value.decisions.construct;
  const { site, building, change } = props;
  const { treasury = 0, from = {}, keep = false } = building;
  const none = site.treasury === 0 && site.neighbours.most === 0 && !props.keep;
  if (none) return null;
  return (
    <div class="dp-means">
      {site.treasury > 0 && (
        <Row title={say.treasury}>
          <Stepper
            value={treasury}
            max={site.treasury}
            label={say.treasury}
            onChange={(n) => change({ treasury: n })}
          />
        </Row>
      )}
      {site.neighbours.areas.map((area) => (
        <Row key={area} title={say.from(props.names(area))}>
          <Stepper
            value={from[area] ?? 0}
            max={site.neighbours.most}
            label={say.from(props.names(area))}
            onChange={(n) => change({ from: { ...from, [area]: n } })}
          />
        </Row>
      ))}
      {props.keep && (
        <Option kind="check" on={keep} title={say.keep} onPress={() => change({ keep: !keep })} />
      )}
    </div>
  );
}
