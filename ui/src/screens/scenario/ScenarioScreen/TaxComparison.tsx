import { observer } from 'mobx-react-lite';
import Plus from 'lucide:plus';
import X from 'lucide:x';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { IncomeTaxEffect, IncomeTaxRate } from '@rdm/core/internal/tax';
import {
  Amount,
  Button,
  Card,
  Field,
  IconButton,
  NumberInput,
  Select,
  useNarrow,
  WideTable,
  YearInput,
} from '../../../components';
import { useText } from '../../../theme';
import type { ScenarioColumn } from './ScenarioColumn';
import type { ScenarioViewModel } from './ScenarioViewModel';

const labels = {
  title: text('对企业所得税的影响', 'Effect on income tax'),
  income: text('纳税调整后所得', 'Adjusted income'),
  incomeHint: text(
    '未减加计扣除、未弥补亏损，元；亏损填负数',
    'Before the super-deduction and losses, yuan; a loss below 0',
  ),
  losses: text('以前年度亏损', 'Losses of earlier years'),
  lossYear: text('亏损年度', 'Year of the loss'),
  lossAmount: text('尚未弥补的亏损额（元）', 'What of it is left (yuan)'),
  addLoss: text('增加亏损年度', 'Add a year'),
  removeLoss: text('删除该亏损年度', 'Remove this year'),
  unreadable: text('亏损年度或金额无法识别', 'A year or an amount of a loss cannot be read'),
  figure: text('项目', 'Figure'),
  rate: text('税率', 'Rate'),
  rateOf: text('{name}的税率', 'Rate of {name}'),
  ask: text('填写纳税调整后所得后计算应纳税额。', 'Enter the adjusted income, and the tax is computed.'),
  above: text('{name}：超过小型微利企业标准，按25%计算', '{name}: above what a small enterprise may have, so 25%'),
  saving: text('应纳税额较现行', 'Tax against what is recorded'),
};

const rates: readonly { readonly value: IncomeTaxRate; readonly label: Text }[] = [
  { value: 'common', label: text('25%', '25%') },
  { value: 'highTech', label: text('15%', '15%') },
  { value: 'smallProfit', label: text('小型微利', 'Small') },
];

type Figure = Exclude<keyof IncomeTaxEffect, 'isAboveSmallProfit' | 'basis'>;
const figures: Readonly<Record<Figure, Text>> = {
  incomeAfter: text('减加计扣除后的所得', 'Income after the super-deduction'),
  lossUsed: text('弥补以前年度亏损', 'Losses used'),
  taxable: text('应纳税所得额', 'Taxable income'),
  tax: text('应纳所得税额', 'Income tax'),
  lossLeft: text('结转以后年度弥补的亏损', 'Losses carried forward'),
  lossLapsed: text('到期不能再弥补的亏损', 'Losses that lapse'),
};

/** What the form of every column comes to in 企业所得税, at the rate chosen for it and with the losses typed. */
export const TaxComparison = observer(function TaxComparison({ model }: { model: ScenarioViewModel }) {
  const read = useText();
  const { income, losses } = model;
  const columns = model.shownIn(useNarrow());
  const effects = columns.map((column) => model.taxOf(column));
  const known = effects.some((effect) => effect !== null);
  const shown = (Object.keys(figures) as Figure[]).filter(
    (figure) => figure !== 'lossLapsed' || effects.some((effect) => effect && Number(effect.lossLapsed) > 0),
  );
  return (
    <Card>
      <h2 className="pb-2 text-heading font-semibold">{read(labels.title)}</h2>
      <div className="flex flex-wrap items-start gap-4 pb-3">
        <Field label={labels.income} hint={labels.incomeHint} className="w-72">
          <NumberInput value={income} onChange={(next) => model.setIncome(next)} />
        </Field>
        <Losses model={model} />
      </div>
      {losses.length > 0 && !model.hasReadableLosses && (
        <p role="alert" className="pb-2 text-danger">
          {read(labels.unreadable)}
        </p>
      )}
      <WideTable label={labels.title}>
        <thead>
          <tr className="border-b border-line text-dim">
            <th className="min-w-40 py-1 text-left font-normal">{read(labels.figure)}</th>
            {columns.map(({ name }) => (
              <th key={name.zh} className="min-w-28 py-1 pl-3 text-right font-normal">
                {read(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {read(labels.rate)}
            </th>
            {columns.map((column) => (
              <td key={column.name.zh} className="py-1 pl-3">
                <Select
                  aria-label={read(fill(labels.rateOf, { name: read(column.name) }))}
                  value={model.rateOf(column)}
                  options={rates}
                  clearable={false}
                  onChange={(rate) => rate && model.setRate(column, rate)}
                />
              </td>
            ))}
          </tr>
          <AmountRow
            label={text('加计扣除总额（第51行）', 'Super-deduction (line 51)')}
            columns={columns}
            valueOf={line51}
          />
          {known &&
            shown.map((figure) => (
              <AmountRow
                key={figure}
                label={figures[figure]}
                columns={columns}
                strong={figure === 'tax'}
                valueOf={(column) => model.taxOf(column)?.[figure] ?? null}
              />
            ))}
          {known && (
            <AmountRow label={labels.saving} columns={columns} valueOf={(column) => model.taxDifference(column)} />
          )}
        </tbody>
      </WideTable>
      {!known && <p className="pt-2 text-dim">{read(labels.ask)}</p>}
      {columns.map(
        (column, at) =>
          effects[at]?.isAboveSmallProfit && (
            <p key={column.name.zh} className="pt-2 text-warning">
              {read(fill(labels.above, { name: column.name }))}
            </p>
          ),
      )}
    </Card>
  );
});

const line51 = ({ made }: ScenarioColumn) => made?.form.lines['51'] ?? null;

interface AmountRowProps {
  label: Text;
  columns: readonly ScenarioColumn[];
  strong?: boolean;
  valueOf: (column: ScenarioColumn) => string | null;
}

const AmountRow = observer(function AmountRow({ label, columns, strong, valueOf }: AmountRowProps) {
  const read = useText();
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 text-left font-normal">
        {read(label)}
      </th>
      {columns.map((column) => (
        <td key={column.name.zh} className="py-1 pl-3">
          <Amount value={valueOf(column)} strong={strong} />
        </td>
      ))}
    </tr>
  );
});

/** The losses of earlier years, one a line. */
const Losses = observer(function Losses({ model }: { model: ScenarioViewModel }) {
  const read = useText();
  const { losses } = model;
  const change = (at: number, loss: Partial<(typeof losses)[number]>) =>
    model.setLosses(losses.map((each, place) => (place === at ? { ...each, ...loss } : each)));
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-dim">{read(labels.losses)}</legend>
      <div className="space-y-2">
        {losses.map((loss, at) => (
          <div key={at} className="flex flex-wrap items-center gap-2">
            <div className="w-28">
              <YearInput
                aria-label={read(labels.lossYear)}
                value={loss.year}
                onChange={(year) => change(at, { year })}
              />
            </div>
            <div className="w-40">
              <NumberInput
                aria-label={read(labels.lossAmount)}
                value={loss.amount}
                onChange={(amount) => change(at, { amount })}
              />
            </div>
            <IconButton
              size="small"
              label={labels.removeLoss}
              icon={<X aria-hidden size={16} />}
              onClick={() => model.setLosses(losses.filter((_, place) => place !== at))}
            />
          </div>
        ))}
        <Button
          icon={<Plus aria-hidden size={16} />}
          onClick={() =>
            model.setLosses([...losses, { year: String(Number(model.year) - 1 - losses.length), amount: '' }])
          }
        >
          {read(labels.addLoss)}
        </Button>
      </div>
    </fieldset>
  );
});
