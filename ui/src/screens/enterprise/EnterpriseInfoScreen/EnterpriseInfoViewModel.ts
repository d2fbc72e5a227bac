import { makeAutoObservable } from 'mobx';
import { certificationStates } from '@rdm/core/internal/enterprise';
import { text, type Fault } from '@rdm/core/internal/kernel';
import { sameValue, type Resource, type StoredRecord } from '@rdm/core/internal/records';
import { dictionariesOf } from '../../../resource/field-dictionary';
import { download } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { CardForm } from '../card/CardForm';

const said = {
  submit: text('提交工商认证?', 'Submit the certification?'),
  submitBody: text(
    '提交后企业名称、统一社会信用代码和营业执照不能修改，由审核人员审核。',
    'Name, credit code and licence cannot be changed afterwards, until a reviewer has decided.',
  ),
  submitVerb: text('提交认证', 'Submit'),
  submitted: text('已提交，请等待审核', 'Submitted; wait for the review'),
  ends: text('修改后需要重新认证?', 'Change it and certify anew?'),
  endsBody: text(
    '企业名称或统一社会信用代码变更后，原认证失效并留存，重新认证通过前不能申报和导出申报表单。',
    'With another name or credit code the certification ends and is kept; until a new one is passed, nothing can be declared or printed as filed.',
  ),
  endsVerb: text('修改', 'Change'),
};

/** What a card is made of. */
interface Read {
  readonly record: StoredRecord | null;
  readonly registered: { readonly name: string; readonly creditCode: string };
  readonly readOnly: boolean;
}

/** The card of the caller's enterprise and its certification. */
export class EnterpriseInfoViewModel {
  readonly #services: ResourceServices;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    readonly resource: Resource,
    services: ResourceServices,
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this, { resource: false });
  }

  get form(): CardForm | null {
    return this.#loader.value?.form ?? null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get printing(): boolean {
    return this.#task.running;
  }

  get mayExport(): boolean {
    return this.#services.can(this.resource.permissions.export) && this.form?.isNew === false;
  }

  /** Whether the card can be submitted for certification as it stands. */
  get maySubmit(): boolean {
    const { form } = this;
    const { none, returned, passed } = certificationStates;
    if (!form || form.readOnly) return false;
    return form.state === none || form.state === returned || (form.state === passed && form.endsCertification);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async save(): Promise<void> {
    if (this.form?.endsCertification && !(await this.#confirmEnd())) return;
    if (await this.form?.submit(this.form.added(false))) await this.load();
  }

  async submit(): Promise<void> {
    const { confirm, toast } = this.#services;
    const question = { title: said.submit, body: said.submitBody, verb: said.submitVerb };
    if (!(await confirm(question))) return;
    if (!(await this.form?.submit(this.form.added(true)))) return;
    toast.success(said.submitted);
    await this.load();
  }

  /** 企业基本情况表 */
  async print(): Promise<void> {
    const { ports } = this.#services;
    const file = await this.#task.run(() => ports.enterprise.enterpriseInfoDownload({ id: this.form?.record?.id }));
    if (file) download(file);
  }

  #confirmEnd(): Promise<boolean> {
    return this.#services.confirm({ title: said.ends, body: said.endsBody, verb: said.endsVerb, danger: true });
  }

  async #read(): Promise<{ readonly form: CardForm; readonly of: Read }> {
    const { ports, can, dictionaries } = this.#services;
    const [{ records }, { registered }] = await Promise.all([
      ports.resource(this.resource).list({ size: 1 }),
      ports.enterprise.certification(),
      // Their keys are shown where it fails.
      dictionaries.load(dictionariesOf(this.resource)).catch(() => undefined),
    ]);
    const record: StoredRecord | null = records[0] ?? null;
    const { add, edit } = this.resource.permissions;
    const of: Read = { record, registered, readOnly: !can(record ? edit : add) };
    const before = this.#loader.value;
    // A form that is come back to stays as it is, with what was typed, unless what it shows has changed.
    if (before && sameValue(before.of, of)) return before;
    return { form: new CardForm(this.resource, this.#services, record, of), of };
  }
}
