import type { Play } from './plays.ts';

/** What things are called in the files: in the language of whoever saves them. */
export interface PlayNames {
  ruleset(id: string): string;
  nation(id: string): string;
  /** Of the game at BoardGameGeek, where it has one. */
  bggId(ruleset: string): number | undefined;
  bot: string;
  somebody: string;
}

const date = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
const minutes = ({ beganAt, endedAt }: Play): number | undefined =>
  endedAt === undefined ? undefined : Math.max(1, Math.round((endedAt - beganAt) / 60_000));
const playerOf = ({ bot, player }: Play['seats'][number], names: PlayNames): string =>
  player ?? (bot ? names.bot : names.somebody);

const COLUMNS = [
  'game',
  'title',
  'rules',
  'players',
  'began (UTC)',
  'ended (UTC)',
  'turns',
  'place',
  'nation',
  'player',
  'bot',
  'points',
  'winner',
] as const;

/** A cell of a spreadsheet; what people wrote must not be a formula there. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line for each side of each game, as RFC 4180 has it; marked as UTF-8, which spreadsheets do not guess. */
export function csvOf(plays: readonly Play[], names: PlayNames): string {
  const rows = plays.flatMap((play) =>
    play.seats.map((seat) => [
      play.id,
      play.title,
      names.ruleset(play.ruleset),
      play.players,
      date(play.beganAt),
      play.endedAt === undefined ? '' : date(play.endedAt),
      play.turns,
      seat.place,
      names.nation(seat.nation),
      playerOf(seat, names),
      seat.bot ? 'yes' : 'no',
      seat.points,
      seat.winner ? 'yes' : 'no',
    ]),
  );
  return `\ufeff${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A play as BG Stats takes it from other programs (bgstatsapp.com: Push plays to BG Stats). */
export function bgStatsPlay(play: Play, names: PlayNames) {
  const bggId = names.bggId(play.ruleset);
  const durationMin = minutes(play);
  return {
    sourceName: 'Ochre',
    sourcePlayId: play.id,
    playDate: date(play.beganAt),
    ...(durationMin !== undefined && { durationMin }),
    location: 'Ochre',
    comments: play.title,
    game: {
      name: names.ruleset(play.ruleset),
      sourceGameId: play.ruleset,
      ...(bggId !== undefined && { bggId }),
      highestWins: true,
      noPoints: false,
    },
    players: play.seats.map((seat) => ({
      name: playerOf(seat, names),
      sourcePlayerId: seat.bot ? 'bot' : (seat.player ?? `seat-${seat.seat}`),
      startPlayer: false,
      rank: seat.place,
      role: names.nation(seat.nation),
      score: seat.points,
      winner: seat.winner,
    })),
  };
}

/** The address that opens the app, or a page which says where to get it. */
export const bgStatsLink = (play: Play, names: PlayNames): string =>
  `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(bgStatsPlay(play, names)))}`;

/** A play in the form of the files that BG Stats itself shares. */
export function bgStatsFile(play: Play, names: PlayNames) {
  const { game, players, playDate, durationMin, comments } = bgStatsPlay(play, names);
  const people = [...new Set(players.map(({ name }) => name))];
  return {
    about:
      'This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or open-in function to open it with Board Game Stats.',
    players: people.map((name, i) => ({ id: i + 1, name, isAnonymous: name === names.somebody })),
    locations: [{ id: 1, name: 'Ochre' }],
    games: [
      {
        id: 1,
        name: game.name,
        bggId: game.bggId ?? 0,
        cooperative: false,
        highestWins: true,
        noPoints: false,
        usesTeams: false,
      },
    ],
    plays: [
      {
        playDate,
        entryDate: playDate,
        durationMin: durationMin ?? 0,
        rounds: play.turns,
        usesTeams: false,
        ignored: false,
        manualWinner: true,
        comments,
        gameRefId: 1,
        locationRefId: 1,
        playerScores: players.map(({ name, score, rank, role, winner, startPlayer }, i) => ({
          playerRefId: people.indexOf(name) + 1,
          score: String(score),
          rank,
          role,
          winner,
          startPlayer,
          newPlayer: false,
          seatOrder: i + 1,
        })),
      },
    ],
    userInfo: { meRefId: 0 },
  };
}
