import { makeAutoObservable } from 'mobx';
import type { ExplainedRisk, RiskArea, RiskExplained, RiskReport } from '@rdm/core/internal/assessment';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

type Services = Pick<ResourceServices, 'ports' | 'can'>;

/** What is shown of the findings: those still open, those answered, or all. */
export type Shown = 'open' | 'answered' | 'all';

/** The findings of one rule. */
export interface RiskGroup {
  readonly rule: string;
  readonly risks: readonly [ExplainedRisk, ...ExplainedRisk[]];
}

/** The risk scan of a year: its findings by rule, and which of them are shown. */
export class RiskViewModel {
  shown: Shown = 'open';
  area: RiskArea | null = null;
  /** The scan that the declaration kept, instead of one of now. */
  filed = false;
  readonly #services: Services;
  readonly report = new Loader(() =>
    this.#services.ports.risks.scan({ year: this.year, ...(this.filed && { filed: true }) }),
  );

  constructor(
    services: Services,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { report: false });
  }

  get fault(): Fault | null {
    return this.report.fault;
  }

  get found(): RiskReport | null {
    return this.report.value;
  }

  /** The areas with findings, in the order of the scan. */
  get areas(): readonly RiskArea[] {
    return [...new Set((this.found?.risks ?? []).map(({ area }) => area))];
  }

  get counts() {
    const risks = this.found?.risks ?? [];
    const open = risks.filter(({ state }) => state === 'open');
    return {
      errors: open.filter(({ level }) => level === 'error').length,
      warnings: open.filter(({ level }) => level === 'warning').length,
      answered: risks.length - open.length,
    };
  }

  /** What is shown, by rule in the order of the scan. */
  get groups(): readonly RiskGroup[] {
    const groups = new Map<string, [ExplainedRisk, ...ExplainedRisk[]]>();
    for (const risk of this.found?.risks ?? []) {
      if (!this.#isShown(risk)) continue;
      const others = groups.get(risk.rule);
      if (others) others.push(risk);
      else groups.set(risk.rule, [risk]);
    }
    return [...groups].map(([rule, risks]) => ({ rule, risks }));
  }

  show(shown: Shown): void {
    this.shown = shown;
  }

  /** Null for all areas. */
  showArea(area: RiskArea | null): void {
    this.area = area;
  }

  async showFiled(filed: boolean): Promise<void> {
    this.filed = filed;
    this.report.clear();
    await this.load();
  }

  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    await this.report.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.area = null;
    this.filed = false;
    this.report.clear();
    await this.load();
  }

  /** @throws Refusal where the finding is another one by now, or no reason is given */
  async explain(risk: ExplainedRisk, said: Pick<RiskExplained, 'state' | 'reason'>): Promise<void> {
    await this.#services.ports.risks.explain({ year: this.year, key: risk.key, ...said });
    await this.load();
  }

  #isShown({ area, state }: ExplainedRisk): boolean {
    if (this.area !== null && area !== this.area) return false;
    return this.shown === 'all' || (this.shown === 'open') === (state === 'open');
  }
}
