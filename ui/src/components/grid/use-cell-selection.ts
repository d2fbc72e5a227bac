import { useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { focusCell, isCellField, isTypedIn, placeAround } from './cell-element';
import { firstPlace, headRow, rangeOf, samePlace, within } from './cell-range';
import type { CellPlace, CellRange, CellSelection, GridExtent, Stops } from './cell-range';

const start: CellPlace = { row: 0, column: 0 };

export interface CellSelecting {
  readonly selection: CellSelection;
  /** `undefined` for a single cell. */
  readonly range: CellRange | undefined;
  /** A range is being dragged with the mouse; text selection is then disabled. */
  readonly drawing: boolean;
  /** Moves the cursor, or with `extend` the end of the range. */
  readonly go: (to: CellPlace, extend?: boolean) => void;
  readonly choose: (selection: CellSelection) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** The active cell of a grid and the range that ends in it, by mouse and by focus. */
export function useCellSelection(
  box: RefObject<HTMLElement | null>,
  { rows, columns }: GridExtent,
  stops: Stops,
): CellSelecting {
  const [stated, setStated] = useState<CellSelection>({ active: start, anchor: start });
  const [drawing, setDrawing] = useState(false);
  const pressed = useRef<CellPlace>(undefined);
  const wanted = useRef<CellPlace>(undefined);
  const first = useMemo(() => firstPlace({ rows, columns }, stops) ?? start, [rows, columns, stops]);
  const kept = within(stated, { rows, columns });
  const selection = stops(kept.active) ? kept : { active: first, anchor: first };
  const single = samePlace(selection.active, selection.anchor);

  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place) return;
    wanted.current = undefined;
    focusCell(box.current, place);
  });
  useEffect(() => {
    const release = () => {
      pressed.current = undefined;
      setDrawing(false);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);

  useEffect(() => {
    if (!drawing) return;
    // The browser keeps selecting text from where the mouse was pressed.
    const forget = () => {
      const words = window.getSelection();
      if (words && !words.isCollapsed) words.removeAllRanges();
    };
    forget();
    document.addEventListener('selectionchange', forget);
    return () => {
      document.removeEventListener('selectionchange', forget);
      forget();
    };
  }, [drawing]);

  const choose = (next: CellSelection) => {
    wanted.current = next.active;
    setStated(next);
  };
  const go = (to: CellPlace, extend = false) => {
    if (!extend || selection.anchor.row === headRow) choose({ active: to, anchor: to });
    else choose({ active: { ...to, row: Math.max(0, to.row) }, anchor: selection.anchor });
  };

  return {
    selection,
    range: single ? undefined : rangeOf(selection),
    drawing,
    go,
    choose,
    onFocus: ({ target }) => {
      const place = placeAround(target);
      if (place && !samePlace(place, selection.active)) setStated({ active: place, anchor: place });
    },
    onPointerDown: (event) => {
      const place = placeAround(event.target);
      if (!place || place.row === headRow || event.button !== 0) return;
      if (isTypedIn(event.target) && !isCellField(event.target)) return;
      if (event.shiftKey) {
        // Otherwise the browser selects the text in between.
        event.preventDefault();
        go(place, true);
        return;
      }
      if (event.pointerType === 'mouse') pressed.current = place;
      setStated({ active: place, anchor: place });
    },
    onPointerOver: (event) => {
      const from = pressed.current;
      const place = placeAround(event.target);
      if (!from || !place || place.row === headRow || samePlace(place, drawing ? selection.active : from)) return;
      // Within one cell the mouse selects text; beyond its edge it selects cells.
      setDrawing(true);
      choose({ active: place, anchor: from });
    },
  };
}
