import { makeAutoObservable, observableRef } from 'mobx';
import { type DiagnosisDetail, diagnosisRecord, type FindingGiven } from '@rdm/core/internal/diagnosis';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../resource/Loader';
import { RecordForm } from '../../resource/form/RecordForm';
import type { ResourceServices } from '../../resource/ResourceServices';

/** A finding being written; the key keeps its place on screen. */
export interface FindingTyped extends Required<FindingGiven> {
  readonly key: number;
}

const blank: Omit<FindingTyped, 'key'> = {
  ...{ topic: 'collection', level: 'yellow', finding: '', advice: '', basis: '', dueOn: '', responsible: '' },
};

/** A diagnosis being read, or written by the expert. */
export class DiagnosisViewModel {
  conclusion = '';
  findings: readonly FindingTyped[] = [];
  /** Holds the files of the expert; made when the diagnosis is read. */
  files: RecordForm | null = null;
  isChanged = false;
  readonly detail: Loader<DiagnosisDetail>;
  readonly #services: Pick<ResourceServices, 'ports' | 'resourceNamed' | 'today'>;
  #nextKey = 0;

  constructor(
    services: Pick<ResourceServices, 'ports' | 'resourceNamed' | 'today'>,
    readonly id: string,
  ) {
    this.#services = services;
    this.detail = new Loader(() => services.ports.diagnosis.detail({ id }), {
      taken: (value) => this.#take(value),
    });
    makeAutoObservable(this, { detail: false, findings: observableRef, files: observableRef });
  }

  get fault(): Fault | null {
    return this.detail.fault;
  }

  get shown(): DiagnosisDetail | null {
    return this.detail.value;
  }

  async load(): Promise<void> {
    await this.detail.load();
  }

  conclude(conclusion: string): void {
    this.conclusion = conclusion;
    this.isChanged = true;
  }

  add(): void {
    this.findings = [...this.findings, { ...blank, key: this.#key() }];
    this.isChanged = true;
  }

  change(key: number, changed: Partial<FindingTyped>): void {
    this.findings = this.findings.map((each) => (each.key === key ? { ...each, ...changed } : each));
    this.isChanged = true;
  }

  drop(key: number): void {
    this.findings = this.findings.filter((each) => each.key !== key);
    this.isChanged = true;
  }

  /** Whether every finding says something; those that say nothing are not sent. */
  get isComplete(): boolean {
    return this.findings.every(({ finding }) => finding.trim() !== '');
  }

  /** Keeps what was written; with `publish` it is final. */
  async save(publish: boolean): Promise<void> {
    const reportFiles = (this.files?.values.reportFiles ?? []) as readonly string[];
    await this.#services.ports.diagnosis.expertDiagnose({
      ...{ id: this.id, conclusion: this.conclusion, publish, reportFiles: [...reportFiles] },
      findings: this.findings.map(({ key: _, ...finding }) => finding),
    });
    await this.load();
  }

  /** The enterprise says who sees to a finding, and that it is done. */
  async settle(settled: Parameters<ResourceServices['ports']['diagnosis']['settle']>[0]): Promise<void> {
    await this.#services.ports.diagnosis.settle(settled);
    await this.load();
  }

  #take({ id, conclusion, findings, reportFiles }: DiagnosisDetail): void {
    this.conclusion = conclusion ?? '';
    this.findings = findings.map(({ topic, level, finding, advice, basis, dueOn, responsible }) => ({
      ...{ key: this.#key(), topic, level, finding, advice: advice ?? '', basis: basis ?? '', dueOn: dueOn ?? '' },
      responsible: responsible ?? '',
    }));
    this.files = new RecordForm(diagnosisRecord, this.#services, { id, version: 0, reportFiles } as never);
    this.isChanged = false;
  }

  #key(): number {
    this.#nextKey += 1;
    return this.#nextKey;
  }
}
