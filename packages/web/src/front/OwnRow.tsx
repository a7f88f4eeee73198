import { goToGame } from '../account/openGame.ts';
import { rulesetName, text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { OwnGame } from './ownGames.ts';

/** A table of my account that was never opened in this browser: opened here, it is played here too. */
export function OwnRow({ game }: { game: OwnGame }) {
  const { front: say } = text.value;
  const { title, ruleset, status, seat, waits } = game;
  const invited = seat === undefined;
  return (
    <li>
      <span class="globe">
        <Icon name="users" size={22} />
      </span>
      <span class="sp ell">
        <b>{title}</b>
        <small class="ell">{[...(invited ? [say.invited] : []), rulesetName(ruleset)].join(' · ')}</small>
      </span>
      {waits ? <Chip tone="ochre">{say.yourMove}</Chip> : status === 'over' && <Chip>{say.finished}</Chip>}
      <Button kind={waits || invited ? 'primary' : 'plain'} onPress={() => void goToGame(game)}>
        {waits ? say.open : invited ? say.sit : say.look}
      </Button>
    </li>
  );
}
