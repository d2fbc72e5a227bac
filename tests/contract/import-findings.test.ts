import type { Ports } from '@rdm/core/internal/application';
import { fixedAsset, material, personnelSalary } from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import type { CellValue } from '@rdm/core/internal/kernel';
import { personnel, project } from '@rdm/core/internal/project';
import type { Resource } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, workbookOf, type MemoryApplication } from '../setup/memory-application';

/** What looks odd in a file is said by row and column, and written all the same. */
describe('the findings of an import', () => {
  let memory: MemoryApplication;
  let ports: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication({ tenants: ['100001'] });
    ports = await memory.signIn('finance');
    const dept = await ports.resource(department).submit({ deptName: '研发部' });
    const leader = await ports.resource(personnel).submit({ code: 'E1', name: '王小明' });
    await ports.resource(personnel).submit({ code: 'E2', name: '李四' });
    await ports.resource(project).submit({
      year: '2024',
      code: 'RD01',
      name: '样机',
      source: '1',
      type: 'newTechnology',
      stage: '2',
      devForm: 'zzyf',
      leader: leader.id,
      deptId: dept.id,
      startTime: '2024-01-01',
      endTime: '2024-12-31',
    });
    await ports.resource(subjectMatch).submit({ subjectCode: '530101', subjectName: '研发支出-材料', costItem: '2.1' });
  });
  afterAll(() => memory.stop());

  const bring = async (register: Resource, rows: readonly (readonly CellValue[])[], check = false) =>
    ports.resource(register).import({ file: workbookOf(rows), fileName: '导入.xlsx', check });
  const found = async (...given: Parameters<typeof bring>) => {
    const { errors, warnings = [] } = await bring(...given);
    expect(errors).toEqual([]);
    return warnings.map(({ row, column, message }) => `${row} ${column} ${message}`);
  };

  describe('in journal vouchers', () => {
    const heads = ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '科目名称', '借方金额', '贷方金额'];
    const entry = (
      no: string,
      at: number,
      [account, name]: readonly [string, string],
      amounts: readonly [string | null, string | null],
      date = '2024-03-05',
    ) => [date, '记', no, at, '领料', account, name, ...amounts];
    const rd = ['530101', '研发支出-材料'] as const;
    const stock = ['1403', '原材料'] as const;

    it('are vouchers whose debits are not their credits, with the difference', async () => {
      const rows = [
        heads,
        entry('1', 1, rd, ['100.00', null]),
        entry('1', 2, stock, [null, '100.00']),
        entry('2', 1, rd, ['100.00', null]),
        entry('2', 2, stock, [null, '99.99']),
      ];
      expect(await found(voucherEntry, rows)).toEqual([
        expect.stringMatching(/^5 借方金额 .*2024-03 记-2 .*相差0\.01元/),
      ]);
    });

    it('are none where what is stored completes the voucher, nor where a file has one side only', async () => {
      await bring(voucherEntry, [heads, entry('3', 1, rd, ['70.00', null])]);
      const rest = [
        heads,
        entry('3', 2, stock, [null, '70.00']),
        entry('4', 1, rd, ['5', null]),
        entry('4', 2, stock, [null, '5']),
      ];
      expect(await found(voucherEntry, rest)).toEqual([]);
      expect(await found(voucherEntry, [heads, entry('5', 1, rd, ['8', null])])).toEqual([]);
    });

    it('are entries with both sides, and accounts of R&D without a match, each account once', async () => {
      const other = ['530102', '研发支出-燃料'] as const;
      const rows = [
        heads,
        entry('6', 1, other, ['8', '8']),
        entry('6', 2, other, ['1', null]),
        entry('6', 3, stock, [null, '1']),
        entry('6', 4, ['660201', '管理费用-研发费用'], ['0', null]),
      ];
      expect((await found(voucherEntry, rows)).sort()).toEqual([
        expect.stringMatching(/^2 科目编码 .*530102 研发支出-燃料.*科目对应/),
        expect.stringMatching(/^2 贷方金额 .*借方和贷方都有金额/),
        expect.stringMatching(/^5 科目编码 .*660201/),
      ]);
    });

    it('are dates outside the month of nearly all entries', async () => {
      const rows = [1, 2, 3, 4, 5].map((at) => entry('7', at, rd, ['1', null], at === 3 ? '2024-08-05' : '2024-07-05'));
      expect(await found(voucherEntry, [heads, ...rows])).toEqual([expect.stringMatching(/^4 日期 .*不在2024-07/)]);
    });
  });

  it('in slips of material are amounts that are no product, and odd quantities and prices', async () => {
    const heads = ['日期', '单据号', '材料编码', '材料名称', '数量', '单价', '金额', '项目编号', '类型'];
    const slip = (no: string, qty: string, price: string, amount: string | null, kind = '领用') => [
      '2024-03-05',
      no,
      'M1',
      '铝板',
      qty,
      price,
      amount,
      'RD01',
      kind,
    ];
    const label = (await ports.dictionaries.entries({ code: 'material_direction' })).map(({ dictValue }) => dictValue);
    const [issued, returned] = label as [string, string];
    const rows = [
      heads,
      slip('L1', '3', '3.33', '10.00', issued),
      slip('L2', '3', '3.33', '10.01', issued),
      slip('L3', '-3', '3', '-9', issued),
      slip('L4', '-3', '3', '-9', returned),
      slip('L5', '0', '0', null, issued),
    ];
    expect(await found(material, rows)).toEqual([
      expect.stringMatching(/^3 金额 .*9\.99/),
      expect.stringMatching(/^5 数量 .*退料/),
      expect.stringMatching(/^6 数量 .*为0/),
      expect.stringMatching(/^6 单价 .*为0/),
    ]);
  });

  it('in pay are amounts below zero, and persons with nothing', async () => {
    const rows = [
      ['月份', '工号', '工资薪金', '福利费'],
      ['2024-03', 'E1', '-8000', '1'],
      ['2024-03', 'E2', '0', '0'],
    ];
    expect(await found(personnelSalary, rows)).toEqual([
      expect.stringMatching(/^2 工资薪金 .*负数/),
      expect.stringMatching(/^3 工资薪金 .*都为0/),
    ]);
  });

  it('in fixed assets are original values of nothing', async () => {
    const rows = [
      ['资产编号', '资产名称', '资产类别', '入账日期', '原值', '折旧方法', '折旧月数'],
      ['FA1', '试验箱', '仪器', '2024-03-05', '0', '年限平均法', '60'],
    ];
    const category = (await ports.dictionaries.entries({ code: 'fixed_asset_category' }))[0]!.dictValue;
    const method = (await ports.dictionaries.entries({ code: 'depreciation_method' }))[0]!.dictValue;
    rows[1]![2] = category;
    rows[1]![5] = method;
    expect(await found(fixedAsset, rows)).toEqual([expect.stringMatching(/^2 原值\S* .*原值为0/)]);
  });
});
