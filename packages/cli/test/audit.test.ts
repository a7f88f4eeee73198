import { expect, it } from 'vitest';
// @ts-expect-error a script without types
import { verdict } from '../../../scripts/audit.mjs';

const answer = (...severities: string[]): string =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [`p${i}`, { name: `p${i}`, severity, range: '<2' }]),
    ),
    metadata: { vulnerabilities: { total: severities.length } },
  });

it('grave vulnerabilities fail the audit, others do not', () => {
  expect(verdict(answer())).toMatchObject({ asked: true, grave: [] });
  expect(verdict(answer('low', 'moderate'))).toMatchObject({ asked: true, grave: [] });
  expect(verdict(answer('low', 'high', 'critical')).grave).toEqual(['p1 (high, <2)', 'p2 (critical, <2)']);
});

it('an audit nobody answered is told from one that found nothing', () => {
  expect(verdict('')).toMatchObject({ asked: false, grave: [] });
  expect(verdict('{"message":"405","statusCode":405}')).toMatchObject({ asked: false, text: 'status 405' });
});
