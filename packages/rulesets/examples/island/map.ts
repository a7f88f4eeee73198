import { miniMap } from '@ochre/maps/mini.ts';
import { areaAt, CELLS, SEA } from './grid.ts';

/** Nine areas, three by three, in a lagoon. */
const map = miniMap(
  {
    ...Object.fromEntries(
      CELLS.map(({ id, x, y, ...marks }) => [
        id,
        {
          ...marks,
          land: [areaAt(x + 1, y), areaAt(x, y + 1)].filter((other) => other !== undefined),
          ...(x === 1 && y === 1 ? {} : { water: [SEA] }),
        },
      ]),
    ),
    [SEA]: { sea: true, name: 'Lagoon' },
  },
  'island',
);

export default map;
