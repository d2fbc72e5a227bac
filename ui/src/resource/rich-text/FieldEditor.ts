import type { ComponentType } from 'react';
import type { Text } from '@rdm/core/internal/kernel';

export interface FieldEditorProps {
  readonly label: Text;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most characters the field takes. */
  readonly maxLength: number | undefined;
}

/** A custom input and display for a field, overriding those of its kind. */
export interface FieldEditor {
  readonly Control: ComponentType<FieldEditorProps>;
  readonly Shown: ComponentType<{ readonly value: string }>;
}
