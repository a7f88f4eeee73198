// Looks for known vulnerabilities in what is installed. Fails on high and critical ones. Where nobody can be asked it
// says so loudly and passes: a broken line is no vulnerability.
import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { npmProgram } from './npm.mjs';

const GRAVE = ['high', 'critical'];

/** @returns {{ asked: boolean, grave: string[], text: string }} what to make of the answer of `npm audit --json` */
export function verdict(output) {
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return { asked: false, grave: [], text: 'no answer that can be read' };
  }
  if (!answer.metadata?.vulnerabilities)
    return { asked: false, grave: [], text: `status ${answer.statusCode ?? 'unknown'}` };
  const found = Object.values(answer.vulnerabilities ?? {});
  const grave = found
    .filter((v) => GRAVE.includes(v.severity))
    .map((v) => `${v.name} (${v.severity}, ${v.range})`);
  return { asked: true, grave, text: `${found.length} known, ${grave.length} of them high or critical` };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [program, ...args] = [...npmProgram(), 'audit', '--json'];
  const { stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { asked, grave, text } = verdict(stdout ?? '');
  if (!asked) {
    console.warn(
      `\n!!! THE DEPENDENCIES WERE NOT AUDITED: the registry answers no audits here (${text}). !!!`,
    );
    console.warn('!!! Run `npm run audit` where it does before you publish. !!!\n');
  } else console.log(`Audit of the dependencies: ${text}.`);
  for (const one of grave) console.error(`vulnerable: ${one}`);
  exit(grave.length > 0 ? 1 : 0);
}
