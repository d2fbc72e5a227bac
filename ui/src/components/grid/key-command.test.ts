import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headRow, type CellPlace } from './cell-range';
import { commandOf, type CellHolder, type KeyContext, type KeyPress } from './key-command';

const place = (row: number, column: number): CellPlace => ({ row, column });
const press = (keys: string): KeyPress => {
  const parts = keys.split('+');
  const held = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1)!,
    shiftKey: held('Shift'),
    ctrlKey: held('Ctrl'),
    metaKey: held('Meta'),
    altKey: held('Alt'),
  };
};
const size = { rows: 20, columns: 5, page: 6 };
const context = (given: Partial<KeyContext> = {}, active = place(3, 2), anchor = active): KeyContext => ({
  holder: { kind: 'cell' },
  selection: { active, anchor },
  size,
  stops: () => true,
  takesEntry: false,
  editable: false,
  selectable: false,
  resizable: false,
  ...given,
});
const entered = { takesEntry: true, editable: true };
const field = (given: Partial<Extract<CellHolder, { kind: 'field' }>> = {}): Partial<KeyContext> => ({
  ...entered,
  holder: { kind: 'field', whole: true, caretAtStart: false, caretAtEnd: false, drafted: false, ...given },
});
const go = (to: CellPlace, extend = false) => ({ command: 'go', to, extend });

describe('in every grid', () => {
  it.each([
    ['ArrowDown', go(place(4, 2))],
    ['Shift+ArrowRight', go(place(3, 3), true)],
    ['Ctrl+ArrowLeft', go(place(3, 0))],
    ['Ctrl+Home', go(place(0, 0))],
    ['Meta+End', go(place(19, 4))],
    ['PageDown', go(place(9, 2))],
    ['Ctrl+a', { command: 'choose', selection: { active: place(19, 4), anchor: place(0, 0) } }],
    ['Ctrl+z', { command: 'undo' }],
    ['Ctrl+Shift+Z', { command: 'redo' }],
    ['Ctrl+y', { command: 'redo' }],
    ['Enter', { command: 'open' }],
    ['Escape', { command: 'leave' }],
  ])('%s means %j', (keys, command) => expect(commandOf(press(keys), context())).toEqual(command));

  it.each(['x', 'Tab', 'F5', 'Ctrl+c', 'Ctrl+v', 'Ctrl+s', 'Alt+ArrowLeft', 'Delete', ' ', 'F2'])(
    '%s stays with the browser where nothing is typed or selected',
    (keys) => expect(commandOf(press(keys), context())).toBeUndefined(),
  );

  it('Escape gives a range up before the cursor', () =>
    expect(commandOf(press('Escape'), context({}, place(3, 2), place(5, 2)))).toEqual({ command: 'narrow' }));

  it('Space selects the row where rows are selected', () =>
    expect(commandOf(press(' '), context({ selectable: true }))).toEqual({ command: 'toggleRow' }));
});

describe('in a cell that is typed in', () => {
  it.each([
    ['7', { command: 'begin', typed: '7' }],
    ['F2', { command: 'begin' }],
    ['Enter', { command: 'begin' }],
    ['Alt+Enter', { command: 'open' }],
    ['Delete', { command: 'empty' }],
    ['Backspace', { command: 'empty' }],
  ])('%s means %j', (keys, command) => expect(commandOf(press(keys), context(entered))).toEqual(command));
});

describe('in a field that is always open', () => {
  it.each([
    ['ArrowDown', go(place(4, 2))],
    ['ArrowLeft', go(place(3, 1))],
    ['Shift+ArrowRight', go(place(3, 3), true)],
    ['Enter', go(place(4, 2))],
    ['Shift+Enter', go(place(2, 2))],
    ['Alt+Enter', { command: 'open' }],
    ['Ctrl+z', { command: 'undo' }],
  ])('%s moves on while its text is selected whole', (keys, command) =>
    expect(commandOf(press(keys), context(field()))).toEqual(command),
  );

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Ctrl+a', 'Shift+ArrowLeft'])(
    '%s moves the caret within the text',
    (keys) => expect(commandOf(press(keys), context(field({ whole: false })))).toBeUndefined(),
  );

  it('an arrow leaves the text at its edge', () => {
    const atStart = field({ whole: false, caretAtStart: true });
    expect(commandOf(press('ArrowLeft'), context(atStart))).toEqual(go(place(3, 1)));
    expect(commandOf(press('ArrowRight'), context(atStart))).toBeUndefined();
  });

  it.each(['7', ' ', 'Delete', 'Backspace'])('%s changes its text', (keys) =>
    expect(commandOf(press(keys), context(field()))).toBeUndefined(),
  );

  it('Delete empties a range', () =>
    expect(commandOf(press('Delete'), context(field(), place(3, 2), place(4, 2)))).toEqual({ command: 'empty' }));

  it('Ctrl+z takes back what is being typed first', () =>
    expect(commandOf(press('Ctrl+z'), context(field({ drafted: true })))).toBeUndefined());
});

describe('on a figure that is a button', () => {
  it.each(['Enter', ' '])('%s presses it', (keys) =>
    expect(commandOf(press(keys), context({ holder: { kind: 'button' } }))).toBeUndefined(),
  );
  it('the arrows move on', () =>
    expect(commandOf(press('ArrowUp'), context({ holder: { kind: 'button' } }))).toEqual(go(place(2, 2))));
});

describe('on the head', () => {
  const head = place(headRow, 2);
  it.each([
    ['Shift+ArrowLeft', { command: 'widen', column: 2, by: -16 }],
    ['Shift+ArrowRight', { command: 'widen', column: 2, by: 16 }],
    ['Shift+Enter', { command: 'fitWidth', column: 2 }],
    ['ArrowDown', go(place(0, 2))],
  ])('%s means %j', (keys, command) =>
    expect(commandOf(press(keys), context({ resizable: true }, head))).toEqual(command),
  );
  it.each(['Enter', 'x', 'Delete'])('%s changes nothing', (keys) =>
    expect(commandOf(press(keys), context({ ...entered, resizable: true }, head))).toBeUndefined(),
  );
});

it('the cursor only ever comes to a cell it stops at', () => {
  const keys = fc.constantFrom(
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'a'],
  );
  const grid = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 })).chain(([rows, columns]) =>
    fc.record({
      marks: fc.array(fc.array(fc.boolean(), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
      from: fc.record({ row: fc.nat(rows - 1), column: fc.nat(columns - 1) }),
    }),
  );
  fc.assert(
    fc.property(grid, keys, fc.boolean(), fc.boolean(), ({ marks, from }, key, shiftKey, ctrlKey) => {
      const stops = ({ row, column }: CellPlace) =>
        (row === from.row && column === from.column) || (marks[row]?.[column] ?? false);
      const order = commandOf(
        { key, shiftKey, ctrlKey, metaKey: false, altKey: false },
        context({ stops, size: { rows: marks.length, columns: marks[0]!.length, page: 3 } }, from),
      );
      if (order?.command === 'go') expect(stops(order.to)).toBe(true);
      if (order?.command === 'choose') expect(stops(order.selection.active)).toBe(true);
    }),
  );
});
