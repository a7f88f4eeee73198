import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NoticeKind, NoticeSettings, Seated } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { defaults } from '../src/index.ts';
import { toldAt } from '../src/notices/digest.ts';
import { Notices } from '../src/notices/notices.ts';
import { Seals } from '../src/notices/secrets.ts';
import { noticesFrom } from '../src/notices/settings.ts';
import { accountOwner, NoticeStore, seatOwner } from '../src/store/notices.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { call, folder, house } from './house.ts';
import { receiver } from './receivers.ts';
import { hooked, refused, telling } from './telling.ts';

describe('settings', () => {
  it('belong to the person, who says what and when', async () => {
    const { url, posts } = await receiver();
    const server = await house(telling());
    const { id, seated, start } = await hooked(server, url);
    const set = (seat: Seated, body: object) =>
      call<NoticeSettings>(server.url, `/tables/${id}/notices/set`, { token: seat.token, body });
    const channelOf = async (seat: Seated) =>
      (await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: seat.token })).body
        .channels[0]!;
    const ids = await Promise.all(seated.map(async (seat) => (await channelOf(seat)).id));
    expect(await set(seated[0]!, { id: ids[1], kinds: [] })).toMatchObject(refused(404, 'channel'));
    const nowhere = { hour: 8, zone: 'Atlantis/Capital' };
    expect(await set(seated[0]!, { id: ids[0], digest: nowhere })).toMatchObject(refused(422, 'zone'));
    for (const [i, seat] of seated.entries()) await set(seat, { id: ids[i], kinds: ['over'] });
    expect((await channelOf(seated[2]!)).kinds).toEqual(['over']);
    await start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(posts).toEqual([]);
    expect(await call(server.url, `/tables/${id}/notices`)).toMatchObject(refused(401, 'token'));
  });

  it('of an account hold for all its tables, and at each table as said there', async () => {
    const db = await openSqlite(join(folder(), 'ochre.db'));
    const store = new NoticeStore(db);
    const notices = new Notices(store, await Seals.open(store), {
      mailer: { send: async () => {} },
      pushKey: 'k',
      anywhere: false,
      groupHold: 0,
      hold: 0,
      origin: () => 'https://example.org',
      report: () => {},
    });
    const account = accountOwner('ada');
    const known = await notices.add(
      account,
      { kind: 'email', address: 'Ada@example.org' },
      'ada@example.org',
    );
    const other = await notices.add(
      account,
      { kind: 'email', address: 'else@example.org' },
      'ada@example.org',
    );
    const person = { seat: 2, account: 'ada' };
    const seat = seatOwner('T1', person);
    await notices.set(seat, { id: known.id, kinds: ['over'] }, 'ada', 'T1');
    const kindsAt = async (table: string) =>
      (await notices.settings(seatOwner(table, person), 'ada', table)).channels
        .map((c) => c.kinds.length)
        .sort();
    expect([await kindsAt('T1'), await kindsAt('T2')]).toEqual([
      [1, 5],
      [5, 5],
    ]);
    const ring = (table: string, kind: NoticeKind) =>
      notices.ring([{ key: `${table}:${kind}`, person, fact: { kind, at: 1, table, title: 'T', seat: 2 } }]);
    await ring('T1', 'decision');
    expect(await store.ready(9, 10)).toEqual([]);
    await ring('T1', 'over');
    await ring('T2', 'decision');
    // The other address was never confirmed.
    expect(await store.ready(9, 10)).toMatchObject([{ id: known.id }]);
    expect((await store.claim(known.id, 9, 10))!.waiting.map((w) => w.key)).toEqual([
      'T1:over',
      'T2:decision',
    ]);
    await expect(notices.remove(accountOwner('eve'), other.id)).rejects.toThrow('no such channel');
    await notices.forget(account);
    expect((await notices.settings(account)).channels).toEqual([]);
    await db.close();
  });

  it('do not follow a seat to its next person', async () => {
    const server = await house(telling());
    const { url } = await receiver();
    const { id, seated, start } = await hooked(server, url);
    await start();
    await call(server.url, `/tables/${id}/release`, { token: seated[2]!.token, body: {} });
    const heir = (await call<Seated>(server.url, `/tables/${id}/join`, { body: { name: 'Heir' } })).body;
    expect(heir.seat).toBe(3);
    const { body } = await call<NoticeSettings>(server.url, `/tables/${id}/notices`, { token: heir.token });
    expect(body.channels).toEqual([]);
  });

  it('fold what happens into one message at the hour asked for', () => {
    const at = Date.parse('2026-03-28T18:20:00Z');
    const told = (digest: Parameters<typeof toldAt>[0]) => new Date(toldAt(digest, at, 1000)).toISOString();
    expect(told(null)).toBe('2026-03-28T18:20:01.000Z');
    expect(told({ hours: 6 })).toBe('2026-03-29T00:00:00.000Z');
    expect(told({ hour: 8, zone: 'UTC' })).toBe('2026-03-29T08:00:00.000Z');
    // The clocks go forward that night.
    expect(told({ hour: 8, zone: 'Europe/Berlin' })).toBe('2026-03-29T06:00:00.000Z');
    expect(told({ hour: 8, zone: 'Asia/Kathmandu' })).toBe('2026-03-29T02:15:00.000Z');
  });
});

describe('the environment', () => {
  it('says how mail is sent, and what is wrong with it without repeating a password', () => {
    expect(noticesFrom({})).toEqual(defaults.notices);
    const file = join(folder(), 'smtp');
    writeFileSync(file, 'smtps://u:geheim@mail.example.org\n');
    const from = 'Ochre <ochre@example.org>';
    expect(noticesFrom({ OCHRE_SMTP_URL_FILE: file, OCHRE_MAIL_FROM: from }).smtp).toEqual({
      url: 'smtps://u:geheim@mail.example.org',
      from,
    });
    const wrong: Record<string, string>[] = [
      { OCHRE_SMTP_URL: 'http://u:geheim@x', OCHRE_MAIL_FROM: from },
      { OCHRE_SMTP_URL: 'smtp://u:geheim@x' },
      { OCHRE_SMTP_URL: 'smtp://u:geheim@x', OCHRE_MAIL_FROM: 'nobody' },
      { OCHRE_VAPID_PUBLIC: 'geheim' },
      { OCHRE_CONTACT: 'geheim' },
    ];
    for (const env of wrong)
      expect(() => noticesFrom(env)).toThrow(
        expect.objectContaining({ message: expect.not.stringMatching('geheim') }),
      );
  });
});
