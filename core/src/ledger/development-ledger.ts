import { costItems, type CostItemCode, type LedgerForm } from '../tax';
import type { ItemAmounts } from './category-amounts';

/** One of the four 2015版 ledgers, and the cost items it includes. */
export interface DevelopmentLedger {
  readonly form: LedgerForm;
  readonly has: (code: CostItemCode) => boolean;
}

/** 研发形式 by 开发形式; any other form, and none, is 自主研发. */
const formOf: ReadonlyMap<string, LedgerForm> = new Map([
  ['hzyf', 'cooperative'],
  ['wtyf_jn', 'entrusted'],
  ['wtyf_jw', 'entrusted'],
  ['jzyf', 'centralised'],
]);

const entrustedCodes: ReadonlySet<string> = new Set(
  costItems.filter(({ category }) => category === 'entrusted').map(({ code }) => code),
);
const isPaid = (code: CostItemCode) => entrustedCodes.has(code);
const isOwn = (code: CostItemCode) => !isPaid(code);

/**
 * The 2015版 ledgers of a project (税总公告2015年第97号 附件1–4): payments for entrusted R&D belong to a ledger of
 * 委托研发, own spending to a ledger of the project's form, so a project with both has two. A project without cost has
 * the ledger of its form. The detail 附件2 requires of related parties is not separated, as the relation is not recorded.
 *
 * @param devForm a key of the dictionary `project_dev_form`
 */
export function developmentLedger(devForm: string | null, items: ItemAmounts): DevelopmentLedger[] {
  const form = formOf.get(devForm ?? '') ?? 'own';
  const codes = Object.keys(items) as CostItemCode[];
  const own: DevelopmentLedger = { form: form === 'entrusted' ? 'own' : form, has: isOwn };
  const paid: DevelopmentLedger = { form: 'entrusted', has: isPaid };
  if (codes.length === 0) return [form === 'entrusted' ? paid : own];
  return [...(codes.some(isOwn) ? [own] : []), ...(codes.some(isPaid) ? [paid] : [])];
}
