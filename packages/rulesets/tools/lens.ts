// Writes the table of docs/rulesets.md anew: node packages/rulesets/tools/lens.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { lensTable } from '../src/lens.ts';

const file = new URL('../../../docs/rulesets.md', import.meta.url);
const marks = /(<!-- lens: [^>]*-->\n)[\s\S]*?(<!-- \/lens -->)/;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(marks, (_, from, to) => `${from}${lensTable()}\n${to}`),
);
