import {
  AnswerDone,
  AnswerSend,
  ChatMessage,
  ChatSend,
  ClockInfo,
  CreateTable,
  FillSeats,
  GivePart,
  HistoryQuery,
  JoinTable,
  ListTables,
  LogQuery,
  NewToken,
  Notes,
  OpenHands,
  OwnComments,
  PlayNow,
  PROTOCOL,
  type Problem,
  PromisePart,
  Release,
  Resign,
  Seated,
  SetBot,
  SetTeaching,
  StandIn,
  TableInfo,
  TableList,
  TakeBackVote,
  Vacation,
  Vote,
  Waits,
} from '@ochre/protocol';
import { gameFor, rulesetIds } from '../games.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { Limits } from './limits.ts';
import type { Route } from './router.ts';

const refuse = ({ code, text, ...more }: Problem): never => {
  throw new Refusal(422, code, text, more);
};

/** The HTTP interface: each route says what it takes, hands it over, and gives back what comes. */
export function tableRoutes(route: Route, tables: Tables, limits: Limits): void {
  route('GET', '', { summary: 'What this server is' }, () => ({ name: 'ochre', protocol: PROTOCOL }));

  route('GET', '/rulesets', { summary: 'What can be played' }, () => ({
    rulesets: rulesetIds().map((id) => {
      const { ruleset, map } = gameFor(id).rules;
      const { name, players } = ruleset;
      const playable = (side: string, players: number): boolean =>
        !ruleset.checkConfig({ ruleset: id, map: map.id, players, side, options: {} }, map);
      const setups = map.setups.filter((s) => playable(s.side, s.players));
      return { id, name, players, setups: setups.map((s) => ({ players: s.players, side: s.side })) };
    }),
  }));

  route(
    'POST',
    '/play',
    { summary: 'Play against bots at once', gives: Seated, body: PlayNow, creates: true },
    ({ body, who }) => tables.playNow(body, who?.account.id),
  );
  route(
    'POST',
    '/tables',
    { summary: 'Found a table', gives: Seated, body: CreateTable, creates: true },
    ({ body, who }) => tables.create(body, who?.account.id),
  );
  route('GET', '/tables', { summary: 'Open tables', gives: TableList, query: ListTables }, ({ query }) =>
    tables.list({
      status: query.status ? [query.status] : ['gathering', 'running'],
      ...(query.before !== undefined && { before: Number(query.before) }),
    }),
  );
  route('GET', '/tables/:id', { summary: 'One table', gives: TableInfo }, ({ id, token }) =>
    tables.info(id, token),
  );
  route(
    'POST',
    '/tables/:id/join',
    { summary: 'Take a seat', gives: Seated, body: JoinTable },
    ({ id, token, body, who }) => tables.join(id, body, token, who?.account.id),
  );
  route(
    'POST',
    '/tables/:id/quit',
    { summary: 'Give up a seat before the start', gives: TableInfo },
    ({ id, token }) => tables.quit(id, token),
  );
  route(
    'POST',
    '/tables/:id/bots',
    { summary: 'Give a seat to a bot', gives: TableInfo, body: SetBot },
    ({ id, token, body }) => tables.setBot(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/fill',
    { summary: 'Give all free seats to bots', gives: TableInfo, body: FillSeats },
    ({ id, token, body }) => tables.fillSeats(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/teaching',
    { summary: 'Make it a game to learn by, or one like any other', gives: TableInfo, body: SetTeaching },
    ({ id, token, body }) => tables.setTeaching(id, token, body.on),
  );
  route(
    'POST',
    '/tables/:id/hands',
    { summary: 'Agree to open hands, or withdraw', gives: TableInfo, body: OpenHands },
    ({ id, token, body }) => tables.openHand(id, token, body.open),
  );
  route(
    'POST',
    '/tables/:id/promise',
    {
      summary: 'Promise a part of the seed by its hash, before the start',
      gives: TableInfo,
      body: PromisePart,
    },
    ({ id, token, body }) => tables.promisePart(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/part',
    {
      summary: 'Give the part of the seed you promised, once it is asked for',
      gives: TableInfo,
      body: GivePart,
    },
    ({ id, token, body }) => tables.givePart(id, token, body),
  );
  route('POST', '/tables/:id/start', { summary: 'Start the game', gives: TableInfo }, ({ id, token }) =>
    tables.start(id, token),
  );
  route(
    'POST',
    '/tables/:id/stand-in',
    { summary: 'Let a bot play for you, or take back your seat', gives: TableInfo, body: StandIn },
    ({ id, token, body }) => tables.standIn(id, token, body.on),
  );
  route(
    'POST',
    '/tables/:id/release',
    { summary: 'Give a seat free for another person', gives: TableInfo, body: Release },
    ({ id, token, body }) => tables.release(id, token, body.seat),
  );
  route(
    'POST',
    '/tables/:id/token',
    { summary: 'Replace the token of your seat', gives: NewToken },
    ({ id, token }) => tables.move(id, token),
  );
  route(
    'POST',
    '/tables/:id/resign',
    { summary: 'Leave the game by its rules', body: Resign },
    async ({ id, token, body }) => {
      const problem = await tables.resign(id, token, body);
      return problem ? refuse(problem) : {};
    },
  );
  route('GET', '/tables/:id/view', { summary: 'All your seat may see' }, ({ id, token }) =>
    tables.snapshot(id, token),
  );
  route(
    'GET',
    '/tables/:id/decisions',
    { summary: 'What your seat is asked, with choices and a suggestion' },
    ({ id, token }) => tables.asked(id, token),
  );
  route(
    'GET',
    '/tables/:id/waits',
    { summary: 'Whether the game waits for you, who are signed in', gives: Waits, needs: 'account' },
    ({ id, who }) => tables.waits(id, who!.account.id),
  );
  route(
    'POST',
    '/tables/:id/answers',
    { summary: 'Answer a decision', gives: AnswerDone, body: AnswerSend },
    async ({ id, token, body }) => {
      const problem = await tables.answer(id, token, body);
      return problem ? refuse(problem) : { id: body.id };
    },
  );
  route('GET', '/tables/:id/clock', { summary: 'How the clocks stand', gives: ClockInfo }, ({ id, token }) =>
    tables.clock(id, token),
  );
  route(
    'POST',
    '/tables/:id/pause',
    { summary: 'Propose to stop the game or to go on, agree or decline', gives: ClockInfo, body: Vote },
    ({ id, token, body }) => tables.vote(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/take-back',
    {
      summary: 'Propose to take back your last decision, agree or decline',
      gives: ClockInfo,
      body: TakeBackVote,
    },
    ({ id, token, body, request }) => {
      // The game is played again up to there.
      limits.history(`${id}:${token ?? request.network}`);
      return tables.takeBack(id, token, body);
    },
  );
  route(
    'POST',
    '/tables/:id/vacation',
    { summary: 'Take days off, or come back', gives: ClockInfo, body: Vacation },
    ({ id, token, body }) => tables.vacation(id, token, body),
  );
  route(
    'GET',
    '/tables/:id/log',
    { summary: 'Events of one turn', query: LogQuery },
    ({ id, token, query }) => tables.log(id, token, Number(query.turn)),
  );
  route(
    'GET',
    '/tables/:id/history',
    { summary: 'What your seat saw when it had been told so many events of a turn', query: HistoryQuery },
    ({ id, token, query, request }) => {
      limits.history(`${id}:${token ?? request.network}`);
      return tables.past(id, token, { turn: Number(query.turn), seen: Number(query.seen) });
    },
  );
  route(
    'GET',
    '/tables/:id/branch',
    {
      summary: 'The game as your seat knew it then, what it did not know dealt anew: to play on by yourself',
      query: HistoryQuery,
    },
    ({ id, token, query, request }) => {
      limits.history(`${id}:${token ?? request.network}`);
      return tables.branch(id, token, { turn: Number(query.turn), seen: Number(query.seen) });
    },
  );
  route(
    'GET',
    '/tables/:id/chronicle',
    { summary: 'How the nations stood after each turn' },
    ({ id, token, request }) => {
      limits.history(`${id}:${token ?? request.network}`);
      return tables.chronicle(id, token);
    },
  );
  route('GET', '/tables/:id/chat', { summary: 'Latest messages you may read' }, async ({ id, token }) => ({
    messages: await tables.chat(id, token),
  }));
  route(
    'POST',
    '/tables/:id/chat',
    { summary: 'Write a message', gives: ChatMessage, body: ChatSend },
    async ({ id, token, body }) => {
      const { seat } = await tables.seated(id, token);
      limits.chat(`${id}:${seat}`);
      return tables.say(id, token, body);
    },
  );
  route(
    'GET',
    '/tables/:id/notes',
    { summary: 'What you wrote down, for nobody else', gives: Notes },
    ({ id, token }) => tables.notes(id, token),
  );
  route(
    'POST',
    '/tables/:id/notes',
    { summary: 'Write down something for yourself', gives: Notes, body: Notes },
    async ({ id, token, body }) => {
      const { seat } = await tables.seated(id, token);
      limits.chat(`${id}:${seat}:notes`);
      return tables.takeNotes(id, token, body);
    },
  );
  route(
    'GET',
    '/tables/:id/comments',
    { summary: 'What you wrote about moments of the game, for nobody else', gives: OwnComments },
    ({ id, token }) => tables.comments(id, token),
  );
  route(
    'POST',
    '/tables/:id/comments',
    { summary: 'Write about moments of the game', gives: OwnComments, body: OwnComments },
    async ({ id, token, body }) => {
      const { seat } = await tables.seated(id, token);
      limits.chat(`${id}:${seat}:notes`);
      return tables.takeComments(id, token, body);
    },
  );
  route(
    'POST',
    '/tables/:id/rematch',
    { summary: 'The same table once more', gives: Seated, creates: true },
    ({ id, token, who }) => tables.rematch(id, token, who?.account.id),
  );
  route('POST', '/tables/:id/archive', { summary: 'Put the table away', gives: TableInfo }, ({ id, token }) =>
    tables.archive(id, token),
  );
  route('GET', '/tables/:id/record', { summary: 'A finished game with its seed' }, ({ id, token }) =>
    tables.record(id, token),
  );
}
