import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  initialDraft,
  isVisible,
  requiredMessage,
  text,
  validateRecord,
  type Draft,
  type Fault,
  type FieldFault,
  type Resource,
  type ResourcePort,
  type StoredRecord,
  type Text,
  type Validation,
} from '@rdm/core/kernel';
import type { Option } from '../../components';
import { faultOf } from '../fault-of';
import { searchReferences, shownReferences } from '../reference-options';
import type { ResourceServices } from '../ResourceServices';
import { formSections, isEditable, type FormSection } from './form-fields';
import { isEmpty, sameEntry } from './form-value';
import { LocalDrafts, type LocalDraft } from './LocalDrafts';

const said = {
  added: text('新增成功', 'Added'),
  changed: text('更新成功', 'Updated'),
  leave: text('有未保存的修改，确定离开?', 'Leave with unsaved changes?'),
  kept: text(
    '已录入的内容会留在本机，下次打开时可以恢复',
    'What you entered stays on this machine and is offered next time',
  ),
  leaveVerb: text('离开', 'Leave'),
};

const keepAfter = 300;

/** One record being entered, changed or looked at. */
export class ResourceFormViewModel {
  readonly sections: readonly FormSection[];
  values: Readonly<Record<string, unknown>> = {};
  /** The chosen references by field, with their labels. */
  references: Readonly<Record<string, readonly Option[]>> = {};
  record: StoredRecord | null;
  saving = false;
  /** A submit was tried: every fault is shown from then on. */
  tried = false;
  touched: ReadonlySet<string> = new Set();
  /** What the server said of single fields; each falls away when its field is changed. */
  serverFaults: readonly FieldFault[] = [];
  /** What could not be said at a field. */
  fault: Fault | null = null;
  /** The record as someone else has stored it meanwhile, once it was asked for. */
  stored: StoredRecord | null = null;
  /** A draft kept on this machine, until it is taken back or dropped. */
  offered: LocalDraft | null = null;
  /** The field the cursor is to go to; a new object each time. */
  focus: { readonly field: string } | null = null;
  baseline: Readonly<Record<string, unknown>> = {};
  readonly #services: ResourceServices;
  readonly #port: ResourcePort<StoredRecord>;
  #drafts: LocalDrafts;
  #stopKeeping: () => void;

  constructor(
    readonly resource: Resource,
    services: ResourceServices,
    record: StoredRecord | null,
    readonly readOnly = false,
  ) {
    this.#services = services;
    this.#port = services.ports.resource(resource);
    this.sections = formSections(resource);
    this.record = record;
    this.#drafts = new LocalDrafts(
      services.storage,
      `rdm.draft/${services.owner}/${resource.name}/${record?.id ?? 'new'}`,
    );
    makeAutoObservable(this, {
      resource: false,
      sections: false,
      readOnly: false,
      values: observableRef,
      references: observableRef,
      record: observableRef,
      touched: observableRef,
      serverFaults: observableRef,
      fault: observableRef,
      stored: observableRef,
      offered: observableRef,
      focus: observableRef,
      baseline: observableRef,
    });
    this.#open(record);
    if (!readOnly) this.offered = this.#drafts.read();
    this.#stopKeeping = reaction(
      () => this.values,
      () => this.keepDraft(),
      { delay: keepAfter },
    );
  }

  dispose(): void {
    this.#stopKeeping();
  }

  get validation(): Validation {
    return validateRecord(this.resource, this.values);
  }

  get isNew(): boolean {
    return this.record === null;
  }

  get isDirty(): boolean {
    return Object.keys(this.resource.fields).some((name) => !sameEntry(this.values[name], this.baseline[name]));
  }

  isShown(name: string): boolean {
    const field = this.resource.fields[name];
    return field !== undefined && isVisible(field, this.validation.values);
  }

  isEditable(name: string): boolean {
    const field = this.resource.fields[name];
    return !this.readOnly && field !== undefined && isEditable(field);
  }

  isRequired(name: string): boolean {
    const field = this.resource.fields[name];
    return field !== undefined && requiredMessage(field, this.validation.values) !== null;
  }

  errorOf(name: string): Text | undefined {
    const said = this.serverFaults.find(({ field }) => field === name);
    if (said) return said.message;
    if (!this.tried && !this.touched.has(name)) return undefined;
    return this.validation.faults.find(({ field }) => field === name)?.message;
  }

  warningOf(name: string): Text | undefined {
    return this.validation.warnings.find(({ field }) => field === name)?.message;
  }

  /** Faults of fields the form does not show; they would otherwise block without a word. */
  get hiddenFaults(): readonly Text[] {
    const shown = new Set(this.sections.flatMap(({ fields }) => fields));
    const all = [...this.serverFaults, ...(this.tried ? this.validation.faults : [])];
    return all.filter(({ field }) => !shown.has(field)).map(({ message }) => message);
  }

  set(name: string, value: unknown, options: readonly Option[] = []): void {
    this.values = { ...this.values, [name]: value };
    if (this.resource.fields[name] && 'to' in this.resource.fields[name]) {
      this.references = { ...this.references, [name]: options };
    }
    this.serverFaults = this.serverFaults.filter(({ field }) => field !== name);
  }

  /** The cursor has left the field: what is wrong with it is said from now on. */
  touch(name: string): void {
    if (!this.touched.has(name)) this.touched = new Set([...this.touched, name]);
  }

  searchReference(name: string, query: string): Promise<readonly Option[]> {
    const field = this.resource.fields[name];
    if (!field || !('to' in field)) return Promise.resolve([]);
    return searchReferences(this.#services, field, this.validation.values, query);
  }

  /** What goes out: every field that can be typed, cleared ones as empty text, with the id and version meant. */
  get payload(): Draft {
    const typed = Object.entries(this.resource.fields).flatMap(([name, field]) =>
      isEditable(field) ? [[name, isEmpty(this.values[name]) ? '' : this.values[name]] as const] : [],
    );
    const { id, version } = this.record ?? {};
    return { ...Object.fromEntries(typed), ...(id !== undefined && { id, version }) };
  }

  /** Saves with the values an action adds, e.g. a status. Answers the stored record, or null when it was not saved. */
  async submit(added: Draft = {}): Promise<StoredRecord | null> {
    if (this.saving || this.readOnly) return null;
    this.tried = true;
    this.fault = null;
    const [first] = this.validation.faults;
    if (first) {
      this.focus = { field: first.field };
      return null;
    }
    this.saving = true;
    const isNew = this.isNew;
    try {
      const record = await this.#port.submit({ ...this.payload, ...added });
      runInAction(() => {
        this.#drafts.drop();
        this.offered = null;
        this.#open(record);
      });
      this.#services.toast.success(isNew ? said.added : said.changed);
      return record;
    } catch (error) {
      runInAction(() => this.#take(faultOf(error)));
      return null;
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  get isStale(): boolean {
    return this.fault?.name === 'STALE_VERSION';
  }

  /** Reads what someone else has stored, to show it beside what was typed. */
  async loadStored(): Promise<void> {
    if (!this.record) return;
    try {
      const stored = await this.#port.detail({ id: this.record.id });
      runInAction(() => void (this.stored = stored));
    } catch (error) {
      runInAction(() => this.#take(faultOf(error)));
    }
  }

  /** The editable fields in which the stored record differs from what was typed. */
  get differences(): readonly string[] {
    const { stored } = this;
    if (!stored) return [];
    return Object.entries(this.resource.fields).flatMap(([name, field]) =>
      isEditable(field) && !sameEntry(this.validation.values[name], stored[name]) ? [name] : [],
    );
  }

  takeStored(): void {
    if (this.stored) this.#open(this.stored);
    this.#drafts.drop();
  }

  /** What was typed stays and is saved over the stored record the next time. */
  keepTyped(): void {
    if (!this.stored) return;
    this.record = this.stored;
    this.baseline = this.#valuesOf(this.stored);
    this.stored = null;
    this.fault = null;
  }

  restoreDraft(): void {
    if (!this.offered) return;
    const { version } = this.offered;
    // Saving then says so when the record was changed since.
    if (this.record && version !== null) this.record = { ...this.record, version };
    this.values = { ...this.values, ...this.offered.values };
    this.references = { ...this.references, ...this.offered.references };
    this.offered = null;
  }

  dropDraft(): void {
    this.offered = null;
    this.#drafts.drop();
  }

  keepDraft(): void {
    if (this.readOnly || !this.isDirty) return;
    const typed = Object.keys(this.resource.fields).filter((name) => this.isEditable(name));
    this.#drafts.keep({
      values: Object.fromEntries(typed.map((name) => [name, this.values[name] ?? null])),
      references: this.references,
      version: this.record?.version ?? null,
      keptAt: Date.now(),
    });
  }

  /** Whether the form may be left; asks when something typed is not saved. */
  async mayLeave(): Promise<boolean> {
    if (!this.isDirty || this.readOnly) return true;
    this.keepDraft();
    return this.#services.confirm({ title: said.leave, body: said.kept, verb: said.leaveVerb });
  }

  #valuesOf(record: StoredRecord | null): Record<string, unknown> {
    if (!record) return initialDraft(this.resource, this.#services.today);
    return Object.fromEntries(Object.keys(this.resource.fields).map((name) => [name, record[name] ?? null]));
  }

  #open(record: StoredRecord | null): void {
    this.record = record;
    this.values = this.#valuesOf(record);
    this.baseline = this.values;
    this.references = Object.fromEntries(
      Object.entries(this.resource.fields).flatMap(([name, field]) =>
        record && 'to' in field ? [[name, shownReferences(field, name, record)] as const] : [],
      ),
    );
    this.tried = false;
    this.touched = new Set();
    this.serverFaults = [];
    this.fault = null;
    this.stored = null;
  }

  #take(fault: Fault): void {
    this.serverFaults = fault.fields ?? [];
    const [first] = this.serverFaults;
    if (first) this.focus = { field: first.field };
    else this.fault = fault;
  }
}
