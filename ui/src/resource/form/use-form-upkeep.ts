import { useEffect, type RefObject } from 'react';
import { useUnsaved } from '../use-unsaved';
import type { FormViewModel } from './FormViewModel';

/**
 * Common behaviour of forms: stores local drafts, also when the session ends, and focuses the field the form
 * requests.
 */
export function useFormUpkeep(form: FormViewModel, body: RefObject<HTMLElement | null>, save: () => void): void {
  useUnsaved(form, save);
  useEffect(() => form.keepDrafts(), [form]);

  const { focus } = form;
  useEffect(() => {
    if (!focus) return;
    // One frame later, because the tab that contains the field may only now be opening.
    const frame = requestAnimationFrame(() => {
      const anchor = form.part(focus.part).anchor(focus.field);
      const field = body.current?.querySelector(`[data-field="${anchor}"]`);
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, focus, body]);
}
