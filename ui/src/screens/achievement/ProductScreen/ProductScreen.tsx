import type { Resource } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { rightsOf } from '../../../resource/list/record-commands';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useSerialCode } from '../use-serial-code';

/** The register of high-tech products; a new one starts with the next code. */
export default function ProductScreen({ resource }: { resource: Resource }) {
  const { ports, can } = useResourceServices();
  const { given, renew } = useSerialCode(rightsOf(resource, can).add, () => ports.achievements.productCode());
  return <ResourceScreen resource={resource} given={given} onChanged={renew} />;
}
