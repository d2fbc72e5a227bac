import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { attachment, documentKind, type DocumentKind, type OnlineDocument } from '@rdm/core/evidence';
import { faults, Refusal, type Download, type Fault } from '@rdm/core/kernel';
import type { Ports } from '@rdm/core/application';
import { faultOf } from '../fault-of';

export interface Asked {
  readonly of: { readonly id: string } | { readonly fileKey: string };
  readonly edit: boolean;
}

/** What opens a document elsewhere than in the page. */
const opened = ({ script }: OnlineDocument) => script !== '';

/** A document that is looked at: fetched here, or opened in the editor beside the program. */
export class DocumentViewModel {
  id: string | null = null;
  file: Download | null = null;
  /** Set while the editor shows the document. */
  online: OnlineDocument | null = null;
  /** Whether the document could be edited, and is only looked at. */
  canEdit = false;
  fault: Fault | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'files' | 'resource'>,
    private readonly asked: Asked,
  ) {
    makeAutoObservable(this, { file: observableRef, online: observableRef, fault: observableRef });
  }

  get kind(): DocumentKind {
    return documentKind(this.file?.type ?? '');
  }

  /** Editing was asked for, and the document is only shown. */
  get isNotEdited(): boolean {
    return this.asked.edit && this.file !== null && this.online === null;
  }

  async load(): Promise<void> {
    this.fault = null;
    try {
      const id = await this.#idAsked();
      if (this.asked.edit && (await this.#openOnline(id))) return;
      const file = await this.ports.files.download({ id });
      runInAction(() => {
        this.id = id;
        this.file = file;
      });
      if (this.kind === 'word' || file.type === 'application/msword') await this.#askEditor(id);
    } catch (error) {
      const fault = faultOf(error);
      runInAction(() => (this.fault = fault));
    }
  }

  async #idAsked(): Promise<string> {
    const { of } = this.asked;
    if ('id' in of) return of.id;
    const where = [{ field: 'fileKey', is: 'equal' as const, value: of.fileKey }];
    const { records } = await this.ports.resource(attachment).list({ where, current: 1, size: 1 });
    if (!records[0]) throw new Refusal(faults.notFound(attachment.label));
    return records[0].id;
  }

  /** Opens it to be edited; false where nobody edits it. */
  async #openOnline(id: string): Promise<boolean> {
    const online = await this.ports.files.openOnline({ id, edit: true });
    if (!opened(online)) return false;
    runInAction(() => {
      this.id = id;
      this.online = online;
    });
    return true;
  }

  /** A kind the page cannot show is shown by the editor; of one it can, the editor says whether it may be edited. */
  async #askEditor(id: string): Promise<void> {
    const online = await this.ports.files.openOnline({ id, edit: this.kind === 'word' }).catch(() => null);
    if (!online || !opened(online)) return;
    runInAction(() => {
      if (this.kind === 'other') this.online = online;
      else this.canEdit = modeOf(online) === 'edit';
    });
  }
}

function modeOf({ config }: OnlineDocument): unknown {
  const { editorConfig } = config as { editorConfig?: { mode?: unknown } };
  return editorConfig?.mode;
}
