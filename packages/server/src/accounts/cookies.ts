const DAY = 86_400;

/** Under https the name itself makes browsers insist on a secure cookie of this very host. */
const nameOf = (secure: boolean): string => (secure ? '__Host-ochre' : 'ochre');

export function readCookie(header: string | undefined, secure: boolean): string | undefined {
  const name = nameOf(secure);
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** Without a value the browser drops it. */
export function writeCookie(value: string | undefined, secure: boolean): string {
  const age = value === undefined ? 0 : 30 * DAY;
  return `${nameOf(secure)}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
