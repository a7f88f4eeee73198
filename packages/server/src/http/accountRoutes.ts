import {
  ChangeEmail,
  ChangePassword,
  ChoosePassword,
  ConfirmEmail,
  DeleteAccount,
  ForgotPassword,
  Login,
  MyGames,
  OpenedGame,
  OpenGame,
  Register,
  Registered,
  Rename,
  RevokeSession,
  SessionList,
  SignedIn,
  Whoami,
} from '@ochre/protocol';
import type { FastifyRequest } from 'fastify';
import { type Accounts, type Entered, infoOfAccount } from '../accounts/accounts.ts';
import type { Games } from '../accounts/games.ts';
import { readBy } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Route } from './router.ts';

const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Registering, signing in and out, and what belongs to a person. */
export function accountRoutes(route: Route, accounts: Accounts, games: Games, limits: Limits): void {
  type Sign = (cookie: string | undefined) => void;
  const enter = (sign: Sign, { account, cookie }: Entered) => {
    sign(cookie);
    return { account };
  };
  /** Counts and slows down those who try passwords. */
  const knock = ({ network }: FastifyRequest): void => {
    limits.mayTry(network);
    limits.login(network);
  };

  route('GET', '/account', { summary: 'Who is signed in', gives: Whoami }, ({ who }) => ({
    mail: accounts.mails,
    ...(who && { account: infoOfAccount(who.account) }),
  }));
  route(
    'POST',
    '/account/register',
    { summary: 'Have an account, or a link to one', gives: Registered, body: Register },
    async ({ body, request, sign }) => {
      knock(request);
      const entered = await accounts.register(body, agentOf(request), readBy(request));
      return entered ? { sent: false, ...enter(sign, entered) } : { sent: true };
    },
  );
  route(
    'POST',
    '/account/choose',
    { summary: 'Choose a password with the token of a link', gives: SignedIn, body: ChoosePassword },
    async ({ body, request, sign }) => {
      knock(request);
      return enter(sign, await accounts.choose(body, agentOf(request), readBy(request)));
    },
  );
  route(
    'POST',
    '/account/login',
    { summary: 'Sign in', gives: SignedIn, body: Login },
    async ({ body, request, sign }) => {
      knock(request);
      return enter(sign, await accounts.login(body, agentOf(request)));
    },
  );
  route('POST', '/account/logout', { summary: 'Sign out' }, async ({ who, sign }) => {
    if (who) await accounts.logout(who);
    sign(undefined);
  });
  route(
    'POST',
    '/account/forgot',
    { summary: 'Have a link sent for a new password', body: ForgotPassword },
    ({ body, request }) => {
      knock(request);
      return accounts.forgot(body.email, readBy(request));
    },
  );
  route(
    'POST',
    '/account/password',
    { summary: 'Change the password', body: ChangePassword, needs: 'account' },
    ({ body, who, request }) => {
      knock(request);
      return accounts.changePassword(who!, body, readBy(request));
    },
  );
  route(
    'POST',
    '/account/email',
    { summary: 'Have a link sent that confirms an address', body: ChangeEmail, needs: 'account' },
    ({ body, who, request }) => {
      knock(request);
      return accounts.changeEmail(who!, body, readBy(request));
    },
  );
  route(
    'POST',
    '/account/confirm',
    { summary: 'Confirm an address with the token of a link', gives: SignedIn, body: ConfirmEmail },
    async ({ body, request }) => {
      knock(request);
      return { account: await accounts.confirm(body.token, readBy(request)) };
    },
  );
  route(
    'POST',
    '/account/name',
    { summary: 'Change the name', gives: SignedIn, body: Rename, needs: 'account' },
    async ({ body, who }) => ({ account: await accounts.rename(who!, body.name) }),
  );
  route(
    'POST',
    '/account/delete',
    { summary: 'Delete the account', body: DeleteAccount, needs: 'account' },
    async ({ body, who, request, sign }) => {
      knock(request);
      await accounts.remove(who!, body.password);
      sign(undefined);
    },
  );
  route(
    'GET',
    '/account/sessions',
    { summary: 'Browsers signed in', gives: SessionList, needs: 'account' },
    async ({ who }) => ({ sessions: await accounts.sessions(who!) }),
  );
  route(
    'POST',
    '/account/sessions/revoke',
    { summary: 'Sign out one browser, or all others', body: RevokeSession, needs: 'account' },
    ({ body, who }) => accounts.revoke(who!, body.session),
  );
  route(
    'GET',
    '/account/games',
    { summary: 'Your seats, and tables you are invited to', gives: MyGames, needs: 'account' },
    ({ who }) => games.list(who!),
  );
  route(
    'POST',
    '/account/games/open',
    {
      summary: 'A token of your seat, or of your invitation, for this browser',
      gives: OpenedGame,
      body: OpenGame,
      needs: 'account',
    },
    ({ body, who }) => games.open(who!, body.table),
  );
}
