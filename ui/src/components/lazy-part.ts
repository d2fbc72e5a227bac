import { createElement, lazy, useEffect, useState, type ComponentProps, type ElementType, type ReactNode } from 'react';

/** In ms. A chunk not loaded after 120 s counts as failed, because `import()` itself has no timeout. */
const patience = 120_000;

/** In ms. A part that takes longer is waited for with the fallback around it; nothing is shown before. */
const hasty = 150;

/** As React types what `lazy` takes. */
type Load = Parameters<typeof lazy>[0];

type PropsOf<L extends Load> = ComponentProps<Awaited<ReturnType<L>>['default']>;

/** A part of the program that is loaded when it is first shown, or ahead of that. */
interface LazyPart<L extends Load> {
  (props: PropsOf<L>): ReactNode;
  ahead(): void;
}

/**
 * `lazy` with a timeout: a part that does not load fails with ChunkLoadError, which the error boundary explains. A part
 * that is there, or comes in no time, is shown without suspending: React holds back what was suspended for up to 300 ms,
 * and until then what is in it asks for nothing.
 */
export function lazyPart<L extends Load>(load: L): LazyPart<L> {
  let loaded: ElementType | null = null;
  const kept = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const late: ElementType = lazy(() => inTime(kept(), patience));
  function Part(props: PropsOf<L>): ReactNode {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (part) return;
      // The same one as long as it is shown, or its state would be lost.
      const show = (found: ElementType | null) => setPart((shown: ElementType | null) => shown ?? found ?? late);
      const timer = setTimeout(() => show(late), hasty);
      const arrived = () => show(loaded);
      void kept().then(arrived, arrived);
      return () => clearTimeout(timer);
    }, [part]);
    return part && createElement(part, props);
  }
  // What did not arrive ahead is asked for again where it is shown, and explained there.
  return Object.assign(Part, { ahead: () => void kept().catch(() => undefined) });
}

/** @param patience timeout in ms. @throws ChunkLoadError on timeout. */
export async function inTime<T>(loading: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkLoadError(patience)), patience);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function chunkLoadError(patience: number): Error {
  const error = new Error(`A part of the program did not arrive within ${patience / 1_000} s`);
  error.name = 'ChunkLoadError';
  return error;
}

/** Whether a lazily loaded part failed to load; the message differs by browser. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}
