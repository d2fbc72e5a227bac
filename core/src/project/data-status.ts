import { text } from '../kernel';
import type { Draft } from '../records';
import { isDraft } from './approval-fields';

/*
 * 草稿 and 已提交. A submission is never taken back: cost, reports and declarations rest on it. What is added to a
 * submitted project later may still be a draft of its own until it is complete.
 */

export const NOT_BACK_TO_DRAFT = text(
  '已提交的内容不能退回草稿，请填写完整后提交',
  'What was submitted cannot become a draft again; complete it and submit',
);

/** What a record, or the values of one, say of it. */
export type Stated = { readonly dataStatus?: string | null };

export const isSubmitted = (record: Stated | null): boolean => record !== null && !isDraft(record);

/** The status a part of a sheet is written with, from what the form asks for. Without a word it is submitted. */
export function statusOf(asked: unknown, before: Stated | null): unknown {
  if ((asked ?? '') === '') return 'submit';
  return asked === 'save' && isSubmitted(before) ? 'submit' : asked;
}

/** What the form asks for, wherever it says so. */
export const askedStatus = (...drafts: readonly (Draft | undefined)[]): unknown =>
  drafts.map((draft) => draft?.dataStatus ?? '').find((status) => status !== '');
