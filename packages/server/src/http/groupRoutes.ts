import { GroupSettings, SetGroup } from '@ochre/protocol';
import type { Groups } from '../tables/groups.ts';
import { readBy } from './guard.ts';
import type { Route } from './router.ts';

/** The channel in which a table's group is told of it. */
export function groupRoutes(route: Route, groups: Groups): void {
  route(
    'GET',
    '/tables/:id/channel',
    { summary: 'The group’s channel of your table', gives: GroupSettings },
    ({ id, token }) => groups.settings(id, token),
  );
  route(
    'POST',
    '/tables/:id/channel',
    {
      summary: 'Have a channel of Discord or Slack told of your table',
      gives: GroupSettings,
      body: SetGroup,
    },
    ({ id, token, body, request }) => groups.set(id, token, body, readBy(request)),
  );
  route(
    'POST',
    '/tables/:id/channel/remove',
    { summary: 'End the group’s channel', gives: GroupSettings },
    ({ id, token }) => groups.remove(id, token),
  );
}
