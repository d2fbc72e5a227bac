import {
  amortisationCost,
  depreciationCost,
  equipmentPowerCost,
  leaseCost,
  materialCost,
  personnelCost,
  powerCost,
  type CostPart,
  type ProjectRow,
} from '@rdm/core/internal/cost';
import type { Month } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import type { AttendanceRows } from './attendance';
import type { BookedDepreciationRows } from './booked-depreciation';
import type { EquipmentPowerRows } from './equipment-power';
import type { FixedAssetUseRows } from './fixed-asset-uses';
import type { FixedAssetRows } from './fixed-assets';
import type { IntangibleUseRows } from './intangible-uses';
import type { IntangibleRows } from './intangibles';
import type { LeaseRows } from './leases';
import type { MaterialRows } from './materials';
import type { PayrollRows } from './payroll';
import { lastDay, type Period } from './period';
import type { PowerRows } from './power';
import { expenditureOn, runsIn, type Project } from './projects';
import { otherSubjects, rdSubject, type BookedItem, type Subject } from './subjects';
import type { Voucher } from './voucher';
import type { WorkTimeRows } from './work-times';

/** The registers whose allocated cost is booked as a total at the end of a month. */
export interface BookedRegisters {
  readonly payroll: PayrollRows;
  readonly attendance: AttendanceRows;
  readonly workTimes: WorkTimeRows;
  readonly fixedAssets: FixedAssetRows;
  readonly fixedAssetUses: FixedAssetUseRows;
  readonly materials: MaterialRows;
  readonly bookedDepreciations: BookedDepreciationRows;
  readonly intangibles: IntangibleRows;
  readonly intangibleUses: IntangibleUseRows;
  readonly leases: LeaseRows;
  readonly powerRuns: EquipmentPowerRows;
  readonly readings: PowerRows;
}

interface Booking {
  readonly item: BookedItem;
  readonly summary: string;
  readonly creditTo: Subject;
}

const bookings: readonly Booking[] = [
  { item: '1.1', summary: '分配研发人员工资', creditTo: otherSubjects.pay },
  { item: '1.2', summary: '分配研发人员社保及公积金', creditTo: otherSubjects.pay },
  { item: '1.3', summary: '计提外聘研发人员劳务费', creditTo: otherSubjects.payable },
  { item: '2.1', summary: '结转研发领用材料', creditTo: otherSubjects.rawMaterial },
  { item: '2.2', summary: '分摊研发用燃料费', creditTo: otherSubjects.payable },
  { item: '2.3', summary: '分摊研发用水电气费', creditTo: otherSubjects.payable },
  { item: '2.8', summary: '分摊研发用仪器设备租金', creditTo: otherSubjects.payable },
  { item: '3.1', summary: '计提研发仪器折旧', creditTo: otherSubjects.depreciation },
  { item: '3.2', summary: '计提研发设备折旧', creditTo: otherSubjects.depreciation },
  { item: '4.1', summary: '摊销研发用软件', creditTo: otherSubjects.amortisation },
  { item: '4.2', summary: '摊销研发用专利权', creditTo: otherSubjects.amortisation },
  { item: '4.3', summary: '摊销研发用非专利技术', creditTo: otherSubjects.amortisation },
  { item: '6.5', summary: '分配研发人员福利费', creditTo: otherSubjects.pay },
];

interface Surcharge {
  readonly item: BookedItem;
  /** MM */
  readonly months: ReadonlySet<string>;
  readonly amount: string;
  readonly words: string;
}

/** Amounts that only the books contain: freight not in the stock records, insurance paid for earlier months. */
const surcharges: readonly Surcharge[] = [
  { item: '2.1', months: new Set(['05', '11']), amount: '1286.40', words: '含运杂费' },
  { item: '1.2', months: new Set(['08']), amount: '2318.56', words: '含补缴社保' },
];

/**
 * Month-end vouchers that book by project what the registers allocate. They match except for the surcharges: a
 * difference that verification should detect.
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
          subject: rdSubject(item, expenditureOn(project, lastDay(month))),
          amount: totalOf(parts, item, month, project),
          project,
        }))
        .filter(({ amount }) => Number(amount) !== 0);
      const [first, ...others] = debits;
      if (!first) return [];
      const extra = surcharges.find((each) => each.item === item && each.months.has(month.slice(5)));
      const amount = extra ? yuan(first.amount).plus(yuan(extra.amount)).toString() : first.amount;
      return [
        {
          date: lastDay(month),
          summary: extra ? `${summary}（${extra.words}）` : summary,
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
    ...equipmentPowerCost({ ...given, equipmentPower: numbered(registers.powerRuns) }).parts,
    ...powerCost({ ...given, power: numbered(registers.readings) }).parts,
    ...leaseCost({ ...given, leases: numbered(registers.leases) }).parts,
    ...amortisationCost({
      ...given,
      intangibles: registers.intangibles.map((asset) => ({ ...asset, id: asset.assetsCode })),
      intangibleUses: numbered(registers.intangibleUses),
    }).parts,
    ...depreciationCost({
      ...given,
      fixedAssets: registers.fixedAssets.map((asset) => ({ ...asset, id: asset.assetsCode })),
      assetUses: numbered(registers.fixedAssetUses),
      bookedDepreciation: numbered(registers.bookedDepreciations),
    }).parts,
  ];
}
