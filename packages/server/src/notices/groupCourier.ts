import type { Contact } from '../store/notices.ts';
import { discordBody, slackBody } from './groupBodies.ts';
import { accepted, send } from './outbound.ts';
import type { GroupMessage } from './turnWords.ts';

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Ochre' };
/** Enough of Discord's answer to hold the id of the message. */
const ANSWER = 65_536;

/** Which service an address belongs to: Discord's have a number and a token, all others take what Slack takes. */
export const groupKind = (url: string): 'discord' | 'slack' =>
  /^\/api(?:\/v\d+)?\/webhooks\/\d+\/[\w-]+\/?$/.test(new URL(url).pathname) ? 'discord' : 'slack';

/** The address with `wait=true`, without which Discord tells no id, or that of one message. */
function discordUrl(address: string, message?: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/\/$/, '');
  if (message === undefined) url.searchParams.set('wait', 'true');
  else url.pathname += `/messages/${message}`;
  return url.href;
}

/** Ids are numbers of up to twenty digits; anything else would lead to another address. */
function idIn(answer: string): string | undefined {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Tells a group something about a turn; gives the message by which that can be edited. */
export async function tellGroup(
  { kind, address, message: last }: Pick<Contact, 'kind' | 'address' | 'message'>,
  turn: number,
  message: GroupMessage,
  anywhere: boolean,
): Promise<Contact['message']> {
  const { host } = new URL(address);
  const post = (url: string, method: 'POST' | 'PATCH', value: unknown) =>
    send({ url, method, headers: HEADERS, body: JSON.stringify(value) }, anywhere, ANSWER);
  if (kind === 'slack') {
    accepted((await post(address, 'POST', slackBody(message))).status, host);
    return undefined;
  }
  const body = discordBody(message);
  if (last?.turn === turn) {
    const { status } = await post(discordUrl(address, last.id), 'PATCH', body);
    // Somebody has deleted it: the next one is new.
    if (status !== 404) {
      accepted(status, host);
      return last;
    }
  }
  const { status, text } = await post(discordUrl(address), 'POST', body);
  accepted(status, host);
  const id = idIn(text);
  return id === undefined ? undefined : { turn, id };
}
