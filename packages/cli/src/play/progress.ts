/** A bar on the terminal's error stream; silent when that is not a terminal. */
export function progress(label: string, total: number): (done: number) => void {
  const out = process.stderr;
  if (!out.isTTY) return () => {};
  return (done) => {
    const share = Math.min(1, done / total);
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    out.write(`\r${label} ${bar} ${Math.round(share * 100)} %${done >= total ? '\n' : ''}`);
  };
}
