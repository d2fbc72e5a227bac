import { makeAutoObservable, observableRef } from 'mobx';
import type { AssistantAnswer, AssistantFinding, AssistantPort } from '@rdm/core/internal/assessment';
import type { Fault } from '@rdm/core/internal/kernel';
import type { Option } from '../../components';
import { Loader } from '../../resource/Loader';

/** The three AI helpers. docs/product.md, AI helpers */
export type AssistantTask = 'proposal' | 'costs' | 'policies';

/** The input of one helper and its findings. Latest wins: a new question invalidates an earlier answer. */
export class AssistantViewModel {
  project: Option | null = null;
  year: string;
  words = '';
  readonly #loader = new Loader(() => this.#asked());

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
    });
  }

  get answer(): AssistantAnswer | null {
    return this.#loader.value;
  }

  get asking(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** Whether the input is complete. */
  get isReady(): boolean {
    return this.task !== 'proposal' || this.project !== null;
  }

  /** Findings that require action. */
  get open(): readonly AssistantFinding[] {
    return (this.answer?.findings ?? []).filter(({ level }) => level !== 'met');
  }

  get met(): readonly AssistantFinding[] {
    return (this.answer?.findings ?? []).filter(({ level }) => level === 'met');
  }

  setProject(project: Option | null): void {
    this.project = project;
    this.#loader.clear();
  }

  setYear(year: string): void {
    if (year === '') return;
    this.year = year;
    this.#loader.clear();
  }

  setWords(words: string): void {
    this.words = words;
  }

  async ask(): Promise<void> {
    if (this.isReady) await this.#loader.load();
  }

  #asked(): Promise<AssistantAnswer> {
    if (this.task === 'proposal') return this.port.proposal({ id: this.project!.value });
    return this.task === 'costs' ? this.port.costs({ year: this.year }) : this.port.policies({ words: this.words });
  }
}
