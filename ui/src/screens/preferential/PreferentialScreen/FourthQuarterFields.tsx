import { useState } from 'react';
import Save from 'lucide:save';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { fourthQuarterMethods, yearInputs, type StatedFourthQuarter } from '@rdm/core/internal/ledger';
import { Button, Card, Field, Input, Select } from '../../../components';
import { useText } from '../../../theme';
import type { PreferentialViewModel } from './PreferentialViewModel';

const labels = {
  title: text('2022年第四季度', 'Fourth quarter of 2022'),
  save: text('保存计算方法', 'Save the method'),
  why: text(
    '适用75%的企业2022年10月1日至12月31日按100%加计扣除，按经营月份比例或实际发生金额计算，二者选一（公告2022年第28号）',
    'Those at 75% deduct October to December 2022 at 100%, by months of operation or by the actual amount, as they choose (announcement 28 of 2022)',
  ),
};
const { q4Method, q4MonthsAfter, q4Months, q4Amount } = yearInputs.fields;

interface FourthQuarterProps {
  screen: PreferentialViewModel;
  stated: StatedFourthQuarter;
}

/** How the fourth quarter of 2022 is determined; its actual amount is proposed from the cost records. */
export const FourthQuarterFields = observer(function FourthQuarterFields({ screen, stated }: FourthQuarterProps) {
  const read = useText();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const set = (field: string) => (value: string) => setDraft({ ...draft, [field]: value });
  const method = draft.q4Method ?? stated.method ?? '';
  const disabled = !screen.mayEdit;
  const proposed = text(
    `不填时取全年减前三季度：${stated.proposed}`,
    `Left empty: ${stated.proposed}, the year less three quarters`,
  );
  return (
    <Card
      title={labels.title}
      extra={
        screen.mayEdit && (
          <Button
            icon={<Save aria-hidden size={16} />}
            disabled={Object.keys(draft).length === 0}
            loading={screen.saving}
            onClick={() => void screen.saveFourthQuarter(draft)}
          >
            {read(labels.save)}
          </Button>
        )
      }
    >
      <p className="mb-2 text-hint text-muted">{read(labels.why)}</p>
      <div className="flex flex-wrap items-start gap-4">
        <Field label={q4Method.label} className="w-72">
          <Select
            options={Object.entries(fourthQuarterMethods).map(([value, label]) => ({ value, label }))}
            value={method}
            disabled={disabled}
            onChange={(value) => set('q4Method')(value ?? '')}
          />
        </Field>
        {method === 'months' && (
          <>
            <Field label={q4MonthsAfter.label} className="w-60">
              <Input
                value={draft.q4MonthsAfter ?? String(stated.monthsAfter)}
                disabled={disabled}
                onChange={set('q4MonthsAfter')}
              />
            </Field>
            <Field label={q4Months.label} className="w-60">
              <Input value={draft.q4Months ?? String(stated.months)} disabled={disabled} onChange={set('q4Months')} />
            </Field>
          </>
        )}
        {method === 'actual' && (
          <Field label={q4Amount.label} hint={proposed} className="w-72">
            <Input value={draft.q4Amount ?? stated.amount ?? ''} disabled={disabled} onChange={set('q4Amount')} />
          </Field>
        )}
      </div>
    </Card>
  );
});
