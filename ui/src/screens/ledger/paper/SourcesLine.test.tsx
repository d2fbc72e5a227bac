import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { SourcesLine, type SourcesLineProps } from './SourcesLine';

const rows = text('自动：薪酬台账本年有 12 行，按台账分摊', 'Automatic: allocated');
const none = text('没有对应的台账，取自凭证', 'No register gives this item: vouchers');
const sources = [
  { item: '1.1', origin: 'allocation', reason: rows },
  { item: '5.1', origin: 'voucher', reason: none },
];

const show = (props: Partial<SourcesLineProps> = {}) =>
  render(<SourcesLine year="2024" sources={sources} linked {...props} />, { wrapper: MemoryRouter });

test('says in a line where the cost was taken from, and unfolded why, with the way to change it', async () => {
  show();
  const line = screen.getByText('费用来源：1.1 台账分摊；5.1 凭证');
  expect(line.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(line);
  expect(line.closest('details')).toHaveAttribute('open');
  expect(screen.getByText(/^5\.1 .+：凭证（没有对应的台账，取自凭证）$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看或修改费用来源' })).toHaveAttribute(
    'href',
    '/rdm/cost-source?year=2024',
  );
});

test('has no link for whom the page is closed, and is left out of a paper built before sources were kept', () => {
  const { unmount } = show({ linked: false });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  show({ sources: undefined });
  expect(screen.queryByText(/费用来源/)).toBeNull();
});
