import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

afterEach(() => void vi.restoreAllMocks());

let error: Error | null = null;
function Fragile() {
  if (error) throw error;
  return <p>内容</p>;
}
const show = (thrown: Error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  error = thrown;
  render(<ErrorBoundary children={<Fragile />} />);
};

it('says what still holds and draws the screen again on request', async () => {
  show(new Error('broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('这个页面出错了');
  expect(screen.getByRole('alert')).toHaveTextContent('已保存的数据不受影响');
  error = null;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('内容')).toBeInTheDocument();
});

it.each([
  'Failed to fetch dynamically imported module: /assets/x.js',
  'error loading dynamically imported module: /assets/x.js',
  'Importing a module script failed.',
])('offers to reload when a part of the program did not arrive: %s', (message) => {
  show(new TypeError(message));
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
});
