import type { Application } from '@rdm/core/internal/application';
import {
  demonstrationRecord,
  developmentActivity,
  projectAchievement,
  projectCompletion,
  projectMember,
  projectPreparation,
  searchRecord,
  surveyRecord,
  type CompletionStep,
} from '@rdm/core/internal/execution';
import { workTime } from '@rdm/core/internal/hours';
import { project, projectMaster } from '@rdm/core/internal/project';
import { updateRecords, type Call, type RecordOf } from '@rdm/core/internal/records';
import { addRecord } from './add-record';
import { executionTexts } from './execution-texts';
import { lastDay, periodEnd, type Period } from './period';
import { projectsOf, type Project } from './projects';
import { uploadFile } from './upload-file';

/** The ids of uploaded reports by the code of the completed project. */
type Reports = ReadonlyMap<string, string>;
type Stored = RecordOf<typeof project>;

const endedIn = (period: Period): Project[] =>
  projectsOf(period.year).filter(
    ({ endTime }) => endTime.startsWith(`${period.year}-`) && endTime <= periodEnd(period),
  );

/** Uploads the report of each project that was completed within the period. */
export async function uploadReports(application: Application, tenantId: string, period: Period): Promise<Reports> {
  const reports = new Map<string, string>();
  for (const { code } of endedIn(period)) {
    const lines = ['Report of the completed project', `Project ${code}`];
    reports.set(code, await uploadFile(application, tenantId, `${code}-验收报告.pdf`, lines));
  }
  return reports;
}

/** Adds how the projects of a year were prepared, who worked on them, what was done, and how they were completed. */
export async function addExecution(call: Call, period: Period, reports: Reports): Promise<void> {
  const year = String(period.year);
  const stored = await call.records.find(project, { where: [{ field: 'year', is: 'equal', value: year }] });
  const byCode = new Map(stored.map((each) => [each.code, each]));
  const hours = await call.records.find(workTime, {
    where: [
      { field: 'month', is: 'greaterOrEqual', value: `${year}-01` },
      { field: 'month', is: 'lessOrEqual', value: `${year}-12` },
    ],
  });
  for (const planned of projectsOf(period.year)) {
    const of = byCode.get(planned.code);
    if (!of) continue;
    await addMembers(call, of, hours);
    if (planned.startTime.startsWith(year)) await addPreparation(call, of, planned);
    await addActivities(call, of, planned, period);
    const report = reports.get(planned.code);
    if (report !== undefined) await addCompletion(call, of, planned, report);
  }
  await addPreparedCompletion(call, stored, period);
}

/** Those with hours are members from the first month they have them; the leader from the start. */
async function addMembers(call: Call, of: Stored, all: readonly RecordOf<typeof workTime>[]): Promise<void> {
  const { id: projectId, year, leader, startTime, endTime } = of;
  const hours = all.filter((row) => row.projectId === projectId);
  const people = [...new Set([leader, ...hours.map(({ personnelId }) => personnelId)])];
  for (const [at, personnelId] of people.entries()) {
    const isLeader = personnelId === leader;
    const months = hours.filter((row) => row.personnelId === personnelId).map(({ month }) => `${month}-01`);
    const first = isLeader ? startTime : [...months, endTime].sort()[0]!;
    await addRecord(call, projectMember, {
      ...{ year, projectId, personnelId },
      role: isLeader ? 'leader' : at % 4 === 3 ? 'support' : at % 2 ? 'researcher' : 'technician',
      fromDate: first < startTime ? startTime : first,
      toDate: endTime,
      plannedShare: isLeader ? '30' : '20',
      duty: isLeader ? '项目总体与进度' : '试验与数据处理',
    });
  }
}

async function addPreparation(call: Call, of: Stored, { plan, name, code }: Project): Promise<void> {
  const { id: projectId, year, leader, startTime } = of;
  const texts = executionTexts[plan.type];
  const before = `${Number(year) - 1}-12`;
  await addRecord(call, projectPreparation, {
    ...{ year, projectId, preparedBy: leader, preparedOn: `${before}-20` },
    background: '客户对精度与效率的要求逐年提高，现有产品的薄弱环节需要新的技术方案。',
    stateOfArt: texts.stateOfArt(name),
    marketAnalysis: '目标客户为数控装备与零部件企业，预计三年内形成稳定订单。',
    feasibility: '试验条件与人员具备，前期预研已验证原理。',
    keyTechnology: texts.keyTechnology,
    uncertainty: '关键参数在实际工况下的取值不能由现有经验确定，须经试验取得。',
    technicalRoute: texts.technicalRoute,
    schedule: `${startTime} 启动；年中技术评审；${of.endTime} 前完成结题。`,
    indicators: texts.indicators,
    equipment: '试验台、三坐标测量机、数据采集系统。',
    ownership: '成果归本企业所有。',
    risk: '样机试制周期可能延长，预留一个月机动时间。',
  });
  await addRecord(call, searchRecord, {
    ...{ year, projectId, kind: 'novelty', date: `${before}-12`, institution: '江临市科技查新中心' },
    ...{ reportNo: `CX-${code}`, scope: '中国知网、万方、国家知识产权局专利库，近五年', conclusion: 'none' },
    opinion: '在检索范围内未见与本项目技术方案相同的公开报道。',
  });
  await addRecord(call, surveyRecord, {
    ...{ year, projectId, subject: `${name}用户需求`, date: `${before}-06`, method: 'visit', place: '两家用户车间' },
    ...{ participants: [leader], findings: '用户最关心精度保持性与维护成本，愿意提供试用条件。' },
  });
  await addRecord(call, demonstrationRecord, {
    ...{ year, projectId, stage: 'approval', date: `${before}-26`, place: '公司会议室', chair: '李建国' },
    experts: '李建国（江临大学，教授）、周敏（精密制造研究院，高级工程师）、陈立（本企业，总工程师）',
    ...{ conclusion: 'passed', signed: '2' },
    opinion: '项目技术路线清晰，创新点明确，同意立项。',
  });
}

/** One activity about every quarter of the project, as far as the period goes. */
async function addActivities(call: Call, of: Stored, { plan, startTime }: Project, period: Period): Promise<void> {
  const { id: projectId, leader } = of;
  for (const [at, [kind, title, result]] of executionTexts[plan.type].activities.entries()) {
    const month = `${period.year}-${String(1 + at * 3).padStart(2, '0')}`;
    const date = at === 0 && startTime > `${month}-15` ? startTime : `${month}-${10 + at * 4}`;
    if (date > periodEnd(period) || date > of.endTime || date < startTime) continue;
    await addRecord(call, developmentActivity, {
      ...{ projectId, date, kind, title, result, place: '研发试验室', participants: [leader] },
      content: `按项目计划开展${title}，记录试验数据与照片。`,
    });
  }
}

async function addCompletion(call: Call, of: Stored, { plan, name, endTime }: Project, report: string): Promise<void> {
  const { id: projectId, year, leader } = of;
  const [kind, title] = executionTexts[plan.type].result;
  await addRecord(call, projectAchievement, {
    ...{ projectId, kind, name: `${name}${title}`, date: endTime, participants: [leader] },
    description: '经内部评审，达到计划任务书的考核指标。',
  });
  await addRecord(call, projectCompletion, {
    ...{ year, projectId, ...summaryOf(of) },
    ...{ appliedOn: endTime, reviewedOn: endTime, date: endTime, documentFiles: [report], state: 'accepted' },
    steps: [
      step('apply', 'manager', endTime),
      step('review', 'reviewer', endTime),
      step('accept', 'reviewer', endTime),
    ],
  });
  const [master] = await call.records.findByKeys(projectMaster, [{ code: of.code }]);
  if (master?.result === 'ongoing') {
    await updateRecords(call, projectMaster, [{ before: master, values: { result: 'succeeded', date: endTime } }]);
  }
}

/** The completion of the project that ends next is drawn up already. */
async function addPreparedCompletion(call: Call, stored: readonly Stored[], period: Period): Promise<void> {
  const [next] = stored
    .filter(({ completion, dataStatus }) => completion === 'ongoing' && dataStatus === 'submit')
    .sort((one, other) => (one.endTime < other.endTime ? -1 : 1));
  if (!next || period.throughMonth === 12) return;
  await addRecord(call, projectCompletion, { year: next.year, projectId: next.id, ...summaryOf(next) });
}

const summaryOf = ({ name, endTime }: Stored) => ({
  summary: `“${name}”按计划于${lastDay(endTime.slice(0, 7))}前完成全部研究内容。`,
  indicators: '各项考核指标达到计划任务书要求。',
  innovation: '形成自主技术方案，已整理专利交底材料。',
  fundsUse: '费用按预算科目使用，归集到研发支出辅助账。',
});

const step = (action: CompletionStep['action'], by: string, date: string): CompletionStep => ({
  ...{ action, by, byId: '', time: `${date} 16:00:00` },
  opinion: action === 'review' ? '资料齐全，指标达到，同意通过验收。' : null,
});
