import { Value } from 'typebox/value';
import type { SharedMoment } from '../history.ts';
import { Comment } from '../record.ts';
import { Unexpected } from './reader.ts';

/** `> @5-120 [Anna] What a deal!`, further lines after a stroke. */
export function writeComment({ turn, told, by, text }: Comment): string[] {
  const [first, ...more] = text.split('\n');
  const who = by !== undefined ? `[${by}] ` : first!.startsWith('[') ? '[] ' : '';
  return [`> @${turn}-${told} ${who}${first}`, ...more.map((line) => `| ${line}`)];
}

const LINE = /^> ?(?:@(\d{1,4})-(\d{1,6}) )?(?:\[([^[\]]*)\] )?(.*)$/;

/** A comment of one line; without a moment of its own it is on the one it stands at. */
export function readComment(line: string, now: SharedMoment): Comment {
  const [, turn, told, by, text = ''] = line.match(LINE) ?? [];
  const at = turn === undefined ? now : { turn: Number(turn), told: Number(told) };
  return { turn: at.turn, told: at.told, ...(by && { by }), text };
}

export function checkComment(comment: Comment): Comment {
  const fits: boolean = Value.Check(Comment, comment);
  if (!fits) throw new Unexpected('comment', comment.text);
  return comment;
}
