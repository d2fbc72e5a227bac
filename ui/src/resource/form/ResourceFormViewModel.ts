import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Draft, Resource, ResourcePort, StoredRecord } from '@rdm/core/internal/records';
import type { ResourceServices } from '../ResourceServices';
import { formSections, type FormSection } from './form-fields';
import { FormViewModel } from './FormViewModel';
import { RecordForm } from './RecordForm';

/**
 * A new record of a resource that finds its records by their natural key must not change, by its empty fields, the one
 * that is there.
 */
async function refuseTaken(resource: Resource, port: ResourcePort<StoredRecord>, draft: Draft): Promise<void> {
  const [first] = resource.naturalKey;
  if (resource.submitFinds !== 'naturalKey' || first === undefined) return;
  const where = resource.naturalKey.map((field) => ({
    field,
    is: 'equal' as const,
    value: String(draft[field] ?? ''),
  }));
  const { total } = await port.list({ size: 1, where });
  if (total === 0) return;
  const { zh, en } = resource.label;
  const message = text(
    `${zh}已有这条记录，请在列表中打开它编辑`,
    `${en} has this record already; open it from the list to edit it`,
  );
  throw new Refusal(faults.invalid(message, [{ field: first, message }]));
}

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
        save: async (drafts, key) => {
          const draft = drafts['']!;
          if (fields.record === null) await refuseTaken(resource, port, draft);
          return { '': await port.submit(draft, { key }) };
        },
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
