// The screens of axe.test.ts, dark on every size as well.
process.env['OCHRE_THEMES'] ??= 'both';
await import('./axe.test.ts');
