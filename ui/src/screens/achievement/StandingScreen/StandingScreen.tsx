import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Card, ErrorState, ForbiddenState, Skeleton, Tabs } from '../../../components';
import type { Loader } from '../../../resource/Loader';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { ConversionsPart } from './ConversionsPart';
import { DatesPart } from './DatesPart';
import { PointsPart } from './PointsPart';
import { ProductsPart } from './ProductsPart';
import { PropertiesPart } from './PropertiesPart';
import { StandingViewModel } from './StandingViewModel';

const labels = {
  parts: text('成果概览', 'Overview'),
  points: text('得分', 'Points'),
  properties: text('有效知识产权', 'IP rights held'),
  dates: text('年费与到期', 'Fees and ends'),
  products: text('高新产品收入', 'Income from products'),
  conversions: text('成果转化', 'Conversions'),
  about: text(
    '按年末（12月31日）的登记情况计算；得分供自评，以专家评价为准。',
    'As registered on 31 December of the year; the points are for self-rating, experts decide.',
  ),
};

/** How intellectual property, products and conversions stand at the end of a year. The year is in the URL. */
const StandingScreen = observer(function StandingScreen() {
  const read = useText();
  const { page: view, allowed } = useYearPage({
    permission: 'achievementstanding_view',
    make: (services, year) => new StandingViewModel(services, year),
  });
  if (!allowed || view.fault?.code === 403) return <ForbiddenState />;
  const { year } = view;
  const tabs = [
    {
      key: 'points',
      label: labels.points,
      content: <Part of={view.points}>{(value) => <PointsPart standing={value} />}</Part>,
    },
    ...(view.sees('properties')
      ? [
          {
            key: 'properties',
            label: labels.properties,
            content: <Part of={view.properties}>{(value) => <PropertiesPart held={value} />}</Part>,
          },
          {
            key: 'dates',
            label: labels.dates,
            content: <Part of={view.dates}>{(value) => <DatesPart dates={value} />}</Part>,
          },
        ]
      : []),
    ...(view.sees('products')
      ? [
          {
            key: 'products',
            label: labels.products,
            content: <Part of={view.products}>{(value) => <ProductsPart standing={value} />}</Part>,
          },
        ]
      : []),
    ...(view.sees('conversions')
      ? [
          {
            key: 'conversions',
            label: labels.conversions,
            content: <Part of={view.conversions}>{(value) => <ConversionsPart standing={value} />}</Part>,
          },
        ]
      : []),
  ];
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-4">
        <RequiredYear key={year} year={year} onChange={(next) => void view.setYear(next)} />
        <p className="pt-1.5 text-dim">{read(labels.about)}</p>
      </div>
      <Card>
        <Tabs label={labels.parts} tabs={tabs} />
      </Card>
    </div>
  );
});

interface PartProps<T> {
  readonly of: Loader<T>;
  readonly children: (value: T) => React.ReactNode;
}

/** A part while it loads, when it failed, and when it is there. */
const Part = observer(function Part<T>({ of, children }: PartProps<T>) {
  if (of.fault) return <ErrorState title={of.fault.message} onRetry={() => void of.retry()} />;
  return <div className="pt-3">{of.value === null ? <Skeleton lines={6} /> : children(of.value)}</div>;
}) as <T>(props: PartProps<T>) => React.ReactNode;

export default StandingScreen;
