import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { YearSummary2021 } from '@rdm/core/internal/ledger';
import { useResourceServices } from '../../../resource/use-resource-services';
import { askedYear } from '../asked-year';
import { PaperTable } from '../paper/PaperTable';
import { SummaryPage } from '../SummaryPage';
import { explainPermission, YearSummaryViewModel } from '../YearSummaryViewModel';
import { columns, summaryRows } from './summary-table';

const title = text('研发支出辅助账汇总表（2021版）', 'Summary of the R&D ledgers (2021 edition)');

/** 2021版研发支出辅助账汇总表 of a year. */
const SummaryScreen = observer(function SummaryScreen() {
  const services = useResourceServices();
  const [address] = useSearchParams();
  const [opening] = useState(address);
  const screen = useMemo(() => {
    const { ledger } = services.ports;
    return new YearSummaryViewModel(services, (year) => ledger.summary({ year }), askedYear(opening, services.today));
  }, [services, opening]);
  const { dictionaries, can } = services;
  const { explanation } = screen;
  const words = {
    completion: (key: string) => dictionaries.labelOf('completion', key),
    expenditureType: (key: string) => dictionaries.labelOf('expenditure_type', key),
  };
  const opens = (figure: string) =>
    can(explainPermission) && explanation.tells(figure) ? () => explanation.openFigure(figure) : undefined;
  return (
    <SummaryPage
      screen={screen}
      services={services}
      title={title}
      exported={(year) => services.ports.ledger.exportSummary({ year, type: '2021' })}
      table={(summary: YearSummary2021) => (
        <PaperTable label={title} columns={columns} rows={summaryRows(summary, words, opens)} />
      )}
    />
  );
});

export default SummaryScreen;
