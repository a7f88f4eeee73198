import type { Comment } from '@ochre/protocol';
import { commentsHere } from '../moments/comments.ts';
import type { FromWorker, NotOpened, ToWorker } from '../session/messages.ts';
import { openThread } from '../session/thread.ts';

/** Why a text was not opened, for whoever says it. */
export class NoGameInIt extends Error {
  readonly problem: NotOpened;

  constructor(problem: NotOpened) {
    super(problem.why);
    this.problem = problem;
  }
}

/** Read beside the page: a long game takes a moment, and a hostile text may take long. */
function readApart(text: string): Promise<{ id: string; comments: Comment[] }> {
  const thread = openThread();
  const asked = new Promise<{ id: string; comments: Comment[] }>((resolve, reject) => {
    thread.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'opened') resolve(data);
      else if (data.is === 'unopened') reject(new NoGameInIt(data.problem));
      else if (data.is === 'failed') reject(new NoGameInIt({ why: 'mishap' }));
    };
    thread.onerror = () => reject(new NoGameInIt({ why: 'mishap' }));
  });
  thread.postMessage({ do: 'open', text } satisfies ToWorker);
  return asked.finally(() => thread.terminate());
}

/** Reads a game out of a text, a file or notation, and keeps it on this device with its comments. @returns its id */
export async function openText(text: string): Promise<string> {
  const { id, comments } = await readApart(text);
  const book = commentsHere(id);
  const kept = await book.read();
  const known = new Set(kept.map((one) => JSON.stringify(one)));
  const added = comments.filter((one) => !known.has(JSON.stringify(one)));
  if (added.length > 0) await book.write([...kept, ...added]);
  return id;
}
