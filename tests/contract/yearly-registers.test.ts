import { costAdjustment, grant, grantShare, grantSpending } from '@rdm/core/internal/cost';
import { closingAccount } from '@rdm/core/internal/finance';
import { otherMatter } from '@rdm/core/internal/ledger';
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  entrustedPayment,
  externalUnit,
  personnel,
  project,
  projectMaster,
  projectOpening,
  projectPhase,
} from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import type { CellValue, Refusal } from '@rdm/core/internal/kernel';
import type { Ports } from '@rdm/core/internal/application';
import type { ImportReport, Resource } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openMemoryApplication,
  readBack,
  sheetsOf,
  workbookOf,
  type MemoryApplication,
} from '../setup/memory-application';

type Rows = readonly (readonly CellValue[])[];

/** What a clerk keeps of a year beside cost, in the order of import; the last column of each but the units’ can change. */
const sheets: readonly (readonly [Resource, Rows])[] = [
  [
    externalUnit,
    [
      ['单位名称', '单位类型', '是否关联方', '关联关系', '备注'],
      ['集团研究院有限公司', '境内企业', '是', '直接或者间接地同为第三者控制', ''],
      ['江临大学', '境内高等学校', '否', '', '合作'],
    ],
  ],
  [
    entrustedContract,
    [
      [
        '年度',
        '项目编号',
        '合同编号',
        '合同名称',
        '合同类型',
        '受托方（合作方）',
        '技术合同登记编号',
        '登记日期',
        '合同金额(元)',
      ],
      [
        '2024',
        'RD01',
        'WT-1',
        '算法委托开发',
        '委托开发',
        '集团研究院有限公司',
        '24320100000123',
        '2024-02-06',
        '500000',
      ],
      ['2024', 'RD01', 'WT-2', '测试委托', '委托开发', '江临大学', '', '', '80000'],
    ],
  ],
  [
    entrustedPayment,
    [
      ['合同编号', '付款日期', '付款金额(元)', '凭证', '备注'],
      ['WT-1', '2024-05-20', '200000', '2024-05 记-12', ''],
      ['WT-1', '2024-11-20', '300000', '2024-11 记-9', '尾款'],
      ['WT-2', '2024-06-01', '-500.5', '', '退款'],
    ],
  ],
  [
    cooperationParty,
    [
      ['年度', '项目编号', '参与单位', '对方分摊的费用已计入本企业账', '状态', '对方承担比例(%)'],
      ['2024', 'RD01', '江临大学', '是', '确认', '40'],
    ],
  ],
  [
    centralisedMember,
    [
      ['年度', '项目编号', '参与单位', '对方分摊的费用已计入本企业账', '状态', '受益比例(%)'],
      ['2024', 'RD02', '集团研究院有限公司', '否', '草稿', '33.3333'],
    ],
  ],
  [
    closingAccount,
    [
      ['科目编码或名称', '是否结转科目', '说明'],
      ['6604', '是', '研发支出转入'],
      ['样品库', '否', '样件转出，冲减费用'],
    ],
  ],
  [
    projectPhase,
    [
      ['项目编号', '研发阶段', '起始日期', '说明'],
      ['RD01', '研究阶段（费用化）', '2024-01-01', ''],
      ['RD01', '开发阶段（资本化）', '2024-07-01', '五项条件已满足'],
    ],
  ],
  [
    projectOpening,
    [
      ['项目编号', '余额日期', '支出类型', '费用项目', '金额(元)'],
      ['RD02', '2023-12-31', '资本化', '1.1', '120000'],
      ['RD02', '2023-12-31', '资本化', '2.1', '60000.01'],
    ],
  ],
  [
    grant,
    [
      ['拨付文号', '补助名称', '到账日期', '到账金额(元)', '税务处理', '资金及其支出单独核算', '备注'],
      ['苏财教〔2024〕12号', '重点研发专项', '2024-01-10', '300000', '不征税收入', '是', ''],
    ],
  ],
  [
    grantShare,
    [
      ['年度', '拨付文号', '项目编号', '分配比例(%)'],
      ['2024', '苏财教〔2024〕12号', 'RD01', '60'],
      ['2024', '苏财教〔2024〕12号', 'RD02', '40'],
    ],
  ],
  [
    grantSpending,
    [
      ['拨付文号', '支出日期', '项目编号', '费用项目', '凭证', '支出金额(元)'],
      ['苏财教〔2024〕12号', '2024-05-20', 'RD01', '2.1', '记-12', '86000'],
      ['苏财教〔2024〕12号', '2024-05-20', 'RD02', '2.1', '记-12', '14000'],
      ['苏财教〔2024〕12号', '2024-06-20', '', '2.1', '记-15', '5000.01'],
    ],
  ],
  [
    costAdjustment,
    [
      ['月份', '项目编号', '费用项目', '调减金额(元)', '调整原因', '调整说明'],
      ['2024-12', 'RD01', '1.1', '', '汇算清缴前未支付的工资', '2025年6月才发放'],
      ['2024-05', 'RD01', '2.1', '100', '未取得有效凭证', ''],
    ],
  ],
  [
    otherMatter,
    [
      ['月份', '费用项目', '事由', '金额(元)'],
      ['2024-03', '1.1', '已离开项目人员的股权激励费用', '36000'],
    ],
  ],
];
const rowsOf = (resource: Resource): Rows => sheets.find(([each]) => each === resource)![1];

let memory: MemoryApplication;
let ports: Ports;
beforeAll(async () => {
  memory = await openMemoryApplication({ tenants: ['100001'] });
  ports = await memory.signIn('finance');
  const leader = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
  const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
  for (const code of ['RD01', 'RD02']) {
    await ports.resource(project).submit({
      ...{ year: '2024', code, name: `${code}项目`, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf' },
      ...{ expenditureType: 'expensed', completion: 'ongoing', leader, deptId },
      ...{ startTime: '2024-01-01', endTime: '2024-12-31' },
    });
  }
});
afterAll(() => memory.stop());

const bring = (resource: Resource, rows: Rows): Promise<ImportReport> =>
  ports.resource(resource).import({ file: workbookOf(rows), fileName: '导入.xlsx' });

/** The faults of a refused workbook: row, column and sentence. */
async function faultsOf(resource: Resource, rows: Rows): Promise<string[]> {
  const error = await bring(resource, rows).then(
    () => null,
    (reason: unknown) => reason as Refusal,
  );
  expect(error?.fault).toMatchObject({ code: 400, name: 'IMPORT_REFUSED' });
  return (error!.fault.data as ImportReport).errors.map(({ row, column, message }) => `${row} ${column} ${message}`);
}

describe('what a clerk keeps of a year row by row', () => {
  it('comes in whole; once more nothing changes, and what changed is an update', async () => {
    for (const [resource, rows] of sheets) {
      const count = rows.length - 1;
      const said = resource.name;
      expect(await bring(resource, rows), said).toMatchObject({ inserted: count, updated: 0, errors: [] });
      expect(await bring(resource, rows), said).toMatchObject({ inserted: 0, updated: 0, unchanged: count });
      const [head, first, ...others] = rows;
      const last = String(first!.at(-1) ?? '');
      const changed = [head!, [...first!.slice(0, -1), /^\d/.test(last) ? '7' : '已更正'], ...others];
      expect(await bring(resource, changed), said).toMatchObject({ inserted: 0, updated: 1, unchanged: count - 1 });
      expect(await bring(resource, rows), said).toMatchObject({ inserted: 0, updated: 1 });
    }
  });

  it('goes out and comes in again unchanged', async () => {
    for (const [resource, rows] of sheets) {
      const [sheet] = sheetsOf((await ports.resource(resource).export({})).bytes);
      const count = rows.length - 1;
      expect(sheet!.rows, resource.name).toHaveLength(count);
      expect(await bring(resource, readBack(sheet!)), resource.name).toMatchObject({ unchanged: count, errors: [] });
    }
  });

  it('is recognised by its columns', async () => {
    for (const [resource, rows] of sheets) {
      const request = { file: workbookOf(rows), fileName: '登记.xlsx' };
      expect(await ports.workbooks.recognise(request), resource.name).toMatchObject({ resource: resource.name });
    }
  });
});

/** Projects begun before their years were kept; those of the year above are known by it already. */
const masters: Rows = [
  ['项目编号', '项目名称', '项目总预算(万元)', '首次开始日期', '计划结束日期', '项目结果', '结果日期', '备注'],
  ['RD03', '低温压缩机控制算法', '320', '2023-03-01', '2025-12-31', '进行中', '', ''],
  ['RD04', '主轴热误差补偿', '', '2023-01-01', '', '进行中', '', '省重点'],
];

describe('the projects over their years', () => {
  it('come in whole beside those of the year, go out together and come in again unchanged', async () => {
    expect(await bring(projectMaster, masters)).toMatchObject({ inserted: 2, updated: 0, errors: [] });
    expect(await bring(projectMaster, masters)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    const [sheet] = sheetsOf((await ports.resource(projectMaster).export({})).bytes);
    expect(sheet!.rows.map(([code]) => code)).toEqual(['RD04', 'RD03', 'RD02', 'RD01']);
    expect(await bring(projectMaster, readBack(sheet!))).toMatchObject({ unchanged: 4, errors: [] });
    const request = { file: workbookOf(masters), fileName: '登记.xlsx' };
    expect(await ports.workbooks.recognise(request)).toMatchObject({ resource: projectMaster.name });
  });
});

describe('a workbook with something wrong in it', () => {
  it('names who is not there: the contract of a payment, the party, the grant, the project', async () => {
    expect(
      await faultsOf(entrustedPayment, [rowsOf(entrustedPayment)[0]!, ['WT-9', '2024-05-20', '1', '', '']]),
    ).toEqual(['2 合同编号 委托研发合同“WT-9”不存在，请先录入或更正']);
    expect(
      await faultsOf(cooperationParty, [
        rowsOf(cooperationParty)[0]!,
        ['2024', 'RD09', '无名公司', '是', '确认', '140'],
      ]),
    ).toEqual([
      '2 对方承担比例(%) 不能大于100',
      '2 项目编号 研发项目“RD09”在2024中不存在，请先录入或更正',
      '2 参与单位 外部单位“无名公司”不存在，请先录入或更正',
    ]);
    expect(
      await faultsOf(projectPhase, [rowsOf(projectPhase)[0]!, ['RD09', '研究阶段（费用化）', '2024-01-01', '']]),
    ).toEqual(['2 项目编号 项目总台账“RD09”不存在，请先录入或更正']);
  });

  it('adds up the shares of a grant over the rows and what is stored', async () => {
    const [head] = rowsOf(grantShare);
    const over = [head!, ['2024', '苏财教〔2024〕12号', 'RD01', '70'], ['2024', '苏财教〔2024〕12号', 'RD02', '30.01']];
    expect(await faultsOf(grantShare, over)).toEqual([
      '3 分配比例(%) 同一补助同一年度各项目的分配比例之和不能超过100%',
    ]);
    expect(await faultsOf(grantShare, over.slice(0, 2))).toEqual([
      '2 分配比例(%) 同一补助同一年度各项目的分配比例之和不能超过100%',
    ]);
  });

  it('asks for the date of a registration whose number is given, with and without a column for it', async () => {
    const [head, first] = rowsOf(entrustedContract);
    const without = (row: readonly CellValue[], to: CellValue) => row.map((cell, at) => (at === 7 ? to : cell));
    const fresh = first!.map((cell) => (cell === 'WT-1' ? 'WT-3' : cell));
    expect(await faultsOf(entrustedContract, [head!, without(fresh, '')])).toEqual(['2 登记日期 登记日期不能为空']);
    const short = [head!, fresh].map((row) => row.filter((_, at) => at !== 7));
    expect(await faultsOf(entrustedContract, short)).toEqual(['2 登记日期 登记日期不能为空']);
    // What is stored already need not be said again.
    const kept = [head!, first!].map((row) => row.filter((_, at) => at !== 7));
    expect(await bring(entrustedContract, kept)).toMatchObject({ unchanged: 1, errors: [] });
    const units = [
      ['单位名称', '单位类型', '是否关联方'],
      ['丙公司', '境内企业', '是'],
    ];
    expect(await faultsOf(externalUnit, units)).toEqual(['2 关联关系 关联关系不能为空']);
  });

  it('warns of a payment that differs from a stored one in nothing but its amount, so that a correction is not a double', async () => {
    const [head, first] = rowsOf(entrustedPayment);
    const corrected = [head!, first!.map((cell) => (cell === '200000' ? '210000' : cell))];
    const request = { file: workbookOf(corrected), fileName: '付款.xlsx', check: true };
    const { inserted, warnings } = await ports.resource(entrustedPayment).import(request);
    expect([inserted, warnings?.map(({ row, column, message }) => `${row} ${column} ${message}`)]).toEqual([
      1,
      [
        '2 付款金额(元) 该合同同一日期、同一凭证已登记付款 200,000.00 元；如为更正金额，请在“委托研发付款”中修改原记录，否则将成为另一笔付款',
      ],
    ]);
  });

  it('checks the phases of a project together, those of the workbook and those stored', async () => {
    const [head] = rowsOf(projectPhase);
    expect(await faultsOf(projectPhase, [head!, ['RD01', '研究阶段（费用化）', '2024-09-01', '']])).toEqual([
      expect.stringMatching(/^2 起始日期 研究阶段不能在开发阶段之后/),
    ]);
    const both = [
      head!,
      ['RD02', '开发阶段（资本化）', '2024-03-01', ''],
      ['RD02', '研究阶段（费用化）', '2024-06-01', ''],
    ];
    expect(await faultsOf(projectPhase, both)).toEqual([
      expect.stringMatching(/^3 起始日期 研究阶段不能在开发阶段之后/),
    ]);
    expect(await faultsOf(projectPhase, [head!, ['RD02', '研究阶段（费用化）', '2023-12-31', '']])).toEqual([
      '2 起始日期 不能早于项目首次开始日期2024-01-01，请先核对项目总台账',
    ]);
  });

  it('checks the result of a project against its years, its start and its phases, with and without columns for them', async () => {
    const head = ['项目编号', '项目名称', '项目结果', '结果日期'];
    const result = (code: string, date: string) => faultsOf(projectMaster, [head, [code, `${code}项目`, '失败', date]]);
    expect(await result('RD01', '')).toEqual(['2 结果日期 结果日期不能为空']);
    expect(await result('RD01', '2023-12-31')).toEqual([
      '2 结果日期 不能早于项目首次开始日期2024-01-01，请先核对项目总台账',
    ]);
    expect(await result('RD01', '2024-03-31')).toEqual(['2 结果日期 结果日期不能早于阶段起始日期2024-07-01']);
    expect(await result('RD01', '2025-03-31')).toEqual([
      '2 结果日期 2025年度没有该项目的记录，请先将项目跨年到2025年度，再登记结果',
    ]);
    const short = [head, ['RD01', 'RD01项目', '成功', '2024-12-20']];
    expect(await bring(projectMaster, short)).toMatchObject({ updated: 1, errors: [] });
    const [stored] = (
      await ports.resource(projectMaster).list({ where: [{ field: 'code', is: 'equal', value: 'RD01' }] })
    ).records;
    expect(stored).toMatchObject({ startTime: '2024-01-01', result: 'succeeded', date: '2024-12-20' });
    // The date is stored already and need not be said again; back in progress it goes.
    const without = (result: string) => [head.slice(0, 3), ['RD01', 'RD01项目', result]];
    expect(await bring(projectMaster, without('成功'))).toMatchObject({ unchanged: 1, errors: [] });
    expect(await bring(projectMaster, without('进行中'))).toMatchObject({ updated: 1, errors: [] });
  });
});
