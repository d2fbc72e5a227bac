import { makeAutoObservable, runInAction } from 'mobx';
import type { PaperKind, PaperOfProject } from '@rdm/core/internal/execution';
import type { Download } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ProjectServices } from '../project-services';

/** The documents of one project: which can be made, what each lacks, and the ones being made. */
export class PapersViewModel {
  readonly papers: Loader<PaperOfProject[]>;
  /** The document that is being made. */
  making: PaperKind | null = null;
  readonly #services: ProjectServices;
  readonly #id: string;

  constructor(services: ProjectServices, id: string) {
    this.#services = services;
    this.#id = id;
    this.papers = new Loader(() => services.projects.paperKinds({ id }));
    makeAutoObservable(this, { papers: false });
  }

  /** The document, or null where it was refused, which is said, or another one is being made. */
  async make(kind: PaperKind, { own = true } = {}): Promise<Download | null> {
    if (this.making !== null) return null;
    this.making = kind;
    try {
      return await this.#services.projects.projectPaper({ id: this.#id, kind, ...(!own && { own }) });
    } catch (error) {
      this.#services.toast.error(faultOf(error).message);
      return null;
    } finally {
      runInAction(() => void (this.making = null));
    }
  }
}
