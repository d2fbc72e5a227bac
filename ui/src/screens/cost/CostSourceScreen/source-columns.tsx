import { observer } from 'mobx-react-lite';
import { costSourceLabels } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Select, type Column } from '../../../components';
import { useText, type Label } from '../../../theme';
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

interface ReadProps extends SourceColumnsProps {
  readonly read: (label: Label) => string;
}

const isZero = (amount: string) => Number(amount) === 0;

/** An item or one of its projects: the setting and the source in use, both totals, and the reason. */
export function sourceColumns({ read, ...given }: ReadProps): readonly Column<SourceLine>[] {
  return [
    {
      key: 'named',
      title: labels.item,
      width: 260,
      primary: true,
      text: ({ named }) => read(named),
      render: (line) => <span className={line.projectId === null ? '' : 'text-dim md:pl-4'}>{read(line.named)}</span>,
    },
    {
      key: 'setting',
      title: labels.setting,
      width: 170,
      text: ({ hasRegister, setting }) => (hasRegister ? read(settingLabels[setting]) : ''),
      render: (line) => <Setting line={line} {...given} />,
    },
    {
      key: 'source',
      title: labels.source,
      width: 110,
      text: ({ source }) => read(costSourceLabels[source]),
      render: ({ source }) => (
        <Badge tone={source === 'voucher' ? 'accent' : 'neutral'}>{read(costSourceLabels[source])}</Badge>
      ),
    },
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
    {
      key: 'reason',
      title: labels.reason,
      width: 260,
      text: ({ reason }) => read(reason),
      render: ({ reason }) => <span title={read(reason)}>{read(reason)}</span>,
    },
  ];
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
