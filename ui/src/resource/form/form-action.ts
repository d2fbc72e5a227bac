import { text, type Draft, type Text } from '@rdm/core/kernel';

/** A button that saves the form. The first of a form is also what ⌘/Ctrl-S does. */
export interface FormAction {
  readonly key: string;
  readonly label: Text;
  /** What it sets besides what is typed, e.g. a status. */
  readonly values?: Draft;
  readonly primary?: boolean;
}

export const saveAction: FormAction = { key: 'save', label: text('保存', 'Save'), primary: true };

/** `auto`: one page with an anchor list from two sections on. `tabs`: a tab per section. */
export type FormLayout = 'auto' | 'tabs';
