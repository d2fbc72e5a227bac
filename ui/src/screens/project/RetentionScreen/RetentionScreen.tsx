import { useEffect, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import BookOpen from 'lucide:book-open';
import ListChecks from 'lucide:list-checks';
import PackageOpen from 'lucide:package-open';
import { Link, useSearchParams } from 'react-router';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { referenceFile } from '@rdm/core/internal/retention';
import { Button, Card, ErrorState, Field, Skeleton, YearInput } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { listPath } from '../project-paths';
import { ProjectLine } from './ProjectLine';
import { YearLine } from './YearLine';
import { type PackKind, RetentionViewModel } from './RetentionViewModel';

const labels = {
  year: text('年度', 'Year'),
  make: text('生成资料清单', 'Make the list'),
  pack: text('打包下载', 'Download all'),
  volume: text('下载合订本', 'Download as one PDF'),
  arrived: text('已接收 {megabytes} MB', '{megabytes} MB received'),
  projects: text('各项目资料完整度', 'Completeness by project'),
  none: text('该年度没有项目，请先登记研发项目', 'The year has no projects; enter them first'),
  toProjects: text('去登记项目', 'Enter projects'),
  standing: text('{complete} / {count} 个项目资料齐全', '{complete} of {count} projects are complete'),
};

/** The files kept for inspection of a year: how far each project is, the list, and the pack. */
const RetentionScreen = observer(function RetentionScreen() {
  const read = useText();
  const services = useResourceServices();
  const [address] = useSearchParams();
  const [retention] = useState(
    () => new RetentionViewModel(services, address.get('year') ?? services.today.slice(0, 4)),
  );
  const [shown, setShown] = useState(0);
  useEffect(() => void retention.show(retention.year), [retention]);
  const { year, projects } = retention;
  const within = useMemo(() => [{ field: 'year', is: 'equal', value: year } as const], [year]);
  const { add, export: taking, view } = referenceFile.permissions;
  const make = async () => {
    if (await retention.makeList()) setShown(shown + 1);
  };
  const { arriving } = retention;
  const packing = (kind: PackKind) => ({
    ...{ loading: arriving?.kind === kind, disabled: arriving !== null && arriving.kind !== kind },
    onClick: () => void retention.pack(kind),
  });
  const arrived = (kind: PackKind, label: Text) =>
    arriving?.kind === kind && arriving.megabytes > 0 ? fill(labels.arrived, arriving) : label;
  return (
    <div className="space-y-3">
      {services.can(view) && (
        <Card>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={labels.year} layout="front" className="w-60">
              <YearInput value={year} onChange={(next) => void retention.show(next)} />
            </Field>
            {services.can(add) && (
              <Button
                icon={<ListChecks aria-hidden size={16} />}
                loading={retention.making}
                onClick={() => void make()}
              >
                {read(labels.make)}
              </Button>
            )}
            {services.can(taking) && (
              <>
                <Button icon={<PackageOpen aria-hidden size={16} />} {...packing('folder')}>
                  {read(arrived('folder', labels.pack))}
                </Button>
                <Button icon={<BookOpen aria-hidden size={16} />} {...packing('volume')}>
                  {read(arrived('volume', labels.volume))}
                </Button>
              </>
            )}
            {projects && projects.length > 0 && (
              <p className="ml-auto py-1 text-dim">
                {read(fill(labels.standing, { complete: retention.complete, count: projects.length }))}
              </p>
            )}
          </div>
          {retention.fault && (
            <ErrorState hint={retention.fault.message} onRetry={() => void retention.show(retention.year)} />
          )}
          {!projects && !retention.fault && <Skeleton lines={3} className="pt-3" />}
          {projects?.length === 0 && (
            <p className="pt-3 text-dim">
              {read(labels.none)}{' '}
              <Link to={listPath} className="text-accent-text underline underline-offset-3">
                {read(labels.toProjects)}
              </Link>
            </p>
          )}
          {projects && projects.length > 0 && (
            <ul aria-label={read(labels.projects)} className="divide-y divide-line pt-3">
              {retention.ofYear && <YearLine year={year} ofYear={retention.ofYear} />}
              {projects.map((each) => (
                <ProjectLine
                  key={each.projectId}
                  project={each}
                  onPack={services.can(taking) ? () => void retention.pack('folder', each.projectCode) : undefined}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
      <ResourceScreen
        key={`${year} ${shown}`}
        resource={referenceFile}
        within={within}
        given={{ year }}
        onChanged={() => void retention.show(year)}
      />
    </div>
  );
});
export default RetentionScreen;
