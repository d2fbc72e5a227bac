import type { Draft, Resource, ResourcePort, StoredRecord } from '@rdm/core/internal/records';
import type { ResourceServices } from '../ResourceServices';
import { formSections, type FormSection } from './form-fields';
import { FormViewModel } from './FormViewModel';
import { RecordForm } from './RecordForm';

/** The form of one record, from the declaration of its resource. */
export class ResourceFormViewModel extends FormViewModel {
  readonly sections: readonly FormSection[];

  constructor(
    readonly resource: Resource,
    readonly services: ResourceServices,
    record: StoredRecord | null,
    readOnly = false,
    given: Draft = {},
  ) {
    const port: ResourcePort<StoredRecord> = services.ports.resource(resource);
    const fields = new RecordForm(resource, services, record, { readOnly, given });
    super(
      [fields],
      services,
      {
        viewPermission: resource.permissions.view,
        get draftName() {
          return `${resource.name}/${fields.record?.id ?? 'new'}`;
        },
        save: async (drafts, key) => ({ '': await port.submit(drafts['']!, { key }) }),
        read: async () => ({ '': await port.detail({ id: fields.record!.id }) }),
      },
      readOnly,
    );
    this.sections = formSections(resource);
  }

  get fields(): RecordForm {
    return this.parts[0]!;
  }

  get record(): StoredRecord | null {
    return this.fields.record;
  }
}
