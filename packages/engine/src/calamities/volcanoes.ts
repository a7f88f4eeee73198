import { hasCity, peoples, tokens } from '../board/queries.ts';
import { raze, remove } from '../board/transfer.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { AreaId, NationId } from '../state.ts';

// What every volcano does, whatever follows in a book.

/** The areas a volcano touches. */
export function touchedBy(play: Play, volcano: string): AreaId[] {
  return play.rules.map.land.filter((a) => a.volcano === volcano).map((a) => a.id);
}

/** Nothing of any nation's units is left there; barbarians and pirates hold out. @returns who lost something */
export function buried(play: Play, area: AreaId, cite: Cite): NationId[] {
  const struck: NationId[] = [];
  for (const who of peoples(play)) {
    const lost = tokens(play, who, area);
    const city = hasCity(play, who, area);
    if (lost === 0 && !city) continue;
    remove(play, who, area, lost);
    if (city) raze(play, who, area);
    play.emit('unitsDestroyed', cite, { nation: who, area, tokens: lost, city });
    struck.push(who);
  }
  return struck;
}
