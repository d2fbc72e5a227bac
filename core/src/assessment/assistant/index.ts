export { costFindings } from './costs';
export type { Assistant, AssistantQuestion } from './driven';
export { planElements, type PlanElement, type PlanInput } from './plan-elements';
export { policyFindings } from './policies';
export type { AssistantAnswer, AssistantFinding, AssistantPort } from './ports';
export { proposalFindings } from './proposal';
