import { useEffect, useRef, type RefObject } from 'react';
import type { FormViewModel } from './FormViewModel';

/**
 * What every form on a page does: keeps what is typed on this machine, also when the session ends under it, asks
 * before the browser leaves, saves on ⌘/Ctrl-S, and brings the cursor where the form says.
 */
export function useFormUpkeep(form: FormViewModel, body: RefObject<HTMLElement | null>, save: () => void): void {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => form.keepDrafts(), [form]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // What is being typed is taken over when its control loses the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      latestSave.current();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!form.isDirty || form.readOnly) return;
      form.keepDraft();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [form]);

  const { focus } = form;
  useEffect(() => {
    if (!focus) return;
    // One frame later: the tab that holds the field may only now be opening.
    const frame = requestAnimationFrame(() => {
      const anchor = form.part(focus.part).anchor(focus.field);
      const field = body.current?.querySelector(`[data-field="${anchor}"]`);
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, focus, body]);
}
