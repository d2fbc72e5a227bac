import Big from 'big.js';
import { expect, test } from 'vitest';
import type { JudgedFact } from '../title';
import { matchPolicy } from './match-policies';
import { policyFields, type PolicyField } from './policy-fields';

const facts = (known: Partial<Record<PolicyField, JudgedFact>>) =>
  ({ ...Object.fromEntries(Object.keys(policyFields).map((field) => [field, null])), ...known }) as Record<
    PolicyField,
    JudgedFact
  >;
const matched = (conditions: string, known: Partial<Record<PolicyField, JudgedFact>> = {}) =>
  matchPolicy({ id: '1', title: '市级研发补助', documentNo: null, conditions }, facts(known));

test('fits where every line holds, fails where one fails, and is open while a fact is missing', () => {
  const lines = '上年营业收入 ≥ 20000000\n科技型中小企业 = 是';
  expect(matched(lines).outcome).toBe('maybe');
  expect(matched(lines, { revenue: new Big('20000000'), techSme: true }).outcome).toBe('yes');
  expect(matched(lines, { revenue: new Big('30000000') }).outcome).toBe('maybe');
  const failed = matched(lines, { revenue: new Big('5000000'), techSme: null });
  expect(failed.outcome).toBe('no');
  expect(failed.conditions[0]).toMatchObject({ ok: false, gap: { zh: '还差 15,000,000.00' } });
});

test('one alternative of a line is enough, and the one that holds is told', () => {
  const line = '高新技术企业证书有效 = 是 或 科技型中小企业 = 是';
  const fits = matched(line, { highTech: false, techSme: true });
  expect(fits).toMatchObject({ outcome: 'yes', conditions: [{ label: { zh: '科技型中小企业' }, ok: true }] });
  expect(matched(line, { highTech: false }).outcome).toBe('maybe');
  expect(matched(line, { highTech: false, techSme: false }).outcome).toBe('no');
});

test('a condition rests on the number of its document, or on the title where it has none', () => {
  expect(matched('科技型中小企业 = 是').conditions[0]!.basis.document).toBe('市级研发补助');
});
