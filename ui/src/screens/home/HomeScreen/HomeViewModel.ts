import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import { currentYear } from '@rdm/core/calendar';
import type { Text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { Loader } from '../../../resource/Loader';
import { callFault } from '../../../shell/fault-message';
import { remindersOf } from '../../../shell/notices/reminders';
import { closingDates } from './closing-dates';
import { dueItems, remindersDue, rightsToSettle, type DueItem } from './due-items';
import { allowed } from './allowed';
import { fetchYear, type Project, type YearData } from './year-data';
import { projectCosts, type ProjectCost } from './project-costs';
import { retainedFiles, type RetainedFiles } from './retained-files';
import { categoryBars, monthBars, yearFigures, type Bar, type YearFigures } from './year-figures';

/** The home page: a year, what is due in it, its figures. */
export class HomeViewModel {
  year: string;
  /** Every project of the tenant; `null` before they are loaded or without the permission to view them. */
  projects: readonly Project[] | null = null;
  data: YearData | null = null;
  readonly #reminders = new Loader(async () => remindersOf(this.ports), { faultOf: callFault });
  readonly #loader = new Loader(() => this.#read(), {
    faultOf: callFault,
    taken: ({ year, projects, data }) => {
      this.year = year;
      this.projects = projects;
      this.data = data;
    },
  });

  constructor(
    private readonly ports: Ports,
    private readonly can: (permission: string) => boolean,
    private readonly today: () => Date = () => new Date(),
  ) {
    this.year = String(currentYear(today()));
    makeAutoObservable<this, 'ports' | 'can' | 'today'>(
      this,
      { ports: false, can: false, today: false, projects: observableRef, data: observableRef },
      { autoBind: true },
    );
  }

  get state(): 'loading' | 'ready' | 'failed' | 'forbidden' {
    const { state } = this.#loader;
    if (state === 'failed') return 'failed';
    if (state !== 'loaded' && !this.data) return 'loading';
    return this.projects ? 'ready' : 'forbidden';
  }

  get failure(): Text | null {
    return this.#loader.fault?.message ?? null;
  }

  /** Years with projects and the current one, newest first. */
  get years(): readonly string[] {
    const years = new Set((this.projects ?? []).map(({ year }) => year));
    years.add(String(currentYear(this.today())));
    return [...years].sort().reverse();
  }

  /** The tenant has no project in any year. */
  get isEmpty(): boolean {
    return this.projects !== null && this.projects.length === 0;
  }

  /** What waits for the person himself; a failure leaves it out, the notices say it. */
  get ownDue(): readonly DueItem[] {
    return remindersDue(this.#reminders.value ?? []);
  }

  get due(): readonly DueItem[] {
    if (!this.data) return [];
    const years = (this.projects ?? []).map(({ year }) => year);
    const due = dueItems(this.year, this.data, closingDates(this.today(), years));
    const isHis = ({ key }: DueItem) => {
      const right = rightsToSettle[key];
      return right === undefined || this.can(right);
    };
    return [...this.ownDue, ...due.filter(isHis)];
  }

  get figures(): YearFigures | null {
    return this.data && yearFigures(this.data);
  }

  /** Null without the permission to view cost; the same holds for the months and the projects. */
  get categories(): readonly Bar[] | null {
    return this.data?.amounts ? categoryBars(this.data.amounts) : null;
  }

  get months(): readonly Bar[] | null {
    return this.data?.months ? monthBars(this.data.months) : null;
  }

  get costs(): readonly ProjectCost[] | null {
    return this.data && projectCosts(this.data);
  }

  /** Null without the permission to view them, and while the year has no projects. */
  get retained(): RetainedFiles | null {
    const { retention } = this.data ?? {};
    return retention?.length ? retainedFiles(this.year, retention) : null;
  }

  async choose(year: string): Promise<void> {
    this.year = year;
    this.data = null;
    await this.load();
  }

  /** Reloads the year; the shown figures stay until the new ones arrive. */
  async load(): Promise<void> {
    await Promise.all([this.#loader.load(), this.#reminders.load()]);
  }

  async #read() {
    const page = await allowed(this.ports.resource(project).list({ size: -1 }));
    const projects = page?.records ?? [];
    // Before there were projects, no year was chosen.
    const year = this.projects?.length ? this.year : openingYear(this.year, projects);
    const ofYear = projects.filter((each) => each.year === year);
    const data = projects.length > 0 ? await fetchYear(this.ports, year, ofYear, this.today()) : null;
    return { year, projects: page?.records ?? null, data };
  }
}

/** The current year, or the latest with projects where nothing was entered for it yet. */
function openingYear(current: string, projects: readonly Project[]): string {
  const years = projects.map(({ year }) => year).sort();
  return years.includes(current) ? current : (years.at(-1) ?? current);
}
