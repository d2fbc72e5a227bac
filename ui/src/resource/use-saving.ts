import { useState } from 'react';
import type { Text } from '@rdm/core/internal/kernel';
import { faultOf } from './fault-of';

/** What a dialog asked for, being saved: once at a time, and what is refused is for the dialog to say. */
export function useSaving(
  work: () => Promise<unknown>,
  onSaved: () => void,
): { readonly saving: boolean; readonly refused: Text | null; readonly save: () => Promise<void> } {
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Text | null>(null);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    setRefused(null);
    try {
      await work();
      onSaved();
    } catch (error) {
      setRefused(faultOf(error).message);
      setSaving(false);
    }
  };
  return { saving, refused, save };
}
