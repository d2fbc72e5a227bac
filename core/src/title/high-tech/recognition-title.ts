import { scoreHighTech, type HighTechAnswers } from '../../assessment';
import { DomainError, fill, text } from '../../kernel';
import { addWorkdays, isWorkday } from '../../kernel/calendar';
import type { Assessment, Deadline, DeadlinesAsked, Judged, Title } from '../application/title';
import { isYes } from '../application/yes-no';
import { yearsBefore } from './activities';
import { recognition } from './recognition';
import { recognitionFigures } from './recognition-figures';
import { applicationTables } from './tables/application-tables';
import { highTechYear } from './use-cases/high-tech-year';

const said = {
  yes: text('{low}–{high} 分，满足认定条件', '{low}–{high} points; the conditions are met'),
  no: text('{low}–{high} 分，有条件不满足', '{low}–{high} points; some conditions fail'),
  maybe: text(
    '{low}–{high} 分（建议 {suggested} 分），部分条件须专家判断或尚缺数据',
    '{low}–{high} points ({suggested} suggested); some conditions are for experts or lack figures',
  ),
  range: text(
    '分数为专家打分区间；得分须超过 70 分（不含 70 分）',
    'Points are the range within which experts decide; more than 70 are needed',
  ),
  publicity: text(
    '{year} 年度高新技术企业认定公示至 {to}（十个工作日），期满后请登记公告结果和证书',
    'The recognition of {year} is published to {to} (ten working days); enter the outcome and the certificate then',
  ),
  year: text(
    '数据取申请年度之前三个会计年度；人员与收入取前一年度',
    'Figures are of the three years before that of the application; staff and income of the last',
  ),
};

/** Working days for which a recognition is published before it is announced. */
const PUBLICITY = 10;

const three = [1, 2, 3] as const;
const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null);
const some = (count: string | null) => (count === null ? null : Number(count));

function answersOf({ values, figure, registeredOn }: Judged): HighTechAnswers {
  const standards = some(figure('standards'));
  return {
    establishDate: registeredOn,
    staffTotal: figure('staffTotal'),
    techStaff: figure('techStaff'),
    sales: three.map((at) => figure(`sales${at}`)),
    netAssets: three.map((at) => figure(`netAssets${at}`)),
    rdCost: three.map((at) => figure(`rdCost${at}`)),
    rdCostChina: figure('rdCostChina'),
    hiTechIncome: figure('hiTechIncome'),
    totalIncome: figure('totalIncome'),
    ipClass1: figure('ipClass1'),
    ipClass2: figure('ipClass2'),
    ipSelfDeveloped: some(figure('ipOwn')),
    ipAcquired: some(figure('ipAcquired')),
    conversions3y: figure('conversions3y'),
    standards: standards === null ? null : standards > 0,
    listedField: isYes(values.listedField),
    accident: isYes(values.accident),
    advanced: textIn(values.advanced),
    support: textIn(values.support),
    mgmt1: number(values.mgmt1),
    mgmt2: number(values.mgmt2),
    mgmt3: number(values.mgmt3),
    mgmt4: number(values.mgmt4),
  };
}

function assess(given: Judged): Assessment {
  const score = scoreHighTech(answersOf(given), { today: textIn(given.values.applyDate) ?? given.today });
  const { low, high, suggested, preconditions, parts, qualifies } = score;
  return {
    outcome: qualifies,
    conclusion: fill(said[qualifies], { low, high, suggested }),
    ...{ conditions: preconditions, parts },
    hints: [said.range, said.year],
  };
}

function deadlines({ record }: DeadlinesAsked): readonly Deadline[] {
  const from = textIn(record?.publicityFrom);
  if (from === null || record?.stage !== 'publicity') return [];
  const to = lastDayOfPublicity(from);
  return to === null ? [] : [{ on: to, from, message: fill(said.publicity, { year: String(record.year), to }) }];
}

/** Null for days whose holidays are not known. */
function lastDayOfPublicity(from: string): string | null {
  try {
    return addWorkdays(from, isWorkday(from) ? PUBLICITY - 1 : PUBLICITY);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const required = [
  ...(['applicationFiles', 'licenceFiles', 'propertyFiles', 'projectFiles', 'conversionFiles'] as const),
  ...(['managementFiles', 'productFiles', 'staffFiles', 'auditFiles', 'statementFiles', 'taxFiles'] as const),
];

/** 高新技术企业认定: applied for each three years; what passes becomes a certificate. */
export const recognitionTitle: Title = {
  code: 'enterprisehightech',
  resource: recognition,
  path: '/rdm/enterprisehightech',
  figures: recognitionFigures,
  slots: [...required.map((field) => ({ field, required: true })), { field: 'otherFiles', required: false }],
  outcome: ['stage', 'systemNo', 'publicityFrom', 'certNo', 'otherFiles', 'remark'],
  assess,
  answers: (given) => ({ ...answersOf(given) }),
  // The certificate that follows is what is held.
  validity: () => null,
  deadlines,
  freezes: true,
  computedYears: yearsBefore,
  tables: applicationTables,
  usesUp: async (call, { year, values }) => {
    const { held } = await highTechYear(call, year, textIn(values.applyDate));
    return held.class2.map(({ id }) => id);
  },
  caveats: [
    text(
      '栏目、代码表与材料限制整理自申请书印本与申报系统字段，其中代码表、成果转化汇总表和基础研究栏仅有单一来源',
      'Fields are those of prints of the application and of the portal; its code lists, the summary of conversions and the line of basic research have one source',
    ),
    text(
      '委托外部研发在表五是按实际发生额还是按 80% 填列，资料不一致；本系统列实际发生额，条件测算按 80%',
      'Sources differ on whether table five takes entrusted R&D as spent or at 80%; here it is as spent, and the conditions count 80%',
    ),
    text(
      '认定工作 2024 年起由工业和信息化部负责，申报入口以当年通知为准；草稿的各表按打印时的台账生成，提交后按提交时留存的打印',
      'Since 2024 the Ministry of Industry is in charge; follow the notice of the year. The tables of a draft are those of the registers when printed; once submitted they are those kept with the submission',
    ),
  ],
};
