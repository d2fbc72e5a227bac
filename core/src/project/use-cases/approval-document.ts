import { attachment } from '../../evidence';
import {
  columnOf,
  dictionariesOf,
  dictionaryOf,
  idsIn,
  wholly,
  type Call,
  type Resource,
  type StoredRecord,
} from '../../records';
import type { DocumentContent, DocumentFact, DocumentPart } from '../../kernel';
import { budgetCategories, projectBudget } from '../project-budget';
import { developmentFormRules } from '../development-form-rules';
import { project } from '../project';
import { projectDetail } from '../project-detail';
import type { ProjectSheet } from '../project-sheet';
import { shownSheet } from './sheet-records';

/** The placeholder for an empty value. */
const EMPTY = '—';
/** The fields of the detail that hold files. */
const fileFields = ['planTaskFiles', 'resolutionFiles', 'devContractFiles', 'contractFilingFiles'] as const;
const sections = ['一', '二', '三', '四', '五', '六', '七'];

/** 研发项目立项书: the approval of a project as it is printed, signed and kept. docs/rules.md, Files to keep */
export async function approvalDocument(
  call: Call,
  given: { id: string },
): Promise<{ name: string; content: DocumentContent }> {
  const sheet = await shownSheet(call, given.id);
  const { code, name, year } = sheet.project;
  const shown = {
    project: await printed(call, project, sheet.project),
    detail: await printed(call, projectDetail, sheet.detail),
  };
  const bodies: readonly (readonly [string, readonly DocumentPart[]])[] = [
    ['项目基本情况', [{ kind: 'facts', facts: basicFacts(sheet, shown.project, shown.detail) }]],
    ['研发内容', [paragraphs(sheet.detail?.content)]],
    ['预期目标', [paragraphs(sheet.detail?.expectedTarget)]],
    ['项目预算', [budgetPart(sheet)]],
    ...cooperation(sheet, shown.project, shown.detail),
    ['附件清单', [{ kind: 'list', items: await attachmentNames(call, sheet) }]],
    [
      '审批意见',
      [{ kind: 'signatures', lines: ['项目负责人（签字）', '研发部门负责人（签字）', '企业负责人（签字、盖章）'] }],
    ],
  ];
  const parts = bodies.flatMap(([heading, body], at): DocumentPart[] => [
    { kind: 'heading', text: `${sections[at]}、${heading}` },
    ...body,
  ]);
  const content = { title: '研发项目立项书', subtitle: `${year}年度 ${code}`, parts };
  return { name: `${code}-${name}-立项书.docx`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_'), content };
}

type Printed = (field: string) => string;

/** The values of a record as they are printed: labels for keys, names for references. */
async function printed(call: Call, resource: Resource, record: StoredRecord | null): Promise<Printed> {
  const dictionaries = await dictionariesOf(call, resource);
  return (name) => {
    const value = record?.[name] ?? null;
    const column = columnOf(resource, name);
    if (value === null || !column) return EMPTY;
    const code = 'field' in column ? dictionaryOf(column.field) : null;
    if (!code) return String(value);
    const entries = dictionaries.get(code) ?? [];
    return idsIn(value)
      .map((key) => entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key)
      .join('、');
  };
}

function basicFacts(sheet: ProjectSheet, ofProject: Printed, ofDetail: Printed): DocumentFact[] {
  const { startTime, endTime } = sheet.project;
  return [
    { label: '项目名称', value: ofProject('name'), wide: true },
    { label: '项目编号', value: ofProject('code') },
    { label: '年度', value: ofProject('year') },
    { label: '项目来源', value: ofProject('source') },
    { label: '项目类型', value: ofProject('type') },
    { label: '项目阶段', value: ofProject('stage') },
    { label: '开发形式', value: ofProject('devForm') },
    { label: '支出类型', value: ofProject('expenditureType') },
    { label: '所属部门', value: ofProject('deptName') },
    { label: '项目负责人', value: ofProject('leaderName') },
    { label: '申请人', value: ofProject('applyUser') },
    { label: '申请日期', value: chineseDate(sheet.detail?.applyTime) },
    { label: '事前指导', value: ofDetail('beforeGuide') },
    { label: '起止日期', value: `${chineseDate(startTime)} 至 ${chineseDate(endTime)}`, wide: true },
    { label: '技术经济目标', value: ofDetail('target'), wide: true },
    { label: '战略性新兴产业', value: ofDetail('emergingIndustry') },
    { label: '产业领域', value: ofDetail('industryDomain') },
    { label: '成果形式', value: ofProject('achievType'), wide: true },
  ];
}

/** The section on partners and lead units, where the form of development has any. */
function cooperation(
  { project: record }: ProjectSheet,
  ofProject: Printed,
  ofDetail: Printed,
): (readonly [string, readonly DocumentPart[]])[] {
  const { showsPartner, showsLeadUnits, partnerLabel } = developmentFormRules(record.devForm);
  const facts: DocumentFact[] = [
    ...(showsPartner ? [{ label: partnerLabel?.zh ?? '合作单位', value: ofDetail('partnerName'), wide: true }] : []),
    ...(showsPartner ? [{ label: '其他合作单位', value: ofProject('coopOrgNames'), wide: true }] : []),
    ...(showsLeadUnits
      ? [
          { label: '牵头单位', value: ofProject('leadOrgName'), wide: true },
          { label: '参与单位', value: ofProject('partOrgNames'), wide: true },
        ]
      : []),
  ];
  return facts.length ? [['合作情况', [{ kind: 'facts', facts }]]] : [];
}

const paragraphs = (value: unknown): DocumentPart => ({
  kind: 'paragraphs',
  paragraphs: String(value ?? EMPTY).split(/\n+/),
});

/** Without a budget by category, only the project's own total is given. */
function budgetPart({ project: { budgetAmount }, budget }: ProjectSheet): DocumentPart {
  return {
    kind: 'amounts',
    headings: ['费用类别', '预算金额'],
    unit: '单位：万元',
    rows: budgetCategories.map((name) => [
      projectBudget.fields[name].label.zh,
      budget ? (budget[name] ?? '0.00') : EMPTY,
    ]),
    total: ['合计', budget?.total ?? project.fields.budgetAmount.display(budgetAmount)],
  };
}

const chineseDate = (date: string | null | undefined): string =>
  date ? `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日` : EMPTY;

/** The file names of the detail by kind, 无 for a kind without files. Unscoped: who sees the detail sees them too. */
async function attachmentNames(call: Call, { detail }: ProjectSheet): Promise<string[]> {
  const shown = fileFields.filter((name) => {
    const field = projectDetail.fields[name];
    return !('when' in field) || field.when(detail ?? {});
  });
  const ids = shown.flatMap((name) => detail?.[name] ?? []);
  const files = await wholly(call).records.find(attachment, { where: [{ field: 'id', is: 'in', value: ids }] });
  const names = new Map(files.map((file) => [file.id, file.originalName ?? '']));
  return shown.map((name) => {
    const given = (detail?.[name] ?? []).flatMap((id) => names.get(id) ?? []);
    return `${projectDetail.fields[name].label.zh}：${given.length ? given.join('、') : '无'}`;
  });
}
