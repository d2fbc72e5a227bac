import { expect, it } from 'vitest';
import { otherLimitUsed } from './other-limit-used';

const used = (costs: string | undefined, otherLimit: string) =>
  otherLimitUsed({ lines: costs === undefined ? {} : { '28': costs }, otherLimit } as never);

it('is the share of other related costs in their limit', () => {
  expect(used('36.20', '100.00')).toBe('36.2');
  expect(used('0.00', '100.00')).toBe('0.0');
  expect(used('1.00', '3.00')).toBe('33.3');
  expect(used('150.00', '100.00')).toBe('150.0');
});

it('is unknown without a limit, or without the line', () => {
  expect(used('36.20', '0.00')).toBeNull();
  expect(used('36.20', '-1.00')).toBeNull();
  expect(used(undefined, '100.00')).toBeNull();
});
