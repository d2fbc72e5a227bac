import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/kernel';
import { externalUnit, project, projectBudget, projectDetail } from '@rdm/core/project';
import { faultOf } from '../../../resource/fault-of';
import { dictionariesOf } from '../../../resource/field-dictionary';
import type { ProjectServices } from '../project-services';
import { ProjectFormViewModel } from './ViewModel';

/** Which project a page is asked for: a stored one, or a new one of a year. */
export interface AskedProject {
  readonly id: string | null;
  readonly year: string | null;
}

/** The page of one project: brings the project there, then leaves the work to its form. */
export class ProjectPage {
  sheet: ProjectFormViewModel | null = null;
  fault: Fault | null = null;
  readonly #services: ProjectServices;
  readonly #applicant: string;
  #turn = 0;

  /** @param applicant the name of the person who enters a new project */
  constructor(services: ProjectServices, applicant: string) {
    this.#services = services;
    this.#applicant = applicant;
    makeAutoObservable(this, { sheet: observableRef, fault: observableRef });
  }

  /** Shows the project asked for; the one already on the page stays as it is. */
  async open({ id, year }: AskedProject): Promise<void> {
    if (this.sheet && this.sheet.id === id && !this.fault) return;
    const turn = ++this.#turn;
    const { projects, can, dictionaries, today } = this.#services;
    this.sheet = null;
    this.fault = null;
    try {
      const codes = [project, projectDetail, projectBudget, externalUnit].flatMap(dictionariesOf);
      // Labels of a dictionary that cannot be read are shown as their keys.
      const labels = dictionaries.load(codes).catch(() => undefined);
      const [stored] = await Promise.all([id === null ? null : projects.sheet({ id }), labels]);
      if (turn !== this.#turn) return;
      const begun = { year: year ?? today.slice(0, 4), applicant: this.#applicant };
      const sheet = new ProjectFormViewModel(
        this.#services,
        stored,
        begun,
        id !== null && !can(project.permissions.edit),
      );
      runInAction(() => void (this.sheet = sheet));
      void (id === null ? sheet.proposeCode() : sheet.loadGaps());
    } catch (error) {
      const fault = faultOf(error);
      if (turn === this.#turn) runInAction(() => void (this.fault = fault));
    }
  }
}
