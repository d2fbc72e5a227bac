import { closedYears, declaration, enterpriseYear, latestDeclaration } from '../enterprise';
import { faults, isId, Refusal, text } from '../kernel';
import { insertRecords, isSeen, wholly, type Call, type RecordOf } from '../records';
import type { DeclarationPeriod } from '../tax';
import { changed, setReviewStatus } from './submit-declaration';

const SAME_PERSON = text(
  '提交人不能审核自己提交的申报，请由其他人审核',
  'Whoever submitted a declaration cannot pass it; somebody else has to review it',
);
const NOT_SUBMITTED = text('只能审核已提交的申报', 'Only a submitted declaration can be reviewed');
const NO_RETURN_REASON = text('请填写退回原因', 'Give the reason for the return');
const NO_CORRECTION_REASON = text('请填写更正原因', 'Give the reason for the correction');
const NOT_DECLARED = text('该申报期尚未提交，无需更正', 'This period is not submitted; there is nothing to correct');
const longest = 500;
const TOO_LONG = text('原因不能超过500字', 'A reason has at most 500 characters');

type Declaration = RecordOf<typeof declaration>;

/** Passes a submitted declaration, as another person than the one who submitted it. */
export async function passDeclaration(call: Call, { id }: { readonly id: string }): Promise<Declaration> {
  const before = await submitted(call, id);
  if (before.submittedById === call.caller.userId) throw new Refusal(faults.invalid(SAME_PERSON));
  return reviewed(call, before, { reviewStatus: 'pass', returnReason: null });
}

/** Returns a submitted declaration with a reason; its year is open again. */
export async function returnDeclaration(
  call: Call,
  { id, reason }: { readonly id: string; readonly reason?: string },
): Promise<Declaration> {
  const returnReason = stated(reason, NO_RETURN_REASON);
  return reviewed(call, await submitted(call, id), { reviewStatus: 'reject', returnReason });
}

async function reviewed(call: Call, before: Declaration, values: Partial<Declaration>): Promise<Declaration> {
  await changed(call, before, {
    ...values,
    reviewedBy: call.caller.account,
    reviewedTime: call.clock.now(),
  });
  if (before.period === 'ANNUAL') await setReviewStatus(call, before.year, String(values.reviewStatus));
  return declarationNamed(call, before.id);
}

async function submitted(call: Call, id: string): Promise<Declaration> {
  const found = await declarationNamed(call, id);
  if (found.reviewStatus !== 'submit') throw new Refusal(faults.invalid(NOT_SUBMITTED));
  return found;
}

/**
 * Takes a declaration back for a correction (更正申报): opens its next version with a reason; of an annual one the year
 * is open again until it is submitted anew.
 *
 * @param given `id` is that of a declaration or of the enterprise year, whose annual declaration is meant
 */
export async function cancelAssign(
  call: Call,
  { id, reason }: { readonly id: string; readonly reason?: string },
): Promise<Declaration> {
  const correctionReason = stated(reason, NO_CORRECTION_REASON);
  const { year, period } = await periodMeant(call, id);
  const latest = await latestDeclaration(call, year, period);
  const isSubmitted = latest?.reviewStatus === 'submit' || latest?.reviewStatus === 'pass';
  const isClosed = period === 'ANNUAL' && (await closedYears(call, [year])).has(year);
  if (!isSubmitted && !isClosed) throw new Refusal(faults.invalid(NOT_DECLARED));
  const correction = (latest?.correction ?? 0) + 1;
  const [made] = await insertRecords(call, declaration, [
    { year, period, correction, reviewStatus: 'draft', correctionReason },
  ]);
  if (period === 'ANNUAL') await setReviewStatus(call, year, 'draft');
  return made!;
}

async function periodMeant(call: Call, id: string): Promise<{ year: string; period: DeclarationPeriod }> {
  const [ofYear] = isId(id)
    ? await wholly(call).records.find(enterpriseYear, { where: [{ field: 'id', is: 'equal', value: id }] })
    : [];
  if (ofYear) return { year: ofYear.year, period: 'ANNUAL' };
  const { year, period } = await declarationNamed(call, id);
  return { year, period: period as DeclarationPeriod };
}

/** @throws Refusal 404 where there is none of this id */
export async function declarationNamed(call: Call, id: string): Promise<Declaration> {
  const [found] = isId(id)
    ? await call.records.find(declaration, { where: [{ field: 'id', is: 'equal', value: id }] })
    : [];
  if (!found || !isSeen(call, declaration, found, [])) throw new Refusal(faults.notFound(declaration.label));
  return found;
}

function stated(reason: string | undefined, missing: typeof NO_RETURN_REASON): string {
  const given = (reason ?? '').trim();
  if (given === '') throw new Refusal(faults.invalid(missing, [{ field: 'reason', message: missing }]));
  if (given.length > longest) throw new Refusal(faults.invalid(TOO_LONG, [{ field: 'reason', message: TOO_LONG }]));
  return given;
}
