import { makeAutoObservable } from 'mobx';
import type { AreaPorts } from '@rdm/core/internal/application';
import { Loader } from '../../../resource/Loader';

type ImportPorts = Pick<AreaPorts, 'imports'>;
type Changes = Awaited<ReturnType<AreaPorts['imports']['changes']>>;

/** A record that an import added, changed or removed, with its cells. */
export type ImportedRecord = Changes['rows'][number];

/** Rows of a page until another number is chosen. */
const PAGE_SIZE = 30;

/** What one import changed, page by page. */
export class ImportedChanges {
  /** From 1. */
  page = 1;
  size = PAGE_SIZE;
  readonly answer: Loader<Changes, [current: number, size: number]>;

  constructor(
    { imports }: ImportPorts,
    readonly id: string,
  ) {
    this.answer = new Loader((current, size) => imports.changes({ id, current, size }));
    makeAutoObservable(this, { id: false, answer: false });
  }

  async open(page = this.page, size = this.size): Promise<void> {
    this.page = page;
    this.size = size;
    await this.answer.load(page, size);
  }
}
