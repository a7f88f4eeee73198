import type { SeatInfo, TableInfo } from '@ochre/protocol';
import { botWords } from '../front/Ways.tsx';
import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { botName } from '../session/botNames.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Who sits where; the host gives seats to bots, or takes them back. */
export function SeatList(props: {
  table: TableInfo;
  mine: number | undefined;
  /** Changes a seat: given to those who may. */
  onChange?: ((seat: SeatInfo) => void) | undefined;
  /** Takes a free seat: given to those who have none. */
  onSit?: ((seat: number) => void) | undefined;
}) {
  const { table, mine, onChange, onSit } = props;
  const { room: say, botLevels } = text.value.front;
  return (
    <ul class="card seats">
      {table.seats.map((at) => (
        <li key={at.seat}>
          <Icon name={at.kind === 'bot' ? 'bot' : 'users'} size={20} />
          <b class="sp">{at.kind === 'open' ? say.free : (at.name ?? botName(at.seat))}</b>
          {at.kind === 'bot' && at.level !== undefined && <Chip>{botWords(at.level, botLevels)}</Chip>}
          {at.seat === table.host && <Chip tone="line">{hosting.value.lobby.host}</Chip>}
          {at.seat === mine && <Chip tone="ochre">{text.value.ui.you}</Chip>}
          {onChange && at.kind !== 'human' && (
            <Button size="sm" onPress={() => onChange(at)}>
              {at.kind === 'bot' ? say.openSeat : say.seatBot}
            </Button>
          )}
          {onSit && at.kind === 'open' && (
            <Button size="sm" class="whole" onPress={() => onSit(at.seat)}>
              {say.sitHere}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
