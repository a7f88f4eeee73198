import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether somebody sits before this machine who would see a browser open. */
export function hasDisplay(platform: NodeJS.Platform, env: Environment): boolean {
  if (env['SSH_CONNECTION'] || env['CI']) return false;
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/** The program of the system that opens an address as its person likes it. */
export function opener(platform: NodeJS.Platform, url: string): [program: string, ...args: string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return [platform === 'darwin' ? 'open' : 'xdg-open', url];
}

/** Opens an address where there is a display. It was printed too: nothing is said where that fails. */
export function openBrowser(url: string, platform = process.platform, env: Environment = process.env): void {
  if (!hasDisplay(platform, env)) return;
  const [program, ...args] = opener(platform, url);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}
