import type { Call } from '../../records';

/**
 * Serialises writes to the tenant's projects and their parts until the transaction ends: a project and its parts update
 * each other, and two transactions starting from opposite ends would deadlock.
 */
export const lockProjects = (call: Call): Promise<void> => call.records.lock('projects');
