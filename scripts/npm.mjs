/**
 * How to run npm: by its own script where npm runs this, which needs no shell on any system.
 * @returns {string[]} program and first arguments
 */
export function npmProgram(env = process.env, platform = process.platform) {
  const npm = env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return [process.execPath, npm];
  // On Windows npm is a file for its shell, which is run by nothing else.
  return platform === 'win32' ? [env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}
