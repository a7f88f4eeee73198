import { useMemo } from 'preact/hooks';
import { filmWords } from '../i18n/film.ts';
import { sinceWhen } from '../live/SinceCard.tsx';
import { curveFor, numbersOn } from '../map/curves.ts';
import { Drawn } from '../map/layers/Marks.tsx';
import { besides } from '../map/pins.ts';
import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { useTable } from '../table/context.ts';
import { myNation } from '../table/model.ts';
import { Icon } from '../ui/Icon.tsx';
import './film.css';
import { SinceChoice } from './SinceChoice.tsx';
import { type Since, sinceOf } from './since.ts';

/** What is left to see of the news, as far as it was chosen. */
function useSince(): Since | undefined {
  const { layer, live } = useTable();
  const news = layer.news.value;
  const view = live.view.value;
  const which = layer.which.value;
  const words = filmWords.value.layer.plates;
  const all = useMemo(
    () => news && sinceOf(live.rules, news, view.open, myNation(view), words),
    [news, view.open, words],
  );
  if (!all || which === 'off') return undefined;
  if (which === 'all') return all;
  return { ...all, ways: all.ways.filter((w) => w.mine), plates: all.plates.filter((p) => p.mine) };
}

/** Ways gone, in sea blue: the past is information. */
export function SinceArrows({ world, stand }: { world: DrawnWorld; stand: Stand }) {
  const since = useSince();
  if (!since) return null;
  const curves = since.ways.map((way) => curveFor(stand, way, way.owner));
  const numbers = numbersOn(curves, stand);
  const touched = new Set(since.plates.filter((p) => p.mine).map((p) => p.area));
  return (
    <g class="sincearrows" aria-hidden="true">
      {[...touched].map((id) => (
        <path key={id} class="touched" d={world.byId[id]?.path ?? ''} fill-rule="evenodd" />
      ))}
      {since.ways.map((way, i) => {
        const curve = curves[i];
        return (
          curve && (
            <g
              key={`${way.owner}.${way.route?.join() ?? `${way.from}.${way.to}`}`}
              class="arrow"
              data-owner={way.owner}
              data-from={way.from}
              data-to={way.to}
              data-n={way.n}
            >
              <Drawn curve={curve} n={way.n} at={numbers[i]!} />
            </g>
          )
        );
      })}
    </g>
  );
}

const PLATE = 18;
/** What the number of a line adds to a plate. */
const NUMBER = 18;

/** What changed, beside the pieces. */
export function SincePlates({ stand }: { stand: Stand }) {
  const since = useSince();
  if (!since) return null;
  const plates = since.plates.map((plate) => {
    const written = 10 + plate.words.length * 8;
    return {
      ...plate,
      written,
      width: written + (plate.no === undefined ? 0 : NUMBER),
      height: PLATE + 2,
    };
  });
  const places = besides(stand, plates);
  return (
    <g class="sinceplates" aria-hidden="true">
      {plates.map(({ words, tone, no, written, width }, i) => {
        const at = places[i];
        if (!at) return null;
        const middle = (width - written) / 2;
        return (
          <g key={i} class={`plate ${tone}`} style={{ '--bx': `${at[0]}px`, '--by': `${at[1]}px` }}>
            <rect x={middle - written / 2} y={-PLATE / 2} width={written} height={PLATE} rx="4" />
            <text x={middle} y="4.500">
              {words}
            </text>
            {no !== undefined && (
              <g transform={`translate(${NUMBER / 2 - width / 2} 0)`}>
                <circle r="10" />
                <text y="4.500">{no}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What stays on the map, and how much of it. */
export function SinceBar() {
  const { layer, live } = useTable();
  const say = filmWords.value.layer;
  const news = layer.news.value;
  const view = live.view.value;
  const since = useMemo(
    () => news && sinceOf(live.rules, news, view.open, myNation(view), say.plates),
    [news, view.open, say],
  );
  if (!news || !since || (since.ways.length === 0 && since.plates.length === 0)) return null;
  const title = sinceWhen(news.why);
  const plays = myNation(view) !== undefined;
  const mine = {
    arrows: since.ways.filter((way) => way.mine).length,
    losses: since.plates.filter((plate) => plate.mine).length,
  };
  return (
    <section class="sincebar" aria-label={title} data-still>
      <Icon name="eye" />
      <p>
        <b>{title}</b>
        <span class="sec">{say.counts(since.ways.length, plays ? mine : undefined)}</span>
      </p>
      <SinceChoice onMap />
    </section>
  );
}
