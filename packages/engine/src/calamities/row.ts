import type { Cite } from '../events.ts';
import { checkParts, checkWith, type Procedure, type Terms, type With } from '../ruleset/terms.ts';
import type { Calamity, Modifier } from '../ruleset/types.ts';

/** Rules that rows cite for what they say besides: whoever needs units, others who are struck, and so on. */
const PARTS = {
  needs: (c) => c.needs !== undefined,
  secondary: (c) => concernsOthers(c),
  others: (c) => c.orders !== undefined,
  primary: (c) => concernsOthers(c),
  beneficiary: (c) => concernsOthers(c),
  exempt: (c) => c.secondary?.exempt !== undefined || c.secondary?.spared === true,
  reach: (c) => c.reach !== undefined,
  drawer: (c) => c.drawerImmune === true,
} as const satisfies Record<string, (calamity: Calamity) => boolean>;
type Part = keyof typeof PARTS;

const concernsOthers = (c: Calamity): boolean => c.secondary !== undefined || c.orders !== undefined;

/** What secondary victims who may name others hold. */
const PASSES_ON = 'passesOn';

type RowModifier<T extends Terms> = Omit<Modifier, 'twist'> & {
  twist?: (keyof T['twists'] & string) | typeof PASSES_ON;
};

export type Row<T extends Terms> = Omit<Calamity, 'run' | 'with' | 'cites' | 'modifiers'> & {
  with: With<T>;
  cites: Readonly<Record<T['cites'][number], Cite | null>> & Readonly<Partial<Record<Part, Cite | null>>>;
  modifiers: RowModifier<T>[];
};

/** A row of the calamity table, with what its procedure asks for. */
export function row<const T extends Terms>({ id: run }: Procedure<T>, of: Row<T>): Calamity {
  return { ...of, run };
}

/** What advances do to it is known to the procedure, and each does something. */
function checkModifier(what: string, twists: Terms['twists'], m: Modifier): void {
  const { twist, n } = m;
  if (twist === undefined) {
    if (n !== undefined) throw new Error(`${what}: ${m.has} has a number without a twist`);
    if (m.add === undefined && m.most === undefined && !m.half)
      throw new Error(`${what}: ${m.has} changes nothing`);
    return;
  }
  if (!Object.hasOwn(twists, twist)) throw new Error(`${what}: twist ${twist} is unknown`);
  if ((n !== undefined) !== (twists[twist] === 'number'))
    throw new Error(`${what}: twist ${twist} takes ${twists[twist] === 'number' ? 'a' : 'no'} number`);
}

export function checkRow(calamity: Calamity, { with: params, twists, cites }: Terms): void {
  const { id } = calamity;
  checkWith(id, params, calamity.with);
  const besides = (Object.keys(PARTS) as Part[]).filter((part) => PARTS[part](calamity));
  checkParts(id, [...new Set([...cites, ...besides])], calamity.cites);
  const known = calamity.tertiary ? { ...twists, [PASSES_ON]: 'plain' as const } : twists;
  for (const m of calamity.modifiers) checkModifier(id, known, m);
}
