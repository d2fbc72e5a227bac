import { useEffect, useRef, type CSSProperties } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';
import type { Drawing } from './open-pdf';
import type { PdfViewModel } from './PdfViewModel';
import './text-layer.css';

const labels = { page: text('第 {page} 页', 'Page {page}') };

/** Pixels of CSS for a point of the page. */
const scaleOf = (zoom: number) => (zoom * 96) / 72;

/** One page, rendered again when the zoom changes; rendering is cancelled when it is unmounted. */
export const PdfPageView = observer(function PdfPageView({ view, page }: { view: PdfViewModel; page: number }) {
  const read = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const { zoom } = view;
  useEffect(() => {
    let drawing: Drawing | null = null;
    let isOver = false;
    void view.document
      .page(page)
      .then(async (shown) => {
        if (isOver) return;
        view.learn(page, shown.size);
        drawing = shown.draw({ canvas: canvas.current!, text: words.current! }, zoom);
        await drawing.done;
      })
      // Cancelled: the page is rendered again, or no longer needed.
      .catch(() => undefined);
    return () => {
      isOver = true;
      drawing?.cancel();
    };
  }, [view, page, zoom]);
  const { width, height } = view.sizeOf(page);
  const place = {
    top: view.tops[page - 1],
    width,
    height,
    '--total-scale-factor': scaleOf(zoom),
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties;
  return (
    <div
      role="group"
      aria-label={read(fill(labels.page, { page }))}
      style={place}
      className="absolute left-1/2 -translate-x-1/2 bg-white shadow-float"
    >
      <canvas ref={canvas} aria-hidden className="size-full" />
      <div ref={words} className="pdf-text" />
    </div>
  );
});
