import type { Rng } from '@ochre/engine';
import { alone, type Model, type Position } from '../against.ts';
import { assault, contested, fight, fleets } from './battle.ts';
import { type Board, randomBoard, seen, WILD } from './board.ts';

// DH 17.2.5 and 18: the conflict phase, pirate fleets first.

const CARDS = [
  'advanced-military',
  'naval-warfare',
  'metalworking',
  'iron-working',
  'engineering',
  'public-works',
  'agriculture',
];

/** A card of a stack and five counters for a pirate city, three for another: DH 18.5. */
function* pillage(board: Board, by: string, from: string): Model {
  if (by === WILD) return;
  const most = from === WILD ? 5 : 3;
  if (from === WILD)
    yield* alone({ owner: by, kind: 'chooseOne', ask: { purpose: 'pirateStack' }, answers: ['none'] });
  const treasury = Math.min(most, board.stock(by).tokens);
  if (treasury === 0) return;
  const said = yield* alone({
    owner: by,
    kind: 'spoils',
    ask: { from, card: false, treasury },
    refused: [{ card: false, treasury: treasury + 1 }],
  });
  board.of(by).treasury += (said as { treasury: number }).treasury;
}

function* conflicts(board: Board): Model {
  fleets(board);
  const areas = board.areas.filter((area) => contested(board, area));
  for (const area of areas) {
    const rivals = board.present(area);
    // Guards stand aside while attackers fight each other: DH 18.3.3.
    if (rivals.length > 1) yield* fight(board, area, board.city(area));
  }
  for (const area of areas) {
    const owner = board.city(area);
    if (owner === undefined) continue;
    const attacker = board.present(area).find((id) => id !== owner);
    if (attacker === undefined) continue;
    const fell = yield* assault(board, area, attacker);
    if (fell && board.tokens(attacker, area) > 0) yield* pillage(board, attacker, owner);
  }
}

export function conflict(rng: Rng): Position {
  const board = randomBoard(rng, {
    peoples: 2 + rng.int(3),
    cards: CARDS,
    wild: true,
    ships: true,
    guards: true,
  });
  return {
    scenario: { ...board.scenario(), phase: 'fleets', to: 'conflict', alone: false },
    model: () => conflicts(board),
    outcome: () => board.outcome(),
    seen,
  };
}
