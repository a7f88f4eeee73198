export * from './moments.ts';
export * from './positions.ts';
export * from './realms.ts';
