import { useEffect } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { accountWords } from '../i18n/account.ts';
import type { Route } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Points } from '../ui/Points.tsx';
import './account.css';
import { askWho, signOut, whoami } from './account.ts';
import { Channels } from './Channels.tsx';
import { Entry } from './Entry.tsx';
import { FromLetter } from './FromLetter.tsx';
import { ServerGames, Sessions } from './Lists.tsx';
import { Profile } from './Profile.tsx';

type Place = Extract<Route, { at: 'account' }>;

/** The person's own page: signing in, or all that the server keeps for that person. */
export function AccountPage({ letter }: Omit<Place, 'at'>) {
  const say = accountWords.value;
  useEffect(() => void askWho(), []);
  const account = whoami.value?.account;
  return (
    <div class="rulespage">
      <FrontBar at="account" />
      <main class="account">
        <header>
          <div class="row wrap">
            <h1>{account && !letter ? account.name : say.title}</h1>
            <span class="sp" />
            {account?.role === 'admin' && (
              <a class="btn" href="#/admin">
                {say.admin}
              </a>
            )}
            {account && <Button onPress={() => void signOut()}>{say.signOut}</Button>}
          </div>
          {!account && <p class="sec">{say.lead}</p>}
        </header>
        {letter ? (
          <FromLetter {...letter} />
        ) : account ? (
          <>
            <ServerGames />
            <section aria-labelledby="notices">
              <h2 id="notices">{say.notices.title}</h2>
              <p class="sm sec">{say.notices.lead}</p>
              <Channels path="/account/notices" />
            </section>
            <Profile key={account.name} account={account} />
            <Sessions />
          </>
        ) : (
          whoami.value && (
            <div class="entrance">
              <Entry />
              <Points of={say.gains} kind="gains" />
            </div>
          )
        )}
      </main>
    </div>
  );
}
