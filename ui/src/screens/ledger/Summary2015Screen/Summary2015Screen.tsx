import { text } from '@rdm/core/internal/kernel';
import type { YearSummary2015 } from '@rdm/core/internal/ledger';
import { PaperTable } from '../paper/PaperTable';
import { SummaryPage } from '../SummaryPage';
import { columns } from './summary2015-columns';
import { summary2015Rows } from './summary2015-rows';

const title = text('“研发支出”辅助账汇总表（2015版）', 'Summary of the R&D ledgers (2015 edition)');

/** 2015版“研发支出”辅助账汇总表 of a year; meant for years to 2020, still lawful later. */
export default function Summary2015Screen() {
  return (
    <SummaryPage<YearSummary2015>
      title={title}
      read={({ ports }, asked) => ports.ledger.summary2020(asked)}
      exported={({ ports }, year) => ports.ledger.exportSummary({ year, type: '2020' })}
      table={(summary, opens, { dictionaries }) => {
        const achievement = (key: string) => dictionaries.labelOf('project_achiev_type_1071', key);
        return (
          <PaperTable label={title} columns={columns} rows={summary2015Rows(summary, achievement, opens)} onCards />
        );
      }}
    />
  );
}
