import type { Notes } from '@ochre/protocol';
import { call } from '../net/api.ts';
import type { Session } from './session.ts';

/** The longest notes there can be, on the server as here. */
export const NOTES_MOST = 2000;

/** What I write down at a table, for nobody else. */
export interface NoteBook {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

const KEY = 'ochre.notes.';

/** In this browser. */
const here = (id: string): NoteBook => ({
  read: async () => localStorage.getItem(KEY + id) ?? '',
  write: async (text) => {
    if (text === '') localStorage.removeItem(KEY + id);
    else localStorage.setItem(KEY + id, text);
  },
});

/** With the seat, so that they are there on every device it is played on. */
const withSeat = (id: string, token: string): NoteBook => ({
  read: async () => (await call<Notes>('GET', `/tables/${id}/notes`, undefined, token)).text,
  write: async (text) => {
    await call('POST', `/tables/${id}/notes`, { text }, token);
  },
});

export function noteBookOf({ id, company }: Session): NoteBook {
  return company?.token !== undefined && company.mine !== undefined ? withSeat(id, company.token) : here(id);
}

/** What can be kept of something pasted: lines of text, and no more than there is room for. */
export const asNotes = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '  ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the server does not take
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(0, NOTES_MOST);
