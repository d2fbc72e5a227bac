import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was rendered last, for handlers that keep their identity over all renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
