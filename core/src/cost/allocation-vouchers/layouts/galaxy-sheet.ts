import { voucherSheet, type SheetColumn } from './sheet-column';
import { amountOn, type VoucherContent, type VoucherLayout } from './voucher-content';

type Of = (content: VoucherContent) => string | null;

/** A column of the head: on the first row of the voucher alone. */
const head = (heading: string, second: string, of?: Of): SheetColumn => ({
  heading,
  second,
  ...(of && { value: (_: unknown, at: number, content: VoucherContent) => (at === 0 ? of(content) : null) }),
});
const entry = (
  heading: string,
  second: string,
  value?: SheetColumn['value'],
  kind?: SheetColumn['kind'],
): SheetColumn => ({ heading, second, ...(value && { value }), ...(kind && { kind }) });

/** PRE001 is 记, and 人民币, of the preset basic data. */
const PRESET = 'PRE001';

/** 凭证字 by its code: 记 is preset, another stands as it is given. */
const groupCode: Of = ({ head: { voucherType } }) => (voucherType === '记' ? PRESET : voucherType);

const columnsOf = ({ head: { projectField } }: VoucherContent): readonly SheetColumn[] => [
  head('FBillHead(GL_VOUCHER)', '*单据头(序号)', () => '1'),
  head('FAccountBookID', '*(单据头)账簿#编码', ({ head: { bookCode } }) => bookCode),
  head('FDate', '*(单据头)日期', ({ head: { date } }) => date),
  head('FBUSDATE', '(单据头)业务日期', ({ head: { date } }) => date),
  head('FYEAR', '(单据头)会计年度', ({ head: { date } }) => date.slice(0, 4)),
  head('FPERIOD', '(单据头)期间', ({ head: { date } }) => String(Number(date.slice(5, 7)))),
  head('FVOUCHERGROUPID', '*(单据头)凭证字#编码', groupCode),
  head('FVOUCHERGROUPNO', '*(单据头)凭证号', ({ head: { voucherNo } }) => voucherNo),
  head('FATTACHMENTS', '(单据头)附件数', () => '0'),
  head('FISADJUSTVOUCHER', '(单据头)是否调整期凭证', () => 'False'),
  head('FACCBOOKORGID', '*(单据头)核算组织#编码', ({ head: { orgCode } }) => orgCode),
  head('*Split*1', '间隔列'),
  entry('FEntity', '*分录(序号)', (_, at) => String(at + 1)),
  entry('FEXPLANATION', '(分录)摘要', ({ summary }) => summary),
  entry('FACCOUNTID', '*(分录)科目编码#编码', ({ subjectCode }) => subjectCode),
  entry('FDetailID#FFlex4', '(分录)核算维度#供应商'),
  entry('FDetailID#FFlex5', '(分录)核算维度#部门', ({ department }) => department),
  entry('FDetailID#FFlex6', '(分录)核算维度#客户'),
  entry('FDetailID#FFlex7', '(分录)核算维度#员工'),
  entry('FDetailID#FFlex8', '(分录)核算维度#物料'),
  entry('FDetailID#FFLEX9', '(分录)核算维度#费用项目'),
  entry('FDetailID#FFlex10', '(分录)核算维度#资产类别'),
  entry('FDetailID#FFLEX11', '(分录)核算维度#组织机构'),
  ...(projectField === null
    ? []
    : [entry(`FDetailID#${projectField}`, '(分录)核算维度#研发项目', ({ project }) => project?.code ?? null)]),
  entry('FCURRENCYID', '*(分录)币别#编码', () => PRESET),
  entry('FEXCHANGERATETYPE', '*(分录)汇率类型#编码', () => 'HLTX01_SYS'),
  entry('FEXCHANGERATE', '(分录)汇率', () => '1', 'number'),
  entry('FUnitId', '(分录)单位#编码'),
  entry('FPrice', '(分录)单价'),
  entry('FQty', '(分录)数量'),
  entry('FAMOUNTFOR', '(分录)原币金额', ({ amount }) => amount, 'money'),
  entry('FDEBIT', '(分录)借方金额', (each) => amountOn(each, 'debit'), 'money'),
  entry('FCREDIT', '(分录)贷方金额', (each) => amountOn(each, 'credit'), 'money'),
  entry('FSettleTypeID', '(分录)结算方式#编码'),
  entry('FSETTLENO', '(分录)结算号'),
  entry('FBUSNO', '(分录)业务编号'),
  entry('FEXPORTENTRYID', '(分录)导出分录内码'),
];

/**
 * The sheet of 金蝶云星空 GL_VOUCHER 引入: keys in the first row, Chinese names in the second, data from the third; the head
 * stands on the first row of the voucher alone. Custom dimensions are those of a tenant, so the one of projects is told.
 */
export const galaxySheet: VoucherLayout = voucherSheet(() => '凭证#单据头(FBillHead)', columnsOf);
