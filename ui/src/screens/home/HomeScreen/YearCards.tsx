import { text } from '@rdm/core/internal/kernel';
import type { YearOverview } from '@rdm/core/internal/overview';
import { AdministrationCard } from './AdministrationCard';
import { BarChart } from './BarChart';
import { OwnProjects } from './OwnProjects';
import { ProjectCosts } from './ProjectCosts';
import { RetainedFilesCard } from './RetainedFilesCard';

const labels = {
  byCategory: text('费用构成（元）', 'Cost by category (yuan)'),
  byMonth: text('各月费用（元）', 'Cost by month (yuan)'),
  category: text('费用类别', 'Category'),
  month: text('月份', 'Month'),
};

/** What stands below the figures of the year: for whom it is there. */
export function YearCards({ overview }: { overview: YearOverview }) {
  const { year, own, categories, months, costs, retention, administration } = overview;
  return (
    <>
      {own.length > 0 && <OwnProjects projects={own} />}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {categories && (
          <BarChart
            title={labels.byCategory}
            heading={labels.category}
            bars={categories}
            layout="rows"
            toOf={() => `/rdm/cost-view/summary?year=${year}`}
          />
        )}
        {months && (
          <BarChart
            title={labels.byMonth}
            heading={labels.month}
            bars={months}
            layout="columns"
            toOf={(month) => `/rdm/cost-view/summary?year=${year}&month=${year}-${month}`}
          />
        )}
        {costs && costs.projects.length > 0 && <ProjectCosts costs={costs} className="xl:col-span-2" />}
        {retention && retention.length > 0 && <RetainedFilesCard year={year} projects={retention} />}
      </div>
      {administration && <AdministrationCard {...administration} />}
    </>
  );
}
