import { text } from '@rdm/core/kernel';
import type { Resource, StoredRecord } from '@rdm/core/records';
import type { Confirm } from '../../components';

const TAKEN_DOWN = text('已记下', 'I have taken it down');

/** Shows what only the answer to an adding says, until whoever added the record has taken it down. */
export async function showOnce(confirm: Confirm, { shownOnce, fields }: Resource, record: StoredRecord): Promise<void> {
  const value = shownOnce === undefined ? null : record[shownOnce];
  const field = shownOnce === undefined ? undefined : fields[shownOnce];
  if (typeof value !== 'string' || value === '' || !field) return;
  const { label, hint } = field;
  await confirm({
    title: text(`${label.zh}：${value}`, `${label.en}: ${value}`),
    ...(hint && { body: hint }),
    verb: TAKEN_DOWN,
  });
}
