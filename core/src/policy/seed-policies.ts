import { insertRecords, updateRecords, type Call, type NewValues } from '../records';
import type { StandardPolicy } from './content/standard-policy';
import { ON_SHELF } from './policy-dictionaries';
import { policy } from './policy';
import { standardPolicies } from './standard-policies';

const keyOf = ({ title, documentNo }: { readonly title: string; readonly documentNo?: string | null }) =>
  JSON.stringify([title, documentNo ?? '']);
const standardKeys = new Set(standardPolicies.map(({ title, documentNo }) => keyOf({ title: title.zh, documentNo })));

/** Whether a policy is one the product brings with it. */
export const isStandard = (given: { readonly title: string; readonly documentNo?: string | null }): boolean =>
  standardKeys.has(keyOf(given));

/**
 * Brings the national documents of a tenant up to date, in the two reads and writes it takes; what somebody changed, or
 * took off the shelf, stays as it is.
 */
export async function seedPolicies(call: Call): Promise<void> {
  const stored = new Map((await call.records.find(policy)).map((record) => [keyOf(record), record]));
  const wanted = standardPolicies.map(valuesOf);
  await insertRecords(
    call,
    policy,
    wanted.filter((values) => !stored.has(keyOf(values))),
  );
  const changes = wanted.flatMap((values) => {
    const before = stored.get(keyOf(values));
    if (before === undefined || before.updateUser !== null) return [];
    const names = Object.keys(values) as (keyof typeof values)[];
    return names.some((name) => (before[name] ?? null) !== (values[name] ?? null)) ? [{ before, values }] : [];
  });
  if (changes.length > 0) await updateRecords(call, policy, changes);
}

const valuesOf = ({ title, summary, conditions, ...rest }: StandardPolicy) =>
  ({
    ...rest,
    title: title.zh,
    titleEn: title.en,
    level: 'national',
    summary: summary.zh,
    summaryEn: summary.en,
    conditions: conditions?.join('\n') ?? null,
    contentStatus: ON_SHELF,
  }) satisfies NewValues<typeof policy>;
