import type { AreaPorts } from '@rdm/core/internal/application';
import { text, type Text } from '@rdm/core/internal/kernel';
import { webhookMessage } from '@rdm/core/internal/platform';
import type { Resource } from '@rdm/core/internal/records';
import { sharedForms } from './shared-forms';
import { securitySchemes } from './access';
import { areaAnswers, resourcesOfCalls } from './area-calls';
import { areaOperations } from './area-operations';
import type { OpenApiDocument, Placed } from './document';
import { listParameters } from './list-parameters';
import { resourceOperations, resourceTag } from './resource-operations';
import { resourceSchemas } from './resource-schemas';
import { envelopeSchemas, refusalResponses } from './responses';
import { withUsedComponents } from './used-components';
import { namedSchemas } from './valibot-schemas';
import { WEBHOOK_MESSAGE, webhookMessages } from './webhooks';

/** The version of the calls, that of the packages. */
export const API_VERSION = '0.1.0';

const areaLabels: Readonly<Record<keyof AreaPorts, Text>> = {
  session: text('登录与会话', 'Signing in, and what the signed-in user sees'),
  secondFactors: text('两步验证', 'Second factors of sign-ins'),
  tokens: text('访问令牌', 'Access tokens, by which programs call'),
  users: text('用户', 'People beside adding, changing and removing them'),
  roles: text('角色', 'Roles as a tree, and what they hold'),
  menus: text('菜单与授权', 'Menus, what of them may be granted, and those of the top bar'),
  departments: text('部门与岗位', 'Departments level by level and together, and the choice of posts'),
  profile: text('个人信息与登录设备', 'The signed-in person’s own account and devices'),
  dictionaries: text('字典', 'What the tenant’s dictionaries offer'),
  dictionaryRecords: text('业务字典', 'How the dictionaries of the tenant are kept'),
  systemDictionaries: text('系统字典', 'The dictionaries of the platform'),
  tenants: text('租户', 'Tenants, which the platform’s people look after'),
  system: text('系统', 'What the program tells of itself and of the tenant'),
  registration: text('注册与找回密码', 'What people who are not signed in may do beside signing in'),
  sms: text('短信', 'Text messages and the codes they carry'),
  funding: text('政府课题', 'Government projects: budgets, and how they are carried out'),
  execution: text('项目过程', 'How projects are prepared, carried out and completed'),
  retention: text('留存备查资料', 'Files kept for inspection'),
  achievements: text('知识产权与成果', 'Intellectual property and achievements'),
  risks: text('风险扫描', 'Risk scan'),
  scenario: text('加计扣除测算', 'What-if'),
  deadlines: text('年度事项', 'Deadlines of a year'),
  diagnosis: text('专家诊断', 'Diagnoses by an expert'),
  policies: text('政策', 'Policies and how the enterprise stands to them'),
  reading: text('阅读记录', 'What an account has read'),
  evaluation: text('自评', 'Self-assessments'),
  innovation: text('知识产权与成果转化得分', 'Points of intellectual property and conversions'),
  assistant: text('AI 助手', 'Helpers of one account, which read and say what they find'),
  regions: text('行政区划选择', 'Administrative divisions, to choose from'),
  resourceChoice: text('启用资源', 'Which of several services is in use'),
  webhooks: text('事件推送', 'Webhooks: trying them, and sending deliveries anew'),
  caches: text('缓存', 'What the server remembers between requests'),
  work: text('后台任务', 'Long work that waits or runs'),
  develop: text('数据源与代码生成', 'Data sources, and the code made from their tables'),
  files: text('附件', 'Files: uploading, downloading, previewing, copying'),
  project: text('项目的专门操作', 'The special calls of projects'),
  finance: text('财务凭证', 'Vouchers and the matching of their accounts'),
  reports: text('辅助账', 'Ledgers: their years, submitting them, opening them in a later year'),
  masters: text('项目总台账与跨年', 'Projects over their years'),
  audit: text('月度数据审核', 'Months of data submitted for the audit'),
  assetSchedules: text('折旧计划', 'Schedules of depreciation, in the accounts and for tax'),
  cost: text('费用核对与锁定', 'Locking months of cost, and building the cost of one'),
  costReports: text('台账合计与项目归集表', 'Registers added up, and their cost by project and month'),
  costViews: text('分科目费用归集', 'Stored cost seen by subject, and its summary beside the vouchers'),
  allocationVouchers: text(
    '研发费用分配凭证',
    'Allocated cost as vouchers for the accounting program, and the numbers they are booked under',
  ),
  monthClose: text('月结看板', 'Where the months of a year stand, and what their differences are made of'),
  overview: text('首页与本人待办', 'A year at a glance, and what waits for the caller'),
  costSources: text('费用来源', 'Where each cost item is taken from, and where booked amounts go'),
  reverseAllocation: text('工时反算', 'Hours found from booked cost'),
  ledger: text('重算、加计扣除与追溯', 'From cost records to form A107012'),
  statistics: text('统计年报 107-2', 'The 107-2 report'),
  declaration: text('申报', 'Declaring a year'),
  enterprise: text('企业信息与工商认证', 'The card of the enterprise, and the certification of it'),
  time: text('工时与考勤', 'Hours and attendance'),
  hoursMonths: text('工时月报', 'Months of hours'),
  workSignals: text('工作痕迹', 'Work signals'),
  workbooks: text('工作簿', 'What workbooks are, before they are imported'),
  layouts: text('导入方案', 'Import profiles: how files of other programs are read'),
  titles: text('企业称号', 'Titles'),
  highTechTitle: text('高新技术企业证书', 'High-tech certificate'),
  recognitionTitle: text('高新技术企业认定', 'Recognition as a high-tech enterprise'),
  highTechAnnex: text('高新技术企业认定附表', 'Annexes of a recognition'),
  techSmeTitle: text('科技型中小企业', 'Technology SME'),
  aboveScaleTitle: text('规上企业', 'Enterprise above designated size'),
  gazelleTitle: text('瞪羚等地方称号', 'Local titles'),
  imports: text('导入记录', 'What was imported, what it changed, and taking it back'),
};

const introduction = [
  '研发费用管理的全部接口，由声明生成。所有应答为 `{code, success, data, msg}`；令牌接口与文件除外。',
  '',
  'Every call of RDM, made from its declarations. Answers come as `{code, success, data, msg}`, but tokens and files. ' +
    '`Accept-Language: en` asks for English sentences. Ids and amounts are text, because numbers of JSON would lose ' +
    'digits. Each operation names the permissions it needs as `x-permission`; amounts name their unit as `x-unit`, ' +
    'fields their dictionary as `x-dictionary` and the resource they refer to as `x-refers-to`.',
].join('\n');

/** The OpenAPI 3.1 document of all calls: from the endpoint table, the resources' fields and the permissions alone. */
export function openApi(resources: readonly Resource[]): OpenApiDocument {
  const served = resources.filter(({ calls }) => calls.length > 0);
  return withUsedComponents({
    openapi: '3.1.0',
    info: {
      title: 'RDM · 研发费用管理 · R&D expense management',
      version: API_VERSION,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: '本服务器 · This server' }],
    tags: [
      ...Object.entries(areaLabels).map(([name, label]) => tagOf(name, label)),
      ...served.map((resource) => tagOf(resourceTag(resource), resource.label)),
    ],
    paths: pathsOf([...areaOperations(), ...served.flatMap(resourceOperations)]),
    webhooks: webhookMessages,
    components: {
      schemas: {
        ...envelopeSchemas,
        ...namedSchemas({ ...sharedForms, ...areaAnswers(), [WEBHOOK_MESSAGE]: webhookMessage }),
        ...schemasOf([...resources, ...resourcesOfCalls()]),
      },
      parameters: listParameters,
      responses: refusalResponses,
      securitySchemes,
    },
  });
}

const schemasOf = (resources: readonly Resource[]): OpenApiDocument['components']['schemas'] =>
  Object.fromEntries(resources.flatMap((resource) => Object.entries(resourceSchemas(resource))));

const tagOf = (name: string, label: Text) => ({ name, description: `${label.zh} · ${label.en}` });

/** A path may take both methods. */
function pathsOf(placed: readonly Placed[]): OpenApiDocument['paths'] {
  const paths: Record<string, OpenApiDocument['paths'][string]> = {};
  for (const { path, method, operation } of placed) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}
