import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { budgetCategories } from '@rdm/core/internal/project';
import { Amount, NumberInput } from '../../../components';
import { FormField } from '../../../resource/form/FormField';
import type { RecordForm } from '../../../resource/form/RecordForm';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';
import { fieldGrid } from './SheetFields';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const labels = {
  table: text('项目预算明细', 'Budget by category'),
  category: text('费用类别', 'Category'),
  amount: text('预算金额（万元）', 'Budget (10k yuan)'),
  total: text('预算合计', 'Total budget'),
  government: text('其中：政府资金', 'Of which government funds'),
  selfRaised: text('其中：自筹资金', 'Of which self-raised'),
  exceeds: text('政府资金超过预算合计，请核对', 'Government funds exceed the total: please check'),
  imported: text(
    '导入的预算金额为 {amount} 万元；填写明细后以合计为准。',
    'The imported budget is {amount} (10k yuan); once the lines are filled in their total counts.',
  ),
};

export interface BudgetTabProps {
  sheet: ProjectFormViewModel;
  services: ProjectServices;
}

/** The budget by cost category with what follows from it. Amounts in 万元. */
export const BudgetTab = observer(function BudgetTab({ sheet, services }: BudgetTabProps) {
  const read = useText();
  const { budget, project, selfRaised } = sheet;
  const imported = budget.isNew ? project.record?.budgetAmount : null;
  const exceeds = selfRaised !== null && selfRaised.startsWith('-');
  return (
    <div className="space-y-4">
      {typeof imported === 'string' && Number(imported) > 0 && (
        <p className="text-dim">{read(fill(labels.imported, { amount: imported }))}</p>
      )}
      <table aria-label={read(labels.table)} className="w-full max-w-160 border-collapse text-table">
        <thead>
          <tr className="text-dim">
            <th className="border border-line bg-sunken px-3 py-1.5 text-left font-normal">{read(labels.category)}</th>
            <th className="w-48 border border-line bg-sunken px-3 py-1.5 text-right font-normal">
              {read(labels.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {budgetCategories.map((name) => (
            <tr key={name}>
              <th scope="row" className="border border-line px-3 py-1 text-left font-normal">
                {read(budget.labelOf(name))}
              </th>
              <td className="border border-line px-2 py-1">
                <AmountCell form={budget} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-sunken font-semibold">
            <th scope="row" className="border border-line px-3 py-1.5 text-left font-semibold">
              {read(labels.total)}
            </th>
            <td className="border border-line px-4 py-1.5">
              <Amount value={sheet.budgetTotal} strong />
            </td>
          </tr>
          <tr>
            <th scope="row" className="border border-line px-3 py-1 text-left font-normal">
              {read(labels.government)}
              {project.isRequired('govAmount') && !project.readOnly && (
                <span aria-hidden className="ml-1 text-danger">
                  *
                </span>
              )}
            </th>
            <td className="border border-line px-2 py-1">
              <AmountCell form={project} name="govAmount" />
            </td>
          </tr>
          <tr>
            <th scope="row" className="border border-line px-3 py-1.5 text-left font-normal">
              {read(labels.selfRaised)}
              {exceeds && <span className="ml-2 text-hint text-warning">{read(labels.exceeds)}</span>}
            </th>
            <td className="border border-line px-4 py-1.5">
              <Amount value={selfRaised} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className={fieldGrid}>
        <div className="col-span-full max-w-160">
          <FormField form={budget} name="remark" dictionaries={services.dictionaries} />
        </div>
      </div>
    </div>
  );
});

const AmountCell = observer(function AmountCell({ form, name }: { form: RecordForm; name: string }) {
  const read = useText();
  const entry = form.entry(name);
  const written = entry.value === null || entry.value === undefined ? '' : String(entry.value);
  if (!entry.isEditable) {
    return (
      <div data-field={form.anchor(name)} className="px-2 py-0.5">
        <Amount value={written} />
      </div>
    );
  }
  const { error } = entry;
  return (
    <div data-field={form.anchor(name)} onBlur={() => form.touch(name)}>
      <NumberInput
        aria-label={read(entry.label)}
        value={written}
        invalid={error !== undefined}
        required={entry.isRequired}
        onChange={(value) => entry.set(value)}
      />
      {error && <p className="mt-1 text-hint text-danger">{read(error)}</p>}
    </div>
  );
});
