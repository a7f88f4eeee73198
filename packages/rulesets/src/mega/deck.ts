import { type Rng, shuffle } from '@ochre/engine/kernel/rng.ts';
import type { BlockId, CardId, Config } from '@ochre/engine/state.ts';
import { calamities } from './tables/calamities.ts';
import { commoditiesOf, type Share } from './tables/division.ts';

/** Bands of player counts that set up alike: MC setup.gen.1. */
export type Band = '5-8' | '9-11' | '12-14' | '15-18';

export function bandOf(players: number): Band {
  if (players <= 8) return '5-8';
  if (players <= 11) return '9-11';
  return players <= 14 ? '12-14' : '15-18';
}

/** Two blocks are told apart on the cards; with one block a face is enough. */
function cardId(config: Config, name: string, block: BlockId): CardId {
  return config.players >= 12 ? `${name}:${block}` : name;
}

/** The prepared order of a stack for the first turn: MC setup.5-8.5-9, setup.9-11.6-8, setup.12-14.16-18, setup.15-18.16-18. */
export function prepareStack(config: Config, block: BlockId, stack: number, rng: Rng): CardId[] {
  const band = bandOf(config.players);
  const cards = (shares: Share[]): CardId[] =>
    shares.flatMap((s) => Array<CardId>(s.count).fill(cardId(config, s.name, block)));
  const calamity = (kind: 'minor' | 'major', tradeable: boolean): CardId[] =>
    calamities
      .filter((c) => c.stack === stack && c.kind === kind && c.tradeable === tradeable)
      .map((c) => cardId(config, c.id, block));
  const shares = commoditiesOf(band, block, stack);
  const minor = band === '9-11' || band === '15-18' ? calamity('minor', true) : [];
  const bottom = calamity('major', false);

  if (band === '5-8') {
    const all = shuffle(rng, cards(shares));
    const top = all.splice(0, config.players);
    return [...top, ...shuffle(rng, [...all, ...calamity('major', true)]), ...bottom];
  }
  const upper = cards(shares.filter((s) => !s.additional));
  const lower = cards(shares.filter((s) => s.additional));
  return [
    ...shuffle(rng, [...upper, ...minor]),
    ...shuffle(rng, [...lower, ...calamity('major', true)]),
    ...bottom,
  ];
}
