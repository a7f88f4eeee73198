import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Sheets come as screens are opened and stay: what two of them called the same would dress both.

const src = new URL('../src/', import.meta.url);
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.startsWith('ui/'),
);

/** Classes that a sheet dresses wherever they are. */
function dressed(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[{};])([^{};@]+)\{/g);
  const selectors = [...rules].flatMap(([, list]) => list!.split(',').map((one) => one.trim()));
  return new Set(selectors.flatMap((one) => /^\.([\w-]+)$/.exec(one)?.[1] ?? []));
}

it('no class is dressed by two sheets', () => {
  const by = new Map<string, string[]>();
  for (const path of sheets)
    for (const name of dressed(readFileSync(new URL(path, src), 'utf8')))
      by.set(name, [...(by.get(name) ?? []), path]);
  expect(by.size).toBeGreaterThan(300);
  expect([...by].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
