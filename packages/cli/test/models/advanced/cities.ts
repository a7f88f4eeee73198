import { type GameState, type Json, pick, type Rng } from '@ochre/engine';

// Nations with nothing but cities, for calamities that strike these.

/** By the order of the track: AC 17.4. */
const PEOPLES = ['illyria', 'thrace', 'crete', 'asia', 'babylon', 'egypt'] as const;
export const VICTIM = 'asia';
export const OTHERS: readonly string[] = PEOPLES.filter((id) => id !== VICTIM);

export interface Land {
  limit: number;
  coast: boolean;
}

export class Cities {
  readonly lands: Record<string, Land> = {};
  readonly of: Record<string, string[]> = {};
  readonly advances: Record<string, string[]> = {};
  readonly tokens: Record<string, Record<string, number>> = {};
  pirates: string[] = [];
  /** Who traded the card to the victim. */
  readonly trader: string | undefined;

  constructor(rng: Rng, advances: readonly string[]) {
    for (const id of PEOPLES) {
      const most = id === VICTIM ? 9 : rng.int(4);
      this.of[id] = Array.from({ length: id === VICTIM ? rng.int(most + 1) : most }, (_, i) => {
        const area = `${id}${i}`;
        this.lands[area] = { limit: 1 + rng.int(5), coast: rng.int(2) === 0 };
        return area;
      });
      this.advances[id] = advances.filter(() => rng.int(3) === 0);
      this.tokens[id] = {};
    }
    this.trader = rng.int(2) === 0 ? pick(rng, OTHERS) : undefined;
  }

  has(id: string, advance: string): boolean {
    return this.advances[id]!.includes(advance);
  }

  coastal(id: string): string[] {
    return this.of[id]!.filter((area) => this.lands[area]!.coast);
  }

  take(id: string, areas: readonly string[]): void {
    this.of[id] = this.of[id]!.filter((area) => !areas.includes(area));
  }

  /** AC 26.41a */
  reduce(id: string, areas: readonly string[]): void {
    this.take(id, areas);
    for (const area of areas) this.tokens[id]![area] = this.lands[area]!.limit;
  }

  scenario(calamity: string) {
    const map = Object.entries(this.lands).map(([id, { limit, coast }]) => [
      id,
      { limit, ...(coast && { water: ['sea'] }) },
    ]);
    return {
      rules: 'advanced',
      players: 6,
      map: { ...Object.fromEntries(map), sea: { sea: true as const } },
      phase: 'majorCalamities',
      ...(this.trader !== undefined && { tradedBy: { [calamity]: this.trader } }),
      nations: Object.fromEntries(
        PEOPLES.map((id) => [
          id,
          {
            cities: [...this.of[id]!],
            advances: this.advances[id]!,
            ...(id === VICTIM && { hand: [calamity] }),
          },
        ]),
      ),
    };
  }

  outcome(): Json {
    return {
      pirates: [...this.pirates].sort(),
      nations: PEOPLES.map((id) => ({ id, cities: [...this.of[id]!].sort(), tokens: this.tokens[id]! })),
    };
  }

  readonly seen = ({ open }: GameState): Json => ({
    pirates: [...open.barbarians.cities].sort(),
    nations: PEOPLES.map((id) => {
      const { cities, tokens } = open.nations[id]!;
      return { id, cities: [...cities].sort(), tokens };
    }),
  });
}

/** All ways to pick so many. */
export function picks(among: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  return among.flatMap((first, i) => picks(among.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}
