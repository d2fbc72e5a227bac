import { isPlatformOnly } from '@rdm/core/internal/access';
import { resources } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import { logResources } from '@rdm/core/internal/system';

/**
 * The resources a tenant's users enter. The platform's own tables have tests of their own, and so have the logs, which
 * grow with every call.
 */
export const tenantResources: readonly Resource[] = resources.filter(
  (resource) => !isPlatformOnly(resource.permissions.view) && !logResources.some((log) => log.name === resource.name),
);
