import { canonical, type GameEvent, type GameState, type View } from '@ochre/engine';
import { bare, type Moment, PARTS, printOf } from './truth.ts';

export interface Route {
  path: string;
  query: string[];
  get: boolean;
}

/** Every way of asking the server something, as it describes itself. */
export async function routesOf(url: string): Promise<Route[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<string, { requestBody?: object; parameters: { name: string; in: string }[] }>
    >;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // What changes something without being told what is no way of asking.
      .filter(([method, about]) => method === 'get' || about.requestBody)
      .map(([method, about]) => {
        const query = about.parameters.filter((p) => p.in === 'query').map((p) => p.name);
        return { path: path.replace('/api', ''), query, get: method === 'get' };
      }),
  );
}

/** What an answer over HTTP holds that the seat was never entitled to. */
export function searched(text: string, moments: readonly Moment[], secrets: readonly string[]): string[] {
  const found = secrets.filter((s) => text.includes(s)).map((s) => `holds the secret ${s.slice(0, 24)}`);
  // A state that is told is made up for whoever branches off (redeal.test.ts, history.test.ts).
  const { view, log, events, decisions, turns, state, ...rest } = JSON.parse(text) as {
    view?: View;
    log?: GameEvent[];
    events?: GameEvent[];
    decisions?: { decision: unknown }[];
    turns?: { turn: number }[];
    state?: GameState;
  };
  if (view) {
    const seen = printOf(view);
    if (!moments.some((m) => m.view === seen)) found.push('shows a view nobody there may have');
  }
  const told = new Set(moments.flatMap((m) => m.told));
  for (const event of [...(log ?? []), ...(events ?? [])])
    if (!told.has(canonical(bare(event)))) found.push(`tells of ${event.type}`);
  const asked = new Set(moments.flatMap((m) => m.asked));
  for (const { decision } of decisions ?? [])
    if (!asked.has(canonical(decision))) found.push('asks what was not asked');
  const latest = moments.at(-1)!.turn;
  if (turns?.some(({ turn }) => turn > latest)) found.push(`tells of a turn after ${latest}`);
  if (state && state.open.turn > latest) found.push(`plays on from turn ${state.open.turn}`);
  // The description of the interface names what an answer may hold.
  if (PARTS.test(JSON.stringify(rest)) && !('openapi' in rest)) found.push('holds a part of the state');
  return found;
}
