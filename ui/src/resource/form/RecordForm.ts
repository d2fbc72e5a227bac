import { action, computed, makeObservable, observableRef } from 'mobx';
import {
  initialDraft,
  isTypedSecret,
  isVisible,
  requiredMessage,
  validateRecord,
  type Draft,
  type Resource,
  type StoredRecord,
  type Validation,
} from '@rdm/core/internal/records';
import { attachmentIds } from '@rdm/core/internal/evidence';
import { text, type FieldFault, type Text } from '@rdm/core/internal/kernel';
import type { Option } from '../../components';
import { searchReferences, shownReferences } from '../reference-options';
import type { ResourceServices } from '../ResourceServices';
import { FieldEntry, type FormOfField } from './FieldEntry';
import { isEditable } from './form-fields';
import { isEmpty, sameEntry } from '../form-value';
import { KnownFiles } from './KnownFiles';
import type { EntryDraft } from './LocalDrafts';

export interface RecordFormOptions {
  /** Which part of a larger form this is; empty where the form is of one record. */
  readonly part?: string;
  readonly readOnly?: boolean;
  /** Fields filled in elsewhere: neither validated here nor sent. */
  readonly outside?: readonly string[];
  /** Values of a new record in addition to its fields' initial values, including the labels of its references. */
  readonly given?: Draft;
  /** Called for every value that is set. */
  readonly onSet?: (name: string, value: unknown, options: readonly Option[]) => void;
}

const STILL_SENDING = text(
  '文件还在上传，请上传完成后再保存',
  'Files are still being uploaded: save once they are there',
);

/** Of the dictionary `yes_no`. */
const YES = '2';

export type FormServices = Pick<ResourceServices, 'ports' | 'resourceNamed' | 'today'>;

/** The fields of one record being entered, edited or viewed, and their faults. */
export class RecordForm implements FormOfField {
  readonly part: string;
  readonly readOnly: boolean;
  values: Readonly<Record<string, unknown>> = {};
  /** The chosen references by field, with their labels. */
  references: Readonly<Record<string, readonly Option[]>> = {};
  record: StoredRecord | null;
  /** The values that changes are compared with. */
  baseline: Readonly<Record<string, unknown>> = {};
  /** The values added by the attempted submit, e.g. a status. Once set, every fault is shown. */
  triedWith: Draft | null = null;
  touched: ReadonlySet<string> = new Set();
  /** Faults reported by the server; each is removed when its field is changed. */
  serverFaults: readonly FieldFault[] = [];
  /** What somebody else has said of single fields, e.g. a reviewer: shown beside them, never blocking. */
  remarks: readonly FieldFault[] = [];
  /** Fields with a pending value, e.g. files being uploaded; they block saving. */
  awaited: ReadonlySet<string> = new Set();
  /** What is known of the files in its fields. */
  readonly files: KnownFiles;
  readonly #services: FormServices;
  readonly #outside: ReadonlySet<string>;
  readonly #given: Draft;
  readonly #onSet: RecordFormOptions['onSet'];
  readonly #entries = new Map<string, FieldEntry>();

  constructor(
    readonly resource: Resource,
    services: FormServices,
    record: StoredRecord | null,
    options: RecordFormOptions = {},
  ) {
    this.#services = services;
    this.files = new KnownFiles(services);
    this.part = options.part ?? '';
    this.readOnly = options.readOnly ?? false;
    this.#outside = new Set(options.outside);
    this.#given = options.given ?? {};
    this.#onSet = options.onSet;
    this.record = record;
    makeObservable(this, {
      values: observableRef,
      references: observableRef,
      record: observableRef,
      baseline: observableRef,
      triedWith: observableRef,
      touched: observableRef,
      serverFaults: observableRef,
      remarks: observableRef,
      awaited: observableRef,
      isBlank: computed,
      isDirty: computed,
      validation: computed,
      faults: computed,
      open: action,
      set: action,
      take: action,
      suggest: action,
      touch: action,
      wait: action,
      try: action,
      forgive: action,
      blame: action,
      remark: action,
      rebase: action,
      restore: action,
    });
    this.open(record);
  }

  get isNew(): boolean {
    return this.record === null;
  }

  get isDirty(): boolean {
    return Object.keys(this.resource.fields).some((name) => !sameEntry(this.values[name], this.baseline[name]));
  }

  /** Whether something was typed that may be kept on this machine. */
  get isKeepable(): boolean {
    return Object.entries(this.resource.fields).some(([name, field]) => !isTypedSecret(field) && this.isChanged(name));
  }

  /** Whether a secret was typed: it is never stored locally, so leaving the page loses it. */
  get hasTypedSecret(): boolean {
    return this.#typedSecrets.length > 0;
  }

  /** Whether nothing is stored and nothing was typed. */
  get isBlank(): boolean {
    return this.isNew && !this.isDirty;
  }

  get validation(): Validation {
    return validateRecord(this.resource, this.values);
  }

  /** The faults to show, server faults first: all after an attempted save, before it those of touched fields. */
  get faults(): readonly FieldFault[] {
    const found = this.triedWith
      ? this.faultsWith(this.triedWith)
      : this.#checked(this.validation.faults).filter(({ field }) => this.touched.has(field));
    const said = new Set(this.serverFaults.map(({ field }) => field));
    return [...this.serverFaults, ...found.filter(({ field }) => !said.has(field))];
  }

  /** What keeps the record from being saved with the values an action adds. */
  faultsWith(added: Draft): readonly FieldFault[] {
    const { faults } = validateRecord(this.resource, { ...this.values, ...this.own(added) });
    const found = this.#checked(faults).filter(({ field }) => !this.awaited.has(field));
    return [...found, ...[...this.awaited].map((field) => ({ field, message: STILL_SENDING }))];
  }

  /** Of the values an action adds those the record has. */
  own(added: Draft): Draft {
    return Object.fromEntries(Object.entries(added).filter(([name]) => Object.hasOwn(this.resource.fields, name)));
  }

  /** One field as an observable of its own, so that its component does not re-render with the others. */
  entry(name: string): FieldEntry {
    const known = this.#entries.get(name);
    if (known) return known;
    const entry = new FieldEntry(this, name);
    this.#entries.set(name, entry);
    return entry;
  }

  /** How the place of a field is named in the page. */
  anchor(name: string): string {
    return this.part === '' ? name : `${this.part}.${name}`;
  }

  isShown(name: string): boolean {
    const field = this.resource.fields[name];
    return field !== undefined && isVisible(field, this.validation.values);
  }

  isEditable(name: string): boolean {
    const field = this.resource.fields[name];
    return !this.readOnly && field !== undefined && isEditable(field);
  }

  /** Whether the record has a value for a secret, which is kept unless another is typed. */
  holdsSecret(name: string): boolean {
    const field = this.resource.fields[name];
    if (!this.record || !field || !isTypedSecret(field)) return false;
    return field.setFlag === undefined || this.record[field.setFlag] === YES;
  }

  isRequired(name: string): boolean {
    const field = this.resource.fields[name];
    return field !== undefined && requiredMessage(field, this.validation.values) !== null;
  }

  errorOf(name: string): Text | undefined {
    return this.faults.find(({ field }) => field === name)?.message;
  }

  warningOf(name: string): Text | undefined {
    return [...this.remarks, ...this.validation.warnings].find(({ field }) => field === name)?.message;
  }

  /** The label as it reads with what is typed so far. */
  labelOf(name: string): Text {
    const field = this.resource.fields[name]!;
    return field.labelFor?.(this.validation.values) ?? field.label;
  }

  set(name: string, value: unknown, options: readonly Option[] = []): void {
    this.take(name, value, options);
    this.#onSet?.(name, value, options);
  }

  /** Like `set`, without calling `onSet`. */
  take(name: string, value: unknown, options: readonly Option[] = []): void {
    this.values = { ...this.values, [name]: value };
    if (this.resource.fields[name] && 'to' in this.resource.fields[name]) {
      this.references = { ...this.references, [name]: options };
    }
    this.serverFaults = this.serverFaults.filter(({ field }) => field !== name);
  }

  /** Sets a value not typed by the user, e.g. a proposed code: it becomes part of the baseline. */
  suggest(name: string, value: unknown): void {
    this.baseline = { ...this.baseline, [name]: value };
    this.take(name, value);
  }

  /** The field lost focus: its faults are shown from now on. */
  touch(name: string): void {
    if (!this.touched.has(name)) this.touched = new Set([...this.touched, name]);
  }

  /** Marks the value of a field as pending or settled. */
  wait(name: string, isAwaited: boolean): void {
    const awaited = new Set(this.awaited);
    if (isAwaited) awaited.add(name);
    else awaited.delete(name);
    this.awaited = awaited;
  }

  try(added: Draft): void {
    this.triedWith = added;
  }

  /** Excluded from a save: its faults are hidden until its fields are touched again. */
  forgive(): void {
    this.triedWith = null;
    this.touched = new Set();
  }

  blame(faults: readonly FieldFault[]): void {
    this.serverFaults = faults;
  }

  remark(remarks: readonly FieldFault[]): void {
    this.remarks = remarks;
  }

  searchReference(name: string, query: string): Promise<readonly Option[]> {
    const field = this.resource.fields[name];
    if (!field || !('to' in field)) return Promise.resolve([]);
    return searchReferences(this.#services, field, this.validation.values, query);
  }

  /**
   * The request body: every editable field, with empty or hidden ones as an empty string, the id and version, and the
   * values an action adds.
   */
  payload(added: Draft = {}): Draft {
    const typed = Object.entries(this.resource.fields).flatMap(([name, field]) => {
      // What the form was given for a new record is sent even where the field is only shown, e.g. a serial code.
      const isGiven = this.isNew && this.#given[name] !== undefined && field.readOnly === true;
      if ((!isEditable(field) && !isGiven) || this.#outside.has(name)) return [];
      const value = this.isShown(name) ? this.values[name] : null;
      return [[name, isEmpty(value) ? '' : value] as const];
    });
    const { id, version } = this.record ?? {};
    return { ...Object.fromEntries(typed), ...(id !== undefined && { id, version }), ...this.own(added) };
  }

  /** Shows a record as it is stored, or a new one as its form begins. */
  open(record: StoredRecord | null): void {
    this.record = record;
    this.baseline = this.#valuesOf(record);
    this.values = this.baseline;
    this.references = this.#referencesOf(record);
    this.triedWith = null;
    this.touched = new Set();
    this.serverFaults = [];
    void this.files.ask(this.#fileIds);
  }

  /** The editable fields whose stored and typed values differ; secrets are omitted because they cannot be compared. */
  differences(stored: StoredRecord): readonly string[] {
    return Object.entries(this.resource.fields).flatMap(([name, field]) =>
      isEditable(field) &&
      !isTypedSecret(field) &&
      !this.#outside.has(name) &&
      !sameEntry(this.validation.values[name], stored[name])
        ? [name]
        : [],
    );
  }

  /** Whether a field reads otherwise than when it was opened. */
  isChanged(name: string): boolean {
    return !sameEntry(this.values[name], this.baseline[name]);
  }

  /** Rebases on a record stored meanwhile: fields in `kept` and typed secrets keep their typed value. */
  rebase(stored: StoredRecord, kept: ReadonlySet<string>): void {
    const typed = this.values;
    const chosen = this.references;
    const secrets = this.#typedSecrets;
    this.open(stored);
    for (const name of [...kept, ...secrets]) this.take(name, typed[name], chosen[name]);
  }

  /** The current input without secrets, for local storage. */
  get draft(): EntryDraft {
    const typed = Object.entries(this.resource.fields).flatMap(([name, field]) =>
      this.isEditable(name) && !isTypedSecret(field) ? [name] : [],
    );
    return {
      values: Object.fromEntries(typed.map((name) => [name, this.values[name] ?? null])),
      references: this.references,
      version: this.record?.version ?? null,
    };
  }

  restore({ values, references, version }: EntryDraft): void {
    // The version of the draft, so that saving detects a record changed since.
    if (this.record && version !== null) this.record = { ...this.record, version };
    this.values = { ...this.values, ...values };
    this.references = { ...this.references, ...references };
  }

  get #typedSecrets(): readonly string[] {
    return Object.entries(this.resource.fields).flatMap(([name, field]) =>
      isTypedSecret(field) && !isEmpty(this.values[name]) ? [name] : [],
    );
  }

  get #fileIds(): readonly string[] {
    const { fields } = this.resource;
    return Object.keys(fields).flatMap((name) =>
      fields[name]!.kind === 'files' ? attachmentIds(this.values[name]) : [],
    );
  }

  #checked(faults: readonly FieldFault[]): readonly FieldFault[] {
    return faults.filter(({ field }) => !this.#outside.has(field));
  }

  #valuesOf(record: StoredRecord | null): Record<string, unknown> {
    if (!record) return { ...initialDraft(this.resource, this.#services.today), ...this.own(this.#given) };
    return Object.fromEntries(
      Object.entries(this.resource.fields).map(([name, field]) => [
        name,
        isTypedSecret(field) ? null : (record[name] ?? null),
      ]),
    );
  }

  #referencesOf(record: StoredRecord | null): Readonly<Record<string, readonly Option[]>> {
    const shown = record ?? this.#given;
    return Object.fromEntries(
      Object.entries(this.resource.fields).flatMap(([name, field]) =>
        'to' in field && (record || shown[name] !== undefined)
          ? [[name, shownReferences(field, name, shown)] as const]
          : [],
      ),
    );
  }
}
