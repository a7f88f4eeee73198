import type { Settings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { NoticeStore } from '../store/notices.ts';
import { Notices } from './notices.ts';
import { Outbox } from './outbox.ts';
import { Seals, vapidKeys } from './secrets.ts';
import { smtpMailer } from './smtp.ts';

/** Whom push services can turn to when something is wrong with what we send. */
function subjectOf({ notices: { contact, smtp }, publicUrl }: Settings): string {
  if (contact !== undefined) return contact;
  const address = smtp?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
}

/** Everything that tells absent people what happened. */
export async function openNotices(
  db: Database,
  settings: Settings,
  home: () => string,
  report: (error: unknown) => void,
  groupEnded: (table: string) => void,
) {
  const { smtp, vapid: given, anywhere, hold, groupHold, poll, spaced } = settings.notices;
  const store = new NoticeStore(db);
  const mailer = smtp && smtpMailer(smtp);
  const vapid = await vapidKeys(store, given, subjectOf(settings));
  const notices = new Notices(store, await Seals.open(store), {
    mailer,
    pushKey: vapid.publicKey,
    anywhere,
    hold,
    groupHold,
    origin: home,
    report,
  });
  const couriers = { mailer, vapid, anywhere, stopLink: (id: string) => notices.stopLink(id) };
  const outbox = new Outbox(
    store,
    couriers,
    (table) => `${home()}/t/${table}`,
    { poll, spaced, now: Date.now, ended: groupEnded },
    report,
  );
  return {
    notices,
    mailer,
    start: () => outbox.start(),
    async stop(): Promise<void> {
      await outbox.stop();
      mailer?.close();
    },
  };
}
