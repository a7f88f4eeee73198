import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import webpush from 'web-push';
import type { NoticeStore } from '../store/notices.ts';

export interface VapidKeys {
  /** Whom a push service can turn to: a mailto: or https: address. */
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The keys this installation signs push messages with; made once and kept with the games, where none are given. */
export async function vapidKeys(
  store: NoticeStore,
  given: Omit<VapidKeys, 'subject'> | undefined,
  subject: string,
): Promise<VapidKeys> {
  if (given) return { subject, ...given };
  const made = await store.secret('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
  return { subject, ...(JSON.parse(made) as Omit<VapidKeys, 'subject'>) };
}

/** Words in links that only this installation can have written. */
export class Seals {
  readonly #key: string;

  private constructor(key: string) {
    this.#key = key;
  }

  static async open(store: NoticeStore): Promise<Seals> {
    return new Seals(await store.secret('links', () => randomBytes(32).toString('base64url')));
  }

  seal(purpose: 'confirm' | 'stop', contact: string): string {
    return `${contact}.${this.#mark(purpose, contact)}`;
  }

  /** The contact a sealed word is about, if the seal is ours and for this purpose. */
  read(purpose: 'confirm' | 'stop', word: string): string | undefined {
    const [contact = '', mark = ''] = word.split('.');
    const [ours, theirs] = [Buffer.from(this.#mark(purpose, contact)), Buffer.from(mark)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? contact : undefined;
  }

  #mark(purpose: string, contact: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${contact}`).digest('base64url');
  }
}
