import { depreciationCost, materialCost, personnelCost, type CostPart, type ProjectRow } from '../cost';
import { type Month } from '../kernel/calendar';
import { sum, yuan } from '../kernel/money';
import type { AttendanceRows } from './attendance';
import type { FixedAssetUseRows } from './fixed-asset-uses';
import type { FixedAssetRows } from './fixed-assets';
import type { MaterialRows } from './materials';
import type { PayrollRows } from './payroll';
import { lastDay, type Period } from './period';
import { runsIn, type Project } from './projects';
import { otherSubjects, rdSubject, type BookedItem, type Subject } from './subjects';
import type { Voucher } from './voucher';
import type { WorkTimeRows } from './work-times';

/** The registers whose allocated cost is booked in total at the end of a month. */
export interface BookedRegisters {
  readonly payroll: PayrollRows;
  readonly attendance: AttendanceRows;
  readonly workTimes: WorkTimeRows;
  readonly fixedAssets: FixedAssetRows;
  readonly fixedAssetUses: FixedAssetUseRows;
  readonly materials: MaterialRows;
}

interface Booking {
  readonly item: BookedItem;
  readonly summary: string;
  readonly creditTo: Subject;
}

const bookings: readonly Booking[] = [
  { item: '1.1', summary: '分配研发人员工资', creditTo: otherSubjects.pay },
  { item: '2.1', summary: '结转研发领用材料', creditTo: otherSubjects.rawMaterial },
  { item: '3.2', summary: '计提研发设备折旧', creditTo: otherSubjects.depreciation },
];

/** In these months the books carry freight on the material, which the store's register does not know. */
const freightMonths = new Set(['05', '11']);
const freight = '1286.40';

/**
 * Month-end vouchers that book wages, material and depreciation of equipment by project. They agree with what the
 * registers allocate, but for the freight: a difference that verification is there to show.
 */
export function bookedTotalVouchers(
  registers: BookedRegisters,
  projects: readonly Project[],
  months: readonly Month[],
  period: Period,
): Voucher[] {
  const parts = allocatedParts(registers, projects, period);
  return months.flatMap((month) =>
    bookings.flatMap(({ item, summary, creditTo }) => {
      const debits = projects
        .filter((project) => runsIn(project, month))
        .map((project) => ({
          subject: rdSubject(item, project.plan.expenditureType),
          amount: totalOf(parts, item, month, project),
          project,
        }))
        .filter(({ amount }) => Number(amount) !== 0);
      const [first, ...others] = debits;
      if (!first) return [];
      const withFreight = item === '2.1' && freightMonths.has(month.slice(5));
      const amount = withFreight ? yuan(first.amount).plus(yuan(freight)).toString() : first.amount;
      return [
        {
          date: lastDay(month),
          summary: withFreight ? `${summary}（含运杂费）` : summary,
          debits: [{ ...first, amount }, ...others],
          creditTo,
          department: null,
        },
      ];
    }),
  );
}

function totalOf(parts: readonly CostPart[], item: BookedItem, month: Month, { code }: Project): string {
  const own = parts.filter((part) => part.item === item && part.month === month && part.projectId === code);
  return sum(own.map(({ amount }) => yuan(amount))).toString();
}

function allocatedParts(registers: BookedRegisters, projects: readonly Project[], { year }: Period): CostPart[] {
  const numbered = <R extends object>(rows: readonly R[]) => rows.map((row, index) => ({ ...row, id: String(index) }));
  const projectList = projects.map(({ code, plan, startTime, endTime }): ProjectRow => ({
    id: code,
    code,
    expenditureType: plan.expenditureType,
    completion: 'ongoing',
    startTime,
    endTime,
  }));
  const given = { year, projects: projectList };
  return [
    ...personnelCost({
      ...given,
      salaries: numbered(registers.payroll),
      attendance: numbered(registers.attendance),
      workTimes: numbered(registers.workTimes),
    }).parts,
    ...materialCost({ ...given, materials: numbered(registers.materials) }).parts,
    ...depreciationCost({
      ...given,
      fixedAssets: registers.fixedAssets.map((asset) => ({ ...asset, id: asset.assetsCode })),
      assetUses: numbered(registers.fixedAssetUses),
    }).parts,
  ];
}
