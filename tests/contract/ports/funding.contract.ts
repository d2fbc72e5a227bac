import type { Ports } from '@rdm/core/internal/application';
import { grant, grantSpending } from '@rdm/core/internal/cost';
import { externalUnitBudget, governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import { externalUnit, projectMaster } from '@rdm/core/internal/project';
import type { Draft } from '@rdm/core/internal/records';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { projectForms, rowsOf, workbookOf } from './project-forms';

const period = { fromDate: '2022-01-01', toDate: '2023-12-31' };

/** Government projects: budgets, their parts, and how they are carried out. docs/product.md, Government projects */
export function fundingContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('government projects', () => {
    const { plain, faultsOf, fieldsOf, refusal } = projectForms(stack, tenant);
    let finance: Ports;
    let manager: Ports;
    let reviewer: Ports;
    let university: string;
    let institute: string;
    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      manager = await stack().signIn('manager', tenant);
      reviewer = await stack().signIn('reviewer', tenant);
      const units = finance.resource(externalUnit);
      university = (await units.submit({ unitsName: '某某大学', kind: 'university', creditCode: '12320000466007011K' }))
        .id;
      institute = (
        await units.submit({
          ...{ unitsName: 'Nordic Lab', kind: 'other', holder: 'person', place: 'abroad', country: '丹麦' },
          ...{ taxNumber: 'DK1234', related: '2', relation: 'control' },
        })
      ).id;
    });
    let made = 0;
    const draft = (given: Draft = {}): Draft => ({
      ...{ number: `KT-${(made += 1)}`, name: '低温压缩机', level: 'provincial', organ: '省科技厅', ...period },
      ...{ equipmentGrant: '100000', businessGrant: '200000', labourGrant: '80000', labourOwn: '50000', ...given },
    });
    const save = (sheet: { budget: Draft; own?: Draft; units?: readonly Draft[] }, by = finance) =>
      by.funding.save({ sheet });
    const stored = async (id: string) => ({
      own: (await finance.resource(ownBudget).list({ where: [{ field: 'budgetId', is: 'equal', value: id }] })).records,
      units: (
        await finance.resource(externalUnitBudget).list({ where: [{ field: 'budgetId', is: 'equal', value: id }] })
      ).records,
    });

    it('are saved whole: header, own part and external units, with totals that nobody types', async () => {
      const saved = await save({
        budget: draft({ total: '1' }),
        own: { equipmentGrant: '100000', businessGrant: '150000', labourGrant: '80000', labourOwn: '50000' },
        units: [{ unitId: university, businessGrant: '50000', paidAmount: '20000', paidOn: '2022-06-30' }],
      });
      expect(saved.budget).toMatchObject({ grantTotal: '380000.00', ownTotal: '50000.00', total: '430000.00' });
      expect(saved.own).toMatchObject({ grantTotal: '330000.00', budgetNumber: saved.budget.number });
      expect(saved.units).toMatchObject([{ unitName: '某某大学', total: '50000.00', paidAmount: '20000.00' }]);
    });

    it('let amounts move between own part and units in one save; units left out of the list are removed', async () => {
      const { budget } = await save({
        budget: draft(),
        own: { businessGrant: '200000' },
        units: [{ unitId: institute, equipmentGrant: '100000' }],
      });
      const { id } = budget;
      const moved = await save({
        budget: { id },
        own: { businessGrant: '120000', equipmentGrant: '100000' },
        units: [{ unitId: university, businessGrant: '80000' }],
      });
      expect(moved.own).toMatchObject({ businessGrant: '120000.00', equipmentGrant: '100000.00' });
      expect(moved.units).toMatchObject([{ unitName: '某某大学' }]);
      expect((await save({ budget: { id, name: '改名' } })).units).toHaveLength(1);
      expect((await finance.resource(governmentProjectBudget).history({ id })).length).toBeGreaterThan(1);
    });

    it('write nothing of a save with a fault, and name the excess', async () => {
      const { budget } = await save({ budget: draft(), own: { businessGrant: '150000' } });
      const { id } = budget;
      const over = save({
        budget: { id, name: '不应写入' },
        own: { businessGrant: '150000' },
        units: [{ unitId: university, businessGrant: '50000.01' }],
      });
      const [fault] = await faultsOf(over);
      expect(fault).toMatchObject({ field: 'businessGrant' });
      expect(fault!.message.zh).toContain('超出 0.01 元');
      expect((await stored(id)).units).toEqual([]);
      expect((await finance.resource(governmentProjectBudget).detail({ id })).name).toBe('低温压缩机');
      expect(await fieldsOf(save({ budget: { id }, units: [{ businessGrant: '1' }] }))).toEqual(['units.0.unitId']);
      expect(await fieldsOf(save({ budget: { id }, own: { equipmentAdjusted: '5' } }))).toContain('own.adjustedOn');
      const uneven = { equipmentAdjusted: '5', adjustedOn: '2022-05-01', adjustedBy: '1号' };
      expect(await fieldsOf(save({ budget: { id }, own: uneven }))).toEqual(['own.equipmentAdjusted']);
      expect(await fieldsOf(save({ budget: draft({ labourGrant: '-1', toDate: '2021-12-31' }) }))).toEqual([
        ...['toDate', 'labourGrant'],
      ]);
      expect(await fieldsOf(save({ budget: draft({ labourGrant: '约十万' }) }))).toEqual(['labourGrant']);
    });

    it('keep their parts within the budget in single submits, workbooks and cuts, and are removed before it', async () => {
      const { id, number } = await finance.resource(governmentProjectBudget).submit(draft());
      const units = finance.resource(externalUnitBudget);
      const first = await units.submit({ budgetId: id, unitId: university, labourGrant: '80000' });
      expect(await fieldsOf(units.submit({ budgetId: id, unitId: institute, labourGrant: '0.01' }))).toEqual([
        'labourGrant',
      ]);
      expect(await fieldsOf(units.submit({ id: first.id, paidAmount: '80000.01', paidOn: '2022-06-30' }))).toEqual([
        'paidAmount',
      ]);
      expect(await fieldsOf(finance.resource(governmentProjectBudget).submit({ id, labourGrant: '79999.99' }))).toEqual(
        ['labourGrant'],
      );
      const file = await workbookOf([
        ['课题编号', '外部单位', '劳务费·专项资金(元)'],
        [number, 'Nordic Lab', '1'],
      ]);
      await expect(units.import({ file, fileName: '外部单位预算.xlsx' })).rejects.toMatchObject(refusal(400));
      await units.remove({ ids: [first.id] });
      await units.submit({ budgetId: id, unitId: institute, labourGrant: '80000' });
      expect(await fieldsOf(units.restore({ ids: [first.id] }))).toEqual(['labourGrant']);
      await expect(finance.resource(governmentProjectBudget).remove({ ids: [id] })).rejects.toMatchObject(
        refusal(400, '外部单位预算1条'),
      );
      await units.remove({ ids: (await stored(id)).units.map((each) => each.id) });
      await finance.resource(governmentProjectBudget).remove({ ids: [id] });
    });

    it('are carried out by grants and their spending, against budgets after shifts, with what to look into', async () => {
      const { id: projectId, code } = await plain({ year: '2022', startTime: '2022-01-10', endTime: '2022-12-20' });
      const master = (
        await finance.resource(projectMaster).list({ where: [{ field: 'code', is: 'equal', value: code }] })
      ).records[0]!;
      const { budget } = await save({
        budget: draft({ masterId: master.id }),
        own: {
          ...{ equipmentGrant: '100000', businessGrant: '150000', labourGrant: '80000', labourOwn: '50000' },
          ...{ equipmentAdjusted: '-10000', labourAdjusted: '10000', adjustedOn: '2022-09-01', adjustedBy: '审批12号' },
        },
        units: [{ unitId: university, businessGrant: '50000', paidAmount: '50000', paidOn: '2022-06-30' }],
      });
      const documentNo = `苏财教〔2022〕${made}号`;
      const { id: grantId } = await finance.resource(grant).submit({
        ...{ documentNo, name: '重点研发', receivedOn: '2022-03-01', amount: '380000', treatment: 'nonTaxable' },
        budgetId: budget.id,
      });
      await expect(finance.resource(governmentProjectBudget).remove({ ids: [budget.id] })).rejects.toMatchObject(
        refusal(400, '外部单位预算1条、本单位课题预算1条、政府补助1条'),
      );
      const spend = (given: Draft) => finance.resource(grantSpending).submit({ grantId, projectId, ...given });
      await spend({ date: '2022-05-01', item: '2.1', amount: '86000', voucher: '1' });
      await spend({ date: '2022-05-02', item: '1.1', amount: '90000.01', voucher: '2' });
      await spend({ date: '2022-05-03', item: '6.1', amount: '5000', voucher: '3', subject: 'equipment' });
      const option = await reviewer.funding.option({ projectId: budget.id });
      expect(option).toMatchObject({
        received: '380000.00',
        passedOn: '50000.00',
        spent: '181000.01',
        balance: '148999.99',
      });
      expect(option.subjects.map(({ available, grantSpent, grantLeft }) => [available, grantSpent, grantLeft])).toEqual(
        [
          ['90000.00', '5000.00', '85000.00'],
          ['150000.00', '86000.00', '64000.00'],
          ['90000.00', '90000.01', '-0.01'],
          ['0.00', '0.00', '0.00'],
        ],
      );
      expect(option.receipts).toMatchObject([{ documentNo, deadline: '2027-03-01', leftAtDeadline: '198999.99' }]);
      expect(option.notes.map(({ kind }) => kind)).toEqual(['overBudget', 'unspent', 'ownNotStated']);
      for (const named of [projectId, master.id]) {
        expect((await finance.funding.option({ projectId: named })).id).toBe(budget.id);
      }
      const page = await finance.funding.projects({ current: 1, size: 500 });
      expect(page.records.find(({ id }) => id === budget.id)).toMatchObject({
        spent: '181000.01',
        deadline: '2027-03-01',
        findings: 3,
      });
      expect(page.total).toBe(page.records.length);
      expect((await finance.funding.projects({ current: 2, size: 1 })).records).toHaveLength(1);
      await save({ budget: draft({ masterId: master.id }) });
      await expect(finance.funding.option({ projectId })).rejects.toMatchObject(refusal(400, '多个政府课题'));
      const first = await rowsOf((await finance.funding.export({ projectId: budget.id })).bytes);
      expect(first[0]?.[0]).toBe('政府课题经费决算表');
      expect((await rowsOf((await finance.funding.exportList({ current: 1, size: 500 })).bytes)).flat()).toContain(
        budget.number,
      );
    });

    it('offer external units with where and what they are, whether they are related, and their tax number', async () => {
      const all = await finance.project.externalUnits({});
      expect(all.map(({ unitsName }) => unitsName)).toEqual(['Nordic Lab', '某某大学']);
      expect(all[0]).toEqual({
        ...{ id: institute, unitsName: 'Nordic Lab', creditCode: null, taxNumber: 'DK1234', kind: 'other' },
        ...{ isPerson: true, isAbroad: true, country: '丹麦', isRelated: true, relation: 'control' },
      });
      const where = [{ field: 'kind', is: 'equal', value: 'university' }] as const;
      expect(await finance.project.externalUnits({ where })).toMatchObject([
        { id: university, taxNumber: '12320000466007011K', isPerson: false, isAbroad: false, isRelated: false },
      ]);
    });

    it('are their enterprise’s alone, and for those with the right', async () => {
      const { budget } = await save({ budget: draft() }, manager);
      const stranger = await stack().signIn('finance', other);
      await expect(stranger.funding.option({ projectId: budget.id })).rejects.toMatchObject(refusal(404));
      await expect(stranger.funding.export({ projectId: budget.id })).rejects.toMatchObject(refusal(404));
      await expect(save({ budget: { id: budget.id, name: '他人' } }, stranger)).rejects.toMatchObject(refusal(404));
      await expect(save({ budget: draft() }, reviewer)).rejects.toMatchObject(refusal(403));
      expect((await stranger.project.externalUnits({})).map(({ unitsName }) => unitsName)).not.toContain('某某大学');
    });
  });
}
