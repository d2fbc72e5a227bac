import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Select, WideTable } from '../../../components';
import { useText } from '../../../theme';
import type { SwitchesProps } from './switches-props';

const labels = {
  title: text('各费用项目的来源', 'Source of each cost item'),
  item: text('费用项目', 'Cost item'),
  source: text('来源', 'Source'),
  sourceOf: text('{item} 的来源', 'Source of {item}'),
  own: text('{count} 个项目另有设置，不受影响', '{count} projects have a source of their own and keep it'),
  hint: text(
    '只列出台账能提供的费用项目，其余取自凭证。',
    'Only items that registers can give; all others come from vouchers.',
  ),
};

/** Registers or vouchers, for every cost item that registers can give. */
export const SourceSwitches = observer(function SourceSwitches({ model, base, dictionaries }: SwitchesProps) {
  const read = useText();
  const { scenario } = model;
  const options = dictionaries.options('cost_source').filter(({ value }) => value !== 'auto');
  return (
    <div className="space-y-2">
      <p className="text-hint text-dim">{read(labels.hint)}</p>
      <WideTable label={labels.title}>
        <thead>
          <tr className="border-b border-line text-dim">
            <th className="py-1 text-left font-normal">{read(labels.item)}</th>
            <th className="py-1 pl-2 text-left font-normal">{read(labels.source)}</th>
          </tr>
        </thead>
        <tbody>
          {base.sources.map(({ item, label, source, projects }) => (
            <tr key={item} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {item} {read(label)}
                {projects.length > 0 && (
                  <span className="block text-hint text-dim">{read(fill(labels.own, { count: projects.length }))}</span>
                )}
              </th>
              <td className="min-w-32 py-1 pl-2">
                <Select
                  aria-label={read(fill(labels.sourceOf, { item: `${item} ${read(label)}` }))}
                  value={scenario.sources[item] ?? source}
                  options={options}
                  clearable={false}
                  onChange={(next) =>
                    next && model.change({ sources: { ...scenario.sources, [item]: next as 'allocation' | 'voucher' } })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
});
