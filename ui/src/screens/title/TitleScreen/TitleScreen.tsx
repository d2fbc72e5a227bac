import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { ErrorState, Field, ForbiddenState, Skeleton, YearInput } from '../../../components';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { ResourceForm } from '../../../resource/form/ResourceForm';
import { useCertified } from '../../../resource/use-certified';
import { useYearPage } from '../../../resource/use-year-page';
import { titlePages, type TitlePage, type TitlePageName } from '../title-pages';
import { ConditionsCard } from './ConditionsCard';
import { FiguresCard } from './FiguresCard';
import { FilesCard } from './FilesCard';
import { MatchesCard } from './MatchesCard';
import { OpinionDialog } from './OpinionDialog';
import { StandingCard } from './StandingCard';
import { TitleViewModel } from './TitleViewModel';
import { TypedFigureDialog } from './TypedFigureDialog';

const labels = { year: text('年度', 'Year') };

async function followLink(screen: TitleViewModel, asked: URLSearchParams): Promise<void> {
  const year = /^\d{4}$/.exec(asked.get('year') ?? '')?.[0];
  const id = asked.get('id');
  if (id !== null) await screen.show(id, year);
  else if (year !== undefined) await screen.setYear(year);
}

/** A title in a year. The URL names the year, and the record where a link asks for one. */
const TitleScreen = observer(function TitleScreen({ name }: { name: TitlePageName }) {
  const certified = useCertified();
  const page: TitlePage = titlePages[name];
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: page.resource.permissions.view,
    make: (given, year, asked) => new TitleViewModel(given, page, year, asked.get('id'), () => certified.allowed()),
    follow: followLink,
  });

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { fault, overview, year, form } = screen;
  return (
    <div className="space-y-4">
      <Field label={labels.year} layout="front" className="w-40">
        <YearInput value={year} onChange={(next) => void screen.setYear(next)} />
      </Field>
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!overview && !fault && <Skeleton lines={12} />}
      {overview && !fault && (
        <div className="items-start gap-4 xl:flex">
          <div className="min-w-0 flex-1 space-y-4">
            <StandingCard screen={screen} overview={overview} dictionaries={services.dictionaries} />
            <ConditionsCard overview={overview} />
            <FiguresCard screen={screen} overview={overview} />
            <FilesCard screen={screen} overview={overview} />
            {page.matches && <MatchesCard matches={screen.matches} />}
          </div>
          <div className="xl:w-100 xl:shrink-0 xl:empty:hidden">
            <ExplanationPanel explanation={screen.explanation} resourceNamed={services.resourceNamed} />
          </div>
        </div>
      )}
      {form && (
        <ResourceForm
          form={form}
          dictionaries={services.dictionaries}
          onClose={() => screen.closeForm()}
          onSaved={(record) => void screen.saved(record)}
        />
      )}
      <OpinionDialog screen={screen} />
      <TypedFigureDialog screen={screen} />
    </div>
  );
});

/** Keyed, so that another title gets a fresh page even where the route renders the same component. */
export default function KeyedTitleScreen({ name }: { name: TitlePageName }) {
  return <TitleScreen key={name} name={name} />;
}
