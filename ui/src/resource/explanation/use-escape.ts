import { useEffect } from 'react';
import type { ExplanationViewModel } from './ExplanationViewModel';

/** Escape closes the explanation. */
export function useEscape(explanation: ExplanationViewModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A list or a dialog that closes on Escape has already handled it.
      if (event.key === 'Escape' && !event.defaultPrevented) explanation.close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [explanation]);
}
