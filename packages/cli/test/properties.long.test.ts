// The properties of properties.test.ts, on many more moments, new ones each time.
process.env['OCHRE_RUNS'] ??= '300';
await import('./properties.test.ts');
