import { certificationStates, enterpriseScale, type CertificationState } from '@rdm/core/internal/enterprise';
import type { Draft, Resource, StoredRecord } from '@rdm/core/internal/records';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { formSections, type FormSection } from '../../../resource/form/form-fields';
import { FormViewModel } from '../../../resource/form/FormViewModel';
import { RecordForm } from '../../../resource/form/RecordForm';

/** What the scale of an enterprise follows from. */
const ofScale: ReadonlySet<string> = new Set(['industryCode', 'staffCount', 'revenue', 'totalAssets']);
/** What cannot be changed while the certification is reviewed. */
const frozen = ['name', 'creditCode', 'creditCodeFiles'] as const;

/** How a card is opened. */
export interface CardOptions {
  readonly readOnly: boolean;
  /** Name and code the enterprise is registered with; a new card begins with them. */
  readonly registered?: { readonly name: string; readonly creditCode: string };
}

/** The fields as they are edited: the code by hand only where the enterprise is registered without one or with another. */
function editedResource(resource: Resource, record: StoredRecord | null, registered: string): Resource {
  const isFrozen = record?.bizCert === certificationStates.submitted;
  const isKnown = registered !== '' && (record === null || record.creditCode === registered);
  const isFixed = (name: string) => isFrozen || (name === 'creditCode' && isKnown);
  const changed = frozen.map((name) => [name, { ...resource.fields[name]!, readOnly: isFixed(name) }] as const);
  return { ...resource, fields: { ...resource.fields, ...Object.fromEntries(changed) } };
}

/** The card of the enterprise as a page: saved, or saved and submitted for certification. */
export class CardForm extends FormViewModel {
  readonly resource: Resource;
  readonly sections: readonly FormSection[];

  constructor(
    given: Resource,
    readonly services: ResourceServices,
    record: StoredRecord | null,
    { readOnly, registered = { name: '', creditCode: '' } }: CardOptions,
  ) {
    const resource = editedResource(given, record, registered.creditCode);
    const port = services.ports.resource(given);
    const fields: RecordForm = new RecordForm(resource, services, record, {
      readOnly,
      given: registered,
      onSet: (name) => {
        if (ofScale.has(name)) fields.take('scale', enterpriseScale(fields.validation.values));
      },
    });
    super(
      [fields],
      services,
      {
        viewPermission: resource.permissions.view,
        draftName: `${resource.name}/card`,
        save: async (drafts, key) => {
          const { bizCert, ...draft } = drafts['']!;
          const isSubmitted = bizCert === certificationStates.submitted;
          const stored: StoredRecord = isSubmitted
            ? await services.ports.enterprise.submitBizCert({ draft, key })
            : await port.submit(draft, { key });
          return { '': stored };
        },
        read: async () => ({ '': await port.detail({ id: fields.record!.id }) }),
      },
      readOnly,
    );
    this.resource = resource;
    this.sections = formSections(resource);
  }

  get fields(): RecordForm {
    return this.parts[0]!;
  }

  get record(): StoredRecord | null {
    return this.fields.record;
  }

  get state(): CertificationState {
    return (this.record?.bizCert as CertificationState | undefined) ?? certificationStates.none;
  }

  /** Whether a save would end a certification that was passed. */
  get endsCertification(): boolean {
    const changes = this.fields.isChanged('name') || this.fields.isChanged('creditCode');
    return this.state === certificationStates.passed && changes;
  }

  /** The values an action adds: a code that is shown but not typed, and the state that submits. */
  added(submits: boolean): Draft {
    return {
      ...(this.isNew && { creditCode: this.fields.values.creditCode ?? '' }),
      ...(submits && { bizCert: certificationStates.submitted }),
    };
  }
}
