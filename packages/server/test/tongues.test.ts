import { languageIn } from '@ochre/languages/load.ts';
import { describe, expect, it } from 'vitest';
import { noticeOf, subjectOf } from '../src/notices/words.ts';
import { call, house } from './house.ts';
import { mailServer, receiver, until } from './receivers.ts';

import { gathered, messages, smtp, telling } from './telling.ts';

const german = { 'accept-language': 'fr-FR, de-AT;q=0.8, en;q=0.5' };

describe('people are told in the language they asked in', () => {
  it('what happens at their table', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, seated } = await gathered(server);
    for (const { token, seat } of seated) {
      const body = { kind: 'webhook', url: `${url}/${seat}` };
      expect((await call(server.url, `/tables/${id}/notices`, { token, body, headers: german })).status).toBe(
        200,
      );
    }
    await server.tables.start(id, seated[0]!.token);
    await until(() => posts.length > 0);
    expect(messages(posts)[0]!.notices[0]!.text).toMatch(
      /^Der Tisch wartet auf deine Entscheidung: eine Nation wählen\. Deine Zeit endet am .* UTC\.$/,
    );
  });

  it('by mail, and on the pages its links lead to', async () => {
    const post = await mailServer();
    const server = await house(telling({ smtp: smtp(post.url) }));
    const register = { body: { email: 'ada@example.org' }, headers: german };
    expect((await call(server.url, '/account/register', register)).status).toBe(200);
    await until(() => post.mails.length > 0);
    expect(post.mails[0]!.headers).toMatchObject({ subject: 'Dein Konto bei Ochre' });
    const asked = await fetch(`${server.url}/notices/stop?word=x`, { headers: german });
    expect(await asked.text()).toMatch(/<html lang="de">.*Keine Nachrichten mehr/s);
  });

  it('with the names the language has for nations', async () => {
    const fact = {
      kind: 'taken',
      at: 0,
      table: 't',
      title: 'Halys',
      seat: 1,
      nation: 'Egypt',
      nationId: 'egypt',
    } as const;
    const told = async (code: string) => noticeOf(fact, () => 'https://x', await languageIn(code));
    expect((await told('de')).text).toBe('Ägypten hat dein Angebot angenommen.');
    expect((await told('xx')).text).toBe('Egypt took your offer.');
    const { notices } = await languageIn('de');
    expect(subjectOf([await told('de'), await told('de')], notices)).toBe('Halys: 2 Neuigkeiten');
  });
});
