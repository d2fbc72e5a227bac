import { makeAutoObservable, runInAction } from 'mobx';
import type { Differences, Readiness } from '@rdm/core/internal/declaration';
import { declaration } from '@rdm/core/internal/enterprise';
import { type Fault, fill, text } from '@rdm/core/internal/kernel';
import type { RecordOf } from '@rdm/core/internal/records';
import { allowedPeriods, type DeclarationPeriod } from '@rdm/core/tax';
import { download } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { openYear } from '../../../resource/year-to-open';

export const permissions = {
  view: declaration.permissions.view,
  submit: 'declaration_submit',
  review: 'declaration_review',
} as const;

/** A declaration, as lists and details show it with the names of who submitted and reviewed it. */
export type Declaration = RecordOf<typeof declaration> & {
  readonly submittedByName?: string | null;
  readonly reviewedByName?: string | null;
};
/** What needs a reason, asked for in a dialog. */
export type Reasoned = 'return' | 'correct';

const said = {
  submit: {
    H1: text('提交{year}年上半年预缴申报?', 'Submit the advance declaration of the first half of {year}?'),
    Q1_Q3: text('提交{year}年前三季度预缴申报?', 'Submit the advance declaration of three quarters of {year}?'),
    ANNUAL: text('提交{year}年度申报?', 'Submit the annual declaration of {year}?'),
  },
  closes: text(
    '提交后本年度数据不能再修改，当前的表单将留存为申报表单；如需修改，须办理更正申报。',
    'The data of the year cannot be changed afterwards, and its papers are kept as filed. A change takes a correction.',
  ),
  keeps: text('当前的 A107012 将留存为申报表单。', 'The A107012 as it stands is kept as filed.'),
  warned: text('请注意：', 'Note: '),
  submitVerb: text('提交申报', 'Submit'),
  submitted: text('已提交申报', 'Submitted'),
  pass: text('审核通过该申报?', 'Pass this declaration?'),
  passVerb: text('通过', 'Pass'),
  passed: text('已通过', 'Passed'),
  returned: text('已退回，本申报期可以修改', 'Returned; the period can be changed'),
  opened: text(
    '已打开更正申报，请修改数据、重算后提交',
    'The correction is open: change the data, recompute and submit',
  ),
};

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'can' | 'dictionaries'>;

/** The declarations of a year by period, and what can be done with the latest version of each. */
export class DeclarationViewModel {
  /** The declaration whose reason is being asked for. */
  asking: { readonly what: Reasoned; readonly of: Declaration } | null = null;
  reason = '';
  /** The period that is being submitted, which takes seconds: its papers are made and kept. */
  submitting: DeclarationPeriod | null = null;
  /** The declaration whose differences are shown. */
  compared: Declaration | null = null;
  readonly #services: Services;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());
  readonly #differences = new Loader<Differences, [string, 'current' | undefined]>((id, other) =>
    this.#services.ports.declaration.differences({ id, with: other }),
  );

  constructor(
    services: Services,
    public year: string,
    /** Whether the enterprise may declare; asks what is to be done where it may not. */
    private readonly mayDeclare: () => Promise<boolean>,
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'mayDeclare'>(this, { mayDeclare: false });
  }

  get periods(): readonly DeclarationPeriod[] {
    return allowedPeriods(Number(this.year));
  }

  /** What was read last, a new one each time; null before. */
  get standing(): object | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  get differences(): Differences | null {
    return this.#differences.value;
  }

  get differencesFault(): Fault | null {
    return this.#differences.fault;
  }

  /** The versions of a period, the latest first. */
  versions(period: DeclarationPeriod): readonly Declaration[] {
    return this.#loader.value?.records.filter((each) => each.period === period) ?? [];
  }

  /** What blocks and warns before a period is submitted; null where it is submitted. */
  readiness(period: DeclarationPeriod): Readiness | null {
    return this.#loader.value?.readiness.get(period) ?? null;
  }

  mayDo(what: keyof typeof permissions): boolean {
    return this.#services.can(permissions[what]);
  }

  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.#loader.clear();
    this.compared = null;
    await this.load();
  }

  /** Submits a period of a certified enterprise after a confirmation that repeats its warnings. */
  async submit(period: DeclarationPeriod): Promise<void> {
    if (!(await this.mayDeclare())) return;
    const { ports, confirm } = this.#services;
    const { year } = this;
    const effect = period === 'ANNUAL' ? said.closes : said.keeps;
    const warnings = this.readiness(period)?.warnings ?? [];
    const note = (language: 'zh' | 'en') =>
      warnings.map((each) => each[language]).join(language === 'zh' ? '；' : '; ');
    const body =
      warnings.length === 0
        ? effect
        : text(`${effect.zh}${said.warned.zh}${note('zh')}`, `${effect.en} ${said.warned.en}${note('en')}`);
    if (!(await confirm({ title: fill(said.submit[period], { year }), body, verb: said.submitVerb }))) return;
    runInAction(() => void (this.submitting = period));
    await this.#do(() => ports.declaration.submit({ year, period }), said.submitted);
    runInAction(() => void (this.submitting = null));
  }

  async pass({ id }: Declaration): Promise<void> {
    const { ports, confirm } = this.#services;
    if (!(await confirm({ title: said.pass, verb: said.passVerb }))) return;
    await this.#do(() => ports.declaration.pass({ id }), said.passed);
  }

  ask(what: Reasoned, of: Declaration): void {
    this.asking = { what, of };
    this.reason = '';
  }

  dismiss(): void {
    this.asking = null;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Returns the declaration or opens its correction, with the reason entered. */
  async answer(): Promise<void> {
    const { ports } = this.#services;
    if (!this.asking) return;
    const { what, of } = this.asking;
    const given = { id: of.id, reason: this.reason };
    const done =
      what === 'return'
        ? await this.#do(() => ports.declaration.return(given), said.returned)
        : await this.#do(() => ports.declaration.cancelAssign(given), said.opened);
    if (done) runInAction(() => void (this.asking = null));
  }

  /** Compares a version with the one before it, or with what would be computed now. */
  async compare(of: Declaration, other?: 'current'): Promise<void> {
    this.compared = of;
    this.#differences.clear();
    await this.#differences.load(of.id, other);
  }

  closeComparison(): void {
    this.compared = null;
  }

  async save(attachmentId: string): Promise<void> {
    const file = await this.#task.run(() => this.#services.ports.files.download({ id: attachmentId }));
    if (file) download(file);
  }

  async #do(work: () => Promise<unknown>, done: (typeof said)['passed']): Promise<boolean> {
    const answer = await this.#task.run(work);
    if (answer === null) return false;
    this.#services.toast.success(done);
    await this.load();
    return true;
  }

  async #read() {
    const { ports, dictionaries } = this.#services;
    const where = [{ field: 'year', is: 'equal' as const, value: this.year }];
    const asked = this.periods.map(async (period) => {
      return [period, await ports.declaration.readiness({ year: this.year, period })] as const;
    });
    const [page, readiness] = await Promise.all([
      ports.resource(declaration).list({ where, size: -1 }),
      Promise.all(asked),
      // The states are then shown as their keys.
      dictionaries.load(['review_status']).catch(() => undefined),
    ]);
    return { records: page.records, readiness: new Map(readiness) };
  }
}
