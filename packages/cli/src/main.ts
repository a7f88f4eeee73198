import './runtime.ts';
import { playing } from './playing.ts';
import { run } from './run.ts';
import { workshop } from './workshop.ts';

process.exitCode = await run({ ...playing, ...workshop }, process.argv.slice(2));
