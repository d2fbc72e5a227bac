import type { MatchedItem, subjectMatch, voucherEntry } from '../finance';
import type { attendance, workTime } from '../hours';
import type {
  entrustedContract,
  entrustedPayment,
  externalUnit,
  project,
  ProjectCourse,
  projectOpinion,
} from '../project';
import type { FieldOf, RecordOf, Resource } from '../records';
import type { DepreciationMethod, TaxAssetClass } from '../tax';
import type { costResources } from './cost-resources';
import type { bookedDepreciation } from './entities/booked-depreciation';
import type { costAdjustment } from './entities/cost-adjustment';
import type { equipmentPower } from './entities/equipment-power';
import type { fixedAsset } from './entities/fixed-asset';
import type { fixedAssetUse } from './entities/fixed-asset-use';
import type { grantShare } from './entities/grant-share';
import type { grantSpending } from './entities/grant-spending';
import type { grant } from './entities/grant';
import type { intangibleAsset } from './entities/intangible-asset';
import type { intangibleAssetUse } from './entities/intangible-asset-use';
import type { leasedAsset } from './entities/leased-asset';
import type { material } from './entities/material';
import type { personnelSalary } from './entities/personnel-salary';
import type { power } from './entities/power';
import type { AssignedAsset } from './project-assignment';

/*
 * The register fields that cost allocation reads. Each type is derived from the record its register declares, so that
 * renaming a field there is a compile error here. Rows may come from a workbook as well as from the store: numbers may
 * be strings, and required fields may be null.
 */

type Written<Value> = Value extends number ? number | string : Value;

/** Fields that every row has. */
type Has<R extends Resource, Name extends FieldOf<R>> = {
  readonly [K in 'id' | Name]: Written<RecordOf<R>[K]>;
};

/** Fields that may be empty. */
type MayHave<R extends Resource, Name extends FieldOf<R>> = {
  readonly [K in Name]: Written<RecordOf<R>[K]> | null;
};

/** Fields that hold a dictionary key, with the keys that cost allocation distinguishes. */
type HasKey<
  R extends Resource,
  Keys extends { readonly [K in keyof Keys]: K extends FieldOf<R> ? string : never },
> = Readonly<Keys>;

/** A project of the year being allocated. */
export type ProjectRow = Has<typeof project, 'code' | 'startTime'> &
  MayHave<typeof project, 'endTime'> &
  Partial<MayHave<typeof project, 'source' | 'eligibility' | 'exclusionReason' | 'exclusionRemark'>> &
  HasKey<typeof project, { expenditureType: 'expensed' | 'capitalised'; completion: 'ongoing' | 'ended' }> & {
    /** Its phases and result; without it all cost is of the type of the year. */
    readonly course?: ProjectCourse;
  };

/** 薪酬: one person's pay of a month. */
export type SalaryRow = Has<typeof personnelSalary, 'month' | 'personnelId'> &
  MayHave<typeof personnelSalary, 'wages' | 'socialInsurance' | 'labour' | 'welfare'>;

/** 考勤: one person's hours of a month. */
export type AttendanceRow = Has<typeof attendance, 'month' | 'personnelId'> &
  MayHave<typeof attendance, 'dueHours' | 'actualHours'>;

/** 项目工时: one person's R&D hours on a project in a month. */
export type WorkTimeRow = Has<typeof workTime, 'month' | 'projectId' | 'personnelId'> &
  MayHave<typeof workTime, 'hours'>;

/** Dictionary keys that may be missing. */
type MayHaveKey<
  R extends Resource,
  Keys extends { readonly [K in keyof Keys]: K extends FieldOf<R> ? string : never },
> = { readonly [K in keyof Keys]?: Keys[K] | null };

/** What a register says beyond its required fields; rows of other sources need not have it. */
type MaySay<R extends Resource, Name extends FieldOf<R>> = Partial<MayHave<R, Name>>;

/** A project an asset may be assigned to by a record of another year, whose code finds this year's record. */
interface AssignedRow extends AssignedAsset {
  /** The codes of the projects of the assignment, by id. */
  readonly projectCodes?: Readonly<Record<string, string>>;
}

/**
 * 固定资产. Depreciation starts in the month after 入账日期; no residual rate is 0%, no 税务折旧方式 is as booked.
 */
export type FixedAssetRow = Has<typeof fixedAsset, 'assetsCode'> &
  MayHave<typeof fixedAsset, 'inaccountDate' | 'originalValue' | 'residualRate' | 'depreciationMonths'> &
  MaySay<
    typeof fixedAsset,
    | 'assetsName'
    | 'buyDate'
    | 'taxMonths'
    | 'usedMonths'
    | 'taxStartDate'
    | 'changeDate'
    | 'changeMonths'
    | 'impairDate'
    | 'impairAmount'
    | 'disposeDate'
  > &
  AssignedRow &
  HasKey<
    typeof fixedAsset,
    {
      category: FixedAssetCategory;
      depreciationMethod: DepreciationMethod;
    }
  > &
  MayHaveKey<
    typeof fixedAsset,
    { useType: 'dedicated' | 'shared' | 'none'; taxMethod: TaxDepreciation; taxClass: TaxAssetClass }
  >;

export type FixedAssetCategory = 'instrument' | 'equipment' | 'building' | 'vehicle' | 'other';

/** 税务折旧方式. */
export type TaxDepreciation =
  | 'asBooked'
  | 'oneOff'
  | 'shortenedLife'
  | 'straightLine'
  | 'doubleDeclining'
  | 'sumOfYears';

/** 固定资产使用: hours of an asset on a project in a month. Its 总工时 of the month is the same on each of its rows. */
export type AssetUseRow = Has<typeof fixedAssetUse, 'month' | 'projectId' | 'assetsId'> &
  MayHave<typeof fixedAssetUse, 'rdHours' | 'totalHours'>;

/** 账面折旧: what the accounts have for an asset's month. */
export type BookedDepreciationRow = Has<typeof bookedDepreciation, 'month' | 'assetsId'> &
  MayHave<typeof bookedDepreciation, 'amount'>;

/** 无形资产. Amortisation starts in the month of 取得日期; no share for R&D is 100%. */
export type IntangibleRow = Has<typeof intangibleAsset, 'assetsCode'> &
  MayHave<typeof intangibleAsset, 'acquireDate' | 'originalValue' | 'amortizeMonths'> &
  MaySay<typeof intangibleAsset, 'assetsName' | 'taxMonths' | 'disposeDate'> &
  MayHaveKey<typeof intangibleAsset, { taxTerm: 'general' | 'agreed' | 'software' }> &
  AssignedRow &
  HasKey<typeof intangibleAsset, { category: 'software' | 'patent' | 'knowHow' }>;

/** 无形资产使用: hours of an asset on a project in a month, or its share in percent. */
export type IntangibleUseRow = Has<typeof intangibleAssetUse, 'month' | 'projectId' | 'assetsId'> &
  MayHave<typeof intangibleAssetUse, 'rdHours' | 'totalHours' | 'rdShare'>;

/** 租赁资产: a leased asset on a project in a month. */
export type LeaseRow = Has<typeof leasedAsset, 'contractCode' | 'assetsName' | 'month' | 'projectId'> &
  MayHave<typeof leasedAsset, 'monthlyRent' | 'rdHours' | 'totalHours'>;

/** 设备动力; its month is `01` … `12`, its power the use per hour of one piece. */
export type EquipmentPowerRow = Has<typeof equipmentPower, 'month' | 'projectId' | 'assetsCode'> &
  MayHave<typeof equipmentPower, 'qty' | 'startDate' | 'endDate' | 'dailyWorkTime' | 'power' | 'price'> & {
    readonly year: RecordOf<typeof equipmentPower>['year'] | number;
  };

/** 燃料动力. */
export type PowerRow = Has<typeof power, 'month' | 'projectId'> &
  MayHave<typeof power, 'amount'> &
  HasKey<typeof power, { powerType: 'electricity' | 'water' | 'gas' | 'fuel' }>;

/** 材料; without an amount it is quantity × price. */
export type MaterialRow = Has<typeof material, 'date' | 'projectId'> &
  MayHave<typeof material, 'qty' | 'price' | 'amount'> &
  HasKey<typeof material, { direction: 'issue' | 'return' }>;

/** 记账凭证: one entry, or one of a voucher that corrects another. */
export type VoucherEntryRow = Has<
  typeof voucherEntry,
  'date' | 'voucherType' | 'voucherNo' | 'entryNo' | 'subjectCode'
> &
  MayHave<typeof voucherEntry, 'debitAmount' | 'creditAmount' | 'projectId'> &
  Partial<MayHave<typeof voucherEntry, 'exclusionReason' | 'exclusionAmount' | 'exclusionRemark'>> &
  Partial<Pick<RecordOf<typeof voucherEntry>, 'summary' | 'subjectName'>> & {
    /** The register it belongs to; defaults to vouchers. */
    readonly resource?: (typeof costResources)['voucher' | 'voucherCorrection'];
  };

/** 科目对应: the cost item a subject is matched to, or none (不归集). */
export type SubjectMatchRow = Pick<RecordOf<typeof subjectMatch>, 'subjectCode'> &
  HasKey<typeof subjectMatch, { costItem: MatchedItem }>;

/** 税务调整: what of a month and cost item of a project does not count; without an amount all of it. */
export type CostAdjustmentRow = Has<typeof costAdjustment, 'month' | 'projectId' | 'item' | 'reason'> &
  MayHave<typeof costAdjustment, 'amount' | 'remark'>;

/** 政府补助. */
export type GrantRow = Has<typeof grant, 'documentNo' | 'receivedOn' | 'amount' | 'treatment'> &
  MayHave<typeof grant, 'returnedAmount' | 'taxedInReturn' | 'hasDocument' | 'hasMeasures' | 'isSeparate'>;

/** 政府补助支出; without a project it is divided by the shares of the grant. */
export type GrantSpendingRow = Has<typeof grantSpending, 'grantId' | 'date' | 'item' | 'amount'> &
  MayHave<typeof grantSpending, 'projectId'>;

/** 政府补助分配. */
export type GrantShareRow = Has<typeof grantShare, 'year' | 'grantId' | 'projectId' | 'share'>;

/** 项目鉴定: what was found of a project a tax office doubted. */
export type OpinionRow = Has<typeof projectOpinion, 'projectId' | 'outcome'> &
  MayHave<typeof projectOpinion, 'opinionOn'>;

/** 委托研发合同 with its trustee and what was paid under it, in all years. */
export type ContractRow = Has<typeof entrustedContract, 'contractNo' | 'contractKind'> &
  MayHave<typeof entrustedContract, 'registrationNo' | 'registeredOn' | 'amount'> & {
    readonly unit:
      | (Has<typeof externalUnit, 'unitsName' | 'kind'> &
          MayHave<typeof externalUnit, 'place'> &
          MaySay<typeof externalUnit, 'holder'>)
      | null;
    readonly payments: readonly Pick<RecordOf<typeof entrustedPayment>, 'date' | 'amount'>[];
  };
