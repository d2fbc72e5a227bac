import { describe, expect, it } from 'vitest';
import type { Call, StoredRecord } from '../records';
import { namesOnRead } from './account-names';

const users = [
  { account: 'finance', realName: '陈会计', createTime: '2024-01-01 08:00:00' },
  { account: 'zhao', realName: '赵审核', createTime: '2026-01-01 08:00:00' },
  { account: 'nameless', realName: null, createTime: '2024-01-01 08:00:00' },
  { account: 'same', realName: 'same', createTime: '2024-01-01 08:00:00' },
];
const { onRead } = namesOnRead({ by: { account: 'account', at: 'time' }, checkedBy: { account: 'checker' } });

async function names(row: Readonly<Record<string, unknown>>, language: 'zh' | 'en' = 'zh') {
  const find = async () => users;
  const [read] = await onRead!({ records: { find }, language } as unknown as Call, [row as StoredRecord]);
  return read;
}

describe('the names of people by their accounts', () => {
  it('are the real name with the account, in the language of the call', async () => {
    const row = { account: 'finance', time: '2025-05-01 08:00:00', checker: 'zhao' };
    expect(await names(row)).toEqual({ by: '陈会计（finance）', checkedBy: '赵审核（zhao）' });
    expect(await names(row, 'en')).toEqual({ by: '陈会计 (finance)', checkedBy: '赵审核 (zhao)' });
  });

  it.each(['removed', 'nameless', 'same'])('are the account itself of %s', async (account) => {
    expect(await names({ account })).toEqual({ by: account, checkedBy: null });
  });

  it('are not those of a user added after the act, who has the account of somebody before', async () => {
    const at = (time: string) => names({ account: 'zhao', time, checker: '' });
    expect(await at('2025-05-01 08:00:00')).toEqual({ by: 'zhao', checkedBy: null });
    expect(await at('2026-05-01 08:00:00')).toEqual({ by: '赵审核（zhao）', checkedBy: null });
  });
});
