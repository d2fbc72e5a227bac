export { demonstrationYear, type DemonstrationYear } from './demonstration-year';
export { demonstrationTenant, emptyTenant } from './tenants';
export type { DemonstrationYearInputs } from './year-inputs';
