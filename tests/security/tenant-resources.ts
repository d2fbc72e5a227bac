import { isPlatformOnly } from '@rdm/core/access';
import { resources } from '@rdm/core/application';
import type { Resource } from '@rdm/core/records';
import { logResources } from '@rdm/core/system';

/**
 * What the people of a tenant enter. The platform's own tables are walked by its own tests, and so are the logs, which
 * grow by whatever is asked.
 */
export const tenantResources: readonly Resource[] = resources.filter(
  (resource) => !isPlatformOnly(resource.permissions.view) && !logResources.some((log) => log.name === resource.name),
);
