import type { CostItemCode } from '../tax';
import type { costResources } from './cost-resources';

/** Decimal strings carry amounts in 元 and hours; null is a value the clerk has not given. */
type Decimal = string | null;

/** A project of the year being allocated (`project`). */
export interface ProjectRow {
  readonly id: string;
  readonly code: string;
  readonly expenditureType: 'expensed' | 'capitalised';
  readonly completion: 'ongoing' | 'ended';
  /** yyyy-MM-dd */
  readonly startTime: string;
  /** yyyy-MM-dd; null while no end is planned. */
  readonly endTime: string | null;
}

/** 薪酬: one person's pay of a month (`costpersonnelsalary`). */
export interface SalaryRow {
  readonly id: string;
  /** yyyy-MM */
  readonly month: string;
  readonly personnelId: string;
  readonly wages: Decimal;
  readonly socialInsurance: Decimal;
  readonly labour: Decimal;
  readonly welfare: Decimal;
}

/** 考勤: one person's hours of a month (`attendancemonth`). */
export interface AttendanceRow {
  readonly id: string;
  readonly month: string;
  readonly personnelId: string;
  readonly dueHours: Decimal;
  readonly actualHours: Decimal;
}

/** 项目工时: one person's R&D hours on a project in a month (`projectworktime`). */
export interface WorkTimeRow {
  readonly id: string;
  readonly month: string;
  readonly projectId: string;
  readonly personnelId: string;
  readonly hours: Decimal;
}

export type DepreciationMethod = 'straightLine' | 'doubleDeclining' | 'sumOfYears' | 'unitsOfProduction';

/** 固定资产 (`projectassetsfixed`). */
export interface FixedAssetRow {
  readonly id: string;
  readonly assetsCode: string;
  readonly category: 'instrument' | 'equipment';
  /** 入账日期, yyyy-MM-dd; depreciation starts in the month after it. */
  readonly inaccountDate: string | null;
  readonly originalValue: Decimal;
  /** Percent, e.g. `5`; null = 0. */
  readonly residualRate: Decimal;
  readonly depreciationMethod: DepreciationMethod;
  readonly depreciationMonths: number | string | null;
}

/** 固定资产使用: hours of an asset on a project in a month (`projectassetsfixedschema`). */
export interface AssetUseRow {
  readonly id: string;
  readonly month: string;
  readonly projectId: string;
  /** Id of the fixed asset. */
  readonly assetsId: string;
  readonly rdHours: Decimal;
  /** 总工时 of the asset in the month, the same on each of its rows. */
  readonly totalHours: Decimal;
}

/** 无形资产 (`projectassetsvirtual`). */
export interface IntangibleRow {
  readonly id: string;
  readonly assetsCode: string;
  readonly category: 'software' | 'patent' | 'knowHow';
  /** 取得日期, yyyy-MM-dd; amortisation starts in its month. */
  readonly acquireDate: string | null;
  readonly originalValue: Decimal;
  readonly amortizeMonths: number | string | null;
  readonly projectId: string | null;
  /** Finds the project of the year where the id is that of another year's record of the same project. */
  readonly projectCode?: string | null;
  /** Percent; null = 100. */
  readonly rdRatio: Decimal;
}

/** 租赁资产: a leased asset on a project in a month (`projectassetslease`). */
export interface LeaseRow {
  readonly id: string;
  readonly contractCode: string;
  readonly assetsName: string;
  readonly month: string;
  readonly projectId: string;
  readonly monthlyRent: Decimal;
  readonly rdHours: Decimal;
  readonly totalHours: Decimal;
}

/** 设备动力 (`projectassetspower`). */
export interface EquipmentPowerRow {
  readonly id: string;
  readonly year: number | string;
  /** `01` … `12` */
  readonly month: string;
  readonly projectId: string;
  readonly assetsCode: string;
  readonly qty: Decimal;
  /** yyyy-MM-dd */
  readonly startDate: string | null;
  /** yyyy-MM-dd */
  readonly endDate: string | null;
  readonly dailyWorkTime: Decimal;
  /** Use per hour of one piece. */
  readonly power: Decimal;
  readonly price: Decimal;
}

/** 燃料动力 (`projectpower`). */
export interface PowerRow {
  readonly id: string;
  readonly month: string;
  readonly projectId: string;
  readonly powerType: 'electricity' | 'water' | 'gas' | 'fuel';
  readonly amount: Decimal;
}

/** 材料 (`projectmaterial`). */
export interface MaterialRow {
  readonly id: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly projectId: string;
  readonly qty: Decimal;
  readonly price: Decimal;
  /** null: quantity × price. */
  readonly amount: Decimal;
  readonly direction: 'issue' | 'return';
}

/** 记账凭证: one entry (`financialaccount`), or one of a voucher that corrects another (`financialaccountcorrect`). */
export interface VoucherEntryRow {
  readonly id: string;
  /** The register it stands in; that of vouchers unless given. */
  readonly resource?: (typeof costResources)['voucher' | 'voucherCorrection'];
  /** yyyy-MM-dd */
  readonly date: string;
  readonly voucherType: string;
  readonly voucherNo: string;
  readonly entryNo: string;
  readonly subjectCode: string;
  readonly debitAmount: Decimal;
  readonly creditAmount: Decimal;
  readonly projectId: string | null;
}

/** 科目对应: the cost item a subject stands for, or none (不归集). */
export interface SubjectMatchRow {
  readonly subjectCode: string;
  readonly costItem: CostItemCode | 'none';
}
