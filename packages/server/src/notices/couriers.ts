import { createHmac } from 'node:crypto';
import type { Language } from '@ochre/languages';
import type { AddChannel, Notice, NoticeMessage } from '@ochre/protocol';
import webpush from 'web-push';
import type { Mailer } from '../mail.ts';
import type { Contact } from '../store/notices.ts';
import { accepted, post, Unreachable } from './outbound.ts';
import type { VapidKeys } from './secrets.ts';
import { letterOf, subjectOf } from './words.ts';

/** How long a push service keeps a message for a device that is off. */
const KEEP = 12 * 3600;
const PUSH_CHARS = 300;

export interface Couriers {
  mailer: Mailer | undefined;
  vapid: VapidKeys;
  /** Call addresses of the own network, too, and without TLS. */
  anywhere: boolean;
  /** The page that ends a channel; posting to it ends it at once (RFC 8058). */
  stopLink(contact: string): string;
}

type Words = Language['notices'];
type Deliver = (contact: Contact, message: NoticeMessage, couriers: Couriers, say: Words) => Promise<void>;

const mail: Deliver = async ({ id, address }, message, { mailer, stopLink }, say) => {
  if (!mailer) throw new Unreachable('This server cannot send mail.', false);
  const stop = stopLink(id);
  await mailer.send(address, subjectOf(message.notices, say), letterOf(message.notices, stop, say), {
    'Message-ID': `<${message.id}@${new URL(stop).hostname}>`,
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
};

/** What the service worker shows. */
function pushed(notices: readonly Notice[], say: Words): string {
  const { table, text } = notices.at(-1)!;
  const body = (notices.length === 1 ? text : subjectOf(notices, say)).slice(0, PUSH_CHARS);
  return JSON.stringify({ title: table.title, body, url: new URL(table.url).pathname, tag: table.id });
}

const push: Deliver = async ({ address }, { notices }, { vapid, anywhere }, say) => {
  const subscription = JSON.parse(address) as webpush.PushSubscription;
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, pushed(notices, say), {
    vapidDetails: vapid,
    TTL: KEEP,
    urgency: 'normal',
    topic: notices.at(-1)!.table.id,
  });
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  accepted(await post({ url: endpoint, headers: plain, body: body! }, anywhere), new URL(endpoint).host);
};

/** `v1` of a message: the moment it was signed and its text under the secret of the hook. */
const signature = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const hook: Deliver = async ({ address, secret }, message, { anywhere }) => {
  const body = JSON.stringify(message);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Ochre',
    'ochre-delivery': message.id,
    'ochre-signature': signature(secret!, Date.now(), body),
  };
  accepted(await post({ url: address, headers, body }, anywhere), new URL(address).host);
};

export const deliver: Record<AddChannel['kind'], Deliver> = { email: mail, push, webhook: hook };
