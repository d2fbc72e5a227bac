import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { MasterYear } from '@rdm/core/internal/ledger';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Amount, Button, Checkbox, Dialog, Field, Input, WideTable } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { MasterViewModel } from './MasterViewModel';

const labels = {
  title: text('项目“{name}”各年度', '“{name}” over its years'),
  loading: text('正在加载', 'Loading'),
  empty: text('该项目还没有年度记录', 'The project has no year yet'),
  years: text('各年度', 'Years'),
  year: text('年度', 'Year'),
  before: text(
    '期初余额（系统启用前）：费用化 {expensed}，资本化 {capitalised}',
    'From before: expensed {expensed}, capitalised {capitalised}',
  ),
  phases: text('阶段：', 'Phases: '),
  noPhases: text('未划分阶段，按年度项目的支出类型', 'No phases; by the type of the year records'),
  research: text('{date} 起研究', 'research from {date}'),
  development: text('{date} 起开发', 'development from {date}'),
  newName: text('项目名称', 'Project name'),
  rename: text('更名', 'Rename'),
  renameHint: text(
    '同时更名所选年度的项目；已申报年度保留原名。',
    'Renames the projects of the chosen years too; a declared year keeps its name.',
  ),
  close: text('关闭', 'Close'),
};
const figures = [
  ['expensed', text('费用化', 'Expensed')],
  ['capitalised', text('资本化', 'Capitalised')],
  ['cumulative', text('累计支出', 'Cumulative')],
  ['opening', text('资本化期初', 'Opening')],
  ['toExpense', text('转入费用', 'To expense')],
  ['toIntangible', text('转无形资产', 'To intangible')],
  ['closing', text('资本化期末', 'Closing')],
] as const satisfies readonly (readonly [keyof MasterYear, unknown])[];

export interface MasterDialogProps {
  services: ResourceServices;
  record: StoredRecord;
  /** The name may be changed. */
  mayRename: boolean;
  onRenamed: () => void;
  onClose: () => void;
}

/** The years, phases and balances of a project, and its name in all open years. */
export const MasterDialog = observer(function MasterDialog(props: MasterDialogProps) {
  const { services, record, mayRename, onRenamed, onClose } = props;
  const read = useText();
  const master = useMemo(() => new MasterViewModel(services, record.id), [services, record.id]);
  useEffect(() => void master.load(), [master]);
  const { years } = master;
  const rename = async () => {
    if (await master.rename()) onRenamed();
  };
  return (
    <Dialog
      open
      size="large"
      title={fill(labels.title, { name: String(record.name) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{read(labels.close)}</Button>}
    >
      {!years && (
        <p role="status" className="text-dim">
          {read(master.fault ?? labels.loading)}
        </p>
      )}
      {years && (
        <div className="space-y-3">
          <p className="text-hint text-dim">
            {read(labels.phases)}
            {years.phases.length === 0
              ? read(labels.noPhases)
              : years.phases.map(({ phase, date }) => read(fill(labels[phase], { date }))).join(' → ')}
          </p>
          <p className="text-hint text-dim">{read(fill(labels.before, years.before))}</p>
          {years.years.length === 0 ? (
            <p className="text-dim">{read(labels.empty)}</p>
          ) : (
            <YearTable master={master} years={years.years} mayRename={mayRename} />
          )}
          {mayRename && (
            <div className="flex items-end gap-2">
              <Field label={labels.newName} hint={labels.renameHint}>
                <Input value={master.name} onChange={(name) => master.type(name)} />
              </Field>
              <Button loading={master.renaming} onClick={() => void rename()}>
                {read(labels.rename)}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
});

interface YearTableProps {
  master: MasterViewModel;
  years: readonly MasterYear[];
  mayRename: boolean;
}

const YearTable = observer(function YearTable({ master, years, mayRename }: YearTableProps) {
  const read = useText();
  return (
    <WideTable label={labels.years}>
      <thead className="text-dim">
        <tr>
          <th className="py-1 pr-2 text-left font-normal">{read(labels.year)}</th>
          {figures.map(([name, label]) => (
            <th key={name} className="py-1 pr-2 text-right font-normal">
              {read(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((each) => (
          <tr key={each.year} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
              {mayRename ? (
                <Checkbox
                  label={text(`${each.year} ${each.name}`, `${each.year} ${each.name}`)}
                  disabled={!each.open}
                  checked={master.chosen.has(each.year)}
                  onChange={(isChosen) => master.choose(each.year, isChosen)}
                />
              ) : (
                `${each.year} ${each.name}`
              )}
            </th>
            {figures.map(([name]) => (
              <td key={name} className="py-1 pr-2">
                <Amount value={each[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
});
