import type { FormSheet } from '../../kernel';

/** An official form as a workbook to be saved; `name` without its ending. */
export interface PrintedForm {
  readonly name: string;
  readonly sheets: readonly FormSheet[];
}

/** A name every file system takes. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
