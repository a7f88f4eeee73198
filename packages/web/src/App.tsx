import { Front } from './front/Front.tsx';
import { route } from './route.ts';
import { settingsOpen } from './settings/open.ts';
import { SoloTableRoute } from './table/SoloTableRoute.tsx';
import { lazily } from './ui/lazily.tsx';
import { UpdateToast } from './ui/UpdateToast.tsx';

const HostPage = lazily(async () => (await import('./front/HostPage.tsx')).HostPage);
const FirstGame = lazily(async () => (await import('./guide/FirstGame.tsx')).FirstGame);
const RulesPage = lazily(async () => (await import('./rules/RulesPage.tsx')).RulesPage);
const LearnPage = lazily(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const AccountPage = lazily(async () => (await import('./account/AccountPage.tsx')).AccountPage);
const AdminPage = lazily(async () => (await import('./account/AdminPage.tsx')).AdminPage);
const OpenPage = lazily(async () => (await import('./open/OpenPage.tsx')).OpenPage);
const ResultsPage = lazily(async () => (await import('./results/ResultsPage.tsx')).ResultsPage);
const LostPage = lazily(async () => (await import('./front/LostPage.tsx')).LostPage);
const RemoteTableRoute = lazily(async () => (await import('./table/RemoteTableRoute.tsx')).RemoteTableRoute);
const SettingsPage = lazily(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);
const SettingsDialog = lazily(async () => (await import('./settings/SettingsDialog.tsx')).SettingsDialog);

function Place() {
  const at = route.value;
  if (at.at === 'solo') return <SoloTableRoute key={at.id} id={at.id} moment={at.moment} />;
  if (at.at === 'table') return <RemoteTableRoute key={at.id} id={at.id} moment={at.moment} />;
  if (at.at === 'host') return <HostPage />;
  if (at.at === 'open') return <OpenPage />;
  if (at.at === 'first') return <FirstGame rules={at.rules} />;
  if (at.at === 'account') return <AccountPage letter={at.letter} />;
  if (at.at === 'admin') return <AdminPage />;
  if (at.at === 'results') return <ResultsPage />;
  if (at.at === 'settings') return <SettingsPage />;
  if (at.at === 'rules') return <RulesPage what={at.what} />;
  if (at.at === 'learn') return <LearnPage what={at.what} />;
  if (at.at === 'lost') return <LostPage {...at} />;
  return <Front />;
}

/** What may lie over any place. */
export const Overlays = () => (
  <>
    {settingsOpen.value && <SettingsDialog />}
    <UpdateToast />
  </>
);

export const App = () => (
  <>
    <Place />
    <Overlays />
  </>
);
