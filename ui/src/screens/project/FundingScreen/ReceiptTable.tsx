import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { GovernmentOption } from '@rdm/core/internal/funding';
import { text } from '@rdm/core/internal/kernel';
import { Amount, WideTable } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';

const labels = {
  title: text('到账的政府补助', 'Grants received'),
  none: text(
    '没有到账记录；在政府补助中登记并选择该课题。',
    'Nothing was received yet; enter it in the register of grants and choose this project there.',
  ),
  documentNo: text('文号', 'Document'),
  receivedOn: text('到账日期', 'Received on'),
  treatment: text('税务处理', 'Tax treatment'),
  amount: text('金额', 'Amount'),
  returnedAmount: text('缴回', 'Repaid'),
  spent: text('已支出', 'Spent'),
  left: text('未支出', 'Left'),
  deadline: text('满60个月', '60 months end'),
  leftAtDeadline: text('期满未支出', 'Left then'),
};

const TREATMENT = 'grant_treatment';
const words = ['documentNo', 'receivedOn', 'treatment'] as const;
const figures = ['amount', 'returnedAmount', 'spent', 'left', 'leftAtDeadline'] as const;
const cell = 'border-b border-line px-2 py-1.5';

export interface ReceiptTableProps extends Pick<GovernmentOption, 'receipts'> {
  dictionaries: Pick<DictionaryStore, 'labelOf' | 'load'>;
}

/** The grants of the project with what is left of each; the end of 60 months is that of a grant that is no taxable income. */
export const ReceiptTable = observer(function ReceiptTable({ receipts, dictionaries }: ReceiptTableProps) {
  const read = useText();
  useEffect(() => void dictionaries.load([TREATMENT]).catch(() => undefined), [dictionaries]);
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{read(labels.title)}</h3>
      {receipts.length === 0 ? (
        <p className="text-dim">{read(labels.none)}</p>
      ) : (
        <WideTable label={labels.title}>
          <thead>
            <tr className="text-left text-dim">
              {words.map((word) => (
                <th key={word} scope="col" className={`${cell} whitespace-nowrap`}>
                  {read(labels[word])}
                </th>
              ))}
              {figures.map((figure) => (
                <th key={figure} scope="col" className={`${cell} text-right whitespace-nowrap`}>
                  {read(labels[figure])}
                </th>
              ))}
              <th scope="col" className={`${cell} whitespace-nowrap`}>
                {read(labels.deadline)}
              </th>
            </tr>
          </thead>
          <tbody>
            {receipts.map((receipt) => (
              <tr key={receipt.id}>
                <th scope="row" className={`${cell} min-w-32 text-left font-normal`}>
                  {receipt.documentNo}
                </th>
                <td className={`${cell} whitespace-nowrap`}>{receipt.receivedOn}</td>
                <td className={`${cell} whitespace-nowrap`}>{dictionaries.labelOf(TREATMENT, receipt.treatment)}</td>
                {figures.map((figure) => (
                  <td key={figure} className={cell}>
                    <Amount value={receipt[figure]} />
                  </td>
                ))}
                <td className={`${cell} whitespace-nowrap`}>{receipt.deadline ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
});
