import { makeAutoObservable, runInAction } from 'mobx';
import { completion, isConcluded, type CompletionAction, type CompletionState } from '@rdm/core/internal/execution';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

export type StepServices = Pick<ResourceServices, 'ports' | 'toast' | 'today'>;

/** One step of one completion: what it asks for, and why it is refused. */
export class CompletionStepViewModel {
  opinion = '';
  date: string;
  /** By field; '' of the whole. */
  refused: Readonly<Record<string, Text>> = {};
  working = false;
  readonly #services: StepServices;

  constructor(
    services: StepServices,
    readonly record: StoredRecord,
    readonly action: CompletionAction,
  ) {
    this.#services = services;
    this.date = services.today;
    makeAutoObservable(this, { record: false, action: false });
  }

  get verb(): Text {
    return completion.moves[this.action].label;
  }

  get takesOpinion(): boolean {
    return completion.moves[this.action].takesOpinion;
  }

  /** A conclusion takes its date. */
  get takesDate(): boolean {
    return isConcluded(completion.moves[this.action].to);
  }

  get isReady(): boolean {
    return (!this.takesOpinion || this.opinion.trim() !== '') && (!this.takesDate || this.date !== '');
  }

  setOpinion(opinion: string): void {
    this.opinion = opinion;
  }

  setDate(date: string): void {
    this.date = date;
  }

  /** Returns whether the step was made; what is wrong is shown in the dialog. */
  async make(): Promise<boolean> {
    if (this.working || !this.isReady) return false;
    this.working = true;
    this.refused = {};
    try {
      await this.#send();
      this.#services.toast.success(text(`已办理：${this.verb.zh}`, `Done: ${this.verb.en}`));
      return true;
    } catch (error) {
      const { message, fields = [] } = faultOf(error);
      const refused = Object.fromEntries(fields.map((fault) => [fault.field, fault.message]));
      const isPlaced = 'opinion' in refused || (this.takesDate && 'date' in refused);
      runInAction(() => void (this.refused = isPlaced ? refused : { '': message }));
      return false;
    } finally {
      runInAction(() => void (this.working = false));
    }
  }

  #send(): Promise<unknown> {
    const { execution } = this.#services.ports;
    const { action, date } = this;
    const { id } = this.record;
    const opinion = this.opinion.trim() || undefined;
    switch (action) {
      case 'apply':
        return execution.applyCompletion({ id });
      case 'end':
        return execution.endProject({ id, opinion, date });
      case 'review':
      case 'return':
        return execution.reviewCompletion({ id, decision: action, opinion });
      case 'accept':
      case 'fail':
        return execution.concludeCompletion({ id, decision: action, opinion, date });
      case 'reopen':
        return execution.reopenCompletion({ id, opinion });
    }
  }
}

/** The steps somebody with these permissions can make from a state. */
export function stepsFrom(state: CompletionState, may: { edit: boolean; review: boolean }): CompletionAction[] {
  const actions = Object.entries(completion.moves) as [CompletionAction, (typeof completion.moves)[CompletionAction]][];
  return actions.flatMap(([action, { from, reviews }]) =>
    from.includes(state) && (reviews ? may.review : may.edit) ? [action] : [],
  );
}
