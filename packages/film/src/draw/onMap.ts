import { type AreaId, BARBARIANS, type Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import { circle, fine, type Shape } from '../picture.ts';
import type { Stage } from '../stage.ts';
import type { Chapter, Realms } from '../story/story.ts';
import { BEATS, eased, over } from '../timing.ts';
import type { Icon } from './icons.ts';
import { badge, city, INK, icon } from './kit.ts';
import { heartsOf, middleOf } from './realms.ts';

/** How large things on the map are, in pixels: smaller where many nations share it. */
export interface Sizes {
  badge: number;
  city: number;
  mark: number;
}

export const sizesFor = (nations: number): Sizes =>
  nations > 9 ? { badge: 15, city: 17, mark: 15 } : { badge: 19, city: 19, mark: 17 };

const citiesIn = (realms: Realms): AreaId[] => Object.keys(realms).filter((area) => realms[area]!.city);

/** Cities on their way from one board to the next: new ones rise one after the other from `begins` on. */
export function cityShapes(
  stage: Stage,
  size: number,
  from: Realms,
  to: Realms,
  { at, begins, gone }: { at: number; begins: number; gone: number },
): Shape[] {
  const shapes: Shape[] = [];
  const raise = (area: AreaId, owner: Owner, risen: number): void => {
    const place = stage.areas.get(area);
    if (place && risen > 0) shapes.push(city(owner, stage.place(place.city), size, risen));
  };
  for (const area of citiesIn(from)) {
    const { owner } = from[area]!;
    const stays = to[area]?.city && to[area].owner === owner;
    raise(area, owner, stays ? 1 : fine(1 - gone));
  }
  const fresh = citiesIn(to).filter((area) => !from[area]?.city || from[area].owner !== to[area]!.owner);
  fresh.forEach((area, i) => {
    const starts = begins + (BEATS.spread * i) / fresh.length;
    raise(area, to[area]!.owner, fine(eased(over(at, starts, BEATS.rise))));
  });
  return shapes;
}

/** A disc with the emblem of each nation in the heart of its realm, on its way to the next. */
export function badgeShapes(stage: Stage, radius: number, from: Realms, to: Realms, done: number): Shape[] {
  const [before, after] = [heartsOf(stage, from), heartsOf(stage, to)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((owner): Shape[] => {
    if (owner === BARBARIANS) return [];
    const [was, is] = [before.get(owner), after.get(owner)];
    const [a, b] = [was ?? is!, is ?? was!];
    const way = eased(done);
    const place = stage.place([a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way]);
    const opacity = fine(was && is ? 1 : is ? way : 1 - way);
    return [{ shapes: badge(owner, place, radius), opacity }];
  });
}

interface Mark {
  icon: Icon;
  at: Point;
}

/** Most marks that a part of a turn shows. */
const MOST = 8;

const warMarks = (stage: Stage, { wars }: Chapter): Mark[] =>
  wars
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST)
    .map(({ area, fallen }) => ({
      icon: fallen ? 'flames' : 'swords',
      at: stage.areas.get(area)?.centre ?? [0, 0],
    }));

const blowMarks = (stage: Stage, { blows }: Chapter): Mark[] =>
  blows
    .toSorted((a, b) => b.tokens + 5 * b.cities - (a.tokens + 5 * a.cities))
    .slice(0, MOST)
    .flatMap(({ areas }): Mark[] => {
      const at = middleOf(stage, areas);
      return at ? [{ icon: 'calamity', at }] : [];
    });

/** Wars and calamities as they are told, a red disc each, which fades. */
export function markShapes(stage: Stage, chapter: Chapter, radius: number, at: number): Shape[] {
  const lit = (marks: readonly Mark[], begins: number): Shape[] =>
    marks.flatMap((mark, i): Shape[] => {
      const since = at - begins - (BEATS.spread * i) / marks.length;
      const opacity = fine(over(since, 0, 150) * (1 - over(since, BEATS.mark, BEATS.fade)));
      if (opacity <= 0) return [];
      const r = radius * (1.35 - 0.35 * eased(over(since, 0, 250)));
      const [x, y] = stage.place(mark.at);
      return [
        {
          opacity,
          shapes: [
            { d: circle(x, y, r), fill: INK.madder, stroke: INK.light, width: 2 },
            icon(mark.icon, r * 1.3, INK.light, [x, y]),
          ],
        },
      ];
    });
  return [...lit(warMarks(stage, chapter), BEATS.war), ...lit(blowMarks(stage, chapter), BEATS.calamity)];
}
