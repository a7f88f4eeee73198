import { resultFact, type TurnFact, tallyOf } from '../notices/turnFact.ts';
import type { LiveGame } from '../play/game.ts';
import type { TableRecord } from '../store/store.ts';
import type { NoticeSink } from './notifier.ts';

/** Tells the group of a table how its game goes: what anybody could see who watches, and nothing else. */
export class TurnReport {
  readonly #notices: Pick<NoticeSink, 'report'>;
  /** What was told last. */
  #told = '';
  #turn: number | undefined;

  constructor(notices: Pick<NoticeSink, 'report'>) {
    this.#notices = notices;
  }

  /** Looks whether there is something new to tell. */
  async follow(record: TableRecord, game: LiveGame): Promise<void> {
    const { channel } = record;
    if (!channel || channel.off) return;
    const editable = channel.kind === 'discord';
    const { turn, phase } = game.state.open;
    const waits = waitedFor(record, game);
    // Where nobody may watch, or only later, the group hears of beginning and end alone.
    const open = record.spectators && !record.delay;
    const now = !open ? '' : editable ? `${turn} ${phase} ${waits.join()}` : `${turn}`;
    const told = `${channel.contact} ${now} ${game.over}`;
    if (told === this.#told) return;
    const { id, title, config } = record;
    const about = { kind: 'turn', at: Date.now(), table: id, title, seat: 0 } as const;
    const base = { ...about, ruleset: config.ruleset, map: config.map, waits: [] };
    const facts = !open
      ? [{ ...base, turn: 0 }]
      : editable
        ? this.#edited(base, game, waits)
        : [{ ...base, turn, phase, waits, tally: tallyOf(game.watched(turn - 1)) }];
    if (game.over) facts.push({ ...base, turn: turn + 1, result: resultOf(record, game) });
    await this.#notices.report(channel.contact, facts, editable);
    this.#told = told;
    this.#turn = turn;
  }

  /** The turn as it stands, and the one before when that is over. */
  #edited(base: Omit<TurnFact, 'turn'>, game: LiveGame, waits: string[]): TurnFact[] {
    const { turn, phase } = game.state.open;
    const facts: TurnFact[] = [];
    const over = (n: number): TurnFact => ({ ...base, turn: n, tally: tallyOf(game.watched(n)) });
    if (this.#turn !== undefined && this.#turn < turn) facts.push(over(turn - 1));
    facts.push(game.over ? over(turn) : { ...over(turn), phase, waits });
    return facts;
  }
}

/** The people the game waits for, by name. */
const waitedFor = ({ seats }: TableRecord, game: LiveGame): string[] =>
  seats
    .filter(({ kind, standIn, seat }) => kind === 'human' && !standIn && game.waitsFor(seat))
    .map(({ name }) => name ?? '');

function resultOf({ seats }: TableRecord, game: LiveGame): NonNullable<TurnFact['result']> {
  const { result, turn } = game.state.open;
  const player = (nation: string): string | undefined =>
    seats.find(({ seat, kind }) => kind === 'human' && game.nation(seat) === nation)?.name;
  return resultFact(result!, player, turn);
}
