import {
  BlockTable,
  CloseReport,
  Invite,
  Invited,
  InviteList,
  ListReports,
  MuteAtTable,
  MuteForMe,
  Muting,
  ReportList,
  SendReport,
  TableInfo,
  WithdrawInvite,
} from '@ochre/protocol';
import type { Invitations } from '../tables/invitations.ts';
import type { Moderation } from '../tables/moderation.ts';
import type { Tables } from '../tables/tables.ts';
import { readBy } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Route } from './router.ts';

/** Who may come, who may write, and what admins do. */
export function moderationRoutes(
  route: Route,
  tables: Tables,
  moderation: Moderation,
  invitations: Invitations,
  limits: Limits,
): void {
  route(
    'POST',
    '/tables/:id/claim',
    { summary: 'Make your seat that of your account', needs: 'account' },
    ({ id, token, who }) => tables.claim(id, token, who!.account.id),
  );
  route(
    'POST',
    '/tables/:id/muting',
    { summary: 'Not to hear a seat any more', gives: Muting, body: MuteForMe },
    ({ id, token, body }) => moderation.muteForMe(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/mute',
    {
      summary: 'Close the table chat to a seat, or the spectators’ chat',
      gives: TableInfo,
      body: MuteAtTable,
    },
    ({ id, token, body }) => moderation.mute(id, token, body),
  );
  route(
    'POST',
    '/tables/:id/reports',
    { summary: 'Report somebody to the admins', body: SendReport },
    ({ id, token, body, request }) => {
      limits.report(request.network);
      return moderation.report(id, token, body);
    },
  );
  route(
    'POST',
    '/tables/:id/invites',
    { summary: 'Invite somebody', gives: Invited, body: Invite },
    ({ id, token, body, who, request }) => {
      if (body.email !== undefined) limits.report(`mail ${who?.account.id ?? request.network}`);
      return invitations.invite(id, token, who, body, readBy(request));
    },
  );
  route(
    'GET',
    '/tables/:id/invites',
    { summary: 'Invitations nobody has used yet', gives: InviteList },
    ({ id, token }) => invitations.list(id, token),
  );
  route(
    'POST',
    '/tables/:id/invites/withdraw',
    { summary: 'Take an invitation back', body: WithdrawInvite },
    ({ id, token, body }) => invitations.withdraw(id, token, body.invite),
  );
  route(
    'GET',
    '/admin/reports',
    { summary: 'What was reported', gives: ReportList, query: ListReports, needs: 'admin' },
    ({ query }) => moderation.reports(query.state),
  );
  route(
    'POST',
    '/admin/reports/close',
    { summary: 'Put a report away', body: CloseReport, needs: 'admin' },
    ({ body }) => moderation.close(body),
  );
  route(
    'POST',
    '/tables/:id/admin/mute',
    { summary: 'Take all writing from a seat', gives: TableInfo, body: MuteAtTable, needs: 'admin' },
    ({ id, body }) => moderation.muteAsAdmin(id, body),
  );
  route(
    'POST',
    '/tables/:id/admin/archive',
    { summary: 'Put a table away', gives: TableInfo, needs: 'admin' },
    ({ id }) => moderation.archive(id),
  );
  route(
    'POST',
    '/tables/:id/admin/block',
    { summary: 'Shut a table, or open it again', gives: TableInfo, body: BlockTable, needs: 'admin' },
    ({ id, body }) => moderation.block(id, body.on),
  );
}
