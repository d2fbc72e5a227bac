import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { text, type Fault, type FieldFault, type Text } from '@rdm/core/internal/kernel';
import type { Draft, StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../fault-of';
import type { ResourceServices } from '../ResourceServices';
import { FormConflict } from './FormConflict';
import { LocalDrafts, type LocalDraft } from './LocalDrafts';
import type { RecordForm } from './RecordForm';
import { newSubmissionKey } from './submission-key';

const said = {
  added: text('新增成功', 'Added'),
  changed: text('更新成功', 'Updated'),
  leave: text('有未保存的修改，确定离开?', 'Leave with unsaved changes?'),
  kept: text(
    '已录入的内容会留在本机，下次打开时可以恢复',
    'What you entered stays on this machine and is offered next time',
  ),
  withoutSecrets: text(
    '密码和密钥不会留在本机，须重新填写；其余内容下次打开时可以恢复',
    'Passwords and keys do not stay on this machine and must be entered again; the rest is offered next time',
  ),
  leaveVerb: text('离开', 'Leave'),
};

const keepAfter = 300;

/** The records of a form as they are stored, by part. */
export type StoredParts = Readonly<Record<string, StoredRecord | null>>;

/** How the parts of a form are read and saved as one. */
export interface FormStore {
  readonly viewPermission: string;
  /** Key of the form among the user's local drafts, e.g. a resource and an id. */
  readonly draftName: string;
  /** Those left out of `drafts` are not changed. */
  save(drafts: Readonly<Record<string, Draft>>, key: string): Promise<StoredParts>;
  read(): Promise<StoredParts>;
  /** Whether a part is included in a save; by default all are. */
  readonly isSent?: (form: RecordForm, added: Draft) => boolean;
  /** Where a fault is shown whose own field is not on the form. */
  readonly shownAt?: (place: Place) => Place;
  /** Called after a conflict was settled. */
  readonly onSettled?: () => void;
}

/** A field of a part of the form. */
export interface Place {
  readonly part: string;
  readonly field: string;
}

export interface PlacedFault extends Place {
  readonly label: Text;
  readonly message: Text;
}

export type FormViewModelServices = Pick<ResourceServices, 'confirm' | 'toast' | 'storage' | 'owner' | 'can'>;

/** A form of one record or of several that are saved as one. */
export class FormViewModel {
  saving = false;
  /** A fault that belongs to no field. */
  fault: Fault | null = null;
  /** The conflict with a version stored by another user, until it is settled. */
  conflict: FormConflict | null = null;
  /** A draft kept on this machine, until it is taken back or dropped. */
  offered: LocalDraft | null = null;
  /** The form was restored with what was typed before the session ended. */
  resumed = false;
  /** The field the cursor is to go to; a new object each time. */
  focus: Place | null = null;
  readonly #services: FormViewModelServices;
  readonly #store: FormStore;
  #drafts: LocalDrafts;
  #key = newSubmissionKey();
  /** The user confirmed leaving without saving. */
  #isLeft = false;

  constructor(
    readonly parts: readonly RecordForm[],
    services: FormViewModelServices,
    store: FormStore,
    readonly readOnly = false,
  ) {
    this.#services = services;
    this.#store = store;
    this.#drafts = this.#draftsOf(store.draftName);
    makeObservable(this, {
      saving: observable,
      fault: observableRef,
      conflict: observableRef,
      offered: observableRef,
      resumed: observable,
      focus: observableRef,
      isNew: computed,
      isDirty: computed,
      isStale: computed,
      faults: computed,
      isTried: computed,
      goTo: action,
      settle: action,
      restoreDraft: action,
      dropDraft: action,
      startOver: action,
    });
    if (readOnly) return;
    this.offered = this.#drafts.read();
    if (!this.offered?.resume) return;
    this.restoreDraft();
    this.resumed = true;
  }

  get isNew(): boolean {
    return this.parts[0]?.isNew ?? true;
  }

  get isDirty(): boolean {
    return this.parts.some((part) => part.isDirty);
  }

  /** Whether leaving the page would lose unsaved input. */
  get isUnsaved(): boolean {
    return this.isDirty && !this.readOnly && !this.#isLeft;
  }

  get isStale(): boolean {
    return this.fault?.name === 'STALE_VERSION';
  }

  /** The faults to correct, one per field, at the place where the form shows the field. */
  get faults(): readonly PlacedFault[] {
    const placed = this.parts.flatMap((part) => part.faults.map((fault) => this.#placed(part, fault)));
    const first = new Map<string, PlacedFault>();
    for (const fault of placed) {
      const place = `${fault.part}.${fault.field}`;
      if (!first.has(place)) first.set(place, fault);
    }
    return [...first.values()];
  }

  /** Whether a save was attempted; the fault summary is shown from then on. */
  get isTried(): boolean {
    return this.parts.some(({ triedWith }) => triedWith !== null);
  }

  part(name: string): RecordForm {
    return this.parts.find(({ part }) => part === name)!;
  }

  /** Brings the cursor to a field. */
  goTo({ part, field }: Place): void {
    this.focus = { part, field };
  }

  /** Saves with the values an action adds, e.g. a status. Returns the stored parts, or null if the save failed. */
  async submit(added: Draft = {}): Promise<StoredParts | null> {
    if (this.saving || this.readOnly) return null;
    this.#try(added);
    const [first] = this.faults;
    if (first) {
      this.goTo(first);
      return null;
    }
    runInAction(() => void (this.saving = true));
    const { isNew } = this;
    const sent = this.parts.filter((part) => this.#isSent(part, added));
    const drafts = Object.fromEntries(sent.map((part) => [part.part, part.payload(added)]));
    try {
      const stored = await this.#store.save(drafts, this.#key);
      this.#saved(stored);
      this.#services.toast.success(isNew ? said.added : said.changed);
      return stored;
    } catch (error) {
      await this.#refused(faultOf(error));
      return null;
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  /** Loads the version stored by another user, to show it beside the typed one. */
  async compare(): Promise<void> {
    try {
      const stored = await this.#store.read();
      const pairs = this.parts.flatMap((part) => {
        const record = stored[part.part];
        return record ? [[part, record] as const] : [];
      });
      runInAction(() => void (this.conflict = new FormConflict(pairs, (place) => this.#isPlaced(place))));
    } catch (error) {
      runInAction(() => void (this.fault = faultOf(error)));
    }
  }

  /** Takes what is stored by now, after another part of the page changed it; unsaved input is shown beside it instead. */
  async refresh(): Promise<void> {
    if (this.isUnsaved) return this.compare();
    try {
      const stored = await this.#store.read();
      runInAction(() => {
        for (const part of this.parts) part.open(stored[part.part] ?? null);
      });
      this.#store.onSettled?.();
    } catch (error) {
      runInAction(() => void (this.fault = faultOf(error)));
    }
  }

  /** Continues with the chosen values; the next save overwrites the stored version. */
  settle(): void {
    this.conflict?.settle();
    this.#store.onSettled?.();
    this.conflict = null;
    this.fault = null;
    if (!this.isDirty) this.#drafts.drop();
  }

  restoreDraft(): void {
    if (!this.offered) return;
    for (const part of this.parts) {
      const kept = this.offered.parts[part.part];
      if (kept) part.restore(kept);
    }
    this.#key = this.offered.key;
    this.offered = null;
  }

  dropDraft(): void {
    this.offered = null;
    this.#drafts.drop();
  }

  /** Discards the input and shows the stored values again. */
  startOver(): void {
    for (const part of this.parts) part.open(part.record);
    this.resumed = false;
    this.#key = newSubmissionKey();
    this.#drafts.drop();
  }

  /** Stores a local draft while the user types. Returns a disposer for when the form is unmounted. */
  keepDrafts(): () => void {
    this.#isLeft = false;
    const stop = reaction(
      () => this.parts.map((part) => part.values),
      () => this.keepDraft(),
      { delay: keepAfter },
    );
    return () => {
      stop();
      // A form is never shown without this permission, so the session must have ended.
      this.keepDraft({ resume: !this.#services.can(this.#store.viewPermission) });
    };
  }

  keepDraft({ resume = false } = {}): void {
    if (this.readOnly || !this.parts.some((part) => part.isKeepable)) return;
    this.#drafts.keep({
      parts: Object.fromEntries(this.parts.map((part) => [part.part, part.draft])),
      keptAt: Date.now(),
      key: this.#key,
      resume,
    });
  }

  /** Whether the form may be left; asks for confirmation if there is unsaved input. */
  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    this.keepDraft();
    const body = this.parts.some((part) => part.hasTypedSecret) ? said.withoutSecrets : said.kept;
    this.#isLeft = await this.#services.confirm({ title: said.leave, body, verb: said.leaveVerb });
    return this.#isLeft;
  }

  #try(added: Draft): void {
    runInAction(() => {
      this.fault = null;
      for (const part of this.parts) {
        part.blame([]);
        if (this.#isSent(part, added)) part.try(added);
        else part.forgive();
      }
    });
  }

  #isSent(part: RecordForm, added: Draft): boolean {
    return this.#store.isSent?.(part, added) ?? true;
  }

  #saved(stored: StoredParts): void {
    runInAction(() => {
      this.#drafts.drop();
      this.offered = null;
      this.resumed = false;
      this.conflict = null;
      this.#key = newSubmissionKey();
      for (const part of this.parts) part.open(stored[part.part] ?? null);
      this.#drafts = this.#draftsOf(this.#store.draftName);
    });
  }

  async #refused(fault: Fault): Promise<void> {
    // Keeps the idempotency key: retrying a submit that got no response finds out whether it was written.
    if (fault.code === 401) this.keepDraft({ resume: true });
    else this.keepDraft();
    const placed = (fault.fields ?? []).map((each) => this.#placeOf(each));
    runInAction(() => {
      for (const part of this.parts) part.blame(placed.filter((each) => each.part === part.part));
      const [first] = this.faults;
      if (first) this.goTo(first);
      else this.fault = fault;
    });
    if (this.isStale) await this.compare();
  }

  /** Faults of a part are named `part.field`, those of the first one by the field alone. */
  #placeOf({ field, message }: FieldFault): FieldFault & Place {
    const dot = field.indexOf('.');
    const of = dot > 0 ? this.parts.find(({ part }) => part === field.slice(0, dot)) : undefined;
    const place = of ? { part: of.part, field: field.slice(dot + 1) } : { part: this.parts[0]!.part, field };
    return { ...this.#shownAt(place), message };
  }

  #shownAt(place: Place): Place {
    return this.#store.shownAt?.(place) ?? place;
  }

  #isPlaced(place: Place): boolean {
    const { part, field } = this.#shownAt(place);
    return part === place.part && field === place.field;
  }

  #placed({ part }: RecordForm, { field, message }: FieldFault): PlacedFault {
    const place = this.#shownAt({ part, field });
    const of = this.part(place.part);
    return { ...place, label: of.resource.fields[place.field] ? of.labelOf(place.field) : of.resource.label, message };
  }

  #draftsOf(name: string): LocalDrafts {
    return new LocalDrafts(this.#services.storage, `rdm.draft/${this.#services.owner}/${name}`);
  }
}
