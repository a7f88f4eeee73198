import { progress } from '../play/progress.ts';

/** How far a run is: a bar on a terminal, else a line for every tenth. */
export function labProgress(label: string, total: number): (done: number) => void {
  if (process.stderr.isTTY) return progress(label, total);
  let told = 0;
  return (done) => {
    const tenths = Math.floor((10 * done) / total);
    if (tenths <= told) return;
    told = tenths;
    process.stderr.write(`${label}: ${done} of ${total} games\n`);
  };
}
