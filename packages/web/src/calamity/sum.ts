import type { Calamity, Cite, NationId, Position } from '@ochre/engine';
import { holds, modified } from '@ochre/engine/query';
import { changeLine, worsens } from '../effects/change.ts';
import type { Role } from './victims.ts';

/** What calamities are measured in. */
const MEASURES = ['damage', 'cities', 'points', 'tokens', 'steps', 'face'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Addend {
  label: string;
  /** What it changes, in a sentence. */
  says: string;
  /** What it adds; an advance may change a calamity in other ways. */
  n?: number;
  held: boolean;
  /** Whether it makes things worse. */
  worse: boolean;
  cite: Cite;
}

/** How much of a calamity comes to somebody: as printed, what advances change, what remains. */
export interface Sum {
  as: Role;
  measure?: Measure;
  printed?: number;
  advances: Addend[];
  /** What a card from the other block adds. */
  added: number;
  total?: number;
}

function measureOf(calamity: Calamity): Measure | undefined {
  return MEASURES.find((key) => typeof calamity.with[key] === 'number');
}

export function sumOf(p: Position, who: NationId, calamity: Calamity, as: Role, foreign = false): Sum {
  const measure = measureOf(calamity);
  const base = as === 'primary' ? measure && calamity.with[measure] : calamity.secondary?.measure;
  const advances = calamity.modifiers.flatMap((m): Addend[] => {
    if ((m.as ?? as) !== as) return [];
    const held = holds(p, who, m.has) && !(m.unless !== undefined && holds(p, who, m.unless));
    const label = p.rules.advance(m.has).name;
    const says = changeLine(p.rules, calamity, m, [calamity.name]);
    const worse = worsens(calamity, m);
    return [{ label, says, held, worse, cite: m.cite, ...(m.add !== undefined && { n: m.add }) }];
  });
  const added = foreign && as === 'primary' ? Number(calamity.with['foreign'] ?? 0) : 0;
  if (typeof base !== 'number') return { as, advances, added };
  return {
    as,
    ...(measure && { measure }),
    printed: base,
    advances,
    added,
    total: modified(p, who, calamity, base + added, as),
  };
}
