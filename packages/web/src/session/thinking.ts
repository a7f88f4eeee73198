type Thinking = typeof import('@ochre/bots/thinking.ts');

let fetched: Thinking | undefined;

/** How bots think, if that is here. */
export const thinking = (): Thinking | undefined => fetched;

/** A table opens before bots have to think: what they think with is fetched by itself. */
export async function fetchThinking(): Promise<Thinking> {
  fetched ??= await import('@ochre/bots/thinking.ts');
  return fetched;
}
