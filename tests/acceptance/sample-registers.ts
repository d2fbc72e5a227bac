import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import type {
  AllocateYearInput,
  FixedAssetRow,
  IntangibleRow,
  PowerRow,
  SubjectMatchRow,
} from '@rdm/core/internal/cost';
import { roundHalfUp } from '@rdm/core/money';
import type { AnnualPerson } from '@rdm/core/internal/statistics';

const folder = new URL('../fixtures/sample-enterprise/', import.meta.url);

/** The expected results of the sample enterprise's year. */
export interface ExpectedYear {
  readonly projects: Readonly<
    Record<
      string,
      {
        readonly items: Readonly<Record<string, string>>;
        readonly categories: Readonly<Record<string, string>>;
        readonly months: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly base: string;
  readonly A107012: Readonly<Record<string, string>>;
  readonly '107-2': Readonly<Record<string, string>>;
}

interface Parameters {
  readonly year: number;
  readonly amount44_tax_ratio: string;
}

function sampleFile<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;
}

export const expectedYear = () => sampleFile<ExpectedYear>('expected.json');
export const parameters = () => sampleFile<Parameters>('params.json');

type Row = (heading: string) => string | null;

/** The rows of a workbook's first sheet, read by heading; each with a number of its own. */
async function workbook<T>(name: string, read: (row: Row, id: string) => T): Promise<T[]> {
  const { sheets } = await readXlsx(readFileSync(new URL(encodeURIComponent(name), folder)));
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  return rows.map((cells, index) =>
    read(
      (heading) => {
        const column = headings.indexOf(heading);
        if (column < 0) throw new Error(`${name} has no column ${heading}`);
        const cell = cells[column];
        return cell === null || cell === undefined || cell === '' ? null : String(cell);
      },
      `${name.slice(0, 2)}-${index + 1}`,
    ),
  );
}

const required = (value: string | null) => value ?? '';
const money = (value: string | null) => (value === null ? null : roundHalfUp(value));

function choice<T extends string>(labels: Readonly<Record<string, T>>, value: string | null): T {
  const found = labels[required(value)];
  if (found === undefined) throw new Error(`Unknown choice ${value}`);
  return found;
}

const categories: Record<string, FixedAssetRow['category']> = { 仪器: 'instrument', 设备: 'equipment' };
const methods: Record<string, FixedAssetRow['depreciationMethod']> = {
  年限平均法: 'straightLine',
  双倍余额递减法: 'doubleDeclining',
  年数总和法: 'sumOfYears',
  工作量法: 'unitsOfProduction',
};
const intangibles: Record<string, IntangibleRow['category']> = {
  软件: 'software',
  专利权: 'patent',
  非专利技术: 'knowHow',
};
const powerTypes: Record<string, PowerRow['powerType']> = {
  电: 'electricity',
  水: 'water',
  气: 'gas',
  燃料: 'fuel',
};

/** The registers as imported; a project, person or asset is identified by its code. */
export async function sampleRegisters(): Promise<AllocateYearInput> {
  return {
    year: parameters().year,
    projects: await workbook('02-项目.xlsx', (row) => ({
      id: `project ${row('项目编号')}`,
      code: required(row('项目编号')),
      expenditureType: choice({ 费用化: 'expensed', 资本化: 'capitalised' } as const, row('支出类型')),
      completion: choice({ 未结束: 'ongoing', 已结束: 'ended' } as const, row('完成情况')),
      startTime: required(row('开始日期')),
      endTime: row('结束日期'),
    })),
    salaries: await workbook('03-薪酬.xlsx', (row, id) => ({
      id,
      month: required(row('月份')),
      personnelId: required(row('工号')),
      wages: row('工资薪金'),
      socialInsurance: row('五险一金'),
      labour: row('劳务费用'),
      welfare: row('福利费'),
    })),
    attendance: await workbook('04-考勤.xlsx', (row, id) => ({
      id,
      month: required(row('月份')),
      personnelId: required(row('工号')),
      dueHours: row('应出勤工时'),
      actualHours: row('实际出勤工时'),
    })),
    workTimes: await workbook('05-项目工时.xlsx', (row, id) => ({
      id,
      month: required(row('月份')),
      projectId: `project ${row('项目编号')}`,
      personnelId: required(row('工号')),
      hours: row('研发工时'),
    })),
    fixedAssets: await workbook('06-固定资产.xlsx', (row) => ({
      id: `asset ${row('资产编号')}`,
      assetsCode: required(row('资产编号')),
      category: choice(categories, row('资产类别')),
      inaccountDate: row('入账日期'),
      originalValue: money(row('原值')),
      residualRate: row('残值率(%)'),
      depreciationMethod: choice(methods, row('折旧方法')),
      depreciationMonths: row('折旧月数'),
    })),
    assetUses: await workbook('07-固定资产使用.xlsx', (row, id) => ({
      id,
      month: required(row('月份')),
      projectId: `project ${row('项目编号')}`,
      assetsId: `asset ${row('资产编号')}`,
      rdHours: row('研发工时'),
      totalHours: row('总工时'),
    })),
    intangibles: await workbook('08-无形资产.xlsx', (row, id) => ({
      id,
      assetsCode: required(row('资产编号')),
      category: choice(intangibles, row('资产类别')),
      acquireDate: row('取得日期'),
      originalValue: money(row('原值')),
      amortizeMonths: row('摊销月数'),
      projectId: row('项目编号') && `project ${row('项目编号')}`,
      rdRatio: row('研发占比(%)'),
    })),
    leases: await workbook('09-租赁资产.xlsx', (row, id) => ({
      id,
      contractCode: required(row('合同编号')),
      assetsName: required(row('资产名称')),
      month: required(row('月份')),
      projectId: `project ${row('项目编号')}`,
      monthlyRent: money(row('月租金')),
      rdHours: row('研发工时'),
      totalHours: row('总工时'),
    })),
    equipmentPower: await workbook('10-设备动力.xlsx', (row, id) => ({
      id,
      year: required(row('年度')),
      month: required(row('月份')),
      projectId: `project ${row('项目编号')}`,
      assetsCode: required(row('设备编号')),
      qty: row('数量'),
      startDate: row('开始日期'),
      endDate: row('结束日期'),
      dailyWorkTime: row('日均工时'),
      power: row('每小时用量'),
      price: row('单价'),
    })),
    power: await workbook('11-燃料动力.xlsx', (row, id) => ({
      id,
      month: required(row('月份')),
      projectId: `project ${row('项目编号')}`,
      powerType: choice(powerTypes, row('动力类别')),
      amount: money(row('金额')),
    })),
    materials: await workbook('12-材料.xlsx', (row, id) => ({
      id,
      date: required(row('日期')),
      projectId: `project ${row('项目编号')}`,
      qty: row('数量'),
      price: row('单价'),
      amount: money(row('金额')),
      direction: choice({ 领用: 'issue', 退回: 'return' } as const, row('类型')),
    })),
    voucherEntries: await workbook('13-记账凭证.xlsx', (row, id) => ({
      id,
      date: required(row('日期')),
      voucherType: required(row('凭证字')),
      voucherNo: required(row('凭证号')),
      entryNo: required(row('分录号')),
      subjectCode: required(row('科目编码')),
      debitAmount: money(row('借方金额')),
      creditAmount: money(row('贷方金额')),
      projectId: row('项目编号') && `project ${row('项目编号')}`,
    })),
    subjectMatches: await workbook('14-科目对应.xlsx', (row) => ({
      subjectCode: required(row('科目编码')),
      costItem: (row('费用项目代码') === '不归集' ? 'none' : row('费用项目代码')) as SubjectMatchRow['costItem'],
    })),
  };
}

/** The R&D personnel with the hours their registers hold for the year. */
export async function samplePersons(registers: AllocateYearInput): Promise<AnnualPerson[]> {
  const educations = { 博士: 'doctor', 硕士: 'master', 本科: 'bachelor', 大专: 'college', 其他: 'other' } as const;
  const kinds = {
    研究人员: 'researcher',
    技术人员: 'technician',
    辅助人员: 'assistant',
    管理和服务人员: 'manager',
  } as const;
  const forms = { 全职: 'fullTime', 兼职: 'partTime', 外聘: 'external' } as const;
  const total = (rows: readonly (string | null)[]) =>
    roundHalfUp(rows.reduce((before, hours) => before + Math.round(Number(hours) * 100), 0) / 100);
  return workbook('01-研发人员.xlsx', (row) => {
    const own = ({ personnelId }: { personnelId: string }) => personnelId === row('工号');
    return {
      id: required(row('工号')),
      name: required(row('姓名')),
      sex: choice({ 男: '1', 女: '2' } as const, row('性别')),
      education: choice(educations, row('学历')),
      category: choice(kinds, row('人员类别')),
      employmentForm: choice(forms, row('用工形式')),
      rdHours: total(registers.workTimes.filter(own).map(({ hours }) => hours)),
      dueHours: total(registers.attendance.filter(own).map(({ dueHours }) => dueHours)),
    };
  });
}
