export { demonstrationAccounts, demonstrationUsers, type DemonstrationAccount } from './accounts';
export type { DemonstrationApproval } from './approvals';
export { demonstrationYear, type DemonstrationYear } from './demonstration-year';
export { installDemonstration } from './install-demonstration';
export { loadDemonstration, type TellShare } from './load-demonstration';
export { sampleWorkbooks } from './sample-workbooks';
export { demonstrationTenant, emptyTenant } from './tenants';
export type { DemonstrationYearInputs } from './year-inputs';
