import type { Comment, OwnComments } from '@ochre/protocol';
import { byMoment } from '@ochre/protocol/moments.ts';
import { type Signal, signal } from '@preact/signals';
import { call } from '../net/api.ts';
import type { Session } from '../session/session.ts';

/** The longest comment, and how many there can be: on the server, and in a file. */
export const COMMENT_MOST = 500;
const MOST_THERE = 60;
const MOST_HERE = 500;

/** What was written about moments of a game. */
export interface CommentBook {
  readonly most: number;
  read(): Promise<Comment[]>;
  write(comments: readonly Comment[]): Promise<void>;
}

const KEY = 'ochre.comments.';

/** In this browser. */
export const commentsHere = (id: string): CommentBook => ({
  most: MOST_HERE,
  read: async () => JSON.parse(localStorage.getItem(KEY + id) ?? '[]') as Comment[],
  write: async (comments) => {
    if (comments.length === 0) localStorage.removeItem(KEY + id);
    else localStorage.setItem(KEY + id, JSON.stringify(comments.toSorted(byMoment).slice(0, MOST_HERE)));
  },
});

/** With the seat, on every device it is played on. */
const withSeat = (id: string, token: string): CommentBook => ({
  most: MOST_THERE,
  read: async () => (await call<OwnComments>('GET', `/tables/${id}/comments`, undefined, token)).comments,
  write: async (comments) => {
    await call('POST', `/tables/${id}/comments`, { comments: comments.toSorted(byMoment) }, token);
  },
});

/** Where what is written about this game is kept. */
export function commentsOf({ id, company }: Session): CommentBook {
  const seated = company?.token !== undefined && company.mine !== undefined;
  return seated ? withSeat(id, company.token!) : commentsHere(id);
}

/** What is known of them, table by table. */
const known = new WeakMap<Session, Signal<readonly Comment[]>>();

/** All comments of a game, asked for once. */
export function commentsIn(session: Session): Signal<readonly Comment[]> {
  const found = known.get(session);
  if (found) return found;
  const comments = signal<readonly Comment[]>([]);
  known.set(session, comments);
  void commentsOf(session)
    .read()
    .then(
      (read) => {
        comments.value = read;
      },
      () => undefined,
    );
  return comments;
}

/** Keeps them as they are now. */
export async function keepComments(session: Session, comments: readonly Comment[]): Promise<void> {
  await commentsOf(session).write(comments);
  commentsIn(session).value = comments.toSorted(byMoment);
}
