import { describe, expect, test } from 'vitest';
import { initialDraft, validateRecord, type RecordOf } from '../records';
import type { FoundProperty } from './company-registry';
import { intellectualProperty } from './intellectual-property';
import { plainNumber, registryPreview } from './registry-preview';

const base = {
  tenantId: '1',
  version: 3,
  status: 1,
  createUser: null,
  createDept: null,
  createTime: '',
  updateUser: null,
  updateTime: '',
};
function stored(id: string, given: Record<string, unknown>): RecordOf<typeof intellectualProperty> {
  const draft = { ...initialDraft(intellectualProperty, '2024-01-01'), ...given };
  const { values } = validateRecord(intellectualProperty, draft);
  return { ...base, id, ...values } as RecordOf<typeof intellectualProperty>;
}
const found = (given: Partial<FoundProperty>): FoundProperty => ({
  ...{ type: '12', code: '202310123456.7', name: '一种方法', owners: null, inventors: '张三', applyTime: '2023-02-14' },
  ...{ publishTime: null, regTime: null },
  ...given,
});
const own = { type: '12', code: '202310123456.7', name: '一种方法', state: 'applied', applyTime: '2023-02-14' };

describe('what a registry has beside the register', () => {
  test('a number is the same whatever its writers add', () => {
    expect(new Set(['ZL202310123456.7', 'cn2023101234567', ' 202310123456.7 '].map(plainNumber)).size).toBe(1);
  });

  test('new properties come with a draft that a submit takes', () => {
    const [row] = registryPreview(
      [],
      [found({ regTime: '2024-03-22', publishTime: '2023-08-18', code: 'ZL202310123456.7' })],
      true,
    );
    expect(row).toMatchObject({ kind: 'new', id: null, draft: { state: 'granted', applyNo: '202310123456.7' } });
    const draft = { ...initialDraft(intellectualProperty, '2024-01-01'), ...row!.draft };
    expect(validateRecord(intellectualProperty, draft).faults).toEqual([]);
  });

  test('changed ones name each difference; a grant ends the state before it; what the registry does not tell stays', () => {
    const [row] = registryPreview(
      [stored('7', own)],
      [found({ regTime: '2024-03-22', code: 'ZL202310123456.7' })],
      true,
    );
    expect(row).toMatchObject({
      kind: 'changed',
      id: '7',
      version: 3,
      draft: { regTime: '2024-03-22', state: 'granted' },
    });
    expect(row?.differences).toEqual([{ field: 'regTime', stored: '', found: '2024-03-22' }]);
  });

  test('the same is not told of', () => {
    expect(registryPreview([stored('7', own)], [found({})], true)).toEqual([]);
  });

  test('unknown ones are named only where all was read, and of kinds the registry has', () => {
    const rows = [stored('7', own), stored('8', { ...own, type: '7', code: '品种1' })];
    expect(registryPreview(rows, [], true).map(({ kind, id }) => [kind, id])).toEqual([['unknown', '7']]);
    expect(registryPreview(rows, [], false)).toEqual([]);
  });
});
