import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** Where programs of this system keep what belongs to a person. */
export function gamesFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32')
    return win32.join(env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'ochre');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'ochre');
  return posix.join(env['XDG_DATA_HOME'] || posix.join(home, '.local', 'share'), 'ochre');
}
