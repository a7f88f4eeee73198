import { variants } from '../i18n/variants.ts';
import { Segmented } from '../ui/controls.tsx';
import { type BotLevel, type BotWay, botWays } from './newGame.ts';

/** How bots like to play. */
export function Ways({ value, onChange }: { value: BotWay; onChange(way: BotWay): void }) {
  const { way, ways } = variants.value;
  return (
    <Segmented
      label={way}
      value={value}
      options={botWays.map((id) => ({ id, label: ways[id] }))}
      onChange={onChange}
    />
  );
}

/** A bot at a table in words: how well it plays, and what it likes to do. */
export function botWords(bot: string, levels: Readonly<Record<BotLevel, string>>): string {
  const [level = bot, way] = bot.split(':');
  const known = levels[level as BotLevel] ?? level;
  return way === undefined ? known : `${known}, ${variants.value.ways[way as BotWay] ?? way}`;
}
