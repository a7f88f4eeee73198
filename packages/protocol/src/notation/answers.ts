import type { Answer, Building, Kind, Option, TradeAnswer } from '@ochre/engine';
import { byName, cards, counts, either, type Form, list, number, parts, proper, word } from './form.ts';
import { orders } from './orders.ts';
import type { Reader } from './reader.ts';

/** How the answers to a kind of decision are told: by one verb, or one of several. No other kind has these. */
export interface Saying<A> {
  verbs: readonly string[];
  write(answer: A): string;
  read(verb: string, from: Reader): A;
}

const say = <A>(verb: string, form: Form<A>): Saying<A> => ({
  verbs: [verb],
  write: (answer) => `${verb} ${form.write(answer)}`,
  read: (_, from) => form.read(from),
});

const names = list(proper);
const yes: Form<boolean> = either(
  [
    ['yes', true],
    ['no', false],
  ] as const,
  'part',
);
/** Any value at all, up to the end of the line. */
const json: Form<unknown> = { write: JSON.stringify, read: (from) => from.json() };

/** A first thing told plainly, the rest of the object part by part. */
function lead<T extends object, K extends keyof T & string>(
  key: K,
  form: Form<T[K]>,
  rest: Form<Omit<T, K>>,
): Form<T> {
  return {
    write: (value) => `${form.write(value[key])}${rest.write(value)}`,
    // Both parts of it are read: the compiler does not add up a key and the rest of a type.
    read: (from) => ({ [key]: form.read(from), ...rest.read(from) }) as unknown as T,
  };
}

/** One thing and what it is, `area Brahmagiri`; none of it. */
const option: Form<Option> = {
  write(one) {
    if (one === null) return 'none';
    const [[sort, value]] = Object.entries(one) as [[string, string | number | string[]]];
    if (typeof value === 'number') return `${sort} ${value}`;
    if (Array.isArray(value)) return `${sort} ${names.write(value)}`;
    return `${sort} ${sort === 'card' ? word.write(value) : proper.write(value)}`;
  },
  read(from) {
    if (from.skip('none')) return null;
    const sort = from.name('part');
    if (sort === 'areas') return { areas: names.read(from) };
    const value = from.isNumber() ? from.number() : from.name();
    // Any word may stand there: the decision's own shape is tried on the answer before it is played.
    return { [sort]: value } as unknown as Option;
  },
};

/** Tokens by area, and cities besides. */
const units: Form<{ tokens: Record<string, number>; cities: string[] }> = lead(
  'tokens',
  counts,
  parts({ cities: { said: 'cities', form: names, unless: [] } }),
);

const building: Form<Building> = {
  write: ({ area, treasury, from, keep }) =>
    [
      proper.write(area),
      ...(treasury === undefined ? [] : [`for ${treasury}`]),
      ...Object.entries(from ?? {}).map(([id, n]) => `+ ${n} ${proper.write(id)}`),
      ...(keep === undefined ? [] : [keep ? 'keeping' : 'not-keeping']),
    ].join(' '),
  read(from) {
    const area = proper.read(from);
    const treasury = from.skip('for') ? { treasury: from.number() } : {};
    const near: [string, number][] = [];
    while (from.skip('+')) {
      const n = from.number();
      near.push([proper.read(from), n]);
    }
    const keep = from.skip('keeping') ? { keep: true } : from.skip('not-keeping') ? { keep: false } : {};
    return { area, ...treasury, ...(near.length > 0 && { from: Object.fromEntries(near) }), ...keep };
  },
};

const reduction: Form<{ area: string; tokens: number }> = {
  write: ({ area, tokens }) => `${proper.write(area)} to ${tokens}`,
  read(from) {
    const area = proper.read(from);
    from.expect('to', 'part');
    return { area, tokens: from.number() };
  },
};

type Of<D extends TradeAnswer['do']> = Extract<TradeAnswer, { do: D }>;

/** The names said aloud. */
const spoken = parts<{ names: string[] }>({ names: { said: 'says', form: cards, unless: [] } });

/** What is said of an offer besides who gets it, how many are given for how many, and the cards. */
const terms = parts<
  Pick<Of<'offer'>, 'names' | 'treasury' | 'clean' | 'replyTo'> & {
    wanted: string[];
    worth?: number;
    asking?: number;
  }
>({
  names: { said: 'says', form: cards, unless: [] },
  wanted: { said: 'wants', form: cards, unless: [] },
  worth: { said: 'worth', form: number },
  asking: { said: 'asks-treasury', form: number },
  treasury: { said: 'treasury', form: number },
  clean: { said: 'clean' },
  replyTo: { said: 'answers', form: proper },
});

const ALL = 'all';

/** So many cards for so many. */
const exchange: Form<[gives: number, wants: number]> = {
  write: ([gives, wants]) => `${gives}:${wants}`,
  read(from) {
    const [, gives, wants] = from.next.match(/^(\d{1,3}):(\d{1,3})$/) ?? from.fail('exchange');
    from.name();
    return [Number(gives), Number(wants)];
  },
};

/** `Babylon 3:3 2 hides, ochre; says hides; wants wine`. */
const offer: Form<Of<'offer'>> = {
  write({ to, cards: given, wants, names, treasury, clean, replyTo }) {
    const told = {
      names,
      wanted: wants.names,
      ...(wants.value !== undefined && { worth: wants.value }),
      ...(wants.treasury !== undefined && { asking: wants.treasury }),
      ...(treasury !== undefined && { treasury }),
      ...(clean && { clean }),
      ...(replyTo !== undefined && { replyTo }),
    };
    const whom = to === undefined ? ALL : proper.write(to);
    return `${whom} ${exchange.write([given.length, wants.count])} ${cards.write(given)}${terms.write(told)}`;
  },
  read(from) {
    const to = from.skip(ALL) ? {} : { to: proper.read(from) };
    const [gives, count] = exchange.read(from);
    const given = cards.read(from);
    if (given.length !== gives) from.fail('exchange');
    const { names, wanted, worth, asking, treasury, clean, replyTo } = terms.read(from);
    return {
      do: 'offer',
      ...to,
      cards: given,
      names,
      wants: {
        count,
        names: wanted,
        ...(worth !== undefined && { value: worth }),
        ...(asking !== undefined && { treasury: asking }),
      },
      ...(treasury !== undefined && { treasury }),
      ...(clean && { clean }),
      ...(replyTo !== undefined && { replyTo }),
    };
  },
};

/** `Parthia.5: timber, flax; says timber`. */
const acceptance: Form<Omit<Of<'accept'>, 'do'>> = {
  write: ({ offer: id, cards: given, ...rest }) =>
    `${proper.write(id)}: ${cards.write(given)}${spoken.write(rest)}`,
  read(from) {
    const id = proper.read(from);
    from.skip(':');
    return { offer: id, cards: cards.read(from), ...spoken.read(from) };
  },
};

const trade: Saying<TradeAnswer> = {
  verbs: ['→', 'takes', 'withdraws', 'closes', 'returns'],
  write(answer) {
    if (answer.do === 'offer') return `→${offer.write(answer)}`;
    if (answer.do === 'accept') return `takes ${acceptance.write(answer)}`;
    if (answer.do === 'withdraw') return `withdraws ${proper.write(answer.offer)}`;
    return answer.do === 'done' ? 'closes' : 'returns';
  },
  read(verb, from) {
    if (verb === '→') return offer.read(from);
    if (verb === 'takes') return { do: 'accept', ...acceptance.read(from) };
    if (verb === 'withdraws') return { do: 'withdraw', offer: proper.read(from) };
    return { do: verb === 'closes' ? 'done' : 'resume' };
  },
};

const move: Saying<Answer<'move'>> = {
  verbs: ['moves', 'orders', 'undoes'],
  write(answer) {
    if (answer.do === 'undo') return answer.keep === undefined ? 'undoes' : `undoes but ${answer.keep}`;
    return `${answer.do === 'end' ? 'moves' : 'orders'} ${orders.write(answer.orders)}`;
  },
  read(verb, from) {
    if (verb === 'undoes') return { do: 'undo', ...(from.skip('but') && { keep: from.number() }) };
    return { do: verb === 'moves' ? 'end' : 'orders', orders: orders.read(from) };
  },
};

const bought = lead<Omit<Extract<Answer<'buyCard'>, { do: 'buy' }>, 'do'>, 'stack'>(
  'stack',
  number,
  parts<{ block?: string; free?: true }>({ block: { said: 'of', form: word }, free: { said: 'free' } }),
);

const buyCard: Saying<Answer<'buyCard'>> = {
  verbs: ['buys'],
  write: (answer) => (answer.do === 'pass' ? 'buys nothing' : `buys stack ${bought.write(answer)}`),
  read(_, from) {
    if (from.skip('nothing')) return { do: 'pass' };
    from.expect('stack', 'part');
    return { do: 'buy', ...bought.read(from) };
  },
};

const useAbility: Saying<Answer<'useAbility'>> = {
  verbs: ['uses'],
  write: (answer) =>
    'pass' in answer ? 'uses nothing' : `uses ${word.write(answer.use)} with ${JSON.stringify(answer.with)}`,
  read(_, from) {
    if (from.skip('nothing')) return { pass: true };
    const use = word.read(from);
    from.expect('with', 'part');
    return { use, with: json.read(from) as Extract<Answer<'useAbility'>, { use: string }>['with'] };
  },
};

const fileOrders: Saying<Answer<'fileOrders'>> = {
  verbs: ['files', 'unfiles'],
  write: (answer) => (answer === null ? 'unfiles' : `files ${orders.write(answer)}`),
  read: (verb, from) => (verb === 'unfiles' ? null : orders.read(from)),
};

const giveCard: Saying<Answer<'giveCard'>> = say(
  'gives',
  lead(
    'card',
    {
      write: (card) => (card === null ? 'nothing' : word.write(card)),
      read: (from) => (from.skip('nothing') ? null : word.read(from)),
    },
    parts<{ openly: boolean }>({ openly: { said: 'openly', form: yes, unless: false } }),
  ),
);

/** Every kind of decision as it is told: a kind without a row here does not compile. */
export const sayings: { [K in Kind]: Saying<Answer<K>> } = {
  chooseCivilization: say('plays', proper),
  foundCities: say('founds', names),
  chooseCredits: say('credits', byName(word, number)),
  placeTokens: say('places', counts),
  taxRate: say('taxes', number),
  move,
  fileOrders,
  conflictLoss: say('suffers', option as Form<Answer<'conflictLoss'>>),
  construct: say('builds', list(building)),
  chooseCities: say('picks', names),
  reduceCities: say('reduces', list(reduction)),
  takeDamage: say(
    'loses',
    lead('tokens', counts, parts({ cities: { said: 'cities', form: counts, unless: {} } })),
  ),
  chooseNations: say('names', names),
  chooseOne: say('chooses', option),
  confirm: say('says', yes),
  discardCards: say(
    'discards',
    lead('cards', cards, parts<{ saved?: number }>({ saved: { said: 'saving', form: number } })),
  ),
  selectUnits: say('selects', names),
  annexUnits: say('annexes', units),
  orderLosses: say('strikes', counts),
  pickUnits: say('singles-out', units),
  preventSteps: say('sacrifices', names),
  spoils: say(
    'plunders',
    lead(
      'card',
      yes,
      parts<{ treasury: number }>({ treasury: { said: 'treasury', form: number, unless: 0 } }),
    ),
  ),
  buyCard,
  trade,
  useAbility,
  giveCard,
  revealCards: say('reveals', names),
  purchase: say(
    'learns',
    lead(
      'buy',
      list(word),
      parts<Omit<Answer<'purchase'>, 'buy'>>({
        cards: { said: 'pays', form: cards, unless: [] },
        treasury: { said: 'treasury', form: number, unless: 0 },
        discount: { said: 'discount', form: word },
        free: { said: 'free', form: word },
        alsoFree: { said: 'also-free', form: word },
        credits: {
          said: 'credits',
          form: byName(word, {
            write: (groups) => `(${byName(word, number).write(groups)})`,
            read(from) {
              from.expect('(', 'part');
              const groups = byName(word, number).read(from);
              from.expect(')', 'part');
              return groups;
            },
          }),
        },
        substitute: {
          said: 'counting',
          form: {
            write: ({ card, as }) => `${word.write(card)} as ${word.write(as)}`,
            read(from) {
              const card = word.read(from);
              from.expect('as', 'part');
              return { card, as: word.read(from) };
            },
          },
        },
        boost: { said: 'boosting', form: word },
      }),
    ),
  ),
  relocate: say('relocates', counts),
};
