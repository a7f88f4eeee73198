export { type Running, startServer } from './server.ts';
export { defaults, type Settings } from './settings.ts';
