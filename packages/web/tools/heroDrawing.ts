import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { HeroDrawing } from '../src/front/heroDrawing.ts';

const DRAWN = /\/front\/heroDrawn\.ts$/;
const GEOMETRY = new URL('../../maps/src/world/geometry.json', import.meta.url);

/** Where everything stands on the front page's board, in every language. */
async function draw(): Promise<HeroDrawing> {
  const [{ languageCodes, translations }, { world: map }, { speak }, { drawWorld }, hero] = await Promise.all(
    [
      import('@ochre/languages'),
      import('@ochre/maps'),
      import('../src/i18n/index.ts'),
      import('../src/map/world.ts'),
      import('../src/front/heroDrawing.ts'),
    ],
  );
  const world = hero.cut(drawWorld(JSON.parse(readFileSync(fileURLToPath(GEOMETRY), 'utf8')), map));
  const stand = hero.heroStand(world);
  const { pieces, more } = stand;
  const writings: Record<string, HeroDrawing['writings'][string]> = {};
  for (const code of languageCodes()) {
    speak(code, await translations[code]?.load());
    writings[code] = hero.heroWritings(world, stand);
  }
  return { pieces, more, writings };
}

/** The board of the front page is drawn by what is found here: whoever opens the page need not find it again. */
export function heroDrawing(): Plugin {
  return {
    name: 'hero-drawing',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!DRAWN.test(id)) return undefined;
      const file = this.emitFile({ type: 'asset', name: 'hero.json', source: JSON.stringify(await draw()) });
      return {
        code: `export const drawn = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`,
        moduleType: 'js',
      };
    },
  };
}
