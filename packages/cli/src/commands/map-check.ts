import { checkGeometry, type GeometryReport } from '@ochre/maps/geometry-check.ts';
import { command } from '../command.ts';
import { boardIds, readBoard, readCoasts } from '../maps/boards.ts';

export default command({
  help: `usage: ochre map check [--json]

Compares the drawn maps with the rules: every border of the rules is drawn and long enough to see, no two
other areas touch, rings are closed, places of pieces lie in their area, no name covers another. Tells
which first stacks stand nearer to the border than two fifths of the room they have.

  --json   one JSON object: a report for each map

Exit code 1 when something does not match.`,
  options: { json: { type: 'boolean' } },
  run({ json }) {
    const reports = Object.fromEntries(
      boardIds.map((id) => {
        const { map, geometry } = readBoard(id);
        return [id, checkGeometry(geometry, map, { decided: Object.keys(readCoasts(id).joined ?? {}) })];
      }),
    );
    if (json) console.log(JSON.stringify(reports));
    else for (const [id, report] of Object.entries(reports)) console.log(told(id, report));
    return Object.values(reports).some(({ mismatches }) => mismatches > 0) ? 1 : 0;
  },
});

function told(id: string, report: GeometryReport): string {
  const { land, seas, landEdges, waterEdges, marks, labelCollisions, mismatches, names, shortest } = report;
  const [least] = shortest;
  return [
    `${id}: ${land} land areas, ${seas} open seas; ${landEdges} land and ${waterEdges} water edges, ${marks} by a mark`,
    `  shortest border ${least ? `${least.length} px` : 'none'}, smallest name ${names.smallest} px, median ${names.median} px`,
    `  ${labelCollisions} names collide, ${report.unreachable.length} areas are cut off, ${mismatches} mismatches`,
    `  ${report.anchors.near.length} of ${land} first stacks stand near the border (${percent(report.anchors.share)})${listed(report.anchors.near)}`,
    ...report.faults.map(({ kind, text }) => `  ${kind}: ${text}`),
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const listed = (near: GeometryReport['anchors']['near']): string =>
  near.length === 0
    ? ''
    : `: ${near.map(({ area, free, room }) => `${area} (${free} of ${room} px)`).join(', ')}`;
