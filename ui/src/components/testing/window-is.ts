import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** A window of a width, in px, for each test of a file or of a group. */
export function windowIs(width: number): void {
  const usual = window.innerWidth;
  beforeEach(() => void (window.innerWidth = width));
  afterEach(() => void (window.innerWidth = usual));
}

/** As when somebody pulls at the window, or turns the telephone. */
export const resizeTo = (width: number): void =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
