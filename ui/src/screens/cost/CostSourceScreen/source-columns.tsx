import { observer } from 'mobx-react-lite';
import { costSourceLabels } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Select, type Column } from '../../../components';
import { useText } from '../../../theme';
import { settingLabels, type CostSourceViewModel, type SourceSetting } from './CostSourceViewModel';
import type { SourceLine } from './source-lines';

const labels = {
  item: text('费用项目', 'Cost item'),
  booked: text('凭证入账（元）', 'Booked (yuan)'),
  allocated: text('台账分摊（元）', 'Allocated (yuan)'),
  difference: text('差异（元）', 'Difference (yuan)'),
  source: text('采用来源', 'In use'),
  reason: text('说明', 'Why'),
  setting: text('设置', 'Setting'),
};

interface SourceColumnsProps {
  readonly screen: CostSourceViewModel;
  readonly mayChange: boolean;
}

const isZero = (amount: string) => Number(amount) === 0;

/** An item or one of its projects: the setting and the source in use, both totals, and the reason. */
export function sourceColumns(given: SourceColumnsProps): readonly Column<SourceLine>[] {
  return [
    { key: 'named', title: labels.item, width: 260, primary: true, render: (line) => <Named line={line} /> },
    { key: 'setting', title: labels.setting, width: 170, render: (line) => <Setting line={line} {...given} /> },
    { key: 'source', title: labels.source, width: 110, render: (line) => <InUse line={line} /> },
    {
      key: 'booked',
      title: labels.booked,
      width: 130,
      numeric: true,
      render: ({ booked }) => <Amount value={booked} />,
    },
    {
      key: 'allocated',
      title: labels.allocated,
      width: 130,
      numeric: true,
      render: ({ allocated }) => <Amount value={allocated} />,
    },
    {
      key: 'difference',
      title: labels.difference,
      width: 130,
      numeric: true,
      // Nothing to compare where the vouchers are all there is.
      render: ({ difference, source, allocated }) => (
        <Amount value={source === 'voucher' && isZero(allocated) ? null : difference} />
      ),
    },
    { key: 'reason', title: labels.reason, width: 260, render: (line) => <Reason line={line} /> },
  ];
}

function Named({ line }: { line: SourceLine }) {
  const read = useText();
  return <span className={line.projectId === null ? '' : 'pl-4 text-dim'}>{read(line.named)}</span>;
}

function InUse({ line }: { line: SourceLine }) {
  const read = useText();
  return <Badge tone={line.source === 'voucher' ? 'accent' : 'neutral'}>{read(costSourceLabels[line.source])}</Badge>;
}

function Reason({ line }: { line: SourceLine }) {
  const read = useText();
  return <span title={read(line.reason)}>{read(line.reason)}</span>;
}

const ofItem: readonly SourceSetting[] = ['auto', 'allocation', 'voucher'];

const Setting = observer(function Setting({ line, screen, mayChange }: SourceColumnsProps & { line: SourceLine }) {
  const read = useText();
  // Without a register there is nothing to choose.
  if (!line.hasRegister) return null;
  const settings = line.projectId === null ? ofItem : (['item', ...ofItem] as const);
  return (
    <Select
      aria-label={`${read(labels.setting)} ${read(line.named)}`}
      options={settings.map((value) => ({ value, label: settingLabels[value] }))}
      value={line.setting}
      disabled={!mayChange || screen.saving}
      onChange={(next) => next !== undefined && void screen.set(line, next as SourceSetting)}
    />
  );
});
