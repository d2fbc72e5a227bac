import { faults, Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import { stateOf, type FieldRemark } from '../application/application-fields';
import { advance } from '../application/title-state';
import type { ApplicationRecord, Title } from '../application/title';
import { stepped } from './submit-title';
import { titleNamed } from './title-record';
import { useUpProperty } from './use-up-property';

/** What a reviewer decides of an application. */
export interface TitleReview {
  readonly id: string;
  readonly decision: 'pass' | 'return' | 'reject' | 'revoke';
  readonly opinion?: string;
  /** Of a return: what is wrong with single fields and figures. */
  readonly remarks?: readonly FieldRemark[];
}

const UNKNOWN_FIELD = text(
  '退回意见所指的栏目不存在，请刷新后重试',
  'A remark names a field that does not exist; refresh and try again',
);

/**
 * Passes, returns, rejects or revokes an application. @throws Refusal 403 for those who submitted it, 400 without the
 * opinion a return, a rejection and a revocation take
 */
export async function reviewTitle(call: Call, title: Title, given: TitleReview): Promise<ApplicationRecord> {
  const before = await titleNamed(call, title, given.id);
  const { account, userId } = call.caller;
  const maker = { account, userId, time: call.clock.now() };
  const standing = { state: stateOf(before), steps: before.steps ?? [] };
  const after = advance(standing, given.decision, maker, given.opinion ?? null);
  const remarks = (given.remarks ?? []).flatMap(({ field, remark }) =>
    remark.trim() ? [{ field, remark: remark.trim() }] : [],
  );
  const known = new Set([...Object.keys(title.resource.fields), ...title.figures.map(({ field }) => field)]);
  if (remarks.some(({ field }) => !known.has(field))) throw new Refusal(faults.invalid(UNKNOWN_FIELD));
  const { decision } = given;
  if (decision === 'pass' || decision === 'revoke') await useUpProperty(call, title, before, decision);
  return stepped(call, title, before, { ...after, remarks: decision === 'return' ? remarks : null });
}
