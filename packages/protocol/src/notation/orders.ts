import type { Leg, Order } from '@ochre/engine';
import { type Form, list, proper } from './form.ts';
import type { Reader } from './reader.ts';

const ARROW = '→';

/** What is done where the ship lies. */
const CARGO = [
  ['land', 'land'],
  ['load', 'load'],
  ['landHired', 'land-hired'],
  ['loadHired', 'load-hired'],
] as const;

const cargo = (one: Leg, keys: readonly string[]): string =>
  keys
    .map((key) => {
      const known = CARGO.find(([name]) => name === key);
      return known ? `${known[1]} ${one[known[0]]}` : '?';
    })
    .join(' ');

function readCargo(from: Reader, into: Leg): void {
  for (;;) {
    const known = CARGO.find(([key, said]) => into[key] === undefined && from.skip(said));
    if (!known) return;
    into[known[0]] = from.number();
  }
}

/** `load 3 →Susa`; in brackets what the order names after the harbour, though it is done before. */
const leg: Form<Leg> = {
  write(one) {
    const keys = Object.keys(one);
    const at = keys.indexOf('to');
    if (at < 0) return cargo(one, keys);
    const [before, after] = [keys.slice(0, at), keys.slice(at + 1)];
    const loaded = `${cargo(one, before)}${after.length > 0 ? `(${cargo(one, after)})` : ''}`;
    return `${loaded}${loaded === '' ? '' : ' '}${ARROW}${proper.write(one.to!)}`;
  },
  read(from) {
    const [one, after]: [Leg, Leg] = [{}, {}];
    readCargo(from, one);
    if (from.skip('(')) {
      readCargo(from, after);
      from.expect(')', 'part');
    }
    if (from.skip(ARROW)) one.to = proper.read(from);
    return { ...one, ...after };
  },
};

/** A voyage: a leg ends where it goes on to a harbour, else at a stroke. */
const legs: Form<Leg[]> = {
  write: (all) =>
    all
      .map((one, i) => `${leg.write(one)}${one.to === undefined && i < all.length - 1 ? ' /' : ''}`)
      .join(' '),
  read(from) {
    const all: Leg[] = [];
    do {
      const one = leg.read(from);
      if (Object.keys(one).length === 0) from.fail('order');
      all.push(one);
      from.skip('/');
    } while (from.next !== '' && from.next !== ',');
    return all;
  },
};

function readShip(from: Reader): Order {
  const ship = from.number();
  if (from.skip('kept')) {
    const token = from.skip('by') ? { token: proper.read(from) } : {};
    return { do: 'maintain', ship, ...token };
  }
  if (from.skip('scrapped')) return { do: 'scrap', ship };
  from.expect('sails', 'order');
  return { do: 'sail', ship, legs: legs.read(from) };
}

function readWalk(from: Reader): Order {
  const n = from.number();
  const hired = from.skip('hired');
  const way = [proper.read(from)];
  while (from.skip(ARROW)) way.push(proper.read(from));
  const [start, via, end] = way;
  if (via === undefined || way.length > 3) from.fail('arrow');
  return {
    do: 'walk',
    n,
    from: start!,
    to: end ?? via,
    ...(end !== undefined && { via }),
    ...(hired && { hired }),
  };
}

const order: Form<Order> = {
  write(one) {
    switch (one.do) {
      case 'walk': {
        const way = [one.from, ...(one.via === undefined ? [] : [one.via]), one.to];
        return `${one.n} ${one.hired ? 'hired ' : ''}${way.map(proper.write).join(ARROW)}`;
      }
      case 'build':
        return `new ship at ${[`${proper.write(one.at)} for ${one.treasury}`, ...one.tokens.map(proper.write)].join(' + ')}`;
      case 'maintain':
        return `ship ${one.ship} kept${one.token === undefined ? '' : ` by ${proper.write(one.token)}`}`;
      case 'scrap':
        return `ship ${one.ship} scrapped`;
      case 'sail':
        return `ship ${one.ship} sails ${legs.write(one.legs)}`;
    }
  },
  read(from) {
    if (from.isNumber()) return readWalk(from);
    if (from.skip('ship')) return readShip(from);
    from.expect('new', 'order');
    from.expect('ship', 'order');
    from.expect('at', 'order');
    const at = proper.read(from);
    from.expect('for', 'order');
    const treasury = from.number();
    const tokens: string[] = [];
    while (from.skip('+')) tokens.push(proper.read(from));
    return { do: 'build', at, treasury, tokens };
  },
};

/** Orders of a movement, one after the other. */
export const orders: Form<Order[]> = list(order);
