import { makeAutoObservable } from 'mobx';
import type { KnownPlace, KnownTable, PaperKind } from '@rdm/core/internal/execution';
import type { Download } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';
import { Task } from '../../../resource/Task';
import type { ProjectServices } from '../project-services';

interface Known {
  readonly texts: readonly KnownPlace[];
  readonly tables: readonly KnownTable[];
}

/** A row of the help: what to type, what it stands for, where its value comes from, an example. */
export interface PlaceholderRow {
  readonly typed: string;
  readonly place: Omit<KnownPlace, 'example'>;
  readonly example: string;
}

/** The placeholders of own templates, those first that the program's own document of a kind prints. */
export class PlaceholdersViewModel {
  kind: PaperKind = 'approval';
  /** What the list is narrowed to. */
  sought = '';
  readonly known: Loader<Known, [PaperKind]>;
  readonly sampling: Task;
  readonly #services: ProjectServices;

  constructor(services: ProjectServices) {
    this.#services = services;
    this.known = new Loader((kind) => services.projects.placeholders({ kind }));
    this.sampling = new Task(services.toast);
    makeAutoObservable(this, { known: false, sampling: false });
  }

  async load(): Promise<void> {
    await Promise.all([this.known.load(this.kind), this.#services.dictionaries.load(['project_paper'])]);
  }

  choose(kind: PaperKind): void {
    this.kind = kind;
    void this.known.load(kind);
  }

  seek(sought: string): void {
    this.sought = sought;
  }

  /** The program's own document with placeholders, to begin a template with; null where it failed, which is said. */
  sample(): Promise<Download | null> {
    return this.sampling.run(() => this.#services.projects.sampleTemplate({ kind: this.kind }));
  }

  get rows(): PlaceholderRow[] {
    const { texts, tables } = this.known.value ?? { texts: [], tables: [] };
    const rows = [
      ...texts.map((place) => ({ typed: `{{${place.name}}}`, place, example: place.example })),
      ...tables.map((place) => ({
        typed: `{{#${place.name}}}${place.columns.map(({ name }) => `{{${name}}}`).join(' ')}{{/${place.name}}}`,
        place,
        example: place.columns.map(({ example }) => example).join(' '),
      })),
    ];
    const sought = this.sought.trim().toLowerCase();
    const found = rows.filter(({ typed, place }) =>
      [typed, place.label.zh, place.label.en, place.register.zh, place.register.en].some((text) =>
        text.toLowerCase().includes(sought),
      ),
    );
    return [...found.filter(({ place }) => place.printed), ...found.filter(({ place }) => !place.printed)];
  }
}
