import type { Resource } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { PlaceholderHelp } from './PlaceholderHelp';

/** The enterprise's own templates of documents, with the placeholders they may use. */
export default function TemplateScreen({ resource }: { resource: Resource }) {
  const services = useResourceServices();
  return (
    <div className="space-y-4">
      <ResourceScreen resource={resource} />
      {services.can(resource.permissions.view) && <PlaceholderHelp />}
    </div>
  );
}
