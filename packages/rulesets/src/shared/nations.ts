import type { Config, NationId } from '@ochre/engine';

/** Civilizations given per seat are known ones, each once. */
export function checkNations(config: Config, known: readonly { id: NationId }[]): string | undefined {
  const { nations } = config;
  if (!nations) return undefined;
  if (nations.length !== config.players) return 'Every player needs one civilization.';
  if (new Set(nations).size !== nations.length) return 'A civilization can be played once.';
  const stranger = nations.find((id) => !known.some((n) => n.id === id));
  return stranger === undefined ? undefined : `${stranger} does not play in this layout.`;
}
