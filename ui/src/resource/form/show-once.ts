import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import type { Confirm } from '../../components';

const TAKEN_DOWN = text('已记下', 'I have noted it');

/** Shows a value returned only when the record is added, until the user confirms having noted it. */
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
