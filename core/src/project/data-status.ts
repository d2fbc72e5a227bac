import { text } from '../kernel';
import type { Draft } from '../records';
import { isDraft } from './approval-fields';

/*
 * 草稿 and 已提交. A submission cannot be undone, because cost, reports and declarations are based on it. A part added to
 * a submitted project later may still be a draft until it is complete.
 */

export const NOT_BACK_TO_DRAFT = text(
  '已提交的内容不能退回草稿，请填写完整后提交',
  'What was submitted cannot become a draft again; complete it and submit',
);

/** A record or values with a status. */
export type Stated = { readonly dataStatus?: string | null };

export const isSubmitted = (record: Stated | null): boolean => record !== null && !isDraft(record);

/** The status a part of a sheet is written with, from the one the form requests; by default submitted. */
export function statusOf(asked: unknown, before: Stated | null): unknown {
  if ((asked ?? '') === '') return 'submit';
  return asked === 'save' && isSubmitted(before) ? 'submit' : asked;
}

/** The status the form requests in any of its drafts. */
export const askedStatus = (...drafts: readonly (Draft | undefined)[]): unknown =>
  drafts.map((draft) => draft?.dataStatus ?? '').find((status) => status !== '');
