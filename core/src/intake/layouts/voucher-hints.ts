import type { FieldSource, FoundColumns, LayoutHints } from '../../records';
import { column, countedEntries, numberOfNumber, projectIn, typeOfNumber } from './built-in/sources';

const aliases = {
  date: ['制单日期', '记账日期', '凭证日期', '业务日期', '过账日期'],
  voucherType: ['凭证类别', '凭证类型', '凭证字'],
  voucherNo: ['凭证号', '凭证编号', '传票号'],
  entryNo: ['分录号', '分录序号', '行号', '分录行号'],
  summary: ['文本', '摘要说明'],
  subjectCode: ['科目编码', '科目代码', '会计科目', '总账科目', '科目编号'],
  subjectName: ['科目名称', '科目全名'],
  debitAmount: ['借方', '借方金额', '借方发生额', '本币借方', '借方本币', '借方本位币金额'],
  creditAmount: ['贷方', '贷方金额', '贷方发生额', '本币贷方', '贷方本币', '贷方本位币金额'],
  projectId: ['核算项目', '研发项目', '项目', '项目编码', '项目编号', '课题', '辅助项', '辅助核算', '核算维度'],
  deptId: ['部门', '部门名称'],
} as const;

/** Numbers such as 记-1, alone or with its type in another column. */
const COMBINED_NUMBER = /^[^\d\s]+[-\s字第]*\d+号?$/;
const combinedNames = ['凭证字号', '凭证号数', '凭证号', '凭证编号'];
const directionNames = ['方向', '借贷', '余额方向', '借贷方向', '借/贷'];
const amountNames = ['金额', '本币金额', '发生额', '原币金额'];
const DEBIT = ['借', '借方', 'D', 'S', '1', '40'];
const CREDIT = ['贷', '贷方', 'C', 'H', '-1', '50'];

function combined({ named, samples }: FoundColumns): Record<string, FieldSource> {
  const number = named(...combinedNames);
  const direction = named(...directionNames);
  const amount = named(...amountNames);
  const project = named(...aliases.projectId);
  const hasSides = named(...aliases.debitAmount) !== null;
  const isCombined = number !== null && samples(number).every((cell) => COMBINED_NUMBER.test(cell.normalize('NFKC')));
  const side = (is: readonly string[]): FieldSource =>
    column(amount!, { do: 'amount' }, { do: 'where', heading: direction!, is });
  return {
    ...(isCombined && { voucherType: typeOfNumber(number), voucherNo: numberOfNumber(number) }),
    ...(direction && amount && !hasSides && { debitAmount: side(DEBIT), creditAmount: side(CREDIT) }),
    projectId: projectIn(...(project ? [project] : [])),
  };
}

/** Journals of programs without a layout of their own. */
export const voucherHints: LayoutHints = {
  aliases,
  combined,
  otherwise: { voucherType: { from: 'constant', value: '记' }, entryNo: countedEntries },
  carriedDown: ['date', 'voucherType', 'voucherNo'],
};
