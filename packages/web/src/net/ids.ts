/** An id for something sent. Tables on a home network have no secure context, so this asks for random bytes only. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
