import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -1],
  End: [0, 1],
};

/** The figure a key leads to from the one with the cursor; what cannot be explained is stepped over. */
export function nextFigure(
  event: KeyboardEvent<HTMLElement>,
  rows: number,
  columns: number,
  figureAt: (place: string) => HTMLElement | null | undefined,
): HTMLElement | null {
  const [, row, column] = /^(\d+):(\d+)$/.exec((event.target as HTMLElement).dataset.place ?? '') ?? [];
  const step = steps[event.key];
  if (row === undefined || column === undefined || !step) return null;
  const far = event.key === 'Home' || event.key === 'End' || event.ctrlKey || event.metaKey;
  let found: HTMLElement | null = null;
  let [r, c] = [Number(row) + step[0], Number(column) + step[1]];
  for (; r >= 0 && r < rows && c >= 0 && c < columns; r += step[0], c += step[1]) {
    const figure = figureAt(`${r}:${c}`);
    if (figure) found = figure;
    if (figure && !far) break;
  }
  return found;
}
