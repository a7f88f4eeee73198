/** How well a bot plays, from any legal answer to the best we know. */
export const levels = ['sample', 'easy', 'steady', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

/** Levels that think, and so have ways to play: `steady:raider`. */
export const thinkers = ['steady', 'strong', 'master'] as const satisfies readonly Level[];

/** What a bot that thinks likes to do. */
export const personalities = ['balanced', 'builder', 'trader', 'raider', 'seafarer', 'scholar'] as const;
export type Personality = (typeof personalities)[number];

/** What a bot of `easy` was called before there were levels. */
export const FORMER_EASY = 'builder';
