import { renderToString } from 'react-dom/server';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawnRows } from './use-drawn-rows';

function Drawn({ rows, columns, most }: { rows: readonly number[]; columns: number; most?: number }) {
  return <p>{useDrawnRows(rows, columns, most).length}</p>;
}
const rows = Array.from({ length: 30 }, (_, at) => at);
/** What a page without scripts shows: the first pass alone. */
const firstPass = (columns: number) => renderToString(<Drawn rows={rows} columns={columns} />);

test('of many rows the first few are drawn with what stands around them, and the others after it', () => {
  expect(firstPass(12)).toBe('<p>5</p>');
  expect(firstPass(1)).toBe('<p>30</p>');
  expect(render(<Drawn rows={rows} columns={12} />).container).toHaveTextContent('30');
});

test('heavy cells are drawn in several passes, each of twice as many, where only some are drawn until these are', () => {
  const passes: number[] = [];
  function Noted({ most }: { most?: number }) {
    passes.push(useDrawnRows(rows, 50, most).length);
    return null;
  }
  render(<Noted />);
  expect([...new Set(passes)]).toEqual([1, 8, 16, 30]);
  passes.length = 0;
  render(<Noted most={16} />);
  expect([...new Set(passes)]).toEqual([1, 8, 30]);
});

test('a page that is shown again keeps its rows, also where an answer made them anew', () => {
  const { container, rerender } = render(<Drawn rows={rows} columns={12} />);
  rerender(<Drawn rows={[...rows, 30]} columns={12} />);
  expect(container).toHaveTextContent('31');
});
