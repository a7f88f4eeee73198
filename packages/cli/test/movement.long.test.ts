// The comparison of movement.test.ts, in many more positions.
process.env['OCHRE_POSITIONS'] ??= '1000';
await import('./movement.test.ts');
