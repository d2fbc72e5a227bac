import { makeAutoObservable } from 'mobx';
import { attachment, documentKind, type DocumentKind, type OnlineDocument } from '@rdm/core/internal/evidence';
import { faults, Refusal, type Fault } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import type { Ports } from '@rdm/core/internal/application';
import { Loader } from '../Loader';

export interface Asked {
  readonly of: { readonly id: string } | { readonly fileKey: string };
  readonly edit: boolean;
}

/** Whether the document opens in an external editor. */
const opened = ({ script }: OnlineDocument) => script !== '';

/** A document being viewed: downloaded and rendered here, or opened in the editor of the document server. */
export class DocumentViewModel {
  readonly #loader = new Loader(() => this.#read());
  /** Shows a document the page cannot render; for one it can, its mode tells whether editing is allowed. */
  readonly #editor = new Loader(async (id: string) => {
    const online = await this.ports.files.openOnline({ id, edit: this.kind === 'word' }).catch(() => null);
    return online && opened(online) ? online : null;
  });

  constructor(
    private readonly ports: Pick<Ports, 'files' | 'resource'>,
    private readonly asked: Asked,
  ) {
    makeAutoObservable<this, 'ports' | 'asked'>(this, { ports: false, asked: false });
  }

  get id(): string | null {
    return this.#loader.value?.id ?? null;
  }

  get file(): Download | null {
    return this.#loader.value?.file ?? null;
  }

  /** Set while the editor shows the document. */
  get online(): OnlineDocument | null {
    return this.#loader.value?.online ?? (this.kind === 'other' ? this.#editor.value : null);
  }

  /** Whether the document is shown read-only although it could be edited. */
  get canEdit(): boolean {
    const editor = this.#editor.value;
    return editor !== null && this.online === null && modeOf(editor) === 'edit';
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get kind(): DocumentKind {
    return documentKind(this.file?.type ?? '');
  }

  /** Editing was requested, but the document is only shown. */
  get isNotEdited(): boolean {
    return this.asked.edit && this.file !== null && this.online === null;
  }

  async load(): Promise<void> {
    this.#editor.clear();
    if (!(await this.#loader.load())) return;
    const { id, file, kind } = this;
    if (id && file && (kind === 'word' || file.type === 'application/msword')) await this.#editor.load(id);
  }

  /** The document, or its editor if editing was requested and an editor is available. */
  async #read() {
    const id = await this.#idAsked();
    if (this.asked.edit) {
      const online = await this.ports.files.openOnline({ id, edit: true });
      if (opened(online)) return { id, file: null, online };
    }
    return { id, file: await this.ports.files.download({ id }), online: null };
  }

  async #idAsked(): Promise<string> {
    const { of } = this.asked;
    if ('id' in of) return of.id;
    const where = [{ field: 'fileKey', is: 'equal' as const, value: of.fileKey }];
    const { records } = await this.ports.resource(attachment).list({ where, current: 1, size: 1 });
    if (!records[0]) throw new Refusal(faults.notFound(attachment.label));
    return records[0].id;
  }
}

function modeOf({ config }: OnlineDocument): unknown {
  const { editorConfig } = config as { editorConfig?: { mode?: unknown } };
  return editorConfig?.mode;
}
