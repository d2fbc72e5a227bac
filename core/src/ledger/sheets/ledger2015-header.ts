import type { FormHeaderLine } from '../../kernel';
import type { LedgerForm } from '../../tax';
import type { LedgerSheet } from '../ledger-sheet';
import { UNIT } from './form-header';
import { GAP } from './voucher-cells';
import { completionOption, expenditureOption } from './official-labels';

/** The head of a 2015版 ledger; options nobody has recorded are left open, to be written in. */
export function header2015(sheet: LedgerSheet, form: LedgerForm): FormHeaderLine[] {
  const { projectCode, projectName, completion, expenditureType, year } = sheet;
  return [
    { left: `项目名称：${projectName}${GAP}项目编号：${projectCode}`, right: `年度：${year}` },
    {
      left: `资本化、费用化支出选项：${expenditureOption(expenditureType)}${GAP}项目实施状态选项：${completionOption(completion)}`,
    },
    ...(form === 'entrusted' ? [{ left: `委托方与受托方是否存在关联关系选项：${GAP}${GAP}是否委托境外选项：` }] : []),
    { left: `研发成果：${GAP}${GAP}研发成果证书号：`, right: UNIT },
  ];
}
