import { lazy } from 'react';

/** A chunk that has not arrived after 120 s counts as failed: `import()` itself never gives up. */
const patience = 120_000;

/** `lazy` with an end to its patience: a part that does not arrive fails by name, and its boundary says what to do. */
export const lazyPart: typeof lazy = (load) => lazy(() => inTime(load(), patience));

/** @param patience in ms. @throws ChunkLoadError when it has passed. */
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

/** A lazily loaded part that did not arrive; browsers word it differently. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}
