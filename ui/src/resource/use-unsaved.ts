import { useContext, useEffect, useRef } from 'react';
import { HoldUnsaved, type Unsaved } from './hold-unsaved';

/** For pages with input: asks before the tab or the browser closes with unsaved input, and saves on ⌘/Ctrl-S. */
export function useUnsaved(page: Unsaved & { keepDraft?(): void }, save: () => void): void {
  const hold = useContext(HoldUnsaved);
  useEffect(() => hold(page), [hold, page]);

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // Controls commit their input on blur.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      latestSave.current();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!page.isUnsaved) return;
      page.keepDraft?.();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [page]);
}
