import { BARBARIANS, type GameEvent, type Rules } from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/board/queries.ts';

/** What a calamity did in a game: how often it struck as a card, and the unit points it cost. */
export interface Toll {
  struck: number;
  points: number;
}

/** What happened in a game, counted from what was told. */
export interface Figures {
  trades: number;
  cardsTraded: number;
  offers: number;
  /** Fights of players over an area or a city. */
  conflicts: number;
  citiesTaken: number;
  citiesHeld: number;
  /** Cities that barbarians and pirates took or sacked. */
  citiesToBarbarians: number;
  citiesBuilt: number;
  calamities: Record<string, Toll>;
}

type Facts = Record<string, unknown>;
type Counts = Record<string, number>;
type Sides = Record<string, { lost: number }>;

const total = (counts: unknown): number =>
  Object.values((counts ?? {}) as Counts).reduce((sum, n) => sum + n, 0);
const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Unit points lost by an event of a calamity: a token is one, a city five. */
const losses: Record<string, (facts: Facts) => number> = {
  damageTaken: ({ points }) => points as number,
  unitsDestroyed: ({ tokens, city }) => (tokens as number) + (city ? CITY_POINTS : 0),
  citiesDestroyed: ({ cities }) => CITY_POINTS * length(cities),
  cityReduced: ({ tokens }) => CITY_POINTS - (tokens as number),
  citiesAnnexed: ({ cities }) => CITY_POINTS * length(cities),
  pirateCities: ({ cities }) => CITY_POINTS * length(cities),
  tokensAnnexed: ({ tokens }) => total(tokens),
  barbarianTokens: ({ tokens }) => total(tokens),
  areasEmptied: ({ tokens }) => total(tokens),
  // The tokens that stand for it are lost in the fight that follows.
  cityFalls: ({ defenders }) => CITY_POINTS - (defenders as number),
  surplusRemoved: ({ tokens }) => total(tokens),
  tokenConflict: ({ sides }) =>
    Object.entries(sides as Sides).reduce((n, [who, { lost }]) => (who === BARBARIANS ? n : n + lost), 0),
};

/** Listens to a game and counts. */
export class Counter {
  readonly figures: Figures = {
    trades: 0,
    cardsTraded: 0,
    offers: 0,
    conflicts: 0,
    citiesTaken: 0,
    citiesHeld: 0,
    citiesToBarbarians: 0,
    citiesBuilt: 0,
    calamities: {},
  };
  private readonly rules: Rules;
  /** The calamity that strikes now, and by nation the minor one, which all strike at once. */
  private striking: { phase: string | undefined; latest: string; minor: Record<string, string> } | undefined;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.count(event.type, event.open);
      this.weigh(event);
    }
  }

  private count(type: string, facts: Facts): void {
    const { figures } = this;
    const byBarbarians = facts['attacker'] === BARBARIANS;
    switch (type) {
      case 'traded':
        figures.trades++;
        figures.cardsTraded += (facts['gives'] as number) + (facts['gets'] as number);
        break;
      case 'offerMade':
        figures.offers++;
        break;
      case 'cityBuilt':
        figures.citiesBuilt++;
        break;
      case 'tokenConflict':
        if (Object.keys(facts['sides'] as Sides).filter((who) => who !== BARBARIANS).length > 1)
          figures.conflicts++;
        break;
      case 'cityHeld':
        if (!byBarbarians && facts['defender'] !== BARBARIANS) {
          figures.citiesHeld++;
          figures.conflicts++;
        }
        break;
      case 'cityFalls':
        if (byBarbarians) figures.citiesToBarbarians++;
        else if (facts['defender'] !== BARBARIANS) figures.citiesTaken++;
        break;
      case 'pirateCities':
        figures.citiesToBarbarians += length(facts['cities']);
        break;
    }
  }

  private weigh({ type, phase, open }: GameEvent): void {
    if (type === 'calamityRevealed') {
      const id = open['calamity'] as string;
      if (this.striking?.phase !== phase) this.striking = { phase, latest: id, minor: {} };
      this.striking!.latest = id;
      if (this.rules.calamity(id).kind === 'minor') this.striking!.minor[open['nation'] as string] = id;
      this.toll(id).struck++;
      return;
    }
    const points = losses[type]?.(open);
    if (points === undefined || !this.striking || this.striking.phase !== phase) return;
    const { latest, minor } = this.striking;
    const own =
      this.rules.calamity(latest).kind === 'minor'
        ? minor[(open['from'] ?? open['nation']) as string]
        : undefined;
    this.toll(own ?? latest).points += points;
  }

  private toll(id: string): Toll {
    const { calamities } = this.figures;
    calamities[id] ??= { struck: 0, points: 0 };
    return calamities[id];
  }
}
