import { Front } from './front/Front.tsx';
import { HostPage } from './front/HostPage.tsx';
import { RulesPage } from './front/RulesPage.tsx';
import { route } from './route.ts';
import { RemoteTableRoute } from './table/RemoteTableRoute.tsx';
import { SoloTableRoute } from './table/SoloTableRoute.tsx';

export function App() {
  const at = route.value;
  if (at.at === 'solo') return <SoloTableRoute key={at.id} id={at.id} />;
  if (at.at === 'table') return <RemoteTableRoute key={at.id} id={at.id} />;
  if (at.at === 'host') return <HostPage />;
  if (at.at === 'rules') return <RulesPage cite={at.cite} />;
  return <Front />;
}
