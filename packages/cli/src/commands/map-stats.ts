import { command } from '../command.ts';
import { boardIds, readBoard } from '../maps/boards.ts';
import { statsOf } from '../maps/stats.ts';

export default command({
  help: `usage: ochre map stats [--json]

Tells of each map: page, areas, borders, names, and the sizes of what a table loads.

  --json   one JSON object`,
  options: { json: { type: 'boolean' } },
  run({ json }) {
    const stats = Object.fromEntries(boardIds.map((id) => [id, statsOf(readBoard(id))]));
    if (json) {
      console.log(JSON.stringify(stats));
      return 0;
    }
    for (const [id, numbers] of Object.entries(stats)) {
      console.log(id);
      for (const [what, value] of Object.entries(numbers)) console.log(`  ${what.padEnd(22)} ${value}`);
    }
    return 0;
  },
});
