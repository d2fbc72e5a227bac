import { Calculator } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, MultiSelect, Select, YearInput } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { ExportButton } from '../../../resource/ExportButton';
import { useText } from '../../../theme';
import { isPeriod, periodLabels } from './periods';
import type { PreferentialViewModel } from './PreferentialViewModel';

const labels = {
  year: text('年度', 'Year'),
  period: text('申报期', 'Declaration'),
  kinds: text('企业类型', 'Kind of enterprise'),
  recompute: text('一键重算', 'Recompute'),
};

export interface PreferentialToolbarProps {
  screen: PreferentialViewModel;
  dictionaries: DictionaryStore;
}

/** The declaration, the kind of enterprise that year, and the rebuild from the registers. */
export const PreferentialToolbar = observer(function PreferentialToolbar(props: PreferentialToolbarProps) {
  const { screen, dictionaries } = props;
  const read = useText();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Field label={labels.year} layout="front" className="w-40">
        <YearInput value={screen.year} onChange={(year) => void screen.setYear(year)} />
      </Field>
      <Field label={labels.period} layout="front" className="w-52">
        <Select
          options={screen.periods.map((period) => ({ value: period, label: periodLabels[period] }))}
          value={screen.period}
          onChange={(period) => isPeriod(period ?? null) && period && void screen.setPeriod(period)}
        />
      </Field>
      <Field label={labels.kinds} layout="front" className="w-96 max-w-full">
        <MultiSelect
          options={dictionaries.options('enterprise_kind')}
          value={screen.sheet?.enterpriseKinds ?? []}
          disabled={!screen.mayEditKinds || screen.saving || !screen.sheet}
          onChange={(kinds) => void screen.saveKinds(kinds)}
        />
      </Field>
      {screen.mayRecompute && (
        <Button
          variant="primary"
          icon={<Calculator aria-hidden size={16} />}
          loading={screen.recomputing.running}
          onClick={() => void screen.recompute()}
        >
          {read(labels.recompute)}
        </Button>
      )}
      {screen.mayExport && <ExportButton make={() => screen.exported()} disabled={!screen.sheet || screen.isEmpty} />}
    </div>
  );
});
