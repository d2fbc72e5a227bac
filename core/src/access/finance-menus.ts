import { text, type Text } from '../kernel';
import { PAYROLL_VIEW } from './pay-secrecy';
import { readOnly, registerMenu, type MenuEntry } from './register-menu';

/* The menus of cost, ledgers and declarations that hold permissions beside those of their registers. */

/** The menu of a verify register: locking and unlocking have permissions of their own. */
export function verifyMenu(code: string, name: Text, path: string): MenuEntry {
  const menu = registerMenu(code, name, path, ['view', 'add', 'edit', 'delete', 'export']);
  return {
    ...menu,
    buttons: [
      ...(menu.buttons ?? []),
      { code: `${code}_lock`, name: text('锁定', 'Lock'), action: 2 },
      { code: `${code}_unlock`, name: text('解锁', 'Unlock'), action: 2 },
    ],
  };
}

export const costRecords = registerMenu(
  'costrecord',
  text('费用归集明细', 'Cost records'),
  '/rdm/cost/record',
  readOnly,
);

export const furtherCost = registerMenu(
  'furthercost',
  text('其他口径费用', 'Cost outside the deduction'),
  '/rdm/cost/further',
  readOnly,
);

const payroll = registerMenu('costpersonnelsalary', text('薪酬', 'Payroll'), '/rdm/personnel/salary');

/** Seeing what a person is paid has a permission of its own, which the other pay pages need as well. */
export const payrollMenu: MenuEntry = {
  ...payroll,
  buttons: [
    ...(payroll.buttons ?? []),
    { code: PAYROLL_VIEW, name: text('查看个人薪酬', 'See pay by person'), action: 2 },
  ],
};

const reverseMenu = registerMenu(
  'reverseallocation',
  text('工时反算', 'Reverse allocation'),
  '/rdm/reverse-allocation',
  ['view', 'add', 'edit', 'delete', 'export'],
);
/** Allocating hours and clearing them have permissions of their own. */
export const reverseAllocationMenu: MenuEntry = {
  ...reverseMenu,
  buttons: [
    ...(reverseMenu.buttons ?? []),
    { code: 'reverseallocation_allocate', name: text('反算分摊', 'Allocate'), action: 2 },
    { code: 'reverseallocation_clear', name: text('清除工时', 'Clear the hours'), action: 2 },
  ],
};

export const ledgers = registerMenu(
  'projectreport',
  text('研发支出辅助账', 'R&D ledgers'),
  '/project/auxiliary-2021',
  readOnly,
);

/** Registers without an import. */
export const entered = ['view', 'add', 'edit', 'delete', 'export'] as const;
/** Submitting and passing a declaration are for different people. */
export const declarationMenu: MenuEntry = {
  code: 'declaration',
  name: text('申报', 'Declarations'),
  path: '/project/declaration',
  buttons: [
    { code: 'declaration_view', name: text('查看申报', 'View declarations'), action: 2 },
    { code: 'declaration_submit', name: text('提交申报', 'Submit'), action: 2 },
    { code: 'declaration_review', name: text('审核申报', 'Review'), action: 2 },
    { code: 'declaration_export', name: text('导出申报记录', 'Export declarations'), action: 1 },
  ],
};

const vouchersOut = registerMenu(
  'allocationvoucher',
  text('研发费用分配凭证', 'Allocation vouchers'),
  '/rdm/financialaccount/allocation-voucher',
  readOnly,
);
/** Exporting a voucher, entering its number and voiding it have permissions of their own. */
export const allocationVoucherMenu: MenuEntry = {
  ...vouchersOut,
  buttons: [
    ...(vouchersOut.buttons ?? []),
    { code: 'allocationvoucher_make', name: text('导出凭证', 'Export a voucher'), action: 1 },
    { code: 'allocationvoucher_book', name: text('登记凭证号', 'Enter the number'), action: 2 },
    { code: 'allocationvoucher_void', name: text('作废', 'Void'), action: 3 },
  ],
};
