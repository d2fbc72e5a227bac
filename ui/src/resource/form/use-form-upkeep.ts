import { useEffect, type RefObject } from 'react';
import { useUnsaved } from '../use-unsaved';
import type { FormViewModel } from './FormViewModel';

/**
 * What every form on a page does: keeps what is typed on this machine, also when the session ends under it, and
 * brings the cursor where the form says.
 */
export function useFormUpkeep(form: FormViewModel, body: RefObject<HTMLElement | null>, save: () => void): void {
  useUnsaved(form, save);
  useEffect(() => form.keepDrafts(), [form]);

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
