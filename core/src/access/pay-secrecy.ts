/**
 * Grants sight of what a single person is paid (查看个人薪酬). Whoever lacks it sees totals by project and month. Without
 * it the menus of `payMenus` and their buttons grant nothing, whatever a role's record contains.
 */
export const PAYROLL_VIEW = 'payroll_view';

/** Menus whose pages show pay by person. */
const payMenus = ['costpersonnelsalary', 'costpersonneldetail'];

/** Whether a menu or button, by its code, shows pay by person. */
export const showsPay = (code: string): boolean =>
  code === PAYROLL_VIEW || payMenus.some((menu) => code === menu || code.startsWith(`${menu}_`));

/** What of the granted menus and buttons counts: those that show pay only together with `PAYROLL_VIEW`. */
export function withoutSecretPay<Granted extends { readonly code: string | null }>(granted: readonly Granted[]) {
  if (granted.some(({ code }) => code === PAYROLL_VIEW)) return granted;
  return granted.filter(({ code }) => code === null || !showsPay(code));
}
