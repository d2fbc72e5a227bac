import type { ComponentType } from 'react';
import type { Text } from '@rdm/core/kernel';

export interface FieldEditorProps {
  readonly label: Text;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most characters the field takes. */
  readonly maxLength: number | undefined;
}

/** How a field is typed in and shown that is more than its kind says. */
export interface FieldEditor {
  readonly Control: ComponentType<FieldEditorProps>;
  readonly Shown: ComponentType<{ readonly value: string }>;
}
