import { beforeAll, describe, expect, it } from 'vitest';
import { may, PEOPLE, ROUTES, refusedIn, Society, type Who } from './authority.ts';
import { folder, house } from './house.ts';

const people = Object.keys(PEOPLE) as Who[];
const data = folder();
let url: string;
let society: Society;
beforeAll(async () => {
  ({ url } = await house({ data }));
  society = await Society.found(url, data);
});

describe('who may do what', () => {
  it('is told of every route there is', async () => {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    );
    expect(Object.keys(ROUTES).sort()).toEqual(routes.sort());
  });

  for (const invited of [false, true])
    for (const running of [false, true]) {
      const ground = { invited, running };
      const [kind, state] = [invited ? 'for those invited' : 'for all', running ? 'running' : 'gathering'];
      const here = Object.entries(ROUTES).filter(
        ([route, [, , on]]) =>
          (route.includes('{id}') || (invited && !running)) && (on?.running ?? running) === running,
      );

      it(`at a ${state} table ${kind}, others are refused and change nothing`, async () => {
        const table = await society.table(ground);
        // The bot of the open seat may be first: what it does is not what others changed.
        const botIsDue = async () =>
          (await table.sight()).some((seen) => seen.includes('"waitingFor":["seat-5"]'));
        await expect.poll(botIsDue).toBe(false);
        const before = await table.sight();
        for (const [route, [level]] of here)
          for (const who of people.filter((p) => !may(level, PEOPLE[p], ground))) {
            const reply = await society.ask(route, who, table);
            expect(refusedIn(reply), `${route} by ${who}: ${reply.status} ${reply.text.slice(0, 200)}`).toBe(
              true,
            );
          }
        expect(await table.sight()).toEqual(before);
      });

      // Where fewer may, more can go wrong.
      if (!invited) continue;
      it(`at a ${state} table ${kind}, those who may are let through`, async () => {
        let table = await society.table(ground);
        for (const [route, [level]] of here)
          for (const who of people.filter((p) => may(level, PEOPLE[p], ground))) {
            const reply = await society.ask(route, who, table);
            expect(refusedIn(reply), `${route} by ${who}: ${reply.status} ${reply.text.slice(0, 200)}`).toBe(
              false,
            );
            expect(reply.status, route).not.toBe(500);
            // What was let through may have changed who may do what.
            if (route.startsWith('POST') && route.includes('{id}')) table = await society.table(ground);
          }
      });
    }
});
