import type { ImportRequest } from '../declaration/resource-port';

/** What a workbook was taken for. */
export interface Recognition {
  /** Name of the resource it goes into; null where its headings do not say. */
  readonly resource: string | null;
  /** Names of the resources the caller may import whose headings fit equally well, the likeliest first. */
  readonly candidates: readonly string[];
  /**
   * `headings`: recognised. `several`: the candidates fit alike. `none`: no register has all its required headings
   * there. `notAllowed`: it is of a register the caller may not import. `unreadable`: it is no workbook.
   */
  readonly reason: 'headings' | 'several' | 'none' | 'notAllowed' | 'unreadable';
  /** The reason in a sentence, in the caller's language. */
  readonly why: string;
}

/** What can be asked of a workbook before it is known what it holds. */
export interface WorkbooksPort {
  /** Tells the register by the headings; reads only the first row. Refuses nothing but a caller without session. */
  recognise(args: Pick<ImportRequest, 'file' | 'fileName' | 'signal'>): Promise<Recognition>;
}
