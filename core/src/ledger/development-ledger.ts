import { costItems, type CostItemCode, type LedgerForm } from '../tax';
import type { ItemAmounts } from './category-amounts';

/** One of the four 2015版 ledgers, and the cost items that stand in it. */
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
 * The 2015版 ledgers of a project (税总公告2015年第97号 附件1–4): what it paid for entrusted R&D stands in a ledger of
 * 委托研发, what it spent itself in one of its own form, so a project with both has two. A project without cost has the
 * one of its form. The detail that 附件2 asks of related parties is not kept apart, as nobody records the relation.
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
