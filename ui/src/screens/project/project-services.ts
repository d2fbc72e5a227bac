import { useMemo } from 'react';
import type { AreaPorts } from '@rdm/core/internal/application';
import type { ResourceServices } from '../../resource/ResourceServices';
import { useResourceServices } from '../../resource/use-resource-services';

/** Services of the project view-models. */
export interface ProjectServices extends ResourceServices {
  readonly projects: AreaPorts['project'];
}

export function useProjectServices(): ProjectServices {
  const services = useResourceServices();
  return useMemo(() => ({ ...services, projects: services.ports.project }), [services]);
}
