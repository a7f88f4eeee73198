import type { Game, GameEvent, Json } from '@ochre/engine';

/** Names of nations, areas, advances and calamities in place of their ids. */
function named(game: Game, value: Json): string {
  if (Array.isArray(value)) return value.map((v) => named(game, v)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([k, v]) => (v === true ? named(game, k) : `${named(game, k)} ${named(game, v)}`))
      .join(', ');
  const id = String(value);
  const { rules } = game;
  return (
    rules.ruleset.civilizations.find((c) => c.id === id)?.name ??
    rules.map.find(id)?.name ??
    rules.findAdvance(id)?.name ??
    rules.ruleset.calamities.find((c) => c.id === id)?.name ??
    id
  );
}

/** `cityFounded` as words: city founded. */
function words(type: string): string {
  return type.replace(/([A-Z])/g, ' $1').toLowerCase();
}

/** One line about an event: who, what, the facts, and the rule behind it. */
export function narrate(game: Game, event: GameEvent): string {
  const { nation, card: _, ...facts } = event.open as { [key: string]: Json };
  const who = nation === undefined ? '' : `${named(game, nation)}: `;
  const details = Object.entries(facts)
    .filter(([, v]) => v !== null && v !== undefined && !(Array.isArray(v) && v.length === 0))
    .map(([k, v]) => `${words(k)} ${named(game, v)}`);
  return `${who}${words(event.type)}${details.length > 0 ? ` — ${details.join('; ')}` : ''} [${event.cite}]`;
}
