export type { AssistantAnswer, AssistantFinding } from './assistant-answer';
export { type AssistantPort, assistantCalls } from './assistant-calls';
export type { Assistant, AssistantQuestion } from './driven';
export { planElements, type PlanElement, type PlanInput } from './plan-elements';
