export { type Application, createApplication, storedResources } from './application';
export { areaAccess } from './area-access';
export { type AreaCallTable, areaCalls } from './area-calls';
export { resources } from './catalogue';
export type { Driven } from './driven';
export { type NewTenant, installPlatform, installTenant, refreshTenants } from './install';
export type { AreaPorts, Ports } from './ports';
