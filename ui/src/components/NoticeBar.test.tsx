import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { NoticeBar } from './NoticeBar';

const notice = text('数据已变动', 'The data has changed');

it.each([
  ['fact', 'status'],
  ['news', 'status'],
  ['warning', 'status'],
  ['fault', 'alert'],
] as const)('a %s is announced as %s, with what can be done about it', (tone, role) => {
  render(
    <NoticeBar tone={tone} notice={notice}>
      <button type="button">重算</button>
    </NoticeBar>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('数据已变动');
  expect(screen.getByRole('button', { name: '重算' })).toBeInTheDocument();
});
