import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resources } from '../application';
import { fixedAsset, formedIntangible, grant, intangibleAsset, material } from '../cost';
import { closingAccount, subjectMatch, voucherEntry } from '../finance';
import { entrustedContract, projectMaster, projectOpening, projectOpinion, projectPhase } from '../project';
import { bearingFields, figureInputs, noFigureInputs, yearsOfWrite } from './figure-inputs';
import type { StoredRecord } from '../records';

/** Fields that place a record in time; times of the program, e.g. of a review, are not among them. */
const dates = new Set(['year', 'month', 'date']);
const isDated = (fields: Readonly<Record<string, { readonly kind: string }>>) =>
  Object.entries(fields).some(([name, { kind }]) => dates.has(name) || dates.has(kind));

const areas = /^(blade-rdm|rdm)\//;
const dated = resources.filter(({ name, origin, fields }) => areas.test(name) && origin !== 'view' && isDated(fields));

describe('the inputs of a year', () => {
  it.each(dated.map(({ name }) => name))('have or pass over %s by name', (name) => {
    expect([figureInputs.has(name), name in noFigureInputs].filter(Boolean)).toHaveLength(1);
  });

  it('are resources of the catalogue, with fields they have', () => {
    const byName = new Map(resources.map((resource) => [resource.name, resource]));
    for (const [name, declared] of figureInputs) {
      const resource = byName.get(name)!;
      expect(Object.keys(resource.fields), name).toEqual(
        expect.arrayContaining([declared.field, ...bearingFields(resource, declared), ...(declared.apart ?? [])]),
      );
    }
    expect(Object.keys(noFigureInputs).filter((name) => !byName.has(name))).toEqual([]);
  });

  it('count assets, accounts, grants, contracts, opinions and the course of projects as shared by years, and nothing else', () => {
    const shared = [...figureInputs].filter(([, declared]) => declared.shared).map(([name]) => name);
    const assets = [fixedAsset, intangibleAsset, formedIntangible, grant];
    const courses = [projectMaster, projectPhase, projectOpening, projectOpinion, entrustedContract];
    expect(shared.sort()).toEqual([...assets, ...courses, subjectMatch, closingAccount].map(({ name }) => name).sort());
  });
});

const yearsOf = (resource: typeof material | typeof voucherEntry, before: object | null, after: object | null) =>
  yearsOfWrite(resource, figureInputs.get(resource.name)!, {
    before: before as StoredRecord | null,
    after: after as StoredRecord | null,
  });

describe('the years of a write', () => {
  it('are those before and after it', () => {
    const row = { date: '2023-12-31', amount: '1.00' };
    expect(yearsOf(material, row, { ...row, date: '2024-01-01' }).map(({ from }) => from)).toEqual(['2023', '2024']);
    expect(yearsOf(material, row, null).map(({ from }) => from)).toEqual(['2023']);
    expect(yearsOf(voucherEntry, null, row).map(({ from }) => from)).toEqual(['2023']);
  });

  it('are none where only the remark differs', () => {
    const row = { date: '2023-12-31', summary: '材料', remark: null };
    expect(yearsOf(voucherEntry, row, { ...row, remark: '已核' })).toEqual([]);
  });

  it('are none, or years of four digits, whatever stands in the row', () => {
    fc.assert(
      fc.property(fc.constantFrom(...figureInputs.values()), fc.anything(), (declared, junk) => {
        const span = declared.years({ year: junk, month: junk, date: junk, inaccountDate: junk, acquireDate: junk });
        expect(span === null || /^\d{4}$/.test(span.from + span.to.slice(4))).toBe(true);
      }),
    );
  });
});
