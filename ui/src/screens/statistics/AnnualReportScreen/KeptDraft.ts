import { LocalDrafts } from '../../../resource/form/LocalDrafts';
import type { ResourceServices } from '../../../resource/ResourceServices';
import type { Values } from './ReportDraftViewModel';

/** Unsaved entries of the report of a year, stored locally. */
export class KeptDraft {
  readonly #drafts: LocalDrafts;

  constructor({ storage, owner }: Pick<ResourceServices, 'storage' | 'owner'>, year: string) {
    this.#drafts = new LocalDrafts(storage, `rdm.draft/${owner}/blade-rdm/projectreportother/${year}`);
  }

  /** The stored entries and their time; null without any. */
  read(): { readonly changes: Values; readonly keptAt: number } | null {
    const kept = this.#drafts.read();
    const entries = Object.entries(kept?.parts.report?.values ?? {});
    const changes = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return kept && changes.length > 0 ? { changes: Object.fromEntries(changes), keptAt: kept.keptAt } : null;
  }

  keep(changes: Values): void {
    const report = { values: changes, references: {}, version: null };
    this.#drafts.keep({ parts: { report }, keptAt: Date.now(), key: '', resume: false });
  }

  drop(): void {
    this.#drafts.drop();
  }
}
