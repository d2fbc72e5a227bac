import { observer } from 'mobx-react-lite';
import X from 'lucide:x';
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
import { Amount, IconButton, NumberInput } from '../../../components';
import { useText } from '../../../theme';
import type { BudgetDivision, Share } from './BudgetDivision';
import { FigureTable } from './FigureTable';

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

/** The subjects of a budget by source, each with what the project, the enterprise and the units have of it. */
export const DivisionTable = observer(function DivisionTable({ division }: { division: BudgetDivision }) {
  const read = useText();
  const { budget, own, units, left } = division;
  const shares = [...(budget ? [budget] : []), ...(own ? [own] : []), ...units];
  const keyOf = ({ of, unit }: Share) => unit?.value ?? of;
  const nameOf = ({ of, unit }: Share) => read(of === 'unit' ? (unit?.label ?? '') : labels[of]);
  const head = (share: Share) => (
    <span className="flex min-w-32 items-center justify-end gap-1 whitespace-normal">
      <span className="text-right">{nameOf(share)}</span>
      {share.of === 'unit' && (
        <IconButton
          label={fill(labels.remove, { unit: nameOf(share) })}
          icon={<X aria-hidden size={14} />}
          onClick={() => division.removeUnit(share)}
        />
      )}
    </span>
  );
  return (
    <FigureTable
      label={labels.table}
      heading={labels.subject}
      columns={[
        ...shares.map((share) => ({ key: keyOf(share), head: head(share) })),
        { key: 'left', head: read(own ? labels.left : labels.own) },
      ]}
      rows={lines.map(({ field, label }) => ({
        ...{ key: field, label },
        cells: [
          ...shares.map((share) => (
            <ShareInput
              key={keyOf(share)}
              division={division}
              share={share}
              field={field}
              label={read(fill(labels.amount, { column: nameOf(share), line: read(label) }))}
            />
          )),
          <Amount key="left" value={left[field]} />,
        ],
      }))}
      total={{
        label: labels.total,
        figures: [...shares.map(({ amounts }) => amounts), left].map((amounts) => totalOf(Object.values(amounts))),
      }}
    />
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
