import { makeAutoObservable, runInAction } from 'mobx';
import { certificationStates, enterprise } from '@rdm/core/internal/enterprise';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { RecordOf } from '@rdm/core/internal/records';
import { dictionariesOf } from '../../../resource/field-dictionary';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { CardForm } from '../card/CardForm';

export const permissions = { view: 'bizcert_view', review: 'bizcert_review' } as const;

const said = {
  pass: text('通过该工商认证?', 'Pass this certification?'),
  passBody: text(
    '请确认企业名称、统一社会信用代码与营业执照一致。通过后该企业可以提交申报、申请称号和导出申报表单。',
    'Make sure that name and credit code are those of the licence. The enterprise can then declare, apply for titles and print what it files.',
  ),
  passVerb: text('通过', 'Pass'),
  passed: text('已通过', 'Passed'),
  returned: text('已退回', 'Returned'),
};

type EnterpriseCard = RecordOf<typeof enterprise> & {
  readonly [name in 'bizCertSubmittedByName' | 'bizCertReviewedByName']?: string | null;
};

/** A certification with its card, to be looked at. */
export interface ShownCertification {
  readonly card: EnterpriseCard;
  readonly form: CardForm;
}

/** The certifications that were submitted, and what a reviewer decides on each. */
export class BizCertViewModel {
  /** The card whose reason of return is being asked for. */
  asking: EnterpriseCard | null = null;
  reason = '';
  readonly #services: ResourceServices;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(services: ResourceServices) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this);
  }

  get shown(): readonly ShownCertification[] | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  mayReview({ bizCert }: EnterpriseCard): boolean {
    return bizCert === certificationStates.submitted && this.#services.can(permissions.review);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async pass({ id }: EnterpriseCard): Promise<void> {
    const { ports, confirm } = this.#services;
    if (!(await confirm({ title: said.pass, body: said.passBody, verb: said.passVerb }))) return;
    await this.#do(() => ports.enterprise.reviewBizCert({ id, value: certificationStates.passed }), said.passed);
  }

  ask(card: EnterpriseCard): void {
    this.asking = card;
    this.reason = '';
  }

  dismiss(): void {
    this.asking = null;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** Returns the certification with the reason entered. */
  async return(): Promise<void> {
    if (!this.asking) return;
    const { ports } = this.#services;
    const given = { id: this.asking.id, value: certificationStates.returned, reason: this.reason };
    if (await this.#do(() => ports.enterprise.reviewBizCert(given), said.returned)) {
      runInAction(() => void (this.asking = null));
    }
  }

  async #do(work: () => Promise<unknown>, done: (typeof said)['passed']): Promise<boolean> {
    const answer = await this.#task.run(work);
    if (answer === null) return false;
    this.#services.toast.success(done);
    await this.load();
    return true;
  }

  async #read(): Promise<readonly ShownCertification[]> {
    const { ports, dictionaries } = this.#services;
    const [{ records }] = await Promise.all([
      ports.enterprise.bizCerts({ size: 100 }),
      // Their keys are shown where it fails.
      dictionaries.load(dictionariesOf(enterprise)).catch(() => undefined),
    ]);
    return records.map((card) => ({ card, form: new CardForm(enterprise, this.#services, card, { readOnly: true }) }));
  }
}
