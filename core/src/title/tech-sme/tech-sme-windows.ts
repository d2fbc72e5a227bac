/** When the platform takes evaluations of a year, as its notice says. Years without an entry: not known. */
export interface TechSmeWindow {
  readonly year: string;
  /** yyyy-MM-dd */
  readonly from: string | null;
  readonly to: string;
  readonly notice: string;
}

/** Windows of the yearly evaluation. A further year is a further row. */
const techSmeWindows: readonly TechSmeWindow[] = [
  { year: '2019', from: null, to: '2019-10-31', notice: '科技型中小企业评价工作通知' },
  { year: '2020', from: null, to: '2020-10-20', notice: '科技型中小企业评价工作通知' },
  { year: '2021', from: null, to: '2021-10-20', notice: '科技型中小企业评价工作通知' },
  { year: '2025', from: '2025-06-30', to: '2025-09-30', notice: '工业和信息化部中小企业局 2025 年评价工作通知' },
];

export const windowOf = (year: string): TechSmeWindow | null =>
  techSmeWindows.find((each) => each.year === year) ?? null;
