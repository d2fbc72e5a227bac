import { costRecord } from '@rdm/core/internal/cost';
import { Refusal } from '@rdm/core/internal/kernel';
import { storageOf, type StoredRecord } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind } from './every-kind.testing';
import { pageFromWire, pageToWire } from './wire-page';
import { draftFromWire, draftToWire, fromWire, toWire } from './wire-record';

const base = {
  id: '1441401979146506240',
  tenantId: '100002',
  version: 1,
  status: 1,
  createUser: '7',
  createDept: null,
  createTime: '2024-01-31 08:00:00',
  updateUser: '7',
  updateTime: '2024-01-31 08:00:00',
};
const empty = Object.fromEntries(Object.keys(everyKind.fields).map((name) => [name, null]));
const nothing = { ...empty, ...base } as StoredRecord;

describe('a record on the wire', () => {
  it('has no null: texts, dates, amounts and lists are empty, integers −1, no parent is "0"', () => {
    expect(toWire(everyKind, nothing)).toEqual({
      ...base,
      createDept: '',
      code: '',
      note: '',
      year: '',
      startTime: '',
      amount: '',
      hours: '',
      count: -1,
      stage: '',
      achievType: '',
      attachments: '',
      parentId: '0',
      deptId: '',
      parts: {},
      month: '',
      isDeleted: 0,
    });
  });

  it('joins lists by commas and keeps amounts and ids as text, structures as they are', () => {
    const full = { ...nothing, achievType: ['1', '2'], attachments: ['5'], amount: '12.50', parts: { '1.1': ['3'] } };
    expect(toWire(everyKind, full)).toMatchObject({
      id: '1441401979146506240',
      achievType: '1,2',
      attachments: '5',
      amount: '12.50',
      parts: { '1.1': ['3'] },
    });
  });

  it('tells parts that were not read from a record that has none', () => {
    const parts = (value: unknown) => {
      const sent = toWire(costRecord, { ...nothing, parts: value } as StoredRecord);
      return fromWire(costRecord, JSON.parse(JSON.stringify(sent)) as Record<string, unknown>).parts;
    };
    expect(parts(null)).toBeNull();
    expect(parts([])).toEqual([]);
  });

  it('never carries a secret, not even an empty one', () => {
    expect(toWire(everyKind, { ...nothing, password: '$argon2id$' })).not.toHaveProperty('password');
    expect(JSON.stringify(toWire(everyKind, { ...nothing, password: '$argon2id$' }))).not.toContain('argon2');
    expect(toWire(everyKind, nothing)).not.toHaveProperty('password');
  });

  it('comes back the same over JSON', () => {
    const id = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String);
    const value = (name: string): fc.Arbitrary<unknown> => {
      const { type } = storageOf(everyKind.fields[name as keyof typeof everyKind.fields]);
      switch (type) {
        case 'integer':
          return fc.nat();
        case 'decimal':
          return fc.nat().map((cents) => (cents / 100).toFixed(2));
        case 'id':
          return id;
        case 'idList':
        case 'textList':
          return fc.array(id, { minLength: 1 });
        case 'json':
          return fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.array(fc.string()), { minKeys: 1 });
        case 'date':
        case 'time':
          return fc.constant('2024-01-31');
        case 'text':
          return fc.string({ minLength: 1 });
      }
    };
    const names = Object.keys(everyKind.fields).filter((name) => name !== 'password');
    const record = fc.record(
      Object.fromEntries(
        names.map((name) => [name, name === 'parts' ? value(name) : fc.option(value(name), { nil: null })]),
      ),
    );
    fc.assert(
      fc.property(record, (fields) => {
        const { password: _, ...stored } = { ...nothing, ...fields };
        const wire = JSON.parse(JSON.stringify(toWire(everyKind, stored as StoredRecord))) as Record<string, unknown>;
        expect(fromWire(everyKind, wire)).toEqual(stored);
      }),
    );
  });
});

describe('the page object', () => {
  it('is that of MyBatis-Plus, member by member', () => {
    const page = { records: [nothing], total: 3, size: 20, current: 1, pages: 1 };
    const wire = pageToWire(everyKind, page);
    expect(Object.keys(wire)).toEqual([
      'records',
      'total',
      'size',
      'current',
      'orders',
      'optimizeCountSql',
      'hitCount',
      'countId',
      'maxLimit',
      'searchCount',
      'pages',
    ]);
    expect(wire).toMatchObject({
      total: 3,
      size: 20,
      current: 1,
      orders: [],
      optimizeCountSql: true,
      hitCount: false,
      countId: '',
      maxLimit: -1,
      searchCount: true,
      pages: 1,
    });
    expect(pageFromWire(everyKind, wire)).toMatchObject({ total: 3, size: 20, current: 1, pages: 1 });
    expect(pageFromWire(everyKind, wire).records[0]).toMatchObject({ id: base.id, code: null, count: null });
  });
});

describe('what a body means', () => {
  it('takes ids as texts or numbers, −1 for an integer as nothing, "0" as no parent', () => {
    expect(draftFromWire(everyKind, { id: 12, version: 3, count: -1, parentId: '0', deptId: 5 })).toEqual({
      id: '12',
      version: 3,
      count: null,
      parentId: '',
      deptId: 5,
    });
    expect(draftFromWire(everyKind, { id: null }).id).toBe('');
    expect(draftFromWire(everyKind, { count: '' })).toEqual({ count: '' });
  });

  it('passes over unknown properties, structures and what every object inherits', () => {
    const body = JSON.parse(
      '{"nothing":1,"parts":{"a":1},"constructor":"x","toString":"x","__proto__":{"a":1}}',
    ) as object;
    expect(draftFromWire(everyKind, body as Record<string, unknown>)).toEqual({});
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('refuses an object where a value belongs', () => {
    expect(() => draftFromWire(everyKind, { code: { a: 1 } })).toThrow(Refusal);
    expect(() => draftFromWire(everyKind, { achievType: [{ a: 1 }] })).toThrow(Refusal);
  });

  it('refuses what cannot name a record or a version of it', () => {
    for (const value of [{ toString: 1 }, [], [[1]], true]) {
      expect(() => draftFromWire(everyKind, { id: value })).toThrow(Refusal);
      expect(() => draftFromWire(everyKind, { version: value })).toThrow(Refusal);
    }
  });

  it('is what a form sent: lists joined, nothing left out, empty text kept', () => {
    const sent = draftToWire({ id: '1', code: '', note: null, year: undefined, achievType: ['1', '2'] });
    expect(sent).toEqual({ id: '1', code: '', achievType: '1,2' });
    expect(draftFromWire(everyKind, sent)).toEqual({ id: '1', code: '', achievType: '1,2' });
  });
});
