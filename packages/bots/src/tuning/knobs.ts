import type { Skill } from '../evaluation/temper.ts';

/** How far a number is turned to see what comes of it: by a factor up and down, or to either of two sides of itself. */
export type Turn = { times: number } | { down: number; up: number };

const byThird: Turn = { times: 1.35 };
const byHalf: Turn = { times: 1.6 };
const byQuarter: Turn = { times: 1.25 };

/** The numbers of a skill that are tuned by machine, by where they stand in it. */
export const KNOBS: Readonly<Record<string, Turn>> = {
  'worths.discounted': byQuarter,
  'worths.step': byQuarter,
  'worths.fall': byQuarter,
  'worths.city': byQuarter,
  'worths.cityMore': { down: 2, up: 3 },
  'worths.draws': byThird,
  'worths.token': byThird,
  'worths.growth': byThird,
  'worths.reserve': byThird,
  'worths.reserves': { down: 2, up: 3 },
  'worths.claim': byHalf,
  'worths.fade': { down: 0.08, up: 0.08 },
  'worths.heart': byThird,
  'worths.spite': byHalf,
  'worths.caution': byThird,
  'worths.abilities': byHalf,
  'worths.shelter': byHalf,
  'worths.risk': byThird,
  'worths.carried': byThird,
  'worths.coin': { down: 0.12, up: 0.12 },
  'worths.peril': byHalf,
  'worths.theirHope': byThird,
  'worths.theirLeast': byThird,
  'worths.blur': byThird,
  'worths.filler': byThird,
  'worths.ownPart': byThird,
  offspring: { down: 6, up: 10 },
  overseas: { down: 1, up: 1 },
  hope: byThird,
  patience: byThird,
  war: byHalf,
  room: byThird,
  seed: byThird,
  seedling: byThird,
  foresight: byHalf,
  relief: { times: 1.15 },
  envy: byHalf,
  worthIt: byThird,
  hushes: { down: 10, up: 10 },
  passes: { down: 10, up: 5 },
  treasury: { down: 3, up: 5 },
  'guesses.silent': byThird,
  'guesses.taker': byThird,
  'guesses.named': { down: 4, up: 4 },
  'guesses.income.least': byThird,
  'guesses.income.city': byThird,
  'guesses.cities': byThird,
};

/** Numbers of a skill by where they stand in it. */
export type Settings = Readonly<Record<string, number>>;

type Branch = { [key: string]: number | Branch };

/** The branch of a skill in which a number stands, and its name there. */
function locate(skill: Skill, path: string): { branch: Branch; name: string } {
  const parts = path.split('.');
  const name = parts.pop()!;
  let branch = skill as object as Branch;
  for (const part of parts) branch = branch[part] as Branch;
  if (typeof branch?.[name] !== 'number') throw new Error(`${path} is no number of a skill`);
  return { branch, name };
}

export function settingOf(skill: Skill, path: string): number {
  const { branch, name } = locate(skill, path);
  return branch[name] as number;
}

/** The skill with some numbers set otherwise. */
export function withSettings(skill: Skill, settings: Settings): Skill {
  const other = structuredClone(skill);
  for (const [path, n] of Object.entries(settings)) {
    const { branch, name } = locate(other, path);
    branch[name] = n;
  }
  return other;
}

/** A number turned by a part of its turn, down to -1 and up to 1. */
export function turned(n: number, turn: Turn, part: number): number {
  if ('times' in turn) return n * turn.times ** part;
  return n + part * (part < 0 ? turn.down : turn.up);
}
