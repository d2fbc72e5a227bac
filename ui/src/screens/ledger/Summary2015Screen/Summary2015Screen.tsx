import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { YearSummary2015 } from '@rdm/core/internal/ledger';
import { useResourceServices } from '../../../resource/use-resource-services';
import { askedYear } from '../asked-year';
import { PaperTable } from '../paper/PaperTable';
import { SummaryPage } from '../SummaryPage';
import { explainPermission, YearSummaryViewModel } from '../YearSummaryViewModel';
import { columns } from './summary2015-columns';
import { summary2015Rows } from './summary2015-rows';

const title = text('“研发支出”辅助账汇总表（2015版）', 'Summary of the R&D ledgers (2015 edition)');

/** 2015版“研发支出”辅助账汇总表 of a year; meant for years to 2020, still lawful later. */
const Summary2015Screen = observer(function Summary2015Screen() {
  const services = useResourceServices();
  const [address] = useSearchParams();
  const [opening] = useState(address);
  const screen = useMemo(() => {
    const { ledger } = services.ports;
    const read = (year: string) => ledger.summary2020({ year });
    return new YearSummaryViewModel(services, read, askedYear(opening, services.today));
  }, [services, opening]);
  const { dictionaries, can } = services;
  const { explanation } = screen;
  const achievement = (key: string) => dictionaries.labelOf('project_achiev_type_1071', key);
  const opens = (figure: string) =>
    can(explainPermission) && explanation.tells(figure) ? () => explanation.openFigure(figure) : undefined;
  return (
    <SummaryPage
      screen={screen}
      services={services}
      title={title}
      exported={(year) => services.ports.ledger.exportSummary({ year, type: '2020' })}
      table={(summary: YearSummary2015) => (
        <PaperTable label={title} columns={columns} rows={summary2015Rows(summary, achievement, opens)} />
      )}
    />
  );
});

export default Summary2015Screen;
