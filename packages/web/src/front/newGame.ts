import type { Level, Personality } from '@ochre/bots/levels.ts';
import { type Config, type Game, openValues } from '@ochre/engine';
import { usual as rules } from '@ochre/rulesets/manifests.ts';
import type { SoloSetup } from '../session/messages.ts';
import { isValue, type Variant, variantOptions, variantsOf } from './variants.ts';

/** What a person asks for; what the rule set does not offer is left aside. */
export interface Wishes {
  ruleset: string;
  players: number;
  /** How many of them play at this device. */
  people: number;
  /** What they are called, in order; whoever is nameless has a number. */
  names: readonly string[];
  side: string;
  track: 'basic' | 'expert';
  short: boolean;
  /** How well the others play. */
  bots: BotLevel;
  way: BotWay;
  /** Ways to play that differ from the usual ones. */
  variants: Readonly<Record<string, string>>;
}

/** Bots a person can play against. */
export const botLevels = ['easy', 'steady', 'strong', 'master'] as const satisfies readonly Level[];
export type BotLevel = (typeof botLevels)[number];

/** What bots that think like to do; `mixed`: each something else. */
export const botWays = [
  'balanced',
  'builder',
  'trader',
  'raider',
  'seafarer',
  'scholar',
  'mixed',
] as const satisfies readonly (Personality | 'mixed')[];
export type BotWay = (typeof botWays)[number];

/** Whether a level has ways to play. */
export const hasWays = (level: BotLevel): boolean => level !== 'easy';

/** The name of a bot, as tables and seats know it. */
export const botOf = (level: BotLevel, way: BotWay): string =>
  hasWays(level) && way !== 'balanced' ? `${level}:${way}` : level;

export const usual: Wishes = {
  ruleset: rules.id,
  players: 5,
  people: 1,
  names: [],
  side: 'west',
  track: 'basic',
  short: false,
  bots: 'steady',
  way: 'balanced',
  variants: {},
};

/** What a rule set lets one choose, given the wishes so far. */
export interface Offered {
  players: { min: number; max: number };
  sides: string[];
  tracks: Wishes['track'][];
  short: boolean;
  variants: Variant[];
}

function accepts(game: Game, players: number, side: string): boolean {
  const { ruleset, map } = game.rules;
  const config: Config = { ruleset: ruleset.id, map: map.id, players, side, options: {} };
  return ruleset.checkConfig(config, map) === undefined;
}

export function offered(game: Game, { players, short }: Wishes): Offered {
  const { ruleset, map } = game.rules;
  const sides = [...new Set(map.setups.map((s) => s.side))].filter((side) => accepts(game, players, side));
  const table: Pick<Config, 'players' | 'options'> = { players, options: short ? { short } : {} };
  const open = (id: string) => openValues(ruleset.options, id, table);
  return {
    players: ruleset.players,
    sides,
    tracks: (['basic', 'expert'] as const).filter((track) => open('ast').includes(track)),
    variants: variantsOf(game, table),
    short: open('short').includes(true),
  };
}

/** The wishes nearest to these that the rule set can play. */
export function playable(game: Game, wishes: Wishes): Wishes {
  const { min, max } = game.rules.ruleset.players;
  const within = { ...wishes, players: Math.max(min, Math.min(max, wishes.players)) };
  const { sides, short } = offered(game, within);
  const fitting = {
    ...within,
    side: sides.includes(within.side) ? within.side : (sides[0] ?? ''),
    short: within.short && short,
    people: Math.max(1, Math.min(within.players, within.people)),
  };
  const { tracks, variants } = offered(game, fitting);
  const kept = variants.flatMap((variant) => {
    const value = wishes.variants[variant.id];
    return value !== undefined && isValue(value, variant) ? [[variant.id, value]] : [];
  });
  return {
    ...fitting,
    variants: Object.fromEntries(kept),
    track: tracks.includes(fitting.track) ? fitting.track : (tracks[0] ?? 'basic'),
  };
}

export function configOf(game: Game, wishes: Wishes): Config {
  const { players, side, track, short, variants } = playable(game, wishes);
  const { sides, tracks } = offered(game, wishes);
  return {
    ruleset: game.rules.ruleset.id,
    map: game.rules.map.id,
    players,
    ...(sides.length > 0 && { side }),
    options: {
      ...(tracks.length > 0 && { ast: track }),
      ...(short && { short }),
      ...variantOptions(game, variants),
    },
  };
}

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((b) => b.toString(36).padStart(2, '0')).join('');

/** A name is one line, and may be as long as at a table on a server. */
export const LONGEST_NAME = 32;
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** Those at this device take the first seats. */
function hotSeat({ people, names }: Wishes): Pick<SoloSetup, 'people' | 'names'> {
  if (people < 2) return {};
  const seats = Array.from({ length: people }, (_, i) => `seat-${i + 1}`);
  const named = seats.map((seat, i) => [seat, oneLine(names[i] ?? '')] as const);
  return { people: seats, names: Object.fromEntries(named.filter(([, name]) => name !== '')) };
}

export function setupOf(game: Game, wishes: Wishes, title: string): SoloSetup {
  return {
    id: random().slice(0, 12),
    title,
    config: configOf(game, wishes),
    seed: random(),
    seat: 'seat-1',
    ...hotSeat(wishes),
    brain: botOf(wishes.bots, wishes.way),
    created: Date.now(),
  };
}
