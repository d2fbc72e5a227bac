import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref to the last rendered value, for handlers whose identity is stable across renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
