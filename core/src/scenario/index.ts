export { asRecorded, type FurtherCost, type Scenario } from './scenario';
export type {
  GrantTreatmentChoice,
  ScenarioAdjustment,
  ScenarioBase,
  ScenarioGrant,
  ScenarioProject,
  ScenarioSource,
} from './scenario-base';
export { scenarioBase } from './scenario-base-of';
export { scenarioForm, type ScenarioForm } from './scenario-form';
export { type ScenarioPort, scenarioCalls } from './scenario-calls';
export { type ScenarioChange, scenarioChanges } from './scenario-changes';
export { readScenario } from './read-scenario';
export { type Room, scenarioRoom } from './scenario-room';
