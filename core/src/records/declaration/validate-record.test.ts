import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { computed, date, integer, money, string, structure, time, year } from './fields';
import { crud, defineResource } from './resource';
import { initialDraft, isVisible, requiredMessage, validateRecord } from './validate-record';

const label = text('字段', 'Field');
const tooEarly = text('结束日期不能早于开始日期', 'The end is before the start');
const odd = text('通常不超过 10', 'Usually at most 10');

const contract = defineResource('test/contract', {
  label: text('合同', 'Contract'),
  fields: {
    code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
    form: string({ label, initial: () => 'alone' }),
    partner: string({
      label: text('合作方', 'Partner'),
      when: (draft) => draft.form === 'joint',
      required: text('请输入合作方', 'Enter the partner'),
    }),
    reason: string({ label: text('理由', 'Reason'), requiredWhen: (draft) => draft.form === 'other' }),
    start: date({ label }),
    end: date({ label, notBefore: { field: 'start', message: tooEarly } }),
    qty: integer({ label }),
    price: money('yuan', {
      label,
      warning: (value) => (Number(value) > 10 ? odd : null),
    }),
    total: computed('money', ({ qty, price }) => (qty && price ? String(Number(qty) * Number(price)) : null), {
      label,
    }),
    partnerMark: computed('text', ({ partner }) => (partner ? `与${String(partner)}` : null), { label }),
    parts: structure({ label }),
    fiscalYear: year({ label, initial: (today) => today.slice(0, 4) }),
    openedAt: time({ label, initial: (today) => `${today} 00:00:00` }),
    secret: string({ label, secret: true }),
  },
  naturalKey: ['code'],
  permissions: crud('contract'),
});

const faultsOf = (draft: Record<string, unknown>) =>
  validateRecord(contract, draft).faults.map(({ field, message }) => `${field}: ${message.zh}`);

describe('a record held against its declaration', () => {
  it('gives every field in canonical form, and null where nothing is', () => {
    const { values, faults, warnings } = validateRecord(contract, { code: ' A1 ', start: '2024/1/5', price: '1,000' });
    expect(faults).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(values).toEqual({
      code: 'A1',
      form: null,
      partner: null,
      reason: null,
      start: '2024-01-05',
      end: null,
      qty: null,
      price: '1000.00',
      total: null,
      partnerMark: null,
      parts: null,
      fiscalYear: null,
      openedAt: null,
      secret: null,
    });
  });

  it('says the field’s own sentence where something is missing', () => {
    expect(faultsOf({})).toEqual(['code: 请输入编号']);
    expect(faultsOf({ code: '  ' })).toEqual(['code: 请输入编号']);
  });

  it('requires a field only while its rule holds, in a general sentence if it has none', () => {
    expect(faultsOf({ code: 'A', form: 'alone' })).toEqual([]);
    expect(faultsOf({ code: 'A', form: 'other' })).toEqual(['reason: 请填写理由']);
    expect(requiredMessage(contract.fields.reason, { form: 'other' })).toEqual(text('请填写理由', 'Fill in Reason'));
    expect(requiredMessage(contract.fields.qty, {})).toBeNull();
  });

  it('neither requires, checks nor keeps what is hidden', () => {
    expect(validateRecord(contract, { code: 'A', form: 'alone', partner: 'B' }).values.partner).toBeNull();
    expect(faultsOf({ code: 'A', form: 'alone', partner: 'x'.repeat(201) })).toEqual([]);
    expect(faultsOf({ code: 'A', form: 'joint' })).toEqual(['partner: 请输入合作方']);
    expect(validateRecord(contract, { code: 'A', form: 'joint', partner: 'B' }).values.partner).toBe('B');
    expect(isVisible(contract.fields.partner, { form: 'joint' })).toBe(true);
    expect(isVisible(contract.fields.partner, { form: 'alone' })).toBe(false);
  });

  it('computes from canonical values that are kept, whatever is sent in their place', () => {
    const given = { code: 'A', qty: '3', price: '1.5', total: '999', partner: 'B' };
    expect(validateRecord(contract, given).values).toMatchObject({ total: '4.50', partnerMark: null });
    expect(validateRecord(contract, { ...given, form: 'joint' }).values.partnerMark).toBe('与B');
  });

  it('refuses a computed value that cannot be recorded', () => {
    expect(faultsOf({ code: 'A', qty: 2, price: '9999999999999999' })).toEqual([
      'total: “20000000000000000”超出可记录的范围',
    ]);
  });

  it('does not compute or hide by what a computed field of before says', () => {
    expect(validateRecord(contract, { code: 'A', total: '5.00' }).values.total).toBeNull();
  });

  it('keeps the order of dates, same day allowed', () => {
    const of = (start: string, end: string) => faultsOf({ code: 'A', start, end });
    expect(of('2024-01-02', '2024/1/2')).toEqual([]);
    expect(of('2024-01-02', '2024-01-01')).toEqual(['end: 结束日期不能早于开始日期']);
    expect(of('', '2024-01-01')).toEqual([]);
    expect(of('gestern', '2024-01-01')).toEqual(['start: “gestern”不是日期，请按 2024-01-31 填写']);
  });

  it('warns without blocking', () => {
    const { faults, warnings } = validateRecord(contract, { code: 'A', price: '10.01' });
    expect(faults).toEqual([]);
    expect(warnings).toEqual([{ field: 'price', message: odd }]);
    expect(validateRecord(contract, { code: 'A', price: '10' }).warnings).toEqual([]);
  });

  it('names faults in the order of the form, one sentence per field', () => {
    const draft = { form: 'joint', price: 'x', end: '2024-02-30', qty: '1.5' };
    expect(validateRecord(contract, draft).faults.map(({ field }) => field)).toEqual([
      'code',
      'partner',
      'end',
      'qty',
      'price',
    ]);
  });

  it('says the same of its own answer', () => {
    const draft = fc.record(
      {
        code: fc.string(),
        form: fc.constantFrom('alone', 'joint', 'other', ''),
        partner: fc.string(),
        reason: fc.option(fc.string()),
        start: fc.constantFrom('2024-01-05', '2024/2/1', 'x'),
        end: fc.constantFrom('2024-01-06', '2023-01-01', ''),
        qty: fc.oneof(fc.integer(), fc.double(), fc.string()),
        price: fc.oneof(fc.double(), fc.string()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(draft, (given) => {
        const first = validateRecord(contract, given);
        const again = validateRecord(contract, first.values);
        expect(again.values).toEqual(first.values);
        if (first.faults.length === 0) expect(again.faults).toEqual([]);
      }),
    );
  });
});

describe('a new record', () => {
  it('opens with the initial values that fields state, by the day it is opened on', () => {
    expect(initialDraft(contract, '2024-03-01')).toEqual({
      form: 'alone',
      fiscalYear: '2024',
      openedAt: '2024-03-01 00:00:00',
    });
  });
});
