import { AddChannel, ChannelAdded, NoticeSettings, RemoveChannel, SetChannel } from '@ochre/protocol';
import type { Notices } from '../notices/notices.ts';
import { notYours } from '../refusal.ts';
import type { Owner } from '../store/notices.ts';
import { accountOwner, seatOwner } from '../store/notices.ts';
import { seatAt } from '../tables/seats.ts';
import type { Tables } from '../tables/tables.ts';
import { readBy } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Call, Route } from './router.ts';

/** Whose channels a request is about. */
interface Person {
  owner: Owner;
  /** Further channels that reach the same person. */
  account?: string;
  table?: string;
  /** A mail address that is known to be the person's. */
  known?: string;
}

type Asked = Pick<Call<never, never>, 'id' | 'token' | 'who'>;

/** Channels of a seat and of an account, by the same four routes. */
export function noticeRoutes(route: Route, tables: Tables, notices: Notices, limits: Limits): void {
  const known = (who: Asked['who']): Pick<Person, 'known'> =>
    who?.account.verified ? { known: who.account.email } : {};

  const inSeat = async ({ id, token, who }: Asked): Promise<Person> => {
    const { room, seat } = await tables.enter(id, token);
    if (seat === 0) throw notYours();
    const person = seatAt(room.record, seat);
    const { account } = person;
    return {
      owner: seatOwner(id, person),
      table: id,
      ...(account !== undefined && { account }),
      ...known(who),
    };
  };
  const withAccount = async ({ who }: Asked): Promise<Person> => ({
    owner: accountOwner(who!.account.id),
    ...known(who),
  });

  const four = (path: string, find: (asked: Asked) => Promise<Person>, needs?: 'account'): void => {
    const more = needs ? { needs } : {};
    const settings = ({ owner, account, table }: Person) => notices.settings(owner, account, table);
    route(
      'GET',
      path,
      { summary: 'Your channels for notices', gives: NoticeSettings, ...more },
      async (call) => settings(await find(call)),
    );
    route(
      'POST',
      path,
      { summary: 'Be told by mail, push or webhook', gives: ChannelAdded, body: AddChannel, ...more },
      async (call) => {
        const person = await find(call);
        if (call.body.kind === 'email') limits.login(call.request.network);
        const added = await notices.add(person.owner, call.body, person.known, readBy(call.request));
        return { ...added, settings: await settings(person) };
      },
    );
    route(
      'POST',
      `${path}/set`,
      { summary: 'What a channel tells, and when', gives: NoticeSettings, body: SetChannel, ...more },
      async (call) => {
        const person = await find(call);
        await notices.set(person.owner, call.body, person.account, person.table);
        return settings(person);
      },
    );
    route(
      'POST',
      `${path}/remove`,
      { summary: 'End a channel', gives: NoticeSettings, body: RemoveChannel, ...more },
      async (call) => {
        const person = await find(call);
        await notices.remove(person.owner, call.body.id, person.account);
        return settings(person);
      },
    );
  };
  four('/tables/:id/notices', inSeat);
  four('/account/notices', withAccount, 'account');
}
