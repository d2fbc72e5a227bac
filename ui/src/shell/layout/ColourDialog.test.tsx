import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { Preferences } from '../preferences/Preferences';
import { ColourDialog } from './ColourDialog';

const user = userEvent.setup();

function open() {
  const services = servicesWith(fakeSessionPort(), saberStorage());
  showShell(services, <ColourDialog onClose={vi.fn()} />);
  return services;
}
const code = () => screen.getByRole('textbox', { name: '颜色代码' });

it('takes a colour at once, keeps it for the next time, and goes back to the default one', async () => {
  const { preferences, storage } = open();
  expect(screen.getByRole('button', { name: '默认蓝' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '绿' }));
  expect(preferences.accent).toBe('#13CE66');
  expect(new Preferences(storage).accent).toBe('#13CE66');
  fireEvent.change(screen.getByLabelText('自选颜色'), { target: { value: '#6959cd' } });
  expect([preferences.accent, storage.text('colorName')]).toEqual(['#6959cd', '#6959cd']);
  await user.click(screen.getByRole('button', { name: '恢复默认颜色' }));
  expect(preferences.accent).toBeNull();
  expect(code()).toHaveValue('#409EFF');
});

it('refuses with a sentence what is no colour or could not be read, and keeps the one before', async () => {
  const { preferences } = open();
  await user.clear(code());
  await user.type(code(), '#13ce66');
  expect(preferences.accent).toBe('#13ce66');
  await user.type(code(), '{Backspace}g');
  expect(screen.getByText('请输入 #409EFF 形式的颜色代码')).toBeInTheDocument();
  expect(code()).toHaveAttribute('aria-invalid', 'true');
  fireEvent.change(screen.getByLabelText('自选颜色'), { target: { value: '#00ff00' } });
  expect(screen.getByText('这个颜色太亮，按钮上的白字会看不清，请选深一些的颜色')).toBeInTheDocument();
  expect(preferences.accent).toBe('#13ce66');
});
