import type { HeroDrawing } from './heroDrawing.ts';

/** What was found when the client was built (tools/heroDrawing.ts puts it here); without it, it is found in the page. */
export const drawn: HeroDrawing | undefined = undefined;
