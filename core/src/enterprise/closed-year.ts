import { faults, Refusal, text, type Fault } from '../kernel';
import { wholly, type Call, type RecordOf } from '../records';
import { declarationChannel } from './declaration-channel';
import { declaration } from './declaration';
import { declarationPaper } from './declaration-paper';
import { enterpriseYear } from './enterprise-year';

/** Figures of a declared year must stay as they were filed. docs/product.md, Declaring */
export const CHANNEL_CLOSED = text(
  '当前年度抵扣企业基本信息已提交，申报通道已关闭!',
  'This year’s deduction was submitted; the declaration channel is closed',
);

/** The fault for a write to a declared year; `field` is the form field of the year, if any. */
export const channelClosed = (field?: string): Fault =>
  faults.invalid(CHANNEL_CLOSED, field === undefined ? undefined : [{ field, message: CHANNEL_CLOSED }]);

/** Those of the years whose annual declaration is submitted or passed. */
export async function closedYears(call: Call, years: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(years)];
  if (asked.length === 0) return new Set();
  const records = await wholly(call).records.findByKeys(
    enterpriseYear,
    asked.map((year) => ({ year })),
  );
  return new Set(records.filter((each) => declarationChannel(each) === 'closed').map(({ year }) => year));
}

/** Refuses a change of a year whose annual declaration is submitted or passed. */
export async function requireOpenChannel(call: Call, year: string): Promise<void> {
  if ((await closedYears(call, [year])).has(year)) throw new Refusal(channelClosed());
}

/** Calls that ask for the figures of today, even of a year that is closed. */
const computing = new WeakSet<Call>();

/** The call with papers computed anew instead of taken from the declaration: to compare the two. */
export function asComputedNow(call: Call): Call {
  const made = { ...wholly(call) };
  computing.add(made);
  return made;
}

/** A paper of a closed year as it was filed; null where the year is open or was closed without a declaration. */
export async function filedPaper<T>(call: Call, year: string, paper: string): Promise<T | null> {
  if (computing.has(call)) return null;
  const filed = await closingDeclaration(call, year);
  if (!filed) return null;
  const [found] = await wholly(call).records.findByKeys(declarationPaper, [{ declarationId: filed.id, paper }]);
  return (found?.content as T | undefined) ?? null;
}

/** The annual declaration that closes a year: its latest version, if that is submitted or passed. */
export async function closingDeclaration(call: Call, year: string): Promise<RecordOf<typeof declaration> | null> {
  if (!(await closedYears(call, [year])).has(year)) return null;
  const latest = await latestDeclaration(call, year, 'ANNUAL');
  return latest && declarationChannel(latest) === 'closed' ? latest : null;
}

/** The latest version of the declaration of a period. */
export async function latestDeclaration(
  call: Call,
  year: string,
  period: string,
): Promise<RecordOf<typeof declaration> | null> {
  const [latest] = await wholly(call).records.find(declaration, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'period', is: 'equal', value: period },
    ],
    order: [{ field: 'correction', descending: true }],
    limit: 1,
  });
  return latest ?? null;
}
