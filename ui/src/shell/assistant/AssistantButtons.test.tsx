import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resizeTo } from '../../components/testing/window-is';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPorts } from '../../resource/testing/memory-ports';
import { AssistantButtons } from './AssistantButtons';

const width = window.innerWidth;
afterEach(() => resizeTo(width));

function show() {
  const onOpen = vi.fn();
  return { onOpen, ...renderScreen(<AssistantButtons onOpen={onOpen} />, memoryPorts([])) };
}

test('are three on a wide screen', async () => {
  resizeTo(1440);
  const { user, onOpen } = show();
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(3);
  await user.click(buttons[1]!);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('costs');
});

test('are folded into one on a telephone until they are wanted', async () => {
  resizeTo(390);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'AI 助手', expanded: false }));
  expect(screen.getAllByRole('button')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '收起 AI 助手', expanded: true }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
