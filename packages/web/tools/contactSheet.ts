import { readdirSync } from 'node:fs';

const NAME = /^(.+)\.(desk|phone)\.(light|dark)\.png$/;

const shot = (file: string): string => {
  const [, , size, theme] = file.match(NAME)!;
  return `<a class="${size}" href="${file}"><img src="${file}" alt="${size}, ${theme}" loading="lazy"></a>`;
};

/** All pictures of a folder on one page, a row for each screen. */
export function contactSheet(folder: string): string {
  const rows = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const name = file.match(NAME)?.[1];
    if (name) rows.set(name, [...(rows.get(name) ?? []), file]);
  }
  const sections = [...rows].map(
    ([name, files]) => `<section><h2>${name}</h2><div>${files.map(shot).join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ochre: every screen</title>
<style>
body{font:15px/1.4 system-ui,sans-serif;margin:24px;background:#efe6d3;color:#241a11}
h2{font-size:15px;margin:26px 0 8px}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
img{display:block;height:300px;border:1px solid #c2ad82;border-radius:6px}
</style>
<h1>${rows.size} screens</h1>
${sections.join('\n')}
</html>
`;
}
