import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toggleFullScreen, useFullScreen } from './full-screen';

const root = document.documentElement;
let full: Element | null = null;

function Shown() {
  return <p>{useFullScreen() ? 'full' : 'window'}</p>;
}
function browserWith(request: (() => Promise<void>) | undefined) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  Object.defineProperty(root, 'requestFullscreen', { configurable: true, value: request });
  Object.defineProperty(document, 'exitFullscreen', {
    configurable: true,
    value: async () => {
      full = null;
      document.dispatchEvent(new Event('fullscreenchange'));
    },
  });
}

afterEach(() => {
  full = null;
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(root, 'requestFullscreen');
});

it('fills the screen, leaves it, and follows the Escape of the browser', async () => {
  browserWith(async () => {
    full = root;
    document.dispatchEvent(new Event('fullscreenchange'));
  });
  render(<Shown />);
  expect(screen.getByText('window')).toBeInTheDocument();
  act(toggleFullScreen);
  expect(screen.getByText('full')).toBeInTheDocument();
  act(toggleFullScreen);
  expect(screen.getByText('window')).toBeInTheDocument();
});

it('does nothing where a browser refuses it or does not know it', async () => {
  const refused = vi.fn(() => Promise.reject(new TypeError('not allowed')));
  browserWith(refused);
  toggleFullScreen();
  await Promise.resolve();
  expect(refused).toHaveBeenCalledTimes(1);
  browserWith(undefined);
  expect(toggleFullScreen).not.toThrow();
});
