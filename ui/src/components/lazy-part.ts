import { lazy, type LazyExoticComponent } from 'react';

/** In ms. A chunk not loaded after 120 s counts as failed, because `import()` itself has no timeout. */
const patience = 120_000;

/** As React types what `lazy` takes. */
type Load = Parameters<typeof lazy>[0];

/** A part of the program that is loaded when it is first shown, or ahead of that. */
type LazyPart<L extends Load> = LazyExoticComponent<Awaited<ReturnType<L>>['default']> & { ahead(): void };

/** `lazy` with a timeout: a part that does not load fails with ChunkLoadError, which the error boundary explains. */
export function lazyPart<L extends Load>(load: L): LazyPart<L> {
  // What did not arrive ahead is asked for again where it is shown, and explained there.
  const ahead = () => void load().catch(() => undefined);
  const part = lazy<Awaited<ReturnType<L>>['default']>(() => inTime(load(), patience));
  return Object.assign(part, { ahead });
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
