import { type Config, type Game, openValues } from '@ochre/engine';
import type { SoloSetup } from '../session/messages.ts';
import { isValue, type Variant, variantOptions, variantsOf } from './variants.ts';

/** What a person asks for; what the rule set does not offer is left aside. */
export interface Wishes {
  ruleset: string;
  players: number;
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
export const botLevels = ['easy', 'steady', 'strong'] as const;
export type BotLevel = (typeof botLevels)[number];

/** What bots that think like to do; `mixed`: each something else. */
export const botWays = ['balanced', 'builder', 'trader', 'raider', 'seafarer', 'scholar', 'mixed'] as const;
export type BotWay = (typeof botWays)[number];

/** Whether a level has ways to play. */
export const hasWays = (level: BotLevel): boolean => level !== 'easy';

/** The name of a bot, as tables and seats know it. */
export const botOf = (level: BotLevel, way: BotWay): string =>
  hasWays(level) && way !== 'balanced' ? `${level}:${way}` : level;

export const usual: Wishes = {
  ruleset: 'mega',
  players: 5,
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

export function setupOf(game: Game, wishes: Wishes, title: string): SoloSetup {
  return {
    id: random().slice(0, 12),
    title,
    config: configOf(game, wishes),
    seed: random(),
    seat: 'seat-1',
    brain: botOf(wishes.bots, wishes.way),
    created: Date.now(),
  };
}
