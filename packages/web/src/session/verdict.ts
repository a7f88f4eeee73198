import { equal, type Game, hash, type Result } from '@ochre/engine';
import type { GameRecord } from '@ochre/protocol';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { type Fault, Mismatch, partsOf, type Verified, verifyGame } from '@ochre/protocol/verify.ts';
import { loadGame } from './games.ts';
import type { KeptPart } from './keptParts.ts';

/** What this device saw with its own eyes: what it gave, what was promised then, and how the game ended. */
export interface Seen {
  kept: KeptPart | undefined;
  result: Result | undefined;
}

/** The file may be true in itself and still not be what was seen here. */
export type Wrong = Fault | 'otherSeed' | 'otherParts' | 'notMine' | 'otherEnd';

export type Verdict =
  | { wrong: Wrong; at?: number | undefined }
  /** The rules have changed since: seed and log are true, the play cannot be compared. */
  | { unproved: true; actions: number }
  | Proved;

export interface Proved {
  actions: number;
  cards: number;
  /** Seats that gave a part, and those that promised one and did not. */
  given: number[];
  held: number[];
  /** Mine is among those given. */
  mine: boolean;
  /** Of the last state: equal on every device that played the game again. */
  fingerprint: string;
}

/** What the file says of the deal, against what this device knows of it. */
function unlike(record: GameRecord, { kept, result }: Seen): Verdict | undefined {
  const parts = partsOf(record) ?? [];
  if (result && !equal(result, record.result)) return { wrong: 'otherEnd' };
  if (!kept) return undefined;
  if (record.seedHash !== kept.seedHash) return { wrong: 'otherSeed' };
  if (!kept.fixed) return undefined;
  const promises = parts.map(({ seat, promise }) => ({ seat, promise }));
  if (!equal(promises, kept.fixed)) return { wrong: 'otherParts' };
  const mine = parts.find(({ seat }) => seat === kept.seat);
  return mine?.part === kept.part ? undefined : { wrong: 'notMine', at: kept.seat };
}

/** Deals a finished game again by the rules of this page and plays all of it, then looks at what was seen here. */
export async function judge(record: GameRecord, seen: Seen): Promise<Verdict> {
  let game: Game;
  try {
    game = await loadGame(record.config.ruleset, record.config.map);
  } catch {
    return { wrong: 'unknown' };
  }
  try {
    let fingerprint = '';
    const verified = verifyGame(record, {
      game,
      sha256,
      each: ({ seq, state }) => {
        if (seq === record.actions.length - 1) fingerprint = hash(state);
      },
    });
    return unlike(record, seen) ?? proved(verified, seen, fingerprint);
  } catch (error) {
    if (!(error instanceof Mismatch)) return { wrong: 'unreadable' };
    return { wrong: error.fault, at: error.at };
  }
}

function proved(
  { actions, cards = 0, parts, unproved }: Verified,
  { kept }: Seen,
  fingerprint: string,
): Verdict {
  if (unproved !== undefined) return { unproved: true, actions };
  const seats = (has: boolean): number[] =>
    parts.filter(({ part }) => (part !== undefined) === has).map(({ seat }) => seat);
  const given = seats(true);
  const mine = kept?.fixed !== undefined && given.includes(kept.seat);
  return { actions, cards, given, held: seats(false), mine, fingerprint };
}
