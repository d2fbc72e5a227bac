import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTight } from './use-tight';

let judge: () => void;
let observed: readonly Element[] = [];
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        judge = resized;
        observed = [];
      }
      observe(element: Element): void {
        // It changes its width when the test says so.
        observed = [...observed, element];
      }
      disconnect(): void {
        // Nothing is observed.
      }
    },
  ),
);
afterEach(() => void vi.unstubAllGlobals());

/** A list that needs less with each step it takes; what it has taken is told to it as a grid tells its table. */
function listOf(needed: [number, number, number], width: number) {
  const element = document.createElement('div');
  const table = element.appendChild(document.createElement('table'));
  const actions = table.insertRow().insertCell();
  actions.dataset['actions'] = '';
  Object.defineProperty(actions, 'offsetWidth', { get: () => needed[0] - needed[1] });
  const box = { width, taken: 0 };
  Object.defineProperties(element, {
    clientWidth: { get: () => box.width },
    scrollWidth: { get: () => Math.max(box.width, needed[box.taken] ?? 0) },
  });
  const reference = { current: element };
  let drawn = 0;
  const useDrawn = ({ columns }: { columns: readonly { key: string }[] }) => {
    drawn += 1;
    box.taken = useTight(reference, columns, true);
  };
  const hook = renderHook(useDrawn, {
    initialProps: { columns: [{ key: 'some' }] },
  });
  /** What is observed anew is told of in the next frame. */
  const frame = () => act(() => judge());
  frame();
  return {
    taken: () => box.taken,
    grow: (by: number) => {
      for (const step of needed.keys()) needed[step]! += by;
      if (observed.includes(table)) act(() => judge());
    },
    resize: (to: number) => {
      box.width = to;
      act(() => judge());
    },
    showing: (key: string) => {
      hook.rerender({ columns: [{ key }] });
      frame();
    },
    drawn: () => drawn,
  };
}

it('a list gives up nothing where it fits, its actions first, and its words where that is not enough', () => {
  expect(listOf([900, 800, 700], 1_000).taken()).toBe(0);
  expect(listOf([1_100, 990, 700], 1_000).taken()).toBe(1);
  expect(listOf([1_300, 1_200, 1_050], 1_000).taken()).toBe(2);
});

it('a list takes back what it gave up when its box has room for it, and no sooner', () => {
  const list = listOf([1_300, 1_200, 900], 1_000);
  list.resize(1_199);
  expect(list.taken()).toBe(2);
  list.resize(1_200);
  expect(list.taken()).toBe(1);
  list.resize(1_300);
  expect(list.taken()).toBe(0);
  list.resize(1_000);
  expect(list.taken()).toBe(2);
});

it('what its actions cannot save it does not try to save by them', () => {
  expect(listOf([1_300, 1_200, 900], 1_000).drawn()).toBe(2);
  expect(listOf([1_100, 990, 700], 1_000).drawn()).toBe(2);
});

it('a list gives up more when something arrives in its rows', () => {
  const list = listOf([900, 800, 700], 1_000);
  list.grow(150);
  expect(list.taken()).toBe(1);
  list.grow(100);
  expect(list.taken()).toBe(2);
});

it('a list with other columns is judged anew, one whose cells are made anew is not', () => {
  const list = listOf([1_100, 990, 700], 1_000);
  const before = list.drawn();
  list.showing('some');
  expect(list.drawn()).toBe(before + 1);
  list.showing('others');
  expect(list.drawn()).toBe(before + 3);
  expect(list.taken()).toBe(1);
});
