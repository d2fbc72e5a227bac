import { makeAutoObservable, observableRef } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import { externalUnit, project, projectBudget, projectDetail, type ProjectSheet } from '@rdm/core/internal/project';
import { dictionariesOf } from '../../../resource/field-dictionary';
import { Loader } from '../../../resource/Loader';
import type { ProjectServices } from '../project-services';
import { ProjectFormViewModel } from './ProjectFormViewModel';

/** The project a page is opened for: a stored one, or a new one of a year. */
export interface AskedProject {
  readonly id: string | null;
  readonly year: string | null;
}

/** The page of one project: loads it, then hands it to its form. */
export class ProjectPage {
  sheet: ProjectFormViewModel | null = null;
  readonly #services: ProjectServices;
  readonly #applicant: string;
  readonly #loader = new Loader((asked: AskedProject) => this.#read(asked), {
    taken: ({ asked, stored }) => this.#show(asked, stored),
  });

  /** @param applicant the name of the person who enters a new project */
  constructor(services: ProjectServices, applicant: string) {
    this.#services = services;
    this.#applicant = applicant;
    makeAutoObservable(this, { sheet: observableRef });
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** Shows the requested project; does nothing if it is already shown. */
  async open(asked: AskedProject): Promise<void> {
    if (this.sheet && this.sheet.id === asked.id && !this.fault) return;
    this.sheet = null;
    await this.#loader.load(asked);
  }

  async #read(asked: AskedProject) {
    const { projects, dictionaries } = this.#services;
    const codes = [project, projectDetail, projectBudget, externalUnit].flatMap(dictionariesOf);
    // Labels of a dictionary that cannot be read are shown as their keys.
    const labels = dictionaries.load(codes).catch(() => undefined);
    const [stored] = await Promise.all([asked.id === null ? null : projects.sheet({ id: asked.id }), labels]);
    return { asked, stored };
  }

  #show({ id, year }: AskedProject, stored: ProjectSheet | null): void {
    const { can, today } = this.#services;
    const begun = { year: year ?? today.slice(0, 4), applicant: this.#applicant };
    const readOnly = id !== null && !can(project.permissions.edit);
    const sheet = new ProjectFormViewModel(this.#services, stored, begun, readOnly);
    this.sheet = sheet;
    void (id === null ? sheet.proposeCode() : sheet.loadGaps());
  }
}
