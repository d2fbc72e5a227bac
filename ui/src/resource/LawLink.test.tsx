import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { lawTables } from '@rdm/core/internal/tax';
import { LawLink } from './LawLink';

const shown = (document: string, article = '第一条') =>
  render(
    <MemoryRouter>
      <LawLink basis={{ document, article }} />
    </MemoryRouter>,
  );

test.each([...new Set(lawTables.flatMap(({ rows }) => rows.map(({ basis }) => basis.document)))])(
  'leads from %s to what it says',
  (document) => {
    shown(document);
    const link = screen.getByRole('link', { name: `${document} 第一条` });
    expect(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('document')).toBe(document);
  },
);

test('leads nowhere from a form', () => {
  shown('《企业研究开发活动及相关情况》（107-2 表）');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
