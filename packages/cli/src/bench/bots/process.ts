import '../../runtime.ts';
import { playSeries, type Series } from './series.ts';

// A process that has played nothing yet: its first game is a cold one.
console.log(JSON.stringify(playSeries(JSON.parse(process.argv[2]!) as Series)));
