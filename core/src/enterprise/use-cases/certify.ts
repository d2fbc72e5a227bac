import { faults, Refusal, text, type Text } from '../../kernel';
import {
  existing,
  recordDetail,
  submitRecord,
  updateRecords,
  wholly,
  type Call,
  type Draft,
  type NewValues,
  type RecordOf,
} from '../../records';
import { certificationStates } from '../certification-fields';
import { enterprise } from '../enterprise';
import { enterpriseCard } from './require-certified';

const LONGEST_REASON = 500;
const ALREADY = text('工商认证已提交，请等待审核', 'The certification is submitted already; wait until it is reviewed');
const PASSED = text('工商认证已通过，无需再次提交', 'The certification is passed; there is nothing to submit');
const NOT_SUBMITTED = text('只能审核已提交的工商认证', 'Only a submitted certification can be reviewed');
const SAME_PERSON = text(
  '提交人不能审核自己提交的工商认证，请由其他人审核',
  'Whoever submitted a certification cannot review it; somebody else has to',
);
const NO_REASON = text('请填写退回原因', 'Give the reason for the return');
const TOO_LONG = text('原因不能超过500字', 'A reason has at most 500 characters');

type Card = RecordOf<typeof enterprise>;

/** What a reviewer may decide: passed, or returned with a reason. */
export type CertificationDecision = typeof certificationStates.passed | typeof certificationStates.returned;

/**
 * Saves the card and submits it for certification: name, credit code and licence are frozen until it is reviewed. A
 * draft without an id is the card of the enterprise, if there is one.
 */
export async function submitCertification(
  call: Call,
  { draft, key }: { readonly draft: Draft; readonly key?: string },
): Promise<Card> {
  const card = await enterpriseCard(call);
  if (card?.bizCert === certificationStates.submitted) throw new Refusal(faults.invalid(ALREADY));
  const meant = card && !draft.id ? { ...draft, id: card.id } : draft;
  const { id } = await submitRecord(call, enterprise, call.hooksOf(enterprise), meant, { key });
  const before = await existing(call, enterprise, id);
  if (before.bizCert === certificationStates.passed) throw new Refusal(faults.invalid(PASSED));
  return changed(call, before, {
    bizCert: certificationStates.submitted,
    bizCertSubmittedBy: call.caller.account,
    bizCertSubmittedById: call.caller.userId,
    bizCertSubmittedTime: call.clock.now(),
    bizCertReviewedBy: null,
    bizCertReviewedTime: null,
    bizCertReturnReason: null,
  });
}

/** Passes a submitted certification or returns it with a reason, as another person than the one who submitted it. */
export async function reviewCertification(
  call: Call,
  given: { readonly id: string; readonly value: CertificationDecision; readonly reason?: string },
): Promise<Card> {
  const before = await existing(call, enterprise, given.id);
  if (before.bizCert !== certificationStates.submitted) throw new Refusal(faults.invalid(NOT_SUBMITTED));
  if (before.bizCertSubmittedById === call.caller.userId) throw new Refusal(faults.invalid(SAME_PERSON));
  const isReturned = given.value === certificationStates.returned;
  return changed(call, before, {
    bizCert: given.value,
    bizCertReviewedBy: call.caller.account,
    bizCertReviewedTime: call.clock.now(),
    bizCertReturnReason: isReturned ? stated(given.reason) : null,
  });
}

function stated(reason: string | undefined): string {
  const refused = (message: Text) => new Refusal(faults.invalid(message, [{ field: 'reason', message }]));
  const given = (reason ?? '').trim();
  if (given === '') throw refused(NO_REASON);
  if (given.length > LONGEST_REASON) throw refused(TOO_LONG);
  return given;
}

/** Changes the state of a card. @throws Refusal 409 where somebody else has changed it meanwhile */
async function changed(call: Call, before: Card, values: NewValues<typeof enterprise>): Promise<Card> {
  if ((await updateRecords(wholly(call), enterprise, [{ before, values }])).length) {
    throw new Refusal(faults.staleVersion());
  }
  return recordDetail(call, enterprise, before.id);
}
