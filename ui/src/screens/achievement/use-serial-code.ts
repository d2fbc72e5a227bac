import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Draft } from '@rdm/core/internal/records';
import { Loader } from '../../resource/Loader';

/**
 * What a new record of a register with serial codes starts with: the next code, asked for again after each change. Empty
 * until it is there, and without the right to add.
 */
export function useSerialCode(mayAdd: boolean, next: () => Promise<string>): { given: Draft; renew: () => void } {
  const [code, setCode] = useState('');
  const [loader] = useState(() => new Loader(async () => next(), { taken: setCode }));
  const renew = useCallback(() => {
    if (mayAdd) void loader.load();
  }, [loader, mayAdd]);
  useEffect(renew, [renew]);
  return { given: useMemo(() => (code === '' ? {} : { code }), [code]), renew };
}
