import { expect, it } from 'vitest';
import type { GroupOfYear } from '../cost';
import { openMonths } from './open-months';

const month = (name: string, standing: string, allocated: string, booked = '0.00') => ({
  month: name,
  standing,
  allocated,
  booked,
});
const group = (...months: ReturnType<typeof month>[]) => ({ months }) as unknown as GroupOfYear;

it('are the months with cost on either side that are over and not locked, each once', () => {
  const board = [
    group(month('2025-01', 'locked', '5.00'), month('2025-03', 'verified', '5.00'), month('2025-04', 'none', '0.00')),
    group(
      month('2025-03', 'differs', '5.00'),
      month('2025-05', 'differs', '0.00', '7.00'),
      month('2025-06', 'agrees', '5.00'),
    ),
  ];
  expect(openMonths(board, '2025-06-01')).toEqual(['2025-03', '2025-05']);
});
