import { text, type Text } from '../kernel';
import { authorityMenu, menuMenus, postMenu, userMenu } from './access-menus';
import { PAYROLL_VIEW } from './pay-secrecy';
import { baseMenu, deskMenu, monitorMenu, platformSystemMenus, resourceMenu, toolMenu } from './platform-menus';
import { readOnly, registerMenu, type MenuEntry } from './register-menu';

export { type MenuEntry } from './register-menu';

/** The menu of a verify register: locking and unlocking have permissions of their own. */
function verifyMenu(code: string, name: Text, path: string): MenuEntry {
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

const costRecords = registerMenu('costrecord', text('费用归集', 'Cost records'), '/rdm/cost/record', readOnly);

const furtherCost = registerMenu(
  'furthercost',
  text('其他口径费用', 'Cost outside the deduction'),
  '/rdm/cost/further',
  readOnly,
);

const payroll = registerMenu('costpersonnelsalary', text('薪酬', 'Payroll'), '/rdm/personnel/salary');

/** Seeing what a person is paid has a permission of its own, which the other pay pages need as well. */
const payrollMenu: MenuEntry = {
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
const reverseAllocationMenu: MenuEntry = {
  ...reverseMenu,
  buttons: [
    ...(reverseMenu.buttons ?? []),
    { code: 'reverseallocation_allocate', name: text('反算分摊', 'Allocate'), action: 2 },
    { code: 'reverseallocation_clear', name: text('清除工时', 'Clear the hours'), action: 2 },
  ],
};

const ledgers = registerMenu(
  'projectreport',
  text('研发支出辅助账', 'R&D ledgers'),
  '/project/auxiliary-2021',
  readOnly,
);

/** Registers without an import. */
const entered = ['view', 'add', 'edit', 'delete', 'export'] as const;
/** Submitting and passing a declaration are for different people. */
const declarationMenu: MenuEntry = {
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

/** The menus of the product by their order. docs/product.md, Routes */
export const menuTree: readonly MenuEntry[] = [
  deskMenu,
  {
    code: 'rdmproject',
    name: text('研发项目', 'R&D projects'),
    path: '/rdm/project',
    icon: 'iconfont iconicon_savememo',
    children: [
      registerMenu('project', text('项目列表', 'Projects'), '/rdm/project/list'),
      registerMenu('projectmaster', text('项目总台账', 'Projects over their years'), '/rdm/project/master', entered),
      registerMenu('projectphase', text('项目阶段划分', 'Project phases'), '/rdm/project/phase'),
      registerMenu('projectopening', text('项目期初余额', 'Opening balances of projects'), '/rdm/project/opening'),
      registerMenu('projectcrossyear', text('项目跨年', 'Projects carried over'), '/rdm/project/cross-year', entered),
      registerMenu('externalunits', text('外部单位', 'External units'), '/rdm/externalunits'),
      registerMenu('entrustdevdata', text('委托研发合同', 'Development contracts'), '/rdm/entrustdevdata'),
      registerMenu('entrustpayment', text('委托研发付款', 'Payments of contracts'), '/rdm/entrustpayment'),
      registerMenu('projectcoop', text('合作研发分摊', 'Shares of cooperation'), '/rdm/projectcoop'),
      registerMenu('projectconc', text('集中研发分摊', 'Shares of centralised R&D'), '/rdm/projectconc'),
      registerMenu('entpersonnel', text('研发人员', 'R&D personnel'), '/rdm/personnel/list'),
      registerMenu('attachment', text('附件', 'Attachments'), '/rdm/attachment', ['view', 'add', 'edit', 'delete']),
      registerMenu('projectworktime', text('项目工时', 'Project hours'), '/rdm/project/worktime'),
    ],
  },
  {
    code: 'rdmimport',
    name: text('数据导入', 'Import'),
    path: '/rdm/intake',
    icon: 'iconfont iconicon_affiliations_li',
    children: [
      { code: 'importfiles', name: text('导入文件', 'Import files'), path: '/rdm/import' },
      registerMenu('templatecolumndata', text('导入方案', 'Import profiles'), '/rdm/import/profiles', [
        ...(['view', 'add', 'edit', 'delete', 'export'] as const),
      ]),
      registerMenu('importrecord', text('导入记录', 'Imports'), '/rdm/import/history', readOnly),
    ],
  },
  {
    code: 'rdmcost',
    name: text('费用台账', 'Cost registers'),
    path: '/rdm/cost',
    icon: 'iconfont iconicon_coinpurse_line',
    children: [
      payrollMenu,
      registerMenu('attendancemonth', text('考勤', 'Attendance'), '/rdm/attendance/month'),
      registerMenu('attendance', text('每日考勤', 'Daily attendance'), '/rdm/attendance'),
      registerMenu('projectassetsfixed', text('固定资产', 'Fixed assets'), '/rdm/assets/fixed'),
      registerMenu('projectassetsfixedschema', text('固定资产使用', 'Use of fixed assets'), '/rdm/assets/fixed-use'),
      registerMenu('bookeddepreciation', text('账面折旧', 'Booked depreciation'), '/rdm/assets/booked-depreciation'),
      registerMenu('projectassetsvirtual', text('无形资产', 'Intangible assets'), '/rdm/assets/virtual'),
      registerMenu(
        'projectassetsvirtualschema',
        text('无形资产使用', 'Use of intangible assets'),
        '/rdm/assets/virtual-use',
      ),
      registerMenu('projectassetslease', text('租赁资产', 'Leased assets'), '/rdm/assets/lease'),
      registerMenu('projectassetspower', text('设备动力', 'Equipment power'), '/rdm/assets/power'),
      registerMenu('projectassetspowerschema', text('设备动力使用', 'Use of equipment power'), '/rdm/assets/power-use'),
      registerMenu('projectpower', text('燃料动力', 'Fuel and power'), '/rdm/power'),
      registerMenu('projectpowerschema', text('燃料动力使用', 'Use of fuel and power'), '/rdm/power-use'),
      registerMenu('projectmaterial', text('材料', 'Material'), '/rdm/material'),
      registerMenu('projectmaterialschema', text('材料使用', 'Use of material'), '/rdm/material-use'),
      registerMenu('grant', text('政府补助', 'Government grants'), '/rdm/grant'),
      registerMenu('grantshare', text('政府补助分配', 'Shares of grants'), '/rdm/grant-share'),
      registerMenu('grantspending', text('政府补助支出', 'Spending of grants'), '/rdm/grant-spending'),
    ],
  },
  {
    code: 'rdmfinance',
    name: text('财务凭证', 'Vouchers'),
    path: '/rdm/financialaccount',
    icon: 'iconfont iconicon_doc',
    children: [
      registerMenu('financialaccount', text('记账凭证', 'Journal vouchers'), '/rdm/financialaccount/voucher'),
      registerMenu('financialaccountcorrect', text('凭证更正', 'Corrections'), '/rdm/financialaccount/correct'),
      registerMenu('financialaccountmatch', text('科目对应', 'Account matching'), '/rdm/financialaccount/matchsubject'),
      registerMenu('closingaccount', text('结转科目', 'Closing accounts'), '/rdm/financialaccount/closing-account', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
      registerMenu('closingentry', text('凭证结转', 'Closing entries'), '/rdm/financialaccount/closing', readOnly),
      registerMenu('closingvoucher', text('结转认定', 'Rulings on closings'), '/rdm/financialaccount/closing-voucher', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
      registerMenu('costsource', text('费用来源', 'Sources of cost'), '/rdm/cost-source', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
    ],
  },
  {
    code: 'rdmverify',
    name: text('核对与锁定', 'Verify and lock'),
    path: '/rdm/verify',
    icon: 'iconfont iconicon_doc',
    children: [
      registerMenu('projectdataaudit', text('月度数据审核', 'Month data audit'), '/rdm/data-audit'),
      verifyMenu('costpersonnelverify', text('人员人工核对', 'Verify personnel'), '/rdm/verify/salary'),
      verifyMenu('assetsfixedverify', text('固定资产核对', 'Verify fixed assets'), '/rdm/verify/assets-fixed'),
      verifyMenu('assetsvirtualverify', text('无形资产核对', 'Verify intangibles'), '/rdm/verify/assets-virtual'),
      verifyMenu('assetsleaseverify', text('租赁资产核对', 'Verify leases'), '/rdm/verify/assets-lease'),
      verifyMenu('materialverify', text('材料燃料动力核对', 'Verify material and power'), '/rdm/verify/material'),
    ],
  },
  {
    code: 'rdmcostview',
    name: text('费用归集', 'Cost by subject'),
    path: '/rdm/cost-view',
    icon: 'iconfont iconicon_coinpurse_line',
    children: [
      registerMenu('costsummary', text('费用汇总', 'Cost summary'), '/rdm/cost-view/summary', readOnly),
      registerMenu('costpersonnel', text('人员人工费用', 'Personnel cost'), '/rdm/cost-view/personnel', readOnly),
      registerMenu(
        'costpersonneldetail',
        text('人员人工费用明细', 'Personnel in detail'),
        '/rdm/cost-view/personnel-detail',
        readOnly,
      ),
      registerMenu(
        'costassetsfixed',
        text('固定资产折旧费用', 'Depreciation'),
        '/rdm/cost-view/depreciation',
        readOnly,
      ),
      registerMenu(
        'costassetspower',
        text('设备动力费用', 'Equipment power cost'),
        '/rdm/cost-view/equipment-power',
        readOnly,
      ),
      registerMenu(
        'costassetsvirtual',
        text('无形资产摊销费用', 'Amortisation'),
        '/rdm/cost-view/amortisation',
        readOnly,
      ),
      registerMenu(
        'costassetsvirtualdetail',
        text('无形资产摊销费用明细', 'Amortisation in detail'),
        '/rdm/cost-view/amortisation-detail',
        readOnly,
      ),
      registerMenu('costpower', text('燃料动力费用', 'Fuel and power cost'), '/rdm/cost-view/power', readOnly),
      reverseAllocationMenu,
    ],
  },
  {
    code: 'rdmledger',
    name: text('辅助账与加计扣除', 'Ledgers and tax'),
    path: '/project',
    icon: 'iconfont icon-shujuzhanshi2',
    children: [
      registerMenu('enterpriseyear', text('年度企业信息', 'Enterprise year'), '/rdm/enterpriseyear', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
      registerMenu('costadjustment', text('税务调整', 'Tax adjustments'), '/rdm/cost/adjustment'),
      declarationMenu,
      {
        ...costRecords,
        buttons: [...costRecords.buttons!, { code: 'costrecord_init', name: text('生成', 'Build'), action: 1 }],
      },
      furtherCost,
      {
        ...ledgers,
        buttons: [
          ...ledgers.buttons!,
          { code: 'projectreport_submit', name: text('提交', 'Submit'), action: 2 },
          { code: 'allocationsheet_print', name: text('打印分配表', 'Print the allocation sheets'), action: 1 },
        ],
      },
      { code: 'summary2021', name: text('辅助账汇总表', 'Ledger summary'), path: '/project/summary' },
      {
        code: 'auxiliary2015',
        name: text('辅助账（2015版）', 'R&D ledgers (2015)'),
        path: '/project/auxiliary-2020',
      },
      {
        code: 'summary2015',
        name: text('辅助账汇总表（2015版）', 'Ledger summary (2015)'),
        path: '/project/summary2020',
      },
      registerMenu('projectreportdetaillist', text('辅助账明细', 'Ledger rows'), '/project/auxiliary-detail', readOnly),
      registerMenu(
        'projectreportdetaillistrelated',
        text('关联方研发支出明细', 'Cost of related parties'),
        '/project/auxiliary-related',
      ),
      registerMenu('othermatter', text('其他事项', 'Other matters'), '/project/other-matter'),
      registerMenu('formedintangible', text('自研形成无形资产', 'Intangibles formed by R&D'), '/rdm/formedintangible'),
      registerMenu('specialincome', text('特殊收入', 'Special income'), '/rdm/specialincome'),
      registerMenu('productionbatch', text('试制批次', 'Trial batches'), '/rdm/productionbatch'),
      registerMenu(
        'productionbatchproject',
        text('试制批次分摊', 'Shares of trial batches'),
        '/rdm/productionbatchproject',
      ),
      {
        code: 'preferential',
        name: text('加计扣除优惠明细', 'Deduction A107012'),
        path: '/project/preferential',
        buttons: [
          { code: 'preferential_view', name: text('查看', 'View'), action: 2 },
          { code: 'preferential_edit', name: text('填报', 'Fill in'), action: 2 },
          { code: 'preferential_recompute', name: text('一键重算', 'Recompute'), action: 1 },
          { code: 'preferential_export', name: text('导出', 'Export'), action: 1 },
          {
            code: 'projectreportyear_view',
            name: text('查看汇总表与填报数据', 'View summaries and typed amounts'),
            action: 2,
          },
          { code: 'projectreportyear_export', name: text('导出汇总表', 'Export the summary'), action: 1 },
        ],
      },
    ],
  },
  {
    code: 'rdmstatistics',
    name: text('研发统计', 'R&D statistics'),
    path: '/rdm/statistics',
    icon: 'iconfont iconicon_calendar',
    children: [
      {
        code: 'projectreportother',
        name: text('研发统计年报（107-2）', 'Annual report 107-2'),
        path: '/rdm/statistics/annual-report',
        buttons: [
          { code: 'projectreportother_view', name: text('查看统计年报', 'View the statistics'), action: 2 },
          { code: 'projectreportother_edit', name: text('填报统计年报', 'Fill in the statistics'), action: 2 },
          { code: 'projectreportother_export', name: text('导出统计年报', 'Export the statistics'), action: 1 },
        ],
      },
      {
        code: 'projectreport1071',
        name: text('研发项目情况（107-1）', 'R&D projects 107-1'),
        path: '/rdm/statistics/project-report',
      },
      {
        code: 'calibrebridge',
        name: text('口径差异表', 'Calibre bridge'),
        path: '/rdm/statistics/calibre-bridge',
      },
      registerMenu('projectreportyearother', text('年度研发费用', 'Year expense'), '/rdm/statistics/year-expense'),
      {
        code: 'yearexpensesummary',
        name: text('年度研发费用汇总', 'Year expense summary'),
        path: '/rdm/statistics/year-expense-summary',
      },
    ],
  },
  monitorMenu,
  toolMenu,
  resourceMenu,
  baseMenu,
  authorityMenu,
  {
    code: 'system',
    name: text('系统管理', 'System'),
    path: '/system',
    icon: 'iconfont iconicon_setting',
    children: [
      userMenu,
      registerMenu('dept', text('机构管理', 'Departments'), '/system/dept', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
      postMenu,
      registerMenu('dictbiz', text('业务字典', 'Business dictionary'), '/system/dictbiz', [
        'view',
        'add',
        'edit',
        'delete',
        'export',
      ]),
      ...menuMenus,
      ...platformSystemMenus,
    ],
  },
];
