import type { Call } from '../../records';

/**
 * Holds other writes to the tenant's projects and their parts until this one ends: a project and its parts change each
 * other, and two transactions that began at either end would wait for each other for ever.
 */
export const lockProjects = (call: Call): Promise<void> => call.records.lock('projects');
