import { Email } from '@ochre/protocol';
import { Accounts } from '@ochre/server/accounts/accounts.ts';
import { SqlAccountStore } from '@ochre/server/accounts/sqlStore.ts';
import { misfit } from '@ochre/server/http/validate.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

const HOME = 'http://localhost:4100';

export default command({
  help: `usage: ochre account admin EMAIL    makes the account an admin's
       ochre account player EMAIL   makes it an ordinary one again
       ochre account reset EMAIL    prints a link to choose a password with

The link works once and for a day. Where there is no account with that address yet, it makes one: that is how people
get accounts, and forgotten passwords are mended, on a server that sends no mail. The server may be running.

  --public-url URL the address people use (${HOME}) [OCHRE_PUBLIC_URL]
${databaseHelp}`,
  options: { ...databaseOptions, 'public-url': { type: 'string' } },
  async run(flags, [what, email, ...rest]) {
    if (rest.length > 0 || email === undefined || misfit(Email, email) !== undefined)
      throw new UsageError('an e-mail address is needed');
    const home = flags['public-url'] ?? (process.env['OCHRE_PUBLIC_URL'] || HOME);
    const said = await withDatabase(flags, async (db) => {
      const accounts = new Accounts({
        store: new SqlAccountStore(db),
        mailer: undefined,
        url: () => home,
        report: () => {},
        dropped: () => {},
        removed: async () => {},
      });
      try {
        return await carryOut(accounts, what, email);
      } finally {
        await accounts.close();
      }
    }).catch(told);
    console.log(said);
    return 0;
  },
});

async function carryOut(accounts: Accounts, what: string | undefined, email: string): Promise<string> {
  if (what === 'reset') return accounts.linkFor(email);
  if (what !== 'admin' && what !== 'player') throw new UsageError('say admin, player or reset');
  if (!(await accounts.setRole(email, what))) throw new UsageError('no account has this address');
  return what === 'admin' ? 'This account is an admin’s now.' : 'This account is an ordinary one now.';
}
