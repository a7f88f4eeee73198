/** What the browser hands to an installed page that files are opened with. */
interface LaunchQueue {
  setConsumer(consumer: (params: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Where the service worker leaves a game that was shared with this page. */
const SHARED = 'ochre-shared';
const SHARED_GAME = '/shared-game';

/** The game that was shared with this page, once. */
async function sharedGame(): Promise<Blob | undefined> {
  if (!('caches' in window)) return undefined;
  const cache = await caches.open(SHARED);
  const found = await cache.match(SHARED_GAME);
  if (found) await cache.delete(SHARED_GAME);
  return found?.blob();
}

/** Tells of games that come to this page from outside: opened with it, or shared with it. */
export function onArrival(tell: (file: Blob) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files.slice(0, 1)) void file.getFile().then(tell, () => undefined);
  });
  void sharedGame().then(
    (game) => game && tell(game),
    () => undefined,
  );
}
