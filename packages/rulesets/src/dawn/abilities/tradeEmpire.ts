import { type NationId, type Position, pick, type Rules } from '@ochre/engine';
import { type Ability, type AbilityTerms, amount, citeOf } from '@ochre/engine/abilities';
import { nations, protectedFrom, type Use } from '@ochre/engine/query';
import { give, object, refuse, type Step, text } from '@ochre/engine/ruleset';

const subjects = (p: Position, use: Pick<Use, 'who' | 'advance'>): NationId[] =>
  nations(p).filter((of) => of !== use.who && !protectedFrom(p, of, use.advance));

interface Demand {
  who: NationId;
  advance: string;
  commodity: string;
  most: number;
  asked: NationId[];
  cite: string;
}

const STOP = 'none';

/** The last one asked surrenders the card or has none; then somebody else may be asked for it. */
export const demand: Step<Demand> = {
  id: 'demand',
  run(play, frame) {
    const d = frame.locals;
    const of = d.asked.at(-1)!;
    if (frame.at > 0) return 'done';
    const card = play.own(of).hand.find((id) => play.rules.card(id).name === d.commodity);
    const facts = { nation: d.who, from: of, commodity: d.commodity };
    if (card !== undefined) {
      give(play, of, d.who, [card]);
      play.emit('demandMet', d.cite, facts);
      return 'done';
    }
    play.emit('demandFailed', d.cite, facts);
    const others = subjects(play, d).filter((id) => !d.asked.includes(id));
    if (d.asked.length >= d.most || others.length === 0) return 'done';
    frame.at = 1;
    const ask = { purpose: 'demandNext' as const, among: [...others, STOP] };
    play.ask({ kind: 'chooseOne', owner: d.who, ask, cite: d.cite });
    return 'again';
  },
  on: {
    chooseOne(_play, frame, _by, next) {
      if (next === STOP) return;
      frame.locals.asked.push(next);
      frame.at = 0;
    },
  },
};

const goods = (rules: Rules): string[] => rules.ruleset.commodities.map((c) => c.id);

const terms = { with: { players: 'number' }, cites: ['exempt', 'demand'] } as const satisfies AbilityTerms;

/** One nation after the other is asked for one commodity by name. */
export const tradeEmpire: Ability<{ nation: NationId; commodity: string }, typeof terms> = {
  id: 'demandCard',
  brings: 'cardDemanded',
  terms,
  calls: [demand],
  shape: object({ nation: text(), commodity: text() }),
  usable: (table, use) => subjects(table, use).some((of) => table.handSizes[of]! > 0),
  check(sight, use, { nation: of, commodity }) {
    const { cite } = use.effect;
    if (!goods(sight.rules).includes(commodity)) return refuse('noCommodity', { good: commodity }, cite);
    if (!nations(sight).includes(of) || of === use.who)
      return refuse('nobodyElsePlays', { nation: of }, cite);
    return protectedFrom(sight, of, use.advance)
      ? refuse('demandDisregarded', { nation: of }, citeOf(use, 'exempt'))
      : undefined;
  },
  choices: (sight, use) => ({
    nations: subjects(sight, use),
    commodities: goods(sight.rules),
    most: amount(use, 'players'),
  }),
  sample: (sight, use, rng) => ({
    nation: pick(rng, subjects(sight, use)),
    commodity: pick(rng, goods(sight.rules)),
  }),
  apply(play, use, { nation: of, commodity }) {
    const { who, advance } = use;
    const most = amount(use, 'players');
    play.push(demand, { who, advance, commodity, most, asked: [of], cite: citeOf(use, 'demand') });
  },
};
