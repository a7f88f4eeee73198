import { gameFilmWords } from '../i18n/gameFilm.ts';
import { Button } from '../ui/Button.tsx';
import type { Player } from './player.ts';

/** Seconds as on a player. */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const STEP_MS = 100;

/** The line of the film with its turns of fortune, and buttons as on a player. */
export function Controls({ player, onWhole }: { player: Player; onWhole: (() => void) | undefined }) {
  const say = gameFilmWords.value.room;
  const { duration, cues } = player.film.value;
  const { turn, year } = player.at.value;
  const time = player.time.value;
  const playing = player.playing.value;
  return (
    <div class="gf-controls">
      <div class="gf-line">
        <input
          type="range"
          min={0}
          max={duration}
          step={STEP_MS}
          value={time}
          aria-label={say.seek}
          aria-valuetext={say.at(Math.floor(time / 1000), turn, year)}
          style={{ '--done': `${(100 * time) / duration}%` }}
          onInput={(e) => {
            player.pause();
            player.seek(Number(e.currentTarget.value));
          }}
        />
        <div class="gf-marks" aria-hidden="true">
          {cues.map(({ time: at, said }) => (
            <i
              key={at + said}
              class={at <= time ? 'told' : ''}
              style={{ left: `${(100 * at) / duration}%` }}
            />
          ))}
        </div>
      </div>
      <div class="row gf-buttons">
        <Button kind="ghost" icon="skip" class="flip" label={say.turnBack} onPress={() => player.turn(-1)} />
        <Button icon={playing ? 'pause' : 'play'} class="gf-play" onPress={() => player.toggle()}>
          {playing ? say.pause : player.over ? say.again : say.play}
        </Button>
        <Button kind="ghost" icon="skip" label={say.turnOn} onPress={() => player.turn(1)} />
        <span class="gf-clock">
          {clock(time)} / {clock(duration)}
        </span>
        <span class="sp" />
        <small class="gf-keys">{say.keys}</small>
        {onWhole && <Button kind="ghost" icon="tv" label={say.whole} onPress={onWhole} />}
      </div>
    </div>
  );
}
