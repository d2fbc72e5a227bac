import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { ToastProvider, useToast, type Toasts } from './Toast';

let toasts: Toasts;

function Caller() {
  const own = useToast();
  return <button onClick={() => (toasts = own)}>取得</button>;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider quiet={new Set([404])}>
      <Caller />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '取得' }));
});
afterEach(() => vi.useRealTimers());

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

it('says a success politely for five seconds', () => {
  act(() => void toasts.success('已保存'));
  expect(screen.getByRole('status')).toHaveTextContent('已保存');
  pass(4_900);
  expect(screen.getByText('已保存')).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText('已保存')).not.toBeInTheDocument();
});

it('says an error as an alert', () => {
  act(() => void toasts.error('没有保存成功'));
  expect(screen.getByRole('alert')).toHaveTextContent('没有保存成功');
});

it('says why a call was refused, unless the code is quiet', () => {
  act(() => void toasts.refused({ code: 409, message: text('已被他人修改', 'Changed') }));
  act(() => void toasts.refused({ code: 404, message: text('记录不存在', 'Gone') }));
  expect(screen.getByRole('alert')).toHaveTextContent('已被他人修改');
  expect(screen.queryByText('记录不存在')).not.toBeInTheDocument();
});

it('offers an action for eight seconds and goes once it is taken', () => {
  const undo = vi.fn();
  act(() => void toasts.success('已删除 1 个项目', { label: '撤销', onClick: undo }));
  pass(7_900);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('已删除 1 个项目')).not.toBeInTheDocument();
});

it('stays while it has the focus', () => {
  act(() => void toasts.success('已删除', { label: '撤销', onClick: () => undefined }));
  fireEvent.focus(screen.getByRole('button', { name: '撤销' }));
  pass(20_000);
  expect(screen.getByText('已删除')).toBeInTheDocument();
});
