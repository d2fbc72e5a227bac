import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crud, defineResource, money, referenceMany, string, structure } from '../records';
import type { DataScopeRecord } from './scopes';
import { text } from '../kernel';
import { conditionsOfScope, declaredConditions } from './scope-conditions';

const label = text('名称', 'Name');
const register = defineResource('blade-rdm/register', {
  label,
  fields: {
    code: string({ label }),
    secretCode: string({ label, secret: true }),
    amount: money('yuan', { label }),
    people: referenceMany('blade-rdm/person', { label, by: 'code', shows: {} }),
    parts: structure({ label }),
  },
  naturalKey: ['code'],
  permissions: crud('register'),
});
const declared = (...conditions: unknown[]) => declaredConditions(register, JSON.stringify(conditions));
const scope = (values: object) => values as DataScopeRecord;
const person = { userId: '7', deptId: '1', departmentsBelow: ['1', '2'] };
const nothing = [{ field: 'id', is: 'in', value: [] }];

describe('declared conditions', () => {
  it('are fields, comparisons and values of the register', () => {
    const given = [
      { field: 'code', is: 'likeRight', value: 'RD' },
      { field: 'amount', is: 'greater', value: 100 },
      { field: 'people', is: 'in', value: ['1', '2'] },
      { field: 'createUser', is: 'isNotNull' },
    ];
    expect(declared(...given)).toEqual(given);
  });

  it.each([
    ['a secret', { field: 'secretCode', is: 'equal', value: 'x' }],
    ['a structure', { field: 'parts', is: 'equal', value: 'x' }],
    ['an order of a list', { field: 'people', is: 'greater', value: '1' }],
    ['a field there is not', { field: 'toString', is: 'equal', value: 'x' }],
    ['a comparison there is not', { field: 'code', is: '= 1 or 1 =', value: 'x' }],
    ['a structure as the value', { field: 'code', is: 'equal', value: { $ne: null } }],
    ['a list for one value', { field: 'code', is: 'equal', value: ['x'] }],
    ['no value', { field: 'code', is: 'equal' }],
  ])('are none at all with %s among them, so that nothing is shown', (_, wrong) => {
    expect(declared({ field: 'code', is: 'equal', value: 'x' }, wrong)).toBeNull();
  });

  it('are none where nothing is declared, or too much', () => {
    expect([declared(), declaredConditions(register, ''), declaredConditions(register, null)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(declared(...Array.from({ length: 21 }, () => ({ field: 'code', is: 'isNull' })))).toBeNull();
  });

  it('are read from anything without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        declaredConditions(register, given);
        declaredConditions(register, JSON.stringify([given]));
      }),
    );
  });
});

describe('a scope', () => {
  it('shows all, one’s own, or what one’s departments hold', () => {
    const of = (scopeType: string, scopeColumn: string | null = null) =>
      conditionsOfScope(register, scope({ scopeType, scopeColumn }), person);
    expect(of('1')).toEqual([]);
    expect(of('2')).toEqual([{ field: 'createUser', is: 'in', value: ['7'] }]);
    expect(of('2', 'people')).toEqual([{ field: 'people', is: 'in', value: ['7'] }]);
    expect(of('3')).toEqual([{ field: 'createDept', is: 'in', value: ['1'] }]);
    expect(of('4')).toEqual([{ field: 'createDept', is: 'in', value: ['1', '2'] }]);
  });

  it('shows nothing where it says nothing that can be understood, or nobody’s department is meant', () => {
    for (const values of [
      { scopeType: '9' },
      { scopeType: '5', scopeValue: '1=1' },
      { scopeType: '2', scopeColumn: 'nothing' },
      { scopeType: null },
    ]) {
      expect(conditionsOfScope(register, scope(values), person)).toEqual(nothing);
    }
    const nobody = { userId: '7', deptId: null, departmentsBelow: [] };
    expect(conditionsOfScope(register, scope({ scopeType: '3' }), nobody)).toEqual(nothing);
    expect(conditionsOfScope(register, scope({ scopeType: '4' }), nobody)).toEqual(nothing);
  });
});
