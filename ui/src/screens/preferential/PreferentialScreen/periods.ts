import { text, type Text } from '@rdm/core/internal/kernel';
import { quarters, type Quarter } from '@rdm/core/internal/ledger';
import type { DeclarationPeriod } from '@rdm/core/tax';

export const periodLabels: Readonly<Record<DeclarationPeriod, Text>> = {
  H1: text('半年', 'Half year'),
  Q1_Q3: text('前三季度', 'First three quarters'),
  ANNUAL: text('年度', 'Year'),
};

const quarterCount: Readonly<Record<DeclarationPeriod, number>> = { H1: 2, Q1_Q3: 3, ANNUAL: 4 };

/** The quarters a declaration counts; its figures are cumulative from January. */
export function quartersOf(period: DeclarationPeriod): readonly Quarter[] {
  return quarters.slice(0, quarterCount[period]);
}

export function isPeriod(value: string | null): value is DeclarationPeriod {
  return value !== null && value in periodLabels;
}
