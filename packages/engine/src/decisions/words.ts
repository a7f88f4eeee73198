import type { Ask, LossAt } from '../decisions.ts';

// Losses as single words: so they were filed up to schema 3, and so scenarios write them.

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
