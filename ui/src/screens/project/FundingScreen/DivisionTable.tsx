import { observer } from 'mobx-react-lite';
import { X } from 'lucide-react';
import {
  fieldOf,
  fundingLabels,
  fundingSources,
  governmentSubjects,
  subjectLabels,
  typedTotal,
  type AmountField,
} from '@rdm/core/internal/funding';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, IconButton, NumberInput, WideTable } from '../../../components';
import { useText } from '../../../theme';
import type { BudgetDivision, Share } from './BudgetDivision';

const labels = {
  table: text('预算分配', 'Division of the budget'),
  subject: text('预算科目', 'Subject'),
  budget: text('课题预算', 'Project budget'),
  own: text('本单位', 'This enterprise'),
  left: text('未分配', 'Not allotted'),
  total: text('合计', 'In total'),
  line: text('{zhSubject}·{zhSource}', '{enSubject}, {enSource}'),
  remove: text('移除{unit}', 'Remove {unit}'),
  amount: text('{column}：{line}', '{column}: {line}'),
};

const lines = governmentSubjects.flatMap((subject) =>
  fundingSources.map((source) => ({
    field: fieldOf(subject, source),
    label: fill(labels.line, {
      ...{ zhSubject: subjectLabels[subject].zh, enSubject: subjectLabels[subject].en },
      ...{ zhSource: fundingLabels[source].zh, enSource: fundingLabels[source].en.toLowerCase() },
    }),
  })),
);

const cell = 'border-b border-line px-2 py-1.5';

/** The subjects of a budget by source, each with what the project, the enterprise and the units have of it. */
export const DivisionTable = observer(function DivisionTable({ division }: { division: BudgetDivision }) {
  const read = useText();
  const { budget, own, units, left } = division;
  const shares = [...(budget ? [budget] : []), ...(own ? [own] : []), ...units];
  const nameOf = ({ of, unit }: Share) => read(of === 'unit' ? (unit?.label ?? '') : labels[of]);
  return (
    <WideTable label={labels.table}>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className={`${cell} align-middle`}>
            {read(labels.subject)}
          </th>
          {shares.map((share) => (
            <th key={share.unit?.value ?? share.of} scope="col" className={`${cell} min-w-32 align-middle`}>
              <span className="flex items-center justify-end gap-1">
                <span className="text-right">{nameOf(share)}</span>
                {share.of === 'unit' && (
                  <IconButton
                    label={fill(labels.remove, { unit: nameOf(share) })}
                    icon={<X aria-hidden size={14} />}
                    onClick={() => division.removeUnit(share)}
                  />
                )}
              </span>
            </th>
          ))}
          <th scope="col" className={`${cell} text-right align-middle whitespace-nowrap`}>
            {read(own ? labels.left : labels.own)}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, label }) => (
          <tr key={field}>
            <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
              {read(label)}
            </th>
            {shares.map((share) => (
              <td key={share.unit?.value ?? share.of} className={cell}>
                <ShareInput
                  division={division}
                  share={share}
                  field={field}
                  label={read(fill(labels.amount, { column: nameOf(share), line: read(label) }))}
                />
              </td>
            ))}
            <td className={cell}>
              <Amount value={left[field]} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="px-2 py-1.5 text-left font-semibold">
            {read(labels.total)}
          </th>
          {shares.map((share) => (
            <td key={share.unit?.value ?? share.of} className="px-2 py-1.5 pr-4">
              <Amount strong value={totalOf(Object.values(share.amounts))} />
            </td>
          ))}
          <td className="px-2 py-1.5">
            <Amount strong value={totalOf(Object.values(left))} />
          </td>
        </tr>
      </tfoot>
    </WideTable>
  );
});

/** Null where one of the amounts cannot be read. */
const totalOf = (amounts: readonly (string | null)[]): string | null =>
  amounts.includes(null) ? null : typedTotal(amounts);

interface ShareInputProps {
  division: BudgetDivision;
  share: Share;
  field: AmountField;
  label: string;
}

const ShareInput = observer(function ShareInput({ division, share, field, label }: ShareInputProps) {
  const fault = division.faultOf(share, field);
  return (
    <NumberInput
      aria-label={label}
      className="w-28 min-w-full"
      value={share.amounts[field]}
      invalid={fault !== undefined}
      onChange={(amount) => division.set(share, field, amount)}
    />
  );
});
