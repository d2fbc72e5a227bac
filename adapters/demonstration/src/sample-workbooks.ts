import type { SampleWorkbooks } from '@rdm/core/internal/records';
import { demonstrationYear } from './demonstration-year';

const WHOLE_YEAR = 12;

/** The demonstration enterprise's year as workbooks, without those that have no row. */
export const sampleWorkbooks: SampleWorkbooks = {
  ofYear: async (year) => demonstrationYear(year, WHOLE_YEAR).workbooks.filter(({ sheet }) => sheet.rows.length > 1),
};
