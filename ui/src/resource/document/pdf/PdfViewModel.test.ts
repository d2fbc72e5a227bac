import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './open-pdf';
import { GAP, PdfViewModel } from './PdfViewModel';

const pdfOf = (pageCount: number): PdfDocument => ({
  pageCount,
  page: () => Promise.reject(new Error('No page is asked for')),
  close: () => undefined,
});
const a4 = { width: 794, height: 1123 };

function viewOf(pageCount = 100) {
  const view = new PdfViewModel(pdfOf(pageCount));
  view.resize({ width: 800, height: 600 });
  view.choose(1);
  return view;
}

describe('the pages of a PDF', () => {
  it('stand under each other with a gap', () => {
    const view = viewOf(2);
    expect(view.tops).toEqual([GAP, GAP + 1123 + GAP, GAP + 2 * (1123 + GAP)]);
    expect(view.height).toBe(GAP + 2 * (1123 + GAP));
  });

  it('are drawn when they are in sight, and one beside them', () => {
    const view = viewOf();
    expect([view.current, view.drawn]).toEqual([1, [1, 2]]);
    view.scrollTo(view.topOf(50));
    expect([view.current, view.drawn]).toEqual([50, [49, 50, 51]]);
    view.scrollTo(view.height - 600);
    expect([view.current, view.drawn]).toEqual([100, [99, 100]]);
  });

  it('are never more in the page than the window holds, wherever it stands', () => {
    const view = viewOf(1000);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        view.scrollTo(share * view.height);
        expect(view.drawn.length).toBeLessThanOrEqual(4);
        expect(view.drawn).toContain(view.current);
      }),
    );
  });

  it('fit the window until a zoom is chosen, and are zoomed in steps', () => {
    const view = viewOf();
    view.choose(null);
    expect(view.sizeOf(1).width).toBeCloseTo(800 - 2 * GAP);
    view.step(1);
    expect(view.zoom).toBe(1);
    view.step(1);
    expect(view.zoom).toBe(1.25);
    view.step(-1);
    view.step(-1);
    expect(view.zoom).toBe(0.75);
    for (let times = 0; times < 20; times += 1) view.step(1);
    expect(view.zoom).toBe(3);
  });

  it('take their own sizes when they are read', () => {
    const view = viewOf(3);
    view.learn(2, { width: 1123, height: 794 });
    expect([view.sizeOf(1), view.sizeOf(2), view.sizeOf(3)]).toEqual([a4, { width: 1123, height: 794 }, a4]);
    view.learn(1, { width: 500, height: 700 });
    expect(view.sizeOf(3)).toEqual({ width: 500, height: 700 });
  });

  it('are found by number, and the nearest where there is none', () => {
    const view = viewOf(3);
    expect([view.topOf(0), view.topOf(99)]).toEqual([view.topOf(1), view.topOf(3)]);
  });
});
