import type { Expenditure } from '../../project';
import type { CostItemCode } from '../../tax';

/** An entry of an allocation voucher. Amounts in 元, 2 decimals, never 0; a red entry is negative on its own side. */
export interface AllocationEntry {
  readonly side: 'debit' | 'credit';
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly amount: string;
  readonly item: CostItemCode;
  readonly summary: string;
  /** The project of a debit; of a credit only where its account is kept by project. */
  readonly projectId: string | null;
  /** Of a debit. */
  readonly expenditureType: Expenditure | null;
  /** What goes into the file: null where the account is not kept by project or department. */
  readonly project: { readonly code: string; readonly name: string } | null;
  readonly department: string | null;
}

/** What a file says of the voucher besides its entries. */
export interface VoucherHead {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** 凭证字 */
  readonly voucherType: string;
  /** 凭证号, which the program may give anew. */
  readonly voucherNo: string;
  /** 制单人 */
  readonly preparer: string;
  /** 账簿编码 and 核算组织编码 of 云星空, and the field of the dimension its projects are kept in. */
  readonly bookCode: string | null;
  readonly orgCode: string | null;
  readonly projectField: string | null;
}
