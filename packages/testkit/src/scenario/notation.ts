import { EVENT_TYPES, type Game, type Json } from '@ochre/engine';
import { violations as en } from '@ochre/languages/en/violations/index.ts';
import {
  type Expectation,
  type NationSetup,
  type Path,
  type Position,
  type Side,
  type Slip,
  suggestion,
} from '@ochre/positions';
import { bookOf, knownCite } from '../books.ts';
import { gameOf } from './start.ts';
import { type Refusal, type Scenario, type ScenarioStep, STEP_KEYS } from './types.ts';

// A writer's slips. Names nobody knows would make a claim hold for nothing: that an unheard-of event did not happen,
// that nobody stands in an area that is not on the map. They are found before anything is played.

/** Words that may stand in a place, and what they are called. */
interface Vocabulary {
  what: string;
  words: readonly string[];
  has(word: string): boolean;
}

function vocabulary(what: string, words: readonly string[]): Vocabulary {
  const set = new Set(words);
  return { what, words, has: (word) => set.has(word) };
}

/** Reads what is written about a game, and tells the slips. */
export class Reader {
  readonly slips: Slip[] = [];
  readonly areas: Vocabulary;
  readonly coasts: Vocabulary;
  readonly players: Vocabulary;
  readonly advances: Vocabulary;
  readonly cards: Vocabulary;
  readonly kinds: Vocabulary;
  private readonly events = vocabulary('event', EVENT_TYPES);
  readonly codes = vocabulary('code of a refusal', Object.keys(en.sentences));

  constructor({ rules }: Game) {
    const { map, ruleset } = rules;
    const shores = Object.values(map.waters).filter((water) => !water.sea);
    this.areas = vocabulary(
      'area',
      map.land.map((area) => area.id),
    );
    this.coasts = vocabulary(
      'coast',
      shores.map((water) => water.id),
    );
    const seats = Array.from({ length: 18 }, (_, i) => `seat-${i + 1}`);
    this.players = vocabulary('player', [...ruleset.civilizations.map((c) => c.id), ...seats]);
    this.advances = vocabulary(
      'advance',
      ruleset.advances.map((a) => a.id),
    );
    this.cards = {
      what: 'trade card',
      words: [...ruleset.commodities, ...ruleset.calamities].map((card) => card.id),
      has: (card) => rules.findCard(card) !== undefined,
    };
    this.kinds = vocabulary('kind of decision', Object.keys(ruleset.decisions));
  }

  say(path: Path, text: string): void {
    this.slips.push({ path, text });
  }

  name(path: Path, written: string, { what, words, has }: Vocabulary): void {
    if (!has(written)) this.say(path, `no ${what} ${written}${suggestion(written, words)}`);
  }

  names(path: Path, written: unknown, words: Vocabulary): void {
    if (!Array.isArray(written)) return;
    for (const [i, word] of written.entries())
      if (typeof word === 'string') this.name([...path, i], word, words);
  }

  keys(path: Path, written: unknown, words: Vocabulary): void {
    for (const key of keysOf(written)) this.name([...path, key], key, words);
  }

  cite(path: Path, cite: unknown): void {
    if (typeof cite !== 'string' || knownCite(cite)) return;
    const book = bookOf(cite.split(' ')[0]!);
    this.say(path, `no rule ${cite}${suggestion(cite, book?.keys() ?? [])}`);
  }

  private pieces(path: Path, of: Side<unknown>): void {
    for (const key of ['tokens', 'hired']) this.keys([...path, key], of[key], this.areas);
    this.names([...path, 'cities'], of['cities'], this.areas);
    this.keys([...path, 'ships'], of['ships'], this.coasts);
  }

  private nation(path: Path, of: NationSetup | Side<Json> | null): void {
    if (of === null) return;
    const parts = of as Side<unknown>;
    this.pieces(path, parts);
    this.names([...path, 'advances'], parts['advances'], this.advances);
    this.names([...path, 'hand'], parts['hand'], this.cards);
    this.names([...path, 'received'], parts['received'], this.cards);
    if (parts['has']) this.nation([...path, 'has'], parts['has'] as Side<Json>);
  }

  private nations(path: Path, of: Side<NationSetup | Side<Json> | null>): void {
    for (const [who, parts] of Object.entries(of)) {
      this.name([...path, who], who, this.players);
      this.nation([...path, who], parts);
    }
  }

  event(path: Path, { type, cite }: Side<Json>): void {
    if (typeof type === 'string') this.name(path, type, this.events);
    this.cite(path, cite);
  }

  private told(path: Path, events: Side<Json>[] = []): void {
    for (const [i, event] of events.entries()) this.event([...path, i], event);
  }

  private refusal(path: Path, refused: Refusal | undefined): void {
    const { cite, code } = typeof refused === 'object' ? refused : { cite: refused };
    this.cite(path, cite);
    if (code !== undefined) this.name(path, code, this.codes);
  }

  expectation(path: Path, want: Expectation): void {
    this.nations([...path, 'nations'], want.nations ?? {});
    this.pieces([...path, 'barbarians'], want.barbarians ?? {});
    this.names([...path, 'built'], want.built, this.areas);
    this.names([...path, 'waiting'], want.waiting, this.players);
    for (const part of ['prompts', 'choices'] as const) this.keys([...path, part], want[part], this.players);
    for (const [who, asked] of Object.entries(want.prompts ?? {}))
      for (const [i, one] of asked.entries()) {
        const at = [...path, 'prompts', who, i];
        this.name(at, typeof one === 'string' ? one : String(one['kind']), this.kinds);
        if (typeof one === 'object') this.cite(at, one['cite']);
      }
    for (const [who, kinds] of Object.entries(want.choices ?? {}))
      this.keys([...path, 'choices', who], kinds, this.kinds);
    this.told([...path, 'events'], want.events);
    this.told([...path, 'noEvents'], want.noEvents);
    for (const [who, view] of Object.entries(want.views ?? {})) {
      const at = [...path, 'views', who];
      if (who !== 'observer') this.name(at, who, this.players);
      this.told([...at, 'events'], view.events);
      this.told([...at, 'noEvents'], view.noEvents);
    }
  }

  private step(path: Path, step: ScenarioStep): void {
    for (const who of Object.keys(step).filter((key) => !STEP_KEYS.includes(key))) {
      this.name([...path, who], who, this.players);
      this.keys([...path, who], step[who], this.kinds);
    }
    this.refusal([...path, 'refused'], step.refused);
    if (step.expect) this.expectation([...path, 'expect'], step.expect);
  }

  position(path: Path, of: Position): void {
    this.nations([...path, 'nations'], of.nations ?? {});
    this.pieces([...path, 'barbarians'], (of.barbarians ?? {}) as Side<unknown>);
    this.names([...path, 'built'], of.built, this.areas);
    this.keys([...path, 'tradedBy'], of.tradedBy, this.cards);
  }

  read(scenario: Scenario): Slip[] {
    for (const [i, cite] of scenario.cites.entries()) this.cite(['cites', i], cite);
    if (scenario.state) return this.slips;
    this.position([], scenario);
    for (const [i, step] of (scenario.steps ?? []).entries()) this.step(['steps', i], step);
    return this.slips;
  }
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Names in the scenario that its game does not know. */
export function slipsOf(scenario: Scenario): Slip[] {
  const onMap = mapSlips(scenario);
  return onMap.length > 0 ? onMap : new Reader(gameOf(scenario)).read(scenario);
}

/** Neighbours on a mini-map that are no areas of it. */
function mapSlips({ map }: Scenario): Slip[] {
  if (typeof map !== 'object') return [];
  const areas = Object.keys(map);
  const coasts = areas.flatMap((id) => Object.keys(map[id]?.coasts ?? {}).map((suffix) => `${id}.${suffix}`));
  const known = new Set([...areas, ...coasts]);
  return Object.entries(map).flatMap(([id, area]) =>
    [
      ...(area.land ?? []).map((to) => ({ part: 'land', to })),
      ...(area.water ?? []).map((to) => ({ part: 'water', to })),
      ...Object.values(area.coasts ?? {}).flatMap((list) => list.map((to) => ({ part: 'coasts', to }))),
    ]
      .filter(({ to }) => !known.has(to))
      .map(({ part, to }) => ({
        path: ['map', id, part],
        text: `borders on ${to}, which is no area of the map${suggestion(to, known)}`,
      })),
  );
}
