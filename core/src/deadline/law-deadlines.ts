import { text, type LegalBasis, type Text } from '../kernel';
import { addDays, coveredWorkdayYears, isWorkday, type CalendarDate } from '../kernel/calendar';
import { allowedPeriods } from '../tax';
import type { DeadlineKind } from './deadline-dictionaries';

/** A deadline that follows from the law, or from how a year is worked through. */
export interface LawDeadline {
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly on: CalendarDate;
  readonly title: Text;
  readonly basis: LegalBasis | null;
  /** The page where it is done. */
  readonly to: string;
}

const basis = (document: string, article: string): LegalBasis => ({ document, article });

/** A day, or the next one that is worked where it is none (税收征收管理法实施细则第一百零九条). */
export function movedToWorkday(day: CalendarDate): CalendarDate {
  let on = day;
  while (!isWorked(on)) on = addDays(on, 1);
  return on;
}

/** Beyond the years with published holidays Saturday and Sunday alone are known to be none. */
function isWorked(day: CalendarDate): boolean {
  const year = Number(day.slice(0, 4));
  if (year >= coveredWorkdayYears.first && year <= coveredWorkdayYears.last) return isWorkday(day);
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** What falls due in a calendar year by law and practice, for every enterprise. */
export function lawDeadlines(calendarYear: string): readonly LawDeadline[] {
  const now = Number(calendarYear);
  const last = now - 1;
  const tax = (day: string) => movedToWorkday(`${now}-${day}`);
  const periods: readonly string[] = allowedPeriods(now);
  return [
    {
      ...{ key: 'hours', kind: 'tax', on: `${now}-02-${isLeap(now) ? '29' : '28'}`, to: '/rdm/project/worktime' },
      title: text(`补齐 ${last} 年研发工时、考勤和领料记录`, `Complete hours, attendance and slips of ${last}`),
      basis: null,
    },
    {
      ...{ key: 'statistics', kind: 'statistics', on: `${now}-03-31`, to: '/rdm/statistics/annual-report' },
      title: text(
        `报送 ${last} 年 107-1、107-2 表（具体日期以统计部门通知为准）`,
        `Report forms 107-1 and 107-2 of ${last} (the day is that of the notice)`,
      ),
      basis: basis('国家统计局《一套表统计调查制度》', '研发统计年报'),
    },
    {
      ...{ key: 'techSme', kind: 'title', on: tax('05-31'), to: '/rdm/title/tech-sme' },
      title: text(
        `取得 ${now} 年科技型中小企业入库登记编号，供 ${last} 年汇算清缴使用`,
        `Get the number of a technology SME of ${now}, for the settlement of ${last}`,
      ),
      basis: basis('国科发政〔2017〕115号', '第三章'),
    },
    {
      ...{ key: 'settlement', kind: 'tax', on: tax('05-31'), to: '/project/declaration' },
      title: text(
        `${last} 年度企业所得税汇算清缴，填报 A107012，归集留存备查资料`,
        `Settlement of ${last} with A107012; its files are collected`,
      ),
      basis: basis('企业所得税法', '第五十四条'),
    },
    {
      ...{ key: 'lookBack', kind: 'tax', on: tax('05-31'), to: '/project/declaration' },
      title: text(
        `追溯享受 ${now - 4} 年度未享受的加计扣除，最后一日`,
        `The last day to claim the deduction of ${now - 4} late`,
      ),
      basis: basis('财税〔2015〕119号', '第五条第4项'),
    },
    {
      ...{ key: 'torch', kind: 'statistics', on: `${now}-06-30`, to: '/rdm/statistics/annual-report' },
      title: text(
        `高新技术企业火炬统计报表（${last} 年，以主管部门通知为准）`,
        `Torch statistics of high-tech enterprises (${last}, as the notice says)`,
      ),
      basis: null,
    },
    ...(periods.includes('H1')
      ? [
          {
            ...({ key: 'advanceH1', kind: 'tax', on: tax('07-15'), to: '/project/declaration' } as const),
            title: text(
              `7 月预缴，可享受 ${now} 年上半年加计扣除`,
              `Advance in July: the first half of ${now} may be claimed`,
            ),
            basis: basis('税总 财政部公告2023年第11号', '第一条'),
          },
        ]
      : []),
    ...(periods.includes('Q1_Q3')
      ? [
          {
            ...({ key: 'advanceQ3', kind: 'tax', on: tax('10-15'), to: '/project/declaration' } as const),
            title: text(
              `10 月预缴，可享受 ${now} 年前三季度加计扣除（国庆假期顺延，以税务机关公布为准）`,
              `Advance in October: three quarters of ${now} may be claimed (later because of the holidays, as announced)`,
            ),
            basis: basis('税总公告2022年第10号', '第一条'),
          },
        ]
      : []),
    {
      ...{ key: 'yearEnd', kind: 'tax', on: `${now}-12-31`, to: '/rdm/project/completion' },
      title: text(
        `办结 ${now} 年结束项目的验收，跨年项目办理跨年`,
        `Conclude the projects that end in ${now}, and carry the others over`,
      ),
      basis: null,
    },
  ];
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
