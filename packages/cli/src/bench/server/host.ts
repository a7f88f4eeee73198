// The server that is measured, in a process of its own: as it runs in production, except that nobody is kept waiting by
// limits, since everybody comes from one address. Argument: its data folder, port and more as JSON.
import { defaults, startServer } from '@ochre/server';
import { type Asked, type Hosting, limits, type Told } from './link.ts';

const { data, port, usualBots } = JSON.parse(process.argv[2]!) as { data: string; port: number } & Hosting;
const botDelay = usualBots ? defaults.botDelay : 0;
const tell = (told: Told): boolean => process.send!(told);

try {
  const server = await startServer({ ...defaults, data, port, limits, botDelay, logLevel: 'error' });
  process.on('message', async (asked: Asked) => {
    if (asked === 'usage') {
      const { user, system } = process.cpuUsage();
      tell({ t: 'usage', rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 });
    } else {
      await server.stop();
      process.disconnect();
      process.exit(0);
    }
  });
  tell({ t: 'ready', url: server.url });
} catch (error) {
  tell({ t: 'failed', code: (error as NodeJS.ErrnoException).code ?? '', text: (error as Error).message });
  process.exit(1);
}
// Whoever started it is at the other end: when he is gone, so is this.
process.on('disconnect', () => process.exit(1));
