import { makeAutoObservable, runInAction } from 'mobx';
import type { ExecutionPort, PaperKind, PaperOfProject } from '@rdm/core/internal/execution';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ProjectServices } from '../project-services';

/** The sheets that are printed of a project beside its documents. */
export const projectSheets = {
  nameList: text('研发人员名单', 'List of R&D staff'),
  finalAccount: text(
    '项目经费决算表（进行中为预算执行表）',
    'Final account, or execution of the budget while it goes on',
  ),
} as const satisfies Partial<Record<keyof ExecutionPort, Text>>;
export type SheetKind = keyof typeof projectSheets;

/** The documents of one project: which can be made, what each lacks, and the ones being made. */
export class PapersViewModel {
  readonly papers: Loader<PaperOfProject[]>;
  /** The document or sheet that is being made. */
  making: PaperKind | SheetKind | null = null;
  readonly #services: ProjectServices;
  readonly #id: string;

  constructor(services: ProjectServices, id: string) {
    this.#services = services;
    this.#id = id;
    this.papers = new Loader(() => services.projects.paperKinds({ id }));
    makeAutoObservable(this, { papers: false });
  }

  /** The document, or null where it was refused, which is said, or another one is being made. */
  make(kind: PaperKind, { own = true } = {}): Promise<Download | null> {
    return this.#made(kind, () => this.#services.projects.projectPaper({ id: this.#id, kind, ...(!own && { own }) }));
  }

  /** The sheet, or null as with a document. */
  print(kind: SheetKind): Promise<Download | null> {
    return this.#made(kind, () => this.#services.ports.execution[kind]({ projectId: this.#id }));
  }

  async #made(kind: PaperKind | SheetKind, ask: () => Promise<Download>): Promise<Download | null> {
    if (this.making !== null) return null;
    this.making = kind;
    try {
      return await ask();
    } catch (error) {
      this.#services.toast.refused(faultOf(error));
      return null;
    } finally {
      runInAction(() => void (this.making = null));
    }
  }
}
