import type { Goal } from '@ochre/bots/goals';
import type { Decision } from '@ochre/engine';
import type { Due } from '@ochre/lessons';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { guideWords } from '../i18n/guide.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import './guide.css';
import { type Guide, guideOf } from './guide.ts';
import {
  areaAt,
  keptClear,
  lookedAt,
  type Placed,
  type PlacedOnPhone,
  placeBy,
  placeOnPhone,
  pointedAt,
  underPhases,
} from './lookAt.ts';
import { aloud, Because, Said, wordsFor } from './said.tsx';

/** An area smaller than this, in pixels, is brought closer. */
const SMALL = 60;
/** Things move under the mark: the map is dragged, panels open. So often it looks where they are, in milliseconds. */
const LOOK_MS = 120;

/** What the learner works towards as the question comes. */
function useGoal(decision: Decision | undefined): Goal | undefined {
  const { live } = useTable();
  const told = useSignal<{ id: string; goal: Goal | undefined } | undefined>(undefined);
  const id = decision?.id;
  useEffect(() => {
    if (!decision) return;
    void live.goal?.(decision).then((next) => {
      told.value = { id: decision.id, goal: next?.goal };
    });
  }, [live, id]);
  return told.value?.id === id ? told.value?.goal : undefined;
}

/** A first game: the table explains each thing when it first matters. */
export function Guided({ decision }: { decision: Decision | undefined }) {
  const { live, reel, history, board } = useTable();
  const guide = guideOf(live);
  const goal = useGoal(decision);
  const covered =
    board.standings.value !== undefined || board.card.value !== undefined || board.legendOpen.value;
  const looking =
    reel.showing.value === undefined && history?.at.value === undefined && !covered && decision !== undefined;
  const view = live.view.value;
  useEffect(() => guide?.attend(decision, goal, looking), [guide, view, decision?.id, goal, looking]);
  useEffect(() => {
    const timer = guide && setInterval(() => guide.look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [guide]);
  const due = guide?.standing.value;
  useEffect(() => {
    live.holdMarket?.('explained', due !== undefined);
    return () => live.holdMarket?.('explained', false);
  }, [live, due !== undefined]);
  const words = due && wordsFor(due);
  const say = guideWords.value;
  return (
    <>
      <p class="sr" role="status">
        {words &&
          `${say.fresh(aloud(live, words.name, due))}. ${aloud(live, words.title, due)} ${aloud(live, words.text, due)}`}
      </p>
      {words && <CoachMark key={due.id} guide={guide!} due={due} />}
    </>
  );
}

/** Where it lies: beside what it speaks of; over the map on a phone. */
function usePlace(
  guide: Guide,
  due: Due,
  ref: { current: HTMLElement | null },
): Placed | PlacedOnPhone | undefined {
  const { board } = useTable();
  const placed = useSignal<Placed | PlacedOnPhone | undefined>(undefined);
  const phone = layout.value === 'phone';
  useLayoutEffect(() => {
    const mark = guide.markOf(due);
    const look = (): void => {
      const box = ref.current?.getBoundingClientRect();
      const target = lookedAt(mark, due.it);
      const next = !box
        ? undefined
        : phone
          ? placeOnPhone(target, box)
          : placeBy(target && pointedAt(target).getBoundingClientRect(), box, underPhases(), keptClear());
      if (JSON.stringify(next) !== JSON.stringify(placed.peek())) placed.value = next;
    };
    const { area } = due.it;
    if (area !== undefined && mark.look.some((one) => 'area' in one)) {
      const map = document.querySelector('.map')?.getBoundingClientRect();
      const at = areaAt(area)?.getBoundingClientRect();
      const out =
        !map ||
        !at ||
        at.left < map.left ||
        at.right > map.right ||
        at.top < map.top ||
        at.bottom > map.bottom;
      if (out || at.width < SMALL) board.show([area]);
      areaAt(area)?.classList.add('coached');
    }
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const one of document.querySelectorAll('.coached')) one.classList.remove('coached');
    };
  }, [due, phone]);
  return placed.value;
}

/** The same as style. */
const styleOf = (place: Placed | PlacedOnPhone) =>
  ({
    left: `${place.left}px`,
    top: `${place.top}px`,
    ...('width' in place
      ? { right: 'auto', width: `${place.width}px` }
      : { '--pointer': `${place.pointer ?? 0}px` }),
  }) as never;

/** The focus comes to what is asked. */
function toQuestion(): void {
  const question = document.querySelector<HTMLElement>('.dp h2');
  if (!question) return;
  question.tabIndex = -1;
  question.focus({ preventScroll: true });
}

function CoachMark({ guide, due }: { guide: Guide; due: Due }) {
  const { live } = useTable();
  const say = guideWords.value;
  const words = wordsFor(due)!;
  const ref = useRef<HTMLElement>(null);
  const asked = useSignal(false);
  const place = usePlace(guide, due, ref);
  const leave = (act: () => void): void => {
    const within = ref.current?.contains(document.activeElement);
    act();
    // Whoever came here by key goes back to the question.
    if (within) toQuestion();
  };
  return (
    <section
      ref={ref}
      class={`coach ${layout.value === 'phone' ? `phone over${place && 'instead' in place ? ' instead' : ''}` : (place && 'side' in place && place.side) || 'over'}`}
      aria-label={say.fresh(aloud(live, words.name, due))}
      data-mark={due.id}
      style={place && styleOf(place)}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        leave(() => guide.gotIt());
      }}
    >
      <p class="eyebrow info">{say.fresh(aloud(live, words.name, due))}</p>
      <h2>
        <Said sentence={words.title} due={due} />
      </h2>
      <p>
        <Said sentence={words.text} due={due} />
      </p>
      {asked.value && <Because guide={guide} due={due} />}
      <footer>
        <button type="button" class="quit sm" onClick={() => leave(() => guide.silence(true))}>
          {say.stop}
        </button>
        <span class="sp" />
        <Button
          size="sm"
          pressed={asked.value}
          onPress={() => {
            asked.value = !asked.value;
          }}
        >
          {say.why}
        </Button>
        <Button size="sm" class="gotit" onPress={() => leave(() => guide.gotIt())}>
          {say.gotIt}
        </Button>
      </footer>
    </section>
  );
}
