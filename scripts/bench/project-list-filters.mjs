import { departmentOf, YEARS } from './large-enterprise.mjs';

const YEAR = 'year=2024';
const SIZE = 20;

/** Typical queries of the project list, which always have a year; the performance budget applies to the first. */
export function filters(rows) {
  const department = `deptId=${departmentOf(rows)}`;
  return {
    'year, department, stage; by budget': `${YEAR}&${department}&stage=2&descs=budgetAmount&size=${SIZE}`,
    'year, department': `${YEAR}&${department}&size=${SIZE}`,
    'year, code': `${YEAR}&code=RD2024000123&size=${SIZE}`,
    'year, type': `${YEAR}&type=software&size=${SIZE}`,
    'year, type, stage, source, status': `${YEAR}&type=software&stage=3&source=2&dataStatus=submit&size=${SIZE}`,
    'year, name anywhere': `${YEAR}&name=${encodeURIComponent('主轴工艺')}&size=${SIZE}`,
    'year alone': `${YEAR}&size=${SIZE}`,
    'year alone, page 40': `${YEAR}&size=${SIZE}&current=40`,
    'year alone, last page': `${YEAR}&size=${SIZE}&current=${rows / YEARS.count / SIZE}`,
    'year alone, by start': `${YEAR}&size=${SIZE}&ascs=startTime`,
  };
}

export const listUrl = (url, query) => `${url}/api/blade-rdm/project/list?${query}`;
