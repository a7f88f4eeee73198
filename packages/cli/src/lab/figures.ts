import {
  BARBARIANS,
  type Cite,
  type Counts,
  type GameEvent,
  type Readers,
  type Rules,
  readWith,
} from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/query';
import { type Dealings, Follower } from './dealings.ts';

/** What calamities take besides unit points; `stock`: tokens of stock that are out of reach for a turn. */
export const OTHER_LOSSES = ['treasury', 'cards', 'ships', 'steps', 'stock'] as const;
export type OtherLoss = (typeof OTHER_LOSSES)[number];
type Loss = 'points' | OtherLoss;

/** What a calamity did in a game: how often it struck as a card, and what it cost. */
export type Toll = Record<'struck' | Loss, number>;

export const noToll = (): Toll => ({
  struck: 0,
  points: 0,
  treasury: 0,
  cards: 0,
  ships: 0,
  steps: 0,
  stock: 0,
});

/** What happened in a game, counted from what was told. */
export interface Figures {
  trades: number;
  cardsTraded: number;
  offers: number;
  /** Calamities in deals. */
  dealings: Dealings;
  /** Fights of players over an area or a city. */
  conflicts: number;
  citiesTaken: number;
  citiesHeld: number;
  /** Cities that barbarians and pirates took or sacked. */
  citiesToBarbarians: number;
  citiesBuilt: number;
  calamities: Record<string, Toll>;
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

type Losses = Partial<Record<Loss, number>>;
const units = (points: number): Losses => ({ points });

/** What an event of a calamity costs: in unit points a token is one, a city five. */
const losses: Readers<Losses> = {
  damageTaken: ({ points }) => units(points),
  unitsDestroyed: ({ tokens, city }) => units(tokens + (city ? CITY_POINTS : 0)),
  citiesDestroyed: ({ cities }) => units(CITY_POINTS * cities.length),
  cityReduced: ({ tokens }) => units(CITY_POINTS - tokens),
  citiesAnnexed: ({ cities }) => units(CITY_POINTS * cities.length),
  // What is taken from nobody had fallen before.
  pirateCities: ({ from, cities }) => units(from === undefined ? 0 : CITY_POINTS * cities.length),
  tokensAnnexed: ({ tokens }) => units(total(tokens)),
  barbarianTokens: ({ tokens }) => units(total(tokens)),
  areasEmptied: ({ tokens }) => units(total(tokens)),
  // The tokens that stand for it are lost in the fight that follows.
  cityFalls: ({ defenders }) => units(CITY_POINTS - defenders),
  surplusRemoved: ({ tokens }) => units(total(tokens)),
  tokenConflict: ({ sides }) =>
    units(Object.entries(sides).reduce((n, [who, { lost }]) => (who === BARBARIANS ? n : n + lost), 0)),
  treasuryLost: ({ treasury }) => ({ treasury: treasury }),
  ransomPaid: ({ treasury }) => ({ treasury: treasury }),
  shipsSaved: ({ treasury }) => ({ treasury: treasury }),
  cardsDiscarded: ({ count, paid }) => ({ cards: count, treasury: paid ?? 0 }),
  cardsRobbed: ({ count }) => ({ cards: count }),
  cardBribed: () => ({ cards: 1 }),
  shipsLost: ({ coasts }) => ({ ships: coasts.length }),
  tokensRobbed: ({ tokens }) => ({ stock: tokens }),
  markerBack: ({ steps }) => ({ steps: steps }),
};

/** Which calamity a rule is part of, where it is part of one alone. */
function culprits({ ruleset }: Rules): Map<Cite, string> {
  const found = new Map<Cite, string | undefined>();
  for (const { id, cite, cites, modifiers } of ruleset.calamities)
    for (const rule of new Set([cite, ...Object.values(cites), ...modifiers.map((m) => m.cite)]))
      if (rule !== null) found.set(rule, found.has(rule) ? undefined : id);
  return new Map([...found].filter((entry): entry is [Cite, string] => entry[1] !== undefined));
}

/** Listens to a game and counts. */
export class Counter {
  readonly figures: Figures;
  private readonly follower: Follower;
  /** By rule, and by the step some calamities have to themselves: what they bring may strike again in later turns. */
  private readonly byRule: ReadonlyMap<Cite, string>;
  private readonly byStep: ReadonlyMap<string, string>;
  /** The calamity that strikes now. */
  private striking: { phase: string | undefined; id: string } | undefined;

  constructor(rules: Rules) {
    this.follower = new Follower(rules);
    this.figures = {
      trades: 0,
      cardsTraded: 0,
      offers: 0,
      dealings: this.follower.dealings,
      conflicts: 0,
      citiesTaken: 0,
      citiesHeld: 0,
      citiesToBarbarians: 0,
      citiesBuilt: 0,
      calamities: {},
    };
    this.byRule = culprits(rules);
    this.byStep = new Map(rules.ruleset.calamities.flatMap((c) => (c.before ? [[c.run, c.id]] : [])));
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.count(event);
      this.follower.hear(event);
      this.weigh(event);
    }
  }

  private count(event: GameEvent): void {
    const { figures } = this;
    const { type, open } = event;
    switch (type) {
      case 'traded':
        figures.trades++;
        figures.cardsTraded += open.gives + open.gets;
        break;
      case 'offerMade':
        figures.offers++;
        break;
      case 'cityBuilt':
        figures.citiesBuilt++;
        break;
      case 'tokenConflict':
        if (Object.keys(open.sides).filter((who) => who !== BARBARIANS).length > 1) figures.conflicts++;
        break;
      case 'cityHeld':
        if (open.attacker !== BARBARIANS && open.defender !== BARBARIANS) {
          figures.citiesHeld++;
          figures.conflicts++;
        }
        break;
      case 'cityFalls':
        if (open.attacker === BARBARIANS) figures.citiesToBarbarians++;
        else if (open.defender !== BARBARIANS) figures.citiesTaken++;
        break;
      case 'pirateCities':
        if (open.from !== undefined) figures.citiesToBarbarians += open.cities.length;
        break;
    }
  }

  private weigh(event: GameEvent): void {
    const { type, phase, open } = event;
    if (type === 'calamityRevealed') {
      const id = open.calamity;
      this.striking = { phase, id };
      this.toll(id).struck++;
      return;
    }
    const lost = readWith(losses, event);
    const id = lost && this.culprit(event);
    if (id === undefined) return;
    const toll = this.toll(id);
    for (const [what, n] of Object.entries(lost!)) toll[what as Loss] += n;
  }

  /** What an event of the calamity phases is owed to. */
  private culprit({ phase, cite }: GameEvent): string | undefined {
    const own = this.byStep.get(phase ?? '');
    if (own !== undefined) return own;
    return this.striking?.phase === phase ? (this.byRule.get(cite) ?? this.striking?.id) : undefined;
  }

  private toll(id: string): Toll {
    const { calamities } = this.figures;
    calamities[id] ??= noToll();
    return calamities[id];
  }
}
