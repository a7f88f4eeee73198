export * from './apart.ts';
export * from './moments.ts';
export * from './positions.ts';
