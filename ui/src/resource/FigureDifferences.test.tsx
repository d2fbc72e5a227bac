import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { FigureDifferences } from './FigureDifferences';

const form = text('A107012', 'A107012');
const ledger = text('辅助账', 'Ledger');
const line = (key: string, paper: typeof form | undefined, before: string | null, after: string | null) => ({
  ...{ key, label: text(key, key), before, after },
  ...(paper && { paper }),
});

function show(lines: Parameters<typeof FigureDifferences>[0]['lines']) {
  const [title, before, after] = [text('差异', 'Differences'), text('首次', 'First'), text('更正', 'Correction')];
  render(<FigureDifferences title={title} before={before} after={after} lines={lines} />);
  return within(screen.getByRole('table', { name: '差异' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

test('stand under the paper they are on, with both values and the change', () => {
  const rows = show([
    line('第40行', form, '13123050.25', '13131249.33'),
    line('第51行', form, '100.00', '99.90'),
    line('RD01', ledger, '5.00', '5.50'),
  ]);
  expect(rows).toEqual([
    ['项目', '首次', '更正', '增减'],
    ['A107012'],
    ['第40行', '13,123,050.25', '13,131,249.33', '+8,199.08'],
    ['第51行', '100.00', '99.90', '-0.10'],
    ['辅助账'],
    ['RD01', '5.00', '5.50', '+0.50'],
  ]);
});

test('say no change of a count, a code or a figure that only one of the two has', () => {
  expect(show([line('第1行', undefined, '7', '8'), line('第50行', undefined, null, '1.00')]).slice(1)).toEqual([
    ['第1行', '7', '8', ''],
    ['第50行', '—', '1.00', ''],
  ]);
});
