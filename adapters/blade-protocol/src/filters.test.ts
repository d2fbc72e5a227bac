import { Refusal } from '@rdm/core/internal/kernel';
import type { Comparison, Condition, PageQuery } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind } from './every-kind.testing';
import { conditionsFrom, pageQueryFrom, pageQueryTo } from './filters';

const conditions = (query: Record<string, string>) => pageQueryFrom(everyKind, query).where;
const refusalOf = (query: Record<string, string>) => {
  try {
    pageQueryFrom(everyKind, query);
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    throw error;
  }
  throw new Error('Nothing was refused');
};

describe('conditions of the map style', () => {
  it.each<[string, string, Comparison]>([
    ['code', 'RD', 'like'],
    ['code_like', 'RD', 'like'],
    ['code_equal', 'RD', 'equal'],
    ['code_notequal', 'RD', 'notEqual'],
    ['amount_ge', '1.5', 'greaterOrEqual'],
    ['amount_gt', '1.5', 'greater'],
    ['amount_le', '-1', 'lessOrEqual'],
    ['amount_lt', '1', 'less'],
    ['createTime_datege', '2024-01-31 08:00:00', 'greaterOrEqual'],
    ['createTime_dategt', '2024-01-31 08:00:00', 'greater'],
    ['createTime_datele', '2024-01-31 08:00:00', 'lessOrEqual'],
    ['createTime_datelt', '2024-01-31', 'less'],
    ['startTime_dateequal', '2024-01-31', 'equal'],
    ['code_likeleft', 'RD', 'likeLeft'],
    ['code_likeright', 'RD', 'likeRight'],
    ['code_notlike', 'RD', 'notLike'],
  ])('%s=%s is %s', (key, value, is) => {
    expect(conditions({ [key]: value })).toEqual([{ field: key.split('_')[0], is, value }]);
  });

  it('takes no value of _null and _notnull, only that there is one', () => {
    expect(conditions({ deptId_null: '1' })).toEqual([{ field: 'deptId', is: 'isNull' }]);
    expect(conditions({ deptId_notnull: 'x' })).toEqual([{ field: 'deptId', is: 'isNotNull' }]);
    expect(conditions({ deptId_null: '' })).toEqual([]);
  });

  it('splits the list of _in and passes over _ignore', () => {
    expect(conditions({ id_in: '1,2,,3' })).toEqual([{ field: 'id', is: 'in', value: ['1', '2', '3'] }]);
    expect(conditions({ code_ignore: 'RD' })).toEqual([]);
  });

  it('matches what people choose exactly, what they type anywhere', () => {
    expect(conditions({ stage: '1', year: '2024', deptId: '5', count: '3', status: '1' })?.map(({ is }) => is)).toEqual(
      Array(5).fill('equal'),
    );
    expect(conditions({ note: 'x', deptName: '研发' })?.map(({ is }) => is)).toEqual(['like', 'like']);
  });

  it('knows columns in camel and in snake case', () => {
    const expected = [{ field: 'startTime', is: 'greaterOrEqual', value: '2024-01-31' }];
    expect(conditions({ startTime_ge: '2024-01-31' })).toEqual(expected);
    expect(conditions({ start_time_ge: '2024-01-31' })).toEqual(expected);
    expect(conditions({ dept_id: '5' })).toEqual([{ field: 'deptId', is: 'equal', value: '5' }]);
    expect(conditions({ create_time_dategt: '2024-01-31 00:00:00' })?.[0]).toMatchObject({ field: 'createTime' });
  });

  it('passes over paging, tokens, unknown names, empty values, structures, secrets and what every object inherits', () => {
    const token = { 'blade-auth': 'bearer x', 'Blade-Auth': 'bearer x' };
    const inherited = { constructor: 'x', toString_equal: 'x', hasOwnProperty_null: '1', __proto___like: 'x' };
    const others = { nothing: 'x', code: '', parts: '{}', password_like: 'a', tenantId: '000000' };
    expect(
      conditions({ current: '1', size: '10', ascs: 'code', descs: 'code', ...token, ...inherited, ...others }),
    ).toEqual([]);
  });

  it.each<Record<string, string>>([
    { deptId: 'abc' },
    { id: '1 or 1=1' },
    { amount_ge: '1e5' },
    { amount: '12,3' },
    { count: '1.5' },
    { startTime_ge: '31.01.2024' },
    { createTime_dategt: 'yesterday' },
    { code_dateequal: 'RD' },
    { achievType_ge: '1' },
    { current: 'x' },
    { size: '1e3' },
    { size: '99999999999' },
  ])('refuses the wrong format of %j', (query) => {
    const [name] = Object.keys(query);
    expect(refusalOf(query)).toMatchObject({ code: 400, message: { zh: `请求参数格式错误: ${name}` } });
  });
});

describe('paging and order', () => {
  it('reads whole numbers, also negative ones, and leaves out what is not given', () => {
    expect(pageQueryFrom(everyKind, { current: '0', size: '-1' })).toMatchObject({ current: 0, size: -1 });
    expect(pageQueryFrom(everyKind, { current: '', size: '' })).toMatchObject({ current: undefined, size: undefined });
  });

  it('passes over columns that are not there, secret, or without an order', () => {
    const ascs = 'nothing,password,parts,achievType,attachments,constructor,toString,code;drop';
    expect(pageQueryFrom(everyKind, { ascs }).order).toEqual([]);
  });

  it('puts ascending columns first', () => {
    expect(pageQueryFrom(everyKind, { descs: 'create_time', ascs: 'code, startTime,' }).order).toEqual([
      { field: 'code', descending: false },
      { field: 'startTime', descending: false },
      { field: 'createTime', descending: true },
    ]);
  });
});

const texts = fc.string({ minLength: 1, unit: 'binary' });
const decimals = fc.tuple(fc.integer(), fc.nat({ max: 99 })).map(([whole, cents]) => `${whole}.${cents}`);
const ids = fc.bigInt({ min: 0n, max: 9_223_372_036_854_775_807n }).map(String);
const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const compared: fc.Arbitrary<Comparison> = fc.constantFrom(
  'equal',
  'notEqual',
  'greaterOrEqual',
  'greater',
  'lessOrEqual',
  'less',
);
const matched: fc.Arbitrary<Comparison> = fc.constantFrom('equal', 'like', 'likeLeft', 'likeRight', 'notLike');
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constantFrom('code', 'note', 'year', 'deptName'), is: matched, value: texts }),
  fc.record({ field: fc.constantFrom('amount', 'hours'), is: compared, value: decimals }),
  fc.record({ field: fc.constantFrom('deptId', 'createUser', 'id'), is: compared, value: ids }),
  fc.record({ field: fc.constantFrom('startTime', 'createTime'), is: compared, value: dates }),
  fc.record({ field: fc.constantFrom('id', 'deptId'), is: fc.constant('in'), value: fc.array(ids, { minLength: 1 }) }),
  fc.record({ field: fc.constantFrom('code', 'deptId'), is: fc.constantFrom('isNull', 'isNotNull') }),
) as fc.Arbitrary<Condition>;
const query: fc.Arbitrary<PageQuery> = fc.record(
  {
    current: fc.integer({ min: 0, max: 1e6 }),
    size: fc.integer({ min: -1, max: 1e5 }),
    where: fc.uniqueArray(condition, { selector: ({ field, is }) => `${field} ${is}`, maxLength: 6 }),
    order: fc
      .uniqueArray(fc.record({ field: fc.constantFrom('code', 'amount', 'createTime'), descending: fc.boolean() }), {
        selector: ({ field }) => field,
      })
      .map((orders) => orders.sort((one, other) => Number(one.descending) - Number(other.descending))),
    sums: fc.constant(true),
    brief: fc.constant(true),
  },
  { requiredKeys: ['current', 'size', 'where', 'order'] },
);

describe('the query a client writes', () => {
  it('is read back as it was meant, through a real URL', () => {
    fc.assert(
      fc.property(query, (meant) => {
        const search = new URLSearchParams(pageQueryTo(meant)).toString();
        expect(pageQueryFrom(everyKind, Object.fromEntries(new URLSearchParams(search)))).toEqual(meant);
      }),
    );
  });

  it('never fails otherwise than by a refusal with code 400, whatever stands in it', () => {
    const name = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(...Object.keys(everyKind.fields), 'id', 'createTime', 'constructor', '__proto__', 'toString'),
          fc.constantFrom('', '_equal', '_ge', '_dategt', '_in', '_null', '_like', '_notlike', '_ignore', '_x'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (given) => {
        try {
          for (const each of pageQueryFrom(everyKind, given).where ?? []) expect(Object.keys(each)).toContain('field');
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect((error as Refusal).fault.code).toBe(400);
        }
      }),
    );
  });
});

describe('conditions beside a call’s own parameters', () => {
  it('are all but those parameters, which by a suffix are conditions again', () => {
    const query = { code: 'RD', amount: '5', amount_ge: '1', size: '3', unknown: 'x' };
    expect(conditionsFrom(everyKind, query, ['amount'])).toEqual([
      { field: 'code', is: 'like', value: 'RD' },
      { field: 'amount', is: 'greaterOrEqual', value: '1' },
    ]);
    expect(conditionsFrom(everyKind, query, Object.keys(query))).toEqual([]);
  });

  it('are those of a list when there are no such parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        const refused = (read: () => unknown) => {
          try {
            return read();
          } catch (error) {
            return error instanceof Refusal ? error.fault : error;
          }
        };
        expect(refused(() => conditionsFrom(everyKind, query, []))).toEqual(refused(() => conditions(query)));
      }),
    );
  });
});
