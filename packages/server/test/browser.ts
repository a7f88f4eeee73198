import { call, type Reply } from './house.ts';

/** A browser: it keeps the cookie it is given, and says where its pages come from. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;
  /** Every byte it was answered. */
  readonly received: string[] = [];
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = { origin: url, 'sec-fetch-site': 'same-origin', ...headers };
  }

  async call<T = Record<string, never>>(
    path: string,
    options: { token?: string | undefined; body?: unknown } = {},
  ): Promise<Reply<T>> {
    const headers = { ...this.#headers, ...(this.cookie && { cookie: this.cookie }) };
    const reply = await call<T>(this.url, path, { ...options, headers });
    this.received.push(reply.text);
    const set = reply.headers.get('set-cookie');
    if (set) this.cookie = /Max-Age=0/.test(set) ? undefined : set.split(';')[0]!;
    return reply;
  }

  post<T = Record<string, never>>(path: string, body: unknown = {}, token?: string) {
    return this.call<T>(path, { body, token });
  }

  /** Registers and signs in, on a server without mail. */
  async register(name: string): Promise<this> {
    const email = `${name.toLowerCase()}@example.org`;
    const { status, body } = await this.post('/account/register', {
      email,
      password: passwordOf(name),
      name,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return this;
  }

  async login(name: string): Promise<this> {
    const email = `${name.toLowerCase()}@example.org`;
    const { status, body } = await this.post('/account/login', { email, password: passwordOf(name) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return this;
  }
}

export const passwordOf = (name: string): string => `the secret of ${name}, 1`;
