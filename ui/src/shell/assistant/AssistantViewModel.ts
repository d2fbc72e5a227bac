import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AssistantAnswer, AssistantFinding, AssistantPort } from '@rdm/core/assessment';
import type { Fault } from '@rdm/core/kernel';
import type { Option } from '../../components';
import { faultOf } from '../../resource/fault-of';

/** The three helpers, in the words of the specification. Spec §2 “Main layout” */
export type AssistantTask = 'proposal' | 'costs' | 'policies';

/** What one helper was asked and what it found. A later question makes an earlier answer void. */
export class AssistantViewModel {
  project: Option | null = null;
  year: string;
  words = '';
  answer: AssistantAnswer | null = null;
  asking = false;
  fault: Fault | null = null;
  #turn = 0;

  constructor(
    readonly task: AssistantTask,
    private readonly port: AssistantPort,
    usualYear: string,
  ) {
    this.year = usualYear;
    makeAutoObservable<this, 'port'>(this, {
      task: false,
      port: false,
      project: observableRef,
      answer: observableRef,
      fault: observableRef,
    });
  }

  /** Whether enough is said to ask. */
  get isReady(): boolean {
    return this.task !== 'proposal' || this.project !== null;
  }

  /** Findings that call for something to be done. */
  get open(): readonly AssistantFinding[] {
    return (this.answer?.findings ?? []).filter(({ level }) => level !== 'met');
  }

  get met(): readonly AssistantFinding[] {
    return (this.answer?.findings ?? []).filter(({ level }) => level === 'met');
  }

  setProject(project: Option | null): void {
    this.project = project;
    this.#forget();
  }

  setYear(year: string): void {
    if (year === '') return;
    this.year = year;
    this.#forget();
  }

  setWords(words: string): void {
    this.words = words;
  }

  async ask(): Promise<void> {
    if (!this.isReady) return;
    const turn = ++this.#turn;
    this.asking = true;
    this.fault = null;
    try {
      const answer = await this.#asked();
      if (turn === this.#turn) runInAction(() => (this.answer = answer));
    } catch (error) {
      if (turn === this.#turn) runInAction(() => (this.fault = faultOf(error)));
    } finally {
      if (turn === this.#turn) runInAction(() => (this.asking = false));
    }
  }

  #asked(): Promise<AssistantAnswer> {
    if (this.task === 'proposal') return this.port.proposal({ id: this.project!.value });
    return this.task === 'costs' ? this.port.costs({ year: this.year }) : this.port.policies({ words: this.words });
  }

  #forget(): void {
    this.#turn += 1;
    this.answer = null;
    this.fault = null;
    this.asking = false;
  }
}
