import {
  createElement,
  lazy,
  startTransition,
  useEffect,
  useState,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';

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
  ahead(): Promise<void>;
}

/** Shows what its boundary shows meanwhile, until something else is shown in its place. */
const Waiting: ElementType = lazy(() => new Promise<never>(() => undefined));

/**
 * `lazy` with a timeout: a part that does not load fails with ChunkLoadError, which the error boundary explains. A part
 * that is there, or comes in no time, is shown without suspending. One that comes later takes the place of what suspends:
 * what React tries again itself it holds back for up to 300 ms and draws several times until then, and each time what is
 * in it would ask the server anew.
 */
export function lazyPart<L extends Load>(load: L): LazyPart<L> {
  let loaded: ElementType | null = null;
  const kept = async (): Promise<ElementType> => {
    const part = await load();
    return (loaded = part.default);
  };
  function Part(props: PropsOf<L>): ReactNode {
    const [part, setPart] = useState(() => loaded);
    const isMissing = part === null || part === Waiting;
    useEffect(() => {
      if (!isMissing) return;
      let isGone = false;
      const timer = setTimeout(() => setPart(() => Waiting), hasty);
      const show = (found: ElementType) => {
        clearTimeout(timer);
        if (!isGone) startTransition(() => setPart(() => found));
      };
      inTime(kept(), patience).then(show, (error: unknown) => show(() => failWith(error)));
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [isMissing]);
    return part && createElement(part, props);
  }
  // What did not arrive ahead is asked for again where it is shown, and explained there.
  return Object.assign(Part, { ahead: () => kept().then(settled, settled) });
}

const settled = () => undefined;

function failWith(error: unknown): never {
  throw error;
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
