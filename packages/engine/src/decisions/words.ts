import type { Ask, LossAt, Option } from '../decisions.ts';
import type { Json } from '../state.ts';
import { told } from './option.ts';

// Losses and options as single words, as scenarios write them.

const [HERE, HIRED, SHIP] = ['here', 'hired', 'ship'];

export function lossFromWord({ area }: Pick<Ask<'conflictLoss'>, 'area'>, word: string): LossAt {
  const [what, place = area] = word.split(/:(.*)/);
  if (what === SHIP) return { ship: place };
  if (what === HIRED) return { hired: place };
  return { token: word === HERE ? area : word };
}

export function lossAsWord({ area }: Pick<Ask<'conflictLoss'>, 'area'>, loss: LossAt): string {
  if ('ship' in loss) return `${SHIP}:${loss.ship}`;
  if ('hired' in loss) return loss.hired === area ? HIRED : `${HIRED}:${loss.hired}`;
  return loss.token === area ? HERE : loss.token;
}

const NONE = 'none';
/** What an area or coast alone would not tell. */
const SAID: ReadonlySet<string> = new Set(['wait', 'token', 'tokens', 'city', 'ship']);

export function optionAsWord(option: Option): string {
  const [sort, thing] = told(option) ?? [NONE, NONE];
  if (SAID.has(sort)) return `${sort}:${thing}`;
  return Array.isArray(thing) ? thing.join('+') : String(thing);
}

/** The option so written, or what it would be where it is not offered. */
export function optionFromWord({ among }: Pick<Ask<'chooseOne'>, 'among'>, word: string): Json {
  const found = among.find((option) => optionAsWord(option) === word);
  if (found !== undefined) return found;
  const [sort = '', id] = word.split(/:(.*)/);
  if (id !== undefined && SAID.has(sort)) return { [sort]: id };
  const [other = 'area', thing] = among.map(told).find((one) => one !== undefined) ?? [];
  return { [other]: typeof thing === 'number' ? Number(word) : word };
}
