import { count } from './ui.ts';

/** The group's channel: what a table says there, and how its host sets it up. */
export const group = {
  begun: 'The game has begun.',
  now: (turn: number, phase: string) => `Turn ${turn}, ${phase}.`,
  done: (turn: number) => `Turn ${turn} is over.`,
  waits: (people: string) => `Waiting for ${people}.`,
  goesOn: 'Nobody is waited for.',
  struck: (calamity: string, nations: string) => `${calamity}: ${nations} struck.`,
  fell: (defender: string, attacker: string) => `${attacker} storms a city of ${defender}.`,
  trades: (n: number) => `${count(n, 'trade')}.`,
  built: (n: number) => `${count(n, 'city', 'cities')} built.`,
  advances: (nation: string, n: number) => `${nation} ${n}`,
  bought: (list: string) => `Advances bought: ${list}.`,
  gone: (nation: string) => `${nation} is out of the game.`,
  place: (place: number, nation: string, points: number, player: string | undefined) =>
    `${place}. ${nation}${player === undefined ? '' : ` (${player})`}: ${count(points, 'point')}`,
  link: 'Open the table',
  title: 'The group’s channel',
  lead: 'Discord or Slack tells your group how the game goes: one message a turn, with what everybody at the table can see. In Discord it is kept up to date.',
  address: 'Address of the webhook',
  where:
    'Discord: Edit channel, Integrations, Webhooks. Slack: an app with Incoming Webhooks. Whoever has the address can write there; nobody but you can set it, and nobody is shown it.',
  add: 'Use this channel',
  names: { discord: 'Discord', slack: 'Slack' },
  told: (service: string, host: string) => `${service} (${host}) is told of this table.`,
  off: (service: string) => `${service} takes no more messages, so nothing is sent there any more.`,
  trouble: (words: string) => `The last answer: ${words}.`,
  remove: 'End the channel',
  anew: 'Set the address again, or a new one, to go on.',
};
