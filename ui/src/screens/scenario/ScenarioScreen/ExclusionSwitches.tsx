import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { GrantTreatmentChoice } from '@rdm/core/internal/scenario';
import { Checkbox, Field, Select } from '../../../components';
import { useText } from '../../../theme';
import { adjustmentName } from './change-line';
import type { SwitchesProps } from './switches-props';

const labels = {
  grants: text('政府补助的税务处理', 'Tax treatment of grants'),
  grantsHint: text(
    '作不征税收入的，其支出不得扣除和加计；作应税收入的可以加计，但补助要计入应纳税所得额。',
    'Of a grant that is not taxed the cost paid with it does not count; of one that is taxed it does, and the grant is income.',
  ),
  net: text('冲减费用，按登记处理', 'Set off against cost: as recorded'),
  treatmentOf: text('{name} 的税务处理', 'Treatment of {name}'),
  adjustments: text('税务调整', 'Tax adjustments'),
  adjustmentsHint: text('取消勾选即按不调整测算', 'Unchecked, the adjustment is left out'),
  none: text('该年度没有可切换的补助支出和税务调整。', 'The year has neither spending of grants nor tax adjustments.'),
};

/** What is taken out of the cost by hand: money of grants, and tax adjustments. */
export const ExclusionSwitches = observer(function ExclusionSwitches({ model, base, dictionaries }: SwitchesProps) {
  const read = useText();
  const { scenario } = model;
  const treatments = dictionaries.options('grant_treatment').filter(({ value }) => value !== 'net');
  if (base.grants.length === 0 && base.adjustments.length === 0) return <p className="text-dim">{read(labels.none)}</p>;
  return (
    <div className="space-y-4">
      {base.grants.length > 0 && (
        <fieldset className="space-y-2">
          <legend className="font-semibold">{read(labels.grants)}</legend>
          <p className="text-hint text-dim">{read(labels.grantsHint)}</p>
          {base.grants.map(({ id, documentNo, name, treatment }) => (
            <Field key={id} label={text(`${documentNo} ${name}`, `${documentNo} ${name}`)}>
              {treatment === 'net' ? (
                <span className="text-dim">{read(labels.net)}</span>
              ) : (
                <Select
                  aria-label={read(fill(labels.treatmentOf, { name }))}
                  value={scenario.grants[id] ?? treatment}
                  options={treatments}
                  clearable={false}
                  onChange={(next) =>
                    next && model.change({ grants: { ...scenario.grants, [id]: next as GrantTreatmentChoice } })
                  }
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      {base.adjustments.length > 0 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">{read(labels.adjustments)}</legend>
          <p className="text-hint text-dim">{read(labels.adjustmentsHint)}</p>
          {base.adjustments.map(({ id }) => (
            <Checkbox
              key={id}
              label={adjustmentName(id, base, dictionaries)}
              checked={!scenario.dropped.includes(id)}
              onChange={(kept) =>
                model.change({
                  dropped: kept ? scenario.dropped.filter((each) => each !== id) : [...scenario.dropped, id],
                })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
});
