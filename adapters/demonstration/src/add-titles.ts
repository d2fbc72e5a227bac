import type { Application, Ports } from '@rdm/core/internal/application';
import type { Draft, Resource } from '@rdm/core/internal/records';
import {
  aboveScale,
  gazelle,
  highTechCertificate,
  REVIEW_RIGHT,
  techSme,
  type OneTitlePort,
} from '@rdm/core/internal/title';
import { uploadFile } from './upload-file';

const yes = '2';
const no = '1';

/** What an application of the demonstration holds: its fields, its files by field, and the figures typed over. */
interface Shown {
  readonly resource: Resource;
  readonly port: (ports: Ports) => OneTitlePort;
  readonly fields: Draft;
  readonly files: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly reason: string;
}

/** Adds titles as they stand in an enterprise: held, passed, returned, and waiting for the reviewer. */
export async function addTitles(application: Application, tenantId: string, year: number): Promise<void> {
  const ports = portsOf(application, tenantId);
  const before = String(year - 1);
  const certificate = await submitted(application, tenantId, ports.clerk, certificateOf(before));
  await ports.reviewer.highTechTitle.review({ id: certificate, decision: 'pass', opinion: '证书核对无误' });

  for (const [field, value] of Object.entries(figuresOfSecondYear)) {
    const typed = { id: certificate, year: String(year), field, value, reason: '审计报告与台账' };
    await ports.clerk.highTechTitle.override(typed);
  }

  const entered = await submitted(application, tenantId, ports.clerk, aboveScaleOf(before));
  await ports.reviewer.aboveScaleTitle.review({ id: entered, decision: 'pass', opinion: '资料齐全' });
  await ports.clerk.resource(aboveScale).submit({ id: entered, libraryDate: `${before}-12-20` });

  const passed = await submitted(application, tenantId, ports.clerk, techSmeOf(before, '31.5', '236'));
  await ports.reviewer.techSmeTitle.review({ id: passed, decision: 'pass', opinion: '同意' });
  await ports.clerk.resource(techSme).submit({
    ...{ id: passed, regNo: `${before}32058300001234`, regDate: `${before}-09-12` },
  });

  const returned = await submitted(application, tenantId, ports.clerk, techSmeOf(String(year), '33', null));
  await ports.reviewer.techSmeTitle.review({
    ...{ id: returned, decision: 'return', opinion: '请补充科技人员名单并核对人数' },
    remarks: [
      { field: 'techStaff', remark: '与所附名单人数不一致' },
      { field: 'staffFiles', remark: '请上传盖章的名单' },
    ],
  });
  await submitted(application, tenantId, ports.clerk, gazelleOf(String(year)));
}

function portsOf(application: Application, tenantId: string) {
  const as = (account: string, userId: string, permissions: readonly string[]) =>
    application.for({
      caller: { tenantId, userId, account, deptId: null, roles: [], permissions: new Set(permissions) },
      sessionKey: null,
      language: 'zh',
    });
  const codes = ['enterprisehthr', 'enterprisehtsme', 'enterpriseabovescale', 'enterprisegazelle'];
  const clerk = codes.flatMap((code) => ['view', 'add', 'edit', 'submit'].map((action) => `${code}_${action}`));
  return { clerk: as('finance', '', clerk), reviewer: as('reviewer', '1', [REVIEW_RIGHT]) };
}

async function submitted(application: Application, tenantId: string, clerk: Ports, shown: Shown): Promise<string> {
  const { resource, port, fields, files, figures, reason } = shown;
  const held: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(files)) {
    held[field] = [
      await uploadFile(application, tenantId, `${name}.pdf`, [`${resource.label.en} ${String(fields.year)}`]),
    ];
  }
  const { id } = await clerk.resource(resource).submit({ ...fields, ...held });
  for (const [field, value] of Object.entries(figures)) await port(clerk).override({ id, field, value, reason });
  await port(clerk).apply({ id });
  return id;
}

/** What the registers do not have: the years before them. */
const highTechFigures = {
  ...{ sales1: '171000000', sales2: '155000000', rdCost1: '9800000', rdCost2: '8700000', rdCostChina: '30200000' },
  hiTechIncome: '128000000',
};
/** Of the year that is not over the income of products is an estimate, as its total income is. */
const figuresOfSecondYear = {
  ...{ sales2: '171000000', rdCost2: '9800000', rdCostChina: '36100000', hiTechIncome: '128000000' },
};

const certificateOf = (year: string): Shown => ({
  resource: highTechCertificate,
  port: (ports) => ports.highTechTitle,
  fields: {
    ...{ year, certNo: `GR${year}32001234`, issueDate: `${year}-11-06`, batch: '第一批' },
    ...{ techField: '先进制造与自动化-先进制造工艺与装备-高档数控装备与数控加工技术', annualReportYear: year },
    ...{ organ: '江苏省科学技术厅、江苏省财政厅、国家税务总局江苏省税务局', listedField: yes, noBreach: yes },
  },
  files: { certificateFiles: '高新技术企业证书' },
  figures: highTechFigures,
  reason: '审计报告与花名册',
});

/** `staffTotal` where the year before is not in the registers. */
const techSmeOf = (year: string, techStaff: string, staffTotal: string | null): Shown => ({
  resource: techSme,
  port: (ports) => ports.techSmeTitle,
  fields: { year, resident: yes, bannedProducts: no, accident: no, badFaith: no, nationalPrize: no, ledStandard: no },
  files: { commitmentFiles: '承诺书', statementFiles: '财务会计报告' },
  figures: {
    ...{ techStaff, sales: '171000000', assets: '148000000', costExpense: '152000000' },
    rdCost: '9800000',
    ...(staffTotal !== null && { staffTotal }),
  },
  reason: '上年审计报告',
});

const aboveScaleOf = (year: string): Shown => ({
  resource: aboveScale,
  port: (ports) => ports.aboveScaleTitle,
  fields: { year, entryKind: 'yearly', statCode: '3425' },
  files: { licenceFiles: '营业执照', incomeFiles: '利润表', balanceFiles: '资产负债表', vatFiles: '增值税申报表' },
  figures: Object.fromEntries(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month, at) => [
      `revenue${month}`,
      String(13_900_000 + at * 280_000),
    ]),
  ),
  reason: '利润表',
});

const gazelleOf = (year: string): Shown => ({
  resource: gazelle,
  port: (ports) => ports.gazelleTitle,
  fields: {
    year,
    kind: 'suzhou-park-gazelle',
    unlisted: yes,
    debtRatio: '46.50',
    provincialRdBody: no,
    newEquity: '0.00',
  },
  files: { formFiles: '申报表', reportFiles: '近三年审计报告' },
  figures: { revenue4: '118000000', revenue3: '139000000', revenue2: '162000000' },
  reason: '审计报告',
});
