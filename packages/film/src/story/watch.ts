import {
  type AreaId,
  type CalamityId,
  type GameEvent,
  type NationId,
  type Owner,
  type Readers,
  readWith,
} from '@ochre/engine';
import type { Blow, Built, Chapter, Deal, War } from './story.ts';

type Counts = Readonly<Record<AreaId, number>>;

const sum = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** A calamity under way: cities are told more than once, so they are kept by their areas. */
interface Struck {
  calamity: CalamityId;
  victim: NationId;
  phase: string | undefined;
  tokens: number;
  cities: Set<AreaId>;
  areas: Set<AreaId>;
  /** Who lost something. */
  losers: Set<Owner>;
}

interface Fought {
  losses: Map<Owner, number>;
  fallen?: { of: Owner; by: Owner };
}

/** Everything of one turn that the film shows, read from what happened. */
export class Watch {
  readonly #wars = new Map<AreaId, Fought>();
  readonly #struck: Struck[] = [];
  readonly built: Built[] = [];
  readonly deals: Deal[] = [];
  readonly gone: NationId[] = [];
  readonly entered: { nation: NationId; epoch: string }[] = [];
  /** Whether the market has opened. */
  traded = false;

  see(event: GameEvent): void {
    if (event.type === 'calamityRevealed') {
      const { calamity, nation } = event.open;
      const none = { cities: new Set<AreaId>(), areas: new Set<AreaId>(), losers: new Set<Owner>() };
      this.#struck.push({ calamity, victim: nation, phase: event.phase, tokens: 0, ...none });
      return;
    }
    readWith(this.#readers, event);
    const last = this.#struck.at(-1);
    // What is lost in another phase of the turn is no calamity's doing.
    if (last && last.phase === event.phase) readWith(this.#losses, event);
  }

  get told(): Pick<Chapter, 'wars' | 'blows' | 'built' | 'deals' | 'gone'> {
    const { built, deals, gone } = this;
    return { wars: this.#warsTold(), blows: this.#blowsTold(), built, deals, gone };
  }

  readonly #readers: Readers<void> = {
    tokenConflict: ({ area, sides }) => {
      const fought = this.#at(area);
      for (const [owner, { lost }] of Object.entries(sides)) this.#loses(fought, owner, lost);
    },
    cityFalls: ({ area, attacker, defender, attackers }) => {
      const fought = this.#at(area);
      this.#loses(fought, attacker, Math.min(attackers, 6));
      this.#loses(fought, defender, 6);
      fought.fallen = { of: defender, by: attacker };
    },
    cityHeld: ({ area, attacker, defender, tokens }) => {
      const fought = this.#at(area);
      this.#loses(fought, attacker, tokens);
      this.#loses(fought, defender, 0);
    },
    cityBuilt: ({ nation, area }) => void this.built.push({ nation, area }),
    traded: ({ from, to, gives, gets }) => void this.deals.push({ from, to, cards: gives + gets }),
    tradeOpened: () => {
      this.traded = true;
    },
    marker: ({ nation, from, to, epoch }) => {
      if (to > from && epoch !== null) this.entered.push({ nation, epoch });
    },
    nationEliminated: ({ nation }) => void this.gone.push(nation),
    nationLeft: ({ nation }) => void this.gone.push(nation),
  };

  readonly #losses: Readers<void> = {
    damageTaken: ({ nation, tokens, cities }) => this.#lose(nation, tokens, Object.keys(cities)),
    areasEmptied: ({ nation, tokens }) => this.#lose(nation, tokens),
    barbarianTokens: ({ from, tokens }) => this.#lose(from, tokens),
    tokensAnnexed: ({ from, tokens }) => this.#lose(from, tokens),
    unitsDestroyed: ({ nation, area, tokens, city }) =>
      this.#lose(nation, { [area]: tokens }, city ? [area] : []),
    citiesAnnexed: ({ from, cities }) => this.#lose(from, {}, cities),
    citiesDestroyed: ({ nation, cities }) => this.#lose(nation, {}, cities),
    cityDestroyed: ({ nation, area }) => this.#lose(nation, {}, [area]),
    cityReduced: ({ nation, area }) => this.#lose(nation, {}, [area]),
    pirateCities: ({ nation, from, cities }) => this.#lose(from ?? nation, {}, cities),
  };

  #at(area: AreaId): Fought {
    const known = this.#wars.get(area) ?? { losses: new Map<Owner, number>() };
    this.#wars.set(area, known);
    return known;
  }

  #loses({ losses }: Fought, owner: Owner, tokens: number): void {
    losses.set(owner, (losses.get(owner) ?? 0) + tokens);
  }

  /** Laid to the calamity called last; where it was called on several at once, to that of the loser. */
  #lose(loser: Owner, tokens: Counts, cities: readonly AreaId[] = []): void {
    const last = this.#struck.at(-1)!;
    const other = this.#struck.findLastIndex(({ calamity }) => calamity !== last.calamity);
    const blow = this.#struck.slice(other + 1).findLast(({ victim }) => victim === loser) ?? last;
    blow.losers.add(loser);
    blow.tokens += sum(tokens);
    for (const area of Object.keys(tokens)) blow.areas.add(area);
    for (const area of cities) {
      blow.cities.add(area);
      blow.areas.add(area);
    }
  }

  #warsTold(): War[] {
    return [...this.#wars].map(([area, { losses, fallen }]) => ({
      area,
      sides: [...losses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([owner]) => owner),
      lost: [...losses.values()].reduce((a, b) => a + b, 0),
      ...(fallen && { fallen }),
    }));
  }

  #blowsTold(): Blow[] {
    return this.#struck.map(({ calamity, victim, tokens, cities, areas, losers }) => ({
      calamity,
      victim,
      others: losers.size > (losers.has(victim) ? 1 : 0),
      areas: [...areas].sort(),
      tokens,
      cities: cities.size,
    }));
  }
}
