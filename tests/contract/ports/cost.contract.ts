import type { Ports } from '@rdm/core/internal/application';
import { attendance, workTime } from '@rdm/core/internal/hours';
import {
  costRecord,
  personnelSalary,
  personnelVerify,
  fixedAsset,
  fixedAssetsVerify,
  materialsVerify,
  material,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import type { ImportReport } from '@rdm/core/internal/records';
import type { Refusal } from '@rdm/core/internal/kernel';
import { ledgerRow } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { workbookOf } from './project-forms';
import { refusal } from './refusal';

const LOCKED = '该月份数据已锁定，无法修改';
const year = '2024';

/** Verifying, locking and building the months of cost. docs/product.md, Verifying and locking */
export function costContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('a month of cost', () => {
    let ports: Ports;
    let projectId: string;
    let personnelId: string;
    const verify = () => ports.resource(personnelVerify);
    const months = async () =>
      (await verify().list({ size: 20, where: [{ field: 'year', is: 'equal', value: year }] })).records;
    const month = async (number: string) => (await months()).find((each) => each.month === `${year}-${number}`)!;
    const costs = async () =>
      (await ports.resource(costRecord).list({ size: -1 })).records
        .filter(({ item }) => item.startsWith('1.'))
        .map(({ id, month: of, item, amount }) => ({ id, month: of, item, amount }));
    const pay = async (of: string) =>
      (await ports.resource(personnelSalary).list({ where: [{ field: 'month', is: 'equal', value: `${year}-${of}` }] }))
        .records[0]!;
    const salaries = (rows: readonly (readonly string[])[], how: object = {}) =>
      workbookOf([['月份', '工号', '工资薪金'], ...rows]).then((file) =>
        ports.resource(personnelSalary).import({ file, fileName: '薪酬.xlsx', ...how }),
      );

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      personnelId = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
      projectId = (
        await ports.resource(project).submit({
          year,
          code: 'RD2401',
          name: '低温压缩机控制算法',
          source: '1',
          type: 'newTechnology',
          stage: '2',
          devForm: 'zzyf',
          expenditureType: 'expensed',
          completion: 'ongoing',
          leader: personnelId,
          deptId,
          startTime: '2024-01-01',
          endTime: '2024-12-31',
        })
      ).id;
      for (const of of ['2024-01', '2024-02', '2024-03']) {
        await ports
          .resource(personnelSalary)
          .submit({ month: of, personnelId, wages: '10000', socialInsurance: '2000' });
        await ports.resource(attendance).submit({ month: of, personnelId, dueHours: '160', actualHours: '160' });
        await ports.resource(workTime).submit({ month: of, projectId, personnelId, hours: '80' });
      }
      await ports
        .resource(subjectMatch)
        .submit({ subjectCode: '530101', subjectName: '研发支出-工资', costItem: '1.1' });
      await ports
        .resource(subjectMatch)
        .submit({ subjectCode: '530102', subjectName: '研发支出-社保', costItem: '1.2' });
      for (const [of, no, code, debitAmount] of [
        ['2024-01', '1', '530101', '5000'],
        ['2024-01', '2', '530102', '1000'],
        ['2024-02', '1', '530101', '4000'],
      ] as const) {
        await ports.resource(voucherEntry).submit({
          date: `${of}-28`,
          voucherType: '记',
          voucherNo: no,
          entryNo: 1,
          summary: '分配工资',
          subjectCode: code,
          subjectName: '研发支出',
          debitAmount,
        });
      }
      await ports.ledger.recompute({ year });
    });

    it('is shown with what it comes to before anybody has verified it, every month of the year', async () => {
      const rows = await months();
      expect(rows.map((each) => each.month)).toEqual(
        Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`),
      );
      expect(rows[0]).toMatchObject({
        id: '202401',
        items: '1.1、1.2、1.3、6.5',
        allocatedTotal: '6000.00',
        bookedTotal: '6000.00',
        difference: '0.00',
        verification: 'open',
        lockedBy: null,
      });
      expect(rows[1]).toMatchObject({ allocatedTotal: '6000.00', bookedTotal: '4000.00', difference: '2000.00' });
      expect(rows[11]).toMatchObject({ allocatedTotal: '0.00', bookedTotal: '0.00', difference: '0.00' });
      expect(await verify().detail({ id: '202402' })).toEqual(rows[1]);
      await expect(verify().detail({ id: '202413' })).rejects.toMatchObject(refusal(404));
    });

    it('is made of cost records whose parts a list in brief leaves to the detail', async () => {
      const records = ports.resource(costRecord);
      const where = [{ field: 'year', is: 'equal', value: year }] as const;
      const [whole, brief] = await Promise.all(
        [{}, { brief: true }].map((asked) => records.list({ where, size: 3, ...asked })),
      );
      expect(whole!.records.map(({ parts }) => parts)).not.toContain(null);
      expect(brief).toEqual({ ...whole, records: whole!.records.map((row) => ({ ...row, parts: null })) });
      const [first] = whole!.records;
      expect((await records.detail({ id: first!.id })).parts).toEqual(first!.parts);
    });

    it('is found by its year, its month and how far it is', async () => {
      const found = async (field: string, value: string) =>
        (await verify().list({ where: [{ field, is: 'equal', value }], size: 5 })).total;
      expect(await found('month', '2024-02')).toBe(1);
      expect(await found('verification', 'open')).toBe(12);
      expect(await found('verification', 'locked')).toBe(0);
      expect(await found('year', '1999')).toBe(12);
      expect(await found('year', 'x')).toBe(0);
    });

    it('is verified with its difference only for a reason, whatever totals are sent along', async () => {
      await expect(verify().submit({ month: '2024-02' })).rejects.toMatchObject({
        fault: { code: 400, fields: [expect.objectContaining({ field: 'reason' })] },
      });
      const reason = '社保下月入账';
      const verified = await verify().submit({ id: '202402', reason, allocatedTotal: '1', verification: 'locked' });
      expect(verified).toMatchObject({
        month: '2024-02',
        allocatedTotal: '6000.00',
        bookedTotal: '4000.00',
        difference: '2000.00',
        reason,
        verification: 'verified',
      });
      expect(await month('02')).toMatchObject({ id: verified.id, verification: 'verified' });
      await expect(verify().submit({ id: verified.id, month: '2024-03' })).rejects.toMatchObject(refusal(400));
    });

    it('is open again when what it comes to has moved since', async () => {
      const entry = await ports.resource(voucherEntry).submit({
        date: '2024-02-29',
        voucherType: '记',
        voucherNo: '9',
        entryNo: 1,
        summary: '补提工资',
        subjectCode: '530101',
        subjectName: '研发支出-工资',
        debitAmount: '500',
      });
      expect(await month('02')).toMatchObject({ bookedTotal: '4500.00', difference: '1500.00', verification: 'open' });
      await expect(ports.cost.lockPersonnel({ ids: (await month('02')).id })).rejects.toMatchObject(refusal(400));
      await ports.resource(voucherEntry).remove({ ids: [entry.id] });
      expect((await month('02')).verification).toBe('verified');
    });

    it('is locked by its row once it is verified or agrees with the vouchers, and twice is once', async () => {
      await expect(ports.cost.lockPersonnel({ ids: '' })).rejects.toMatchObject(refusal(400));
      await expect(ports.cost.lockPersonnel({ ids: '404' })).rejects.toMatchObject(refusal(404));
      await expect(ports.cost.lockPersonnel({ ids: '202403' })).rejects.toMatchObject(refusal(400));
      const ids = `202401,${(await month('02')).id}`;
      const both = await Promise.all([ports.cost.lockPersonnel({ ids }), ports.cost.lockPersonnel({ ids })]);
      expect(both.map(({ locked }) => locked).sort()).toEqual([0, 2]);
      expect(await month('01')).toMatchObject({
        verification: 'locked',
        lockedBy: 'finance',
        lockedTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /),
      });
      expect((await verify().list({ where: [{ field: 'verification', is: 'equal', value: 'locked' }] })).total).toBe(2);
    });

    it('is locked with the cost its registers give, whether the year was rebuilt or not', async () => {
      await ports.resource(personnelSalary).submit({ month: '2024-07', personnelId, wages: '100' });
      await ports.resource(workTime).submit({ month: '2024-07', projectId, personnelId, hours: '8' });
      await expect(ports.cost.lockPersonnel({ ids: '202407' })).rejects.toMatchObject(refusal(400));
      const verified = await verify().submit({ month: '2024-07', reason: '未入账' });
      // Without attendance by the hours due: July 2024 has 23 workdays, 100 × 8 ÷ 184.
      expect(verified).toMatchObject({ allocatedTotal: '4.35', difference: '4.35' });
      expect(await ports.cost.lockPersonnel({ ids: verified.id })).toEqual({ locked: 1 });
      expect((await costs()).find((each) => each.month === '2024-07')).toMatchObject({ item: '1.1', amount: '4.35' });
      await ports.cost.unlockPersonnel({ ids: verified.id });
    });

    it('refuses every write to its inputs while it is locked', async () => {
      const january = await pay('01');
      const payroll = ports.resource(personnelSalary);
      const ofJanuary = { where: [{ field: 'month', is: 'equal' as const, value: '2024-01' }] };
      const [hours] = (await ports.resource(workTime).list(ofJanuary)).records;
      const [present] = (await ports.resource(attendance).list(ofJanuary)).records;
      const [entry] = (await ports.resource(voucherEntry).list(ofJanuary)).records;
      const ofWages = { where: [{ field: 'subjectCode', is: 'equal' as const, value: '530101' }] };
      const [match] = (await ports.resource(subjectMatch).list(ofWages)).records;
      const writes: readonly (() => Promise<unknown>)[] = [
        () => payroll.submit({ id: january.id, wages: '1' }),
        () => payroll.submit({ id: january.id, month: '2024-05' }),
        async () => payroll.submit({ id: (await pay('03')).id, month: '2024-01' }),
        () => payroll.remove({ ids: [january.id] }),
        async () => payroll.remove({ ids: [(await pay('03')).id, january.id] }),
        () => ports.resource(attendance).submit({ id: present!.id, actualHours: '1' }),
        () => ports.resource(workTime).submit({ id: hours!.id, hours: '1' }),
        () => ports.resource(workTime).remove({ ids: [hours!.id] }),
        () => ports.resource(voucherEntry).submit({ id: entry!.id, debitAmount: '1' }),
        () => ports.resource(voucherEntry).submit({ id: entry!.id, date: '2024-03-28' }),
        () => ports.resource(subjectMatch).submit({ id: match!.id, costItem: 'none' }),
        () => ports.cost.initPersonnel({ month: '2024-01' }),
        async () => verify().submit({ id: (await month('01')).id, reason: '再核对' }),
        async () => verify().remove({ ids: [(await month('01')).id] }),
      ];
      for (const write of writes) await expect(write()).rejects.toMatchObject(refusal(400, LOCKED));
      // Changes that do not affect its cost stay allowed, and so do other months.
      await ports.resource(subjectMatch).submit({ id: match!.id, subjectName: '研发支出-人员工资' });
      await payroll.submit({ id: (await pay('03')).id, wages: '11000' });
    });

    it('refuses a removal taken back, however long ago', async () => {
      const payroll = ports.resource(personnelSalary);
      const person = (await ports.resource(personnel).submit({ code: 'E2', name: '李小红' })).id;
      const added = await payroll.submit({ month: '2024-04', personnelId: person, wages: '1' });
      await payroll.remove({ ids: [added.id] });
      await ports.cost.lockPersonnel({ ids: '202404' });
      await expect(payroll.restore({ ids: [added.id] })).rejects.toMatchObject(refusal(400, LOCKED));
      expect((await payroll.list({ where: [{ field: 'month', is: 'equal', value: '2024-04' }] })).total).toBe(0);
      await ports.cost.unlockPersonnel({ ids: '202404' });
      expect(await payroll.restore({ ids: [added.id] })).toEqual({ restored: 1 });
      await payroll.remove({ ids: [added.id] });
    });

    it('names the rows of a workbook that fall into it, and lets those pass that change nothing', async () => {
      const rows = [
        ['2024-01', 'E1', '1'],
        ['2024-03', 'E1', '12000'],
      ];
      const refused = (await salaries(rows).catch((error: unknown) => error)) as Refusal;
      expect(refused.fault.code).toBe(400);
      const { errors } = refused.fault.data as ImportReport;
      expect(errors).toEqual([{ row: 2, column: expect.stringContaining('月份'), value: '2024-01', message: LOCKED }]);
      expect((await pay('03')).wages).toBe('11000.00');
      const partly = await salaries(rows, { validOnly: true });
      expect(partly).toMatchObject({ updated: 1, inserted: 0, errors: [expect.objectContaining({ message: LOCKED })] });
      expect([(await pay('01')).wages, (await pay('03')).wages]).toEqual(['10000.00', '12000.00']);
      const again = await salaries([['2024-01', 'E1', '10000.00'], ...rows.slice(1)]);
      expect(again).toMatchObject({ unchanged: 2, errors: [] });
    });

    it('keeps its cost when the year is rebuilt, by two at once', async () => {
      const before = (await costs()).filter((each) => each.month! <= '2024-02');
      const [one, two] = await Promise.all([ports.ledger.recompute({ year }), ports.ledger.recompute({ year })]);
      // The first of the two says what it changed.
      expect({ ...one, changes: [] }).toEqual({ ...two, changes: [] });
      const after = await costs();
      expect(after.filter((each) => each.month! <= '2024-02')).toEqual(before);
      expect(after.find((each) => each.month === '2024-03' && each.item === '1.1')!.amount).toBe('6000.00');
      const ledger = (await ports.resource(ledgerRow).list({ size: -1 })).records;
      const states = ledger.filter((row) => row.rowKey.endsWith('/1.1')).map((row) => [row.month, row.verification]);
      expect(Object.fromEntries(states)).toMatchObject({
        '2024-01': 'verified',
        '2024-02': 'verified',
        '2024-03': 'open',
      });
      const amounts = await ports.ledger.statsMonths({ year });
      expect(amounts[0]!.months).toMatchObject({ '01': '6000.00', '02': '6000.00', '03': '7000.00' });
    });

    it('is opened again by who may, which its history keeps, and then takes writes', async () => {
      const { id } = await month('01');
      expect(await ports.cost.unlockPersonnel({ ids: `${id},202403` })).toEqual({ unlocked: 1 });
      expect(await ports.cost.unlockPersonnel({ ids: id })).toEqual({ unlocked: 0 });
      expect(await month('01')).toMatchObject({ verification: 'verified', lockedBy: null, lockedTime: null });
      const [latest] = await verify().history({ id });
      expect(latest).toMatchObject({
        action: 'update',
        account: 'finance',
        before: { verification: 'locked', lockedBy: 'finance' },
        after: { verification: 'verified' },
      });
      await ports.resource(personnelSalary).submit({ id: (await pay('01')).id, wages: '20000' });
      expect(await verify().remove({ ids: [id] })).toEqual({ removed: 1 });
      expect((await month('01')).id).toBe('202401');
    });

    it('is built from the registers alone, twice the same, for all projects or for one', async () => {
      expect(await ports.cost.initPersonnel({ month: '2024-01', projectId })).toEqual({ costRecords: 2 });
      const built = await costs();
      expect(built.find((each) => each.month === '2024-01' && each.item === '1.1')!.amount).toBe('10000.00');
      expect(await ports.cost.initPersonnel({ month: '2024-01' })).toEqual({ costRecords: 2 });
      expect(await costs()).toEqual(built);
      expect(await ports.cost.initPower({ month: '2024-01' })).toEqual({ costRecords: 0 });
      await expect(ports.cost.initPersonnel({ month: '2024-01', projectId: '404' })).rejects.toMatchObject(
        refusal(404),
      );
      await expect(ports.cost.initPersonnel({ month: '2024-13' })).rejects.toMatchObject(refusal(400));
    });

    it('of assets keeps what cost is made of, for every month an asset lives through', async () => {
      const assets = ports.resource(fixedAsset);
      const asset = await assets.submit({
        assetsCode: 'FA1',
        assetsName: '试验箱',
        category: 'instrument',
        inaccountDate: '2024-01-15',
        originalValue: '12000',
        residualRate: '5',
        depreciationMethod: 'straightLine',
        depreciationMonths: 12,
      });
      await ports.cost.lockFixedAssets({ ids: '202406' });
      await expect(assets.submit({ id: asset.id, originalValue: '13000' })).rejects.toMatchObject(refusal(400, LOCKED));
      await expect(assets.submit({ id: asset.id, depreciationMonths: 3 })).rejects.toMatchObject(refusal(400, LOCKED));
      await expect(assets.remove({ ids: [asset.id] })).rejects.toMatchObject(refusal(400, LOCKED));
      expect(await assets.submit({ id: asset.id, assetsName: '高低温试验箱' })).toMatchObject({
        assetsName: '高低温试验箱',
      });
      const later = { ...asset, id: '', version: undefined, assetsCode: 'FA2', inaccountDate: '2024-06-30' };
      expect(await assets.submit(later)).toMatchObject({ assetsCode: 'FA2' });
      const [locked] = (
        await ports.resource(fixedAssetsVerify).list({ where: [{ field: 'month', is: 'equal', value: '2024-06' }] })
      ).records;
      await expect(ports.resource(fixedAssetsVerify).remove({ ids: ['2024-06'] })).rejects.toMatchObject(
        refusal(400, LOCKED),
      );
      await ports.cost.unlockFixedAssets({ ids: locked!.id });
      expect(await ports.resource(fixedAssetsVerify).remove({ ids: ['2024-06'] })).toEqual({ removed: 1 });
      await assets.remove({ ids: [asset.id] });
    });

    it('is locked for its own subjects alone', async () => {
      await ports.cost.lockMaterials({ ids: '202405' });
      const issue = (date: string): Promise<unknown> =>
        ports.resource(material).submit({
          date,
          billNo: `LL${date}`,
          materialCode: 'M1',
          materialName: '铝板',
          qty: '1',
          price: '2',
          projectId,
          direction: 'issue',
        });
      await expect(issue('2024-05-31')).rejects.toMatchObject(refusal(400, LOCKED));
      expect(await issue('2024-06-01')).toMatchObject({ date: '2024-06-01' });
      await ports.resource(workTime).submit({ month: '2024-05', projectId, personnelId, hours: '8' });
      const { records } = await ports
        .resource(materialsVerify)
        .list({ where: [{ field: 'verification', is: 'equal', value: 'locked' }] });
      expect(records.map((each) => each.month)).toEqual(['2024-05']);
      await ports.cost.unlockMaterials({ ids: '202405' });
    });

    it('is its tenant’s alone, and each step asks for its right', async () => {
      const { id } = await month('02');
      const neighbour = await stack().signIn('finance', other);
      expect(
        (await neighbour.resource(personnelVerify).list({ size: 20 })).records.map((each) => each.id),
      ).not.toContain(id);
      await expect(neighbour.cost.unlockPersonnel({ ids: id })).rejects.toMatchObject(refusal(404));
      for (const account of ['manager', 'reviewer'] as const) {
        const reader = await stack().signIn(account, tenant);
        expect((await reader.resource(personnelVerify).detail({ id })).verification).toBe('locked');
        await expect(reader.cost.lockPersonnel({ ids: '202403' })).rejects.toMatchObject(refusal(403));
        await expect(reader.cost.unlockPersonnel({ ids: id })).rejects.toMatchObject(refusal(403));
        await expect(reader.cost.initPersonnel({ month: '2024-03' })).rejects.toMatchObject(refusal(403));
        await expect(reader.resource(personnelVerify).submit({ month: '2024-03' })).rejects.toMatchObject(refusal(403));
      }
      await expect(stack().anyone().cost.lockPersonnel({ ids: id })).rejects.toMatchObject(refusal(401));
    });
  });
}
