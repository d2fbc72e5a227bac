import { text, type Text } from '@rdm/core/internal/kernel';
import type { Draft, Resource, StoredRecord } from '@rdm/core/internal/records';

/** A button that saves the form. The first of a form is also what ⌘/Ctrl-S does. */
export interface FormAction {
  readonly key: string;
  readonly label: Text;
  /** What it sets besides what is typed, e.g. a status. */
  readonly values?: Draft;
  readonly primary?: boolean;
}

const saveAction: FormAction = { key: 'save', label: text('保存', 'Save'), primary: true };

/** The states of a record that may be saved before it is complete: 草稿 and 已提交. */
const asDraft: Draft = { dataStatus: 'save' };
const asWhole: Draft = { dataStatus: 'submit' };

const draftActions: readonly FormAction[] = [
  { key: 'draft', label: text('存草稿', 'Save as draft'), values: asDraft },
  { key: 'submit', label: text('提交', 'Submit'), values: asWhole, primary: true },
];

/** The save actions of a record; as a draft only if the resource has drafts and the record is not submitted yet. */
export function formActions({ draft }: Resource, record: StoredRecord | null): readonly FormAction[] {
  if (!draft?.when(asDraft) || (record && !draft.when(record))) return [saveAction];
  return draftActions;
}

/** `auto`: one page with an anchor list from two sections on. `tabs`: a tab per section. */
export type FormLayout = 'auto' | 'tabs';
