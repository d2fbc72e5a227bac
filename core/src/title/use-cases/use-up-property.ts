import { intellectualProperty } from '../../achievement';
import { faults, Refusal } from '../../kernel';
import { updateRecords, wholly, type Call } from '../../records';
import type { ApplicationRecord, Title } from '../application/title';

/**
 * Writes into the intellectual property of an application that passes the year it was used in, because Ⅱ类 serves one
 * application only (国科发火〔2016〕195号 三（一）); one that is revoked gives it back. A year written before stays.
 */
export async function useUpProperty(
  call: Call,
  { usesUp }: Title,
  application: ApplicationRecord,
  decision: 'pass' | 'revoke',
): Promise<void> {
  if (!usesUp) return;
  const { year, versions } = application;
  const used = versions?.at(-1)?.usedUp ?? (await usesUp(call, { year, values: application }));
  const [from, to] = decision === 'pass' ? [null, year] : [year, null];
  const whole = wholly(call);
  const properties = await whole.records.find(intellectualProperty, {
    where: [{ field: 'id', is: 'in', value: [...used] }],
  });
  const changes = properties
    .filter(({ usedYear }) => usedYear === from)
    .map((before) => ({ before, values: { usedYear: to } }));
  if (changes.length === 0) return;
  const stale = await updateRecords(whole, intellectualProperty, changes);
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
}
