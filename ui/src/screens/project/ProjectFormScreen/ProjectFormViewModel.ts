import { makeAutoObservable, runInAction } from 'mobx';
import type { Draft } from '@rdm/core/internal/records';
import type { Fault } from '@rdm/core/internal/kernel';
import { normaliseMoney, tenThousandYuan } from '@rdm/core/money';
import {
  project,
  projectBudget,
  projectDetail,
  sharedApprovalFields,
  type ProjectGap,
  type ProjectSheet,
  type ProjectSheetDraft,
} from '@rdm/core/internal/project';
import { referenceFile } from '@rdm/core/internal/retention';
import type { Option } from '../../../components';
import { FormViewModel, type StoredParts } from '../../../resource/form/FormViewModel';
import { formActions, type FormAction } from '../../../resource/form/form-action';
import { RecordForm } from '../../../resource/form/RecordForm';
import { Loader } from '../../../resource/Loader';
import type { HistorySource } from '../../../resource/history/HistoryViewModel';
import type { ProjectServices } from '../project-services';
import { isTwin, shownAt, type PartName } from './sheet-layout';

/** What a new project starts with. */
export interface NewProject {
  readonly year: string;
  /** The name of the person who enters it. */
  readonly applicant: string;
}

const partsOf = (sheet: ProjectSheet): StoredParts => ({
  project: { ...sheet.project },
  detail: sheet.detail && { ...sheet.detail },
  budget: sheet.budget && { ...sheet.budget },
});

/** A project with its approval detail and its budget, entered, changed or looked at as one. */
export class ProjectFormViewModel {
  readonly project: RecordForm;
  readonly detail: RecordForm;
  readonly budget: RecordForm;
  readonly form: FormViewModel;
  /** The proposed code; while unedited it follows the year. */
  proposed: string | null = null;
  readonly #services: ProjectServices;
  /** The next free code of a year; with `anew` it also replaces a typed one. */
  readonly #code = new Loader(
    async (year: string, anew: boolean) => ({ code: await this.#services.projects.code({ year }), anew }),
    {
      taken: ({ code, anew }) => {
        if (!anew && !this.#isCodeFree) return;
        this.project.suggest('code', code);
        this.proposed = code;
      },
    },
  );
  readonly #gaps = new Loader(
    async (projectId: string) => (await this.#services.projects.validateInfo({ projectId })).missing,
  );

  readonly #retention = new Loader(async (projectId: string, year: string) => {
    const [found] = await this.#services.ports.retention.standing({ year, projectId });
    return found?.completeness ?? null;
  });

  constructor(services: ProjectServices, sheet: ProjectSheet | null, begun: NewProject, readOnly = false) {
    this.#services = services;
    const stored = sheet ? partsOf(sheet) : { project: null, detail: null, budget: null };
    const { year, applicant: applyUser } = begun;
    this.project = new RecordForm(project, services, stored.project ?? null, {
      part: 'project' satisfies PartName,
      readOnly,
      given: { year, applyUser },
      onSet: (name, value, options) => this.#followProject(name, value, options),
    });
    this.detail = new RecordForm(projectDetail, services, stored.detail ?? null, {
      part: 'detail' satisfies PartName,
      readOnly,
      outside: ['projectId'],
      onSet: (name, value, options) => {
        if (isTwin(name)) this.project.take(name, value, options);
      },
    });
    this.budget = new RecordForm(projectBudget, services, stored.budget ?? null, {
      part: 'budget' satisfies PartName,
      readOnly,
      outside: ['projectId'],
    });
    this.#alignTwins();
    const main = this.project;
    this.form = new FormViewModel(
      [this.project, this.detail, this.budget],
      services,
      {
        viewPermission: project.permissions.view,
        get draftName() {
          return `project-sheet/${main.record?.id ?? 'new'}`;
        },
        save: async (drafts, key) => partsOf(await services.projects.save({ sheet: sheetOf(drafts), key })),
        read: async () => partsOf(await services.projects.sheet({ id: main.record!.id })),
        isSent: (part, added) => this.#isSent(part, added),
        shownAt,
        onSettled: () => this.#alignTwins(),
      },
      readOnly,
    );
    makeAutoObservable(this, {
      project: false,
      detail: false,
      budget: false,
      form: false,
    });
  }

  /** What a whole project still lacks, according to the server; null until loaded. */
  get gaps(): readonly ProjectGap[] | null {
    return this.#gaps.value;
  }

  /** Percent of the files that have to be kept of it; null where that is not known, or not for the person to see. */
  get retention(): number | null {
    return this.#retention.value;
  }

  get gapsFault(): Fault | null {
    return this.#gaps.fault;
  }

  get codeFault(): Fault | null {
    return this.#code.fault;
  }

  get id(): string | null {
    return this.project.record?.id ?? null;
  }

  /** A project not yet submitted. */
  get isDraft(): boolean {
    return this.project.record === null || this.project.record.dataStatus === 'save';
  }

  get actions(): readonly FormAction[] {
    return this.form.readOnly ? [] : formActions(project, this.project.record);
  }

  /** What ⌘/Ctrl-S does: keeps a draft as a draft, saves a submitted project. */
  get firstAction(): FormAction | undefined {
    return this.actions[0];
  }

  /** The lines together in 万元; null while one of them is no number. */
  get budgetTotal(): string | null {
    const { total } = this.budget.validation.values;
    return typeof total === 'string' ? total : null;
  }

  /** What the enterprise raises itself in 万元: the total less government funds; null where one of them is no number. */
  get selfRaised(): string | null {
    const government = normaliseMoney(String(this.project.values.govAmount ?? ''));
    if (this.budgetTotal === null || government === '') return null;
    return tenThousandYuan(this.budgetTotal).minus(tenThousandYuan(government)).toString();
  }

  get historySources(): readonly HistorySource[] {
    return [this.project, this.detail, this.budget].flatMap(({ resource, record }) =>
      record ? [{ resource, id: record.id }] : [],
    );
  }

  /** Returns the id of the stored project, or null when it was not saved. */
  async submit(action: FormAction): Promise<string | null> {
    const stored = await this.form.submit(action.values);
    if (!stored) return null;
    runInAction(() => {
      this.proposed = null;
      this.#alignTwins();
    });
    void this.loadGaps();
    return stored.project?.id ?? null;
  }

  /** Fetches the next free code of the year and fills it in, unless the user has typed one. */
  async proposeCode({ anew = false } = {}): Promise<void> {
    const year = String(this.project.values.year ?? '');
    if (!this.project.isNew || !/^\d{4}$/.test(year)) return;
    await this.#code.load(year, anew);
  }

  async loadGaps(): Promise<void> {
    if (this.id === null) return;
    const { year } = this.project.record!;
    const asked = this.#services.can(referenceFile.permissions.view)
      ? this.#retention.load(this.id, String(year))
      : undefined;
    await Promise.all([this.#gaps.load(this.id), asked]);
  }

  /** Shows what another register of the page changed of the project. */
  async refresh(): Promise<void> {
    await Promise.all([this.form.refresh(), this.loadGaps()]);
  }

  /** Focuses the field of a gap. */
  goToGap({ part, field }: ProjectGap): void {
    this.form.goTo(shownAt({ part, field: field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field }));
  }

  /** Syncs the fields shared by project and detail, also where an imported project has no detail yet. */
  #alignTwins(): void {
    for (const name of sharedApprovalFields.filter(isTwin)) {
      const followsProject = this.detail.isNew || shownAt({ part: 'detail', field: name }).part === 'project';
      const [from, to] = followsProject ? [this.project, this.detail] : [this.detail, this.project];
      const value = from.values[name];
      if (to.isNew) to.suggest(name, value);
      else to.take(name, value, from.references[name]);
    }
  }

  get #isCodeFree(): boolean {
    const { code } = this.project.values;
    return code === undefined || code === null || code === '' || code === this.proposed;
  }

  #followProject(name: string, value: unknown, options: readonly Option[]): void {
    if (isTwin(name)) this.detail.take(name, value, options);
    if (name === 'year' && this.#isCodeFree) void this.proposeCode();
  }

  /** Untouched new parts are sent only on submit, because an imported project may lack them. */
  #isSent(part: RecordForm, added: Draft): boolean {
    if (part === this.project || !part.isNew || added.dataStatus === 'submit') return true;
    return Object.keys(part.resource.fields).some((name) => !isTwin(name) && part.isChanged(name));
  }
}

function sheetOf({ project: main, ...parts }: Readonly<Record<string, Draft>>): ProjectSheetDraft {
  return { project: main!, ...parts };
}
