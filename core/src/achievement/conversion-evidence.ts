import { text, type Text } from '../kernel';

/** What a conversion has to show for itself: the ids of its properties and files by slot. */
export interface ConversionEvidence {
  /** A key of the dictionary `achievement_trans_form`. */
  readonly form: string;
  readonly iprCodes: readonly string[] | null;
  readonly approvalFiles: readonly string[] | null;
  readonly salesContract: readonly string[] | null;
  readonly invoice: readonly string[] | null;
  readonly testFiles: readonly string[] | null;
  readonly userFiles: readonly string[] | null;
  readonly otherMaterial: readonly string[] | null;
}

const missing = {
  achievement: text(
    '成果证明：关联知识产权，或上传立项与验收材料',
    'Proof of the achievement: link its intellectual property, or upload its approval',
  ),
  contract: text('转化证明：上传转让、许可或合作合同', 'Proof of the conversion: upload the contract'),
  investment: text(
    '转化证明：在“其他材料”上传作价投资的协议或评估报告',
    'Proof of the conversion: upload the agreement or valuation under other material',
  ),
  use: text(
    '转化证明：上传销售合同、发票、检测报告或用户使用报告之一',
    'Proof of the conversion: upload a sales contract, invoice, test report or report of a user',
  ),
};

const BY_CONTRACT: readonly string[] = ['1', '4', '5'];
const AS_CAPITAL = '2';

const has = (...slots: readonly (readonly string[] | null)[]): boolean => slots.some((ids) => (ids?.length ?? 0) > 0);

/** The evidence a conversion still needs before it counts, by its form: of the achievement, and of the conversion. */
export function missingEvidence(conversion: ConversionEvidence): Text[] {
  const { form, iprCodes, approvalFiles, salesContract, invoice, testFiles, userFiles, otherMaterial } = conversion;
  const found: Text[] = [];
  if (!has(iprCodes, approvalFiles)) found.push(missing.achievement);
  if (BY_CONTRACT.includes(form)) {
    if (!has(salesContract)) found.push(missing.contract);
  } else if (form === AS_CAPITAL) {
    if (!has(otherMaterial)) found.push(missing.investment);
  } else if (!has(salesContract, invoice, testFiles, userFiles)) found.push(missing.use);
  return found;
}
