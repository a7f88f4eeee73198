export * from './chat.ts';
export * from './common.ts';
export * from './delta.ts';
export * from './play.ts';
export * from './seats.ts';
export * from './socket.ts';
export * from './tables.ts';
