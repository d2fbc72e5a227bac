import { afterEach, beforeEach } from 'vitest';

/** A window of a width, in px, for each test of a file. */
export function windowIs(width: number): void {
  const usual = window.innerWidth;
  beforeEach(() => void (window.innerWidth = width));
  afterEach(() => void (window.innerWidth = usual));
}
