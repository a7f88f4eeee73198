import { type Command, UsageError } from '../command.ts';

/** What `ochre map` can do: a line here, a file map-*.ts beside this one. */
const commands: Record<string, [summary: string, load: () => Promise<{ default: Command }>]> = {
  check: ['compare the drawn maps with the rules', () => import('./map-check.ts')],
  render: ['draw a map, or part of it, as PNG or SVG', () => import('./map-render.ts')],
  stats: ['tell sizes and numbers of the maps', () => import('./map-stats.ts')],
};

const lines = Object.entries(commands).map(([name, [summary]]) => `  ${name.padEnd(8)} ${summary}`);

const load = async (name: string): Promise<Command> => (await commands[name]![1]()).default;

const map: Command = {
  help: `usage: ochre map <${Object.keys(commands).join('|')}> [options]

${lines.join('\n')}

ochre map <command> --help tells more.`,
  async helpOn([name = '']) {
    return Object.hasOwn(commands, name) ? (await load(name)).help : map.help;
  },
  async run([name, ...args]) {
    if (name === undefined || !Object.hasOwn(commands, name))
      throw new UsageError(`map takes ${Object.keys(commands).join(', ')}${name ? `, not ${name}` : ''}`);
    return (await load(name)).run(args);
  },
};

export default map;
