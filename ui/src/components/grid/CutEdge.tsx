import { useEffect, useRef, type RefObject } from 'react';
import ChevronRight from 'lucide:chevron-right';
import { coverOf } from './cut-column';

export interface CutEdgeProps {
  /** The scrolling box of the grid. */
  box: RefObject<HTMLElement | null>;
  /** Whether the column at a place, of which this is a cell, holds figures. */
  holdsFigures: (place: number, cell: HTMLElement) => boolean;
  /** Changes when rows or columns do. */
  content: unknown;
}

/** Covers the column that the right edge of a grid, or its pinned actions, would cut in the middle. */
export function CutEdge({ box, holdsFigures, content }: CutEdgeProps) {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => cover.current && placeCover(cover.current, element, holdsFigures));
    };
    place();
    element.addEventListener('scroll', place, { passive: true });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', place);
      observer.disconnect();
    };
  }, [box, content, holdsFigures]);
  return (
    <div
      ref={cover}
      aria-hidden
      data-cut-edge
      className="pointer-events-none absolute top-0 z-20 w-0 overflow-hidden bg-linear-to-r from-transparent to-raised to-(length:--fade)"
    >
      <ChevronRight size={14} className="absolute top-2.75 right-1 text-dim" />
    </div>
  );
}

function placeCover(cover: HTMLElement, box: HTMLElement, holdsFigures: CutEdgeProps['holdsFigures']): void {
  const pinned = box.querySelector<HTMLElement>('td[data-actions]');
  const actions = pinned && getComputedStyle(pinned).position === 'sticky' ? pinned.offsetWidth : 0;
  const numbered = box.querySelector<HTMLElement>('tbody [data-column]')?.parentElement;
  const row = numbered ?? box.querySelector<HTMLElement>('tbody tr');
  const found = [...(row?.querySelectorAll<HTMLElement>(numbered ? '[data-column]' : 'td, th') ?? [])];
  const cells = found.map((cell, at) => ({
    left: cell.offsetLeft,
    width: cell.offsetWidth,
    figures: holdsFigures(Number(cell.dataset['column'] ?? at), cell),
  }));
  const { width, fade } = coverOf(cells, box.scrollLeft + box.clientWidth - actions);
  cover.style.width = `${width}px`;
  cover.style.setProperty('--fade', `${fade}px`);
  cover.style.height = `${box.clientHeight}px`;
  cover.style.right = `${box.offsetWidth - box.clientLeft - box.clientWidth + actions}px`;
}
