import { text, type Text } from '../../kernel';
import type { CostItemCode } from '../../tax';
import type { SalaryRow } from '../registers';

type PayField = 'wages' | 'socialInsurance' | 'labour' | 'welfare';

/** The payroll field an item is allocated from. */
export interface PayItem {
  readonly field: PayField;
  readonly label: Text;
}

/**
 * The items that hours can be found for: pay, which is shared by the actual hours of people.
 * 税总公告2017年第40号 一(二); welfare follows the same hours (六(四)).
 */
const payItems: Readonly<Partial<Record<CostItemCode, PayItem>>> = {
  '1.1': { field: 'wages', label: text('工资薪金', 'wages') },
  '1.2': { field: 'socialInsurance', label: text('五险一金', 'social insurance') },
  '1.3': { field: 'labour', label: text('劳务费用', 'labour service fees') },
  '6.5': { field: 'welfare', label: text('福利费', 'welfare') },
};

/** The payroll field of an item; null if the item is not allocated by people's hours. */
export const payOf = (item: string): PayItem | null =>
  Object.hasOwn(payItems, item) ? payItems[item as CostItemCode]! : null;

/** A person's pay under an item; nothing said is 0. */
export const paid = (salary: SalaryRow, { field }: PayItem): string => salary[field] ?? '0';
