import { bookedEntries, closingRules, matchesOf } from '../../finance';
import { faults, Refusal, text, type WorkbookSheet } from '../../kernel';
import { requireYear, type Call, type PrintedWorkbook, type RecordOf, type Where } from '../../records';
import { project } from '../../project';
import { costItems } from '../../tax';
import { bookings } from './bookings';
import { datesOf } from './report-entries';

/** 合作研发 and 集中研发 among the development forms. */
const shared: Readonly<Record<string, string>> = { hzyf: '合作研发', jzyf: '集中研发' };
const NO_YEAR = text('请选择年度或项目', 'Choose the year or the project');
const columns: WorkbookSheet['columns'] = [
  { heading: '项目编号', width: 14, kind: 'text' },
  { heading: '项目名称', width: 28, kind: 'text' },
  { heading: '研发形式', width: 12, kind: 'text' },
  { heading: '牵头单位', width: 20, kind: 'text' },
  { heading: '合作单位', width: 20, kind: 'text' },
  { heading: '日期', width: 12, kind: 'date' },
  { heading: '种类', width: 8, kind: 'text' },
  { heading: '号数', width: 10, kind: 'text' },
  { heading: '摘要', width: 32, kind: 'text' },
  { heading: '科目编码', width: 14, kind: 'text' },
  { heading: '科目名称', width: 28, kind: 'text' },
  { heading: '费用项目', width: 32, kind: 'text' },
  { heading: '借方金额', width: 16, kind: 'money', total: true },
  { heading: '贷方金额', width: 16, kind: 'money', total: true },
];
const labels = new Map(costItems.map(({ code, label }) => [code, label.zh]));

type Project = RecordOf<typeof project>;

/**
 * The entries that book cost of cooperative and centralised projects, of a year or of one project: the own or apportioned
 * share, as the ledgers 附件3 and 附件4 of 税总公告2015年第97号 collect it.
 */
export async function cooperationWorkbook(
  call: Call,
  { year, projectId }: { year?: string; projectId?: string },
): Promise<PrintedWorkbook> {
  if (year === undefined && projectId === undefined) throw new Refusal(faults.invalid(NO_YEAR));
  const where: Where<typeof project> = [
    { field: 'devForm', is: 'in', value: Object.keys(shared) },
    ...(year === undefined ? [] : [{ field: 'year' as const, is: 'equal' as const, value: requireYear(year) }]),
    ...(projectId === undefined ? [] : [{ field: 'id' as const, is: 'equal' as const, value: projectId }]),
  ];
  const projects = await call.records.find(project, { where, order: [{ field: 'code' }] });
  const rows: (string | null)[][] = [];
  for (const each of projects) rows.push(...(await rowsOf(call, each)));
  const name = `${year ?? projects[0]?.year ?? ''}年度合作研发凭证明细`.replace(/^年度/, '');
  return { name, rows: [{ name: '合作研发凭证明细', columns, rows }] };
}

async function rowsOf(call: Call, of: Project): Promise<(string | null)[][]> {
  return bookings(await bookedEntries(call, datesOf(of.year)), await matchesOf(call), await closingRules(call))
    .filter(({ entry }) => entry.projectId === of.id)
    .sort((a, b) => (a.entry.date < b.entry.date ? -1 : a.entry.date > b.entry.date ? 1 : 0))
    .map(({ entry, item, debited, credited }) => {
      return [
        ...[of.code, of.name, shared[of.devForm ?? ''] ?? null, of.leadOrgName, of.coopOrgNames ?? of.partOrgNames],
        ...[
          entry.date,
          entry.voucherType,
          String(entry.voucherNo),
          entry.summary,
          entry.subjectCode,
          entry.subjectName,
        ],
        `${item} ${labels.get(item) ?? ''}`,
        debited.isZero() ? null : debited.toString(),
        credited.isZero() ? null : credited.toString(),
      ];
    });
}
