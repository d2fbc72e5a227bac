import { text } from '../../kernel';
import { type Call, existing } from '../../records';
import { developmentFormRules, project, projectBudget, projectDetail } from '../../project';
import { workTime } from '../../hours';
import { planElements, type PlanInput } from './plan-elements';
import type { AssistantFinding } from './assistant-answer';

const BASIS = '研发费用加计扣除政策执行指引2.0、国家税务总局公告2018年第23号';
const MET = text('已具备', 'On file');

/** Existing and missing elements of a plan, the missing ones first. @throws Refusal if the project does not exist */
export async function proposalFindings(call: Call, id: string): Promise<AssistantFinding[]> {
  const { plan, rows } = await planOf(call, id);
  const asked = planElements.filter(({ appliesTo }) => appliesTo?.(plan) ?? true);
  const findings = asked.map(({ label, isMet, advice }): AssistantFinding => {
    const met = isMet(plan);
    return {
      level: met ? 'met' : 'warning',
      title: label[call.language],
      message: (met ? MET : advice)[call.language],
      basis: BASIS,
      rows,
    };
  });
  return [...findings.filter(({ level }) => level !== 'met'), ...findings.filter(({ level }) => level === 'met')];
}

async function planOf(call: Call, id: string): Promise<{ plan: PlanInput; rows: AssistantFinding['rows'] }> {
  const found = await existing(call, project, id);
  const ofProject = { where: [{ field: 'projectId', is: 'equal', value: id }] } as const;
  const [detail] = await call.records.find(projectDetail, ofProject);
  const [budget] = await call.records.find(projectBudget, ofProject);
  const people = new Set((await call.records.find(workTime, ofProject)).map(({ personnelId }) => personnelId));
  const contracts = developmentFormRules(found.devForm).showsContracts;
  return {
    plan: {
      content: detail?.content ?? '',
      expectedTarget: detail?.expectedTarget ?? '',
      hasTarget: isGiven(detail?.target),
      hasDates: isGiven(found.startTime) && isGiven(found.endTime),
      hasBudget: Number(budget?.total ?? 0) > 0,
      people: people.size,
      hasLeader: isGiven(found.leader),
      hasResults: isGiven(found.achievType),
      hasPlanFile: isGiven(detail?.planTaskFiles),
      hasResolutionFile: isGiven(detail?.resolutionFiles),
      hasRegisteredContract: contracts
        ? isGiven(detail?.devContractFiles) && isGiven(detail?.contractFilingFiles)
        : null,
    },
    rows: [{ resource: project.name, id }],
  };
}

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
