import Calculator from 'lucide:calculator';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, Select, YearInput } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { ExportButton } from '../../../resource/ExportButton';
import { useCertified } from '../../../resource/use-certified';
import { useText } from '../../../theme';
import { KindsFact } from './KindsFact';
import { isPeriod, periodLabels } from './periods';
import type { PreferentialViewModel } from './PreferentialViewModel';

const labels = {
  year: text('年度', 'Year'),
  period: text('申报期', 'Declaration'),
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
  const certified = useCertified();
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
      <KindsFact screen={screen} dictionaries={dictionaries} />
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
      {screen.mayExport && (
        <ExportButton make={certified.only(() => screen.exported())} disabled={!screen.sheet || screen.isEmpty} />
      )}
    </div>
  );
});
