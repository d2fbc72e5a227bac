import { reference, type Draft, type FieldOptions } from '../records';
import { text } from '../kernel';

/** A field that references a project by its code. Codes repeat over the years, so `yearOf` determines the year. */
export const projectReference = <const O extends FieldOptions>(yearOf: (draft: Draft) => unknown, options: O) =>
  reference('blade-rdm/project', {
    by: 'code',
    heading: '项目编号',
    example: 'RD2024001',
    within: (draft: Draft) => {
      const year = yearOf(draft);
      return typeof year === 'string' ? { year: year.slice(0, 4) } : null;
    },
    shows: {
      projectCode: { from: 'code', label: text('项目编号', 'Project code') },
      projectName: { from: 'name', label: text('项目名称', 'Project name') },
    },
    ...options,
  });
