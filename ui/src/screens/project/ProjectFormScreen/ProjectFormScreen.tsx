import { useEffect, useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { Button, Card, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import type { FormAction } from '../../../resource/form/form-action';
import { FormFaults } from '../../../resource/form/FormFaults';
import { FormNotices } from '../../../resource/form/FormNotices';
import { TouchedYearsNotice } from '../../../resource/form/TouchedYearsNotice';
import { useFormUpkeep } from '../../../resource/form/use-form-upkeep';
import { useSession, useTabs } from '../../../shell/services';
import { useText } from '../../../theme';
import { useProjectServices, type ProjectServices } from '../project-services';
import { editPath, listPath, storedSearch } from '../project-paths';
import { PageHead } from './PageHead';
import { PhasesLine } from './PhasesLine';
import { ProjectPage } from './ProjectPage';
import { approvalSections, filePlaces, tabOf } from './sheet-layout';
import { SheetTabs } from './SheetTabs';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const labels = {
  new: text('新增研发项目', 'New R&D project'),
  one: text('项目 {code}', 'Project {code}'),
  back: text('返回列表', 'Back to the list'),
};

/** A project as a page of its own: `?id=…`, or `?new&year=2026`. */
const ProjectFormScreen = observer(function ProjectFormScreen() {
  const services = useProjectServices();
  const session = useSession();
  const [address] = useSearchParams();
  const id = address.get('id');
  const year = address.get('year');
  const applicant = session.user?.nickName ?? '';
  const page = useMemo(() => new ProjectPage(services, applicant), [services, applicant]);
  const { permissions } = project;
  const allowed = services.can(id === null ? permissions.add : permissions.view);
  useEffect(() => {
    if (allowed) void page.open({ id, year });
  }, [page, allowed, id, year]);

  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  if (page.fault) return <ErrorState hint={page.fault.message} onRetry={() => void page.open({ id, year })} />;
  if (!page.sheet) return <Skeleton lines={8} />;
  return <ProjectSheetForm sheet={page.sheet} services={services} />;
});
export default ProjectFormScreen;

interface ProjectSheetFormProps {
  sheet: ProjectFormViewModel;
  services: ProjectServices;
}

const ProjectSheetForm = observer(function ProjectSheetForm({ sheet, services }: ProjectSheetFormProps) {
  const read = useText();
  const navigate = useNavigate();
  const tabs = useTabs();
  const body = useRef<HTMLDivElement>(null);
  const { form, id } = sheet;
  const code = sheet.project.record?.code;
  const title = useMemo(() => (code ? fill(labels.one, { code: String(code) }) : labels.new), [code]);
  const { record, readOnly } = sheet.project;
  const touching = { record, readOnly, resource: project, services };
  const { search } = useLocation();
  useEffect(() => tabs.visit(editPath, search, title), [tabs, search, title]);

  const save = async (action: FormAction) => {
    const saved = await sheet.submit(action);
    if (saved !== null && saved !== id) void navigate(editPath + storedSearch(saved), { replace: true });
  };
  useFormUpkeep(form, body, () => sheet.firstAction && void save(sheet.firstAction));
  const leave = async () => {
    if (!(await form.mayLeave())) return;
    await tabs.close(editPath);
    void navigate(listPath);
  };
  return (
    <div ref={body} className="mx-auto flex min-h-full max-w-400 flex-col">
      <Card>
        <PageHead sheet={sheet} services={services} />
        <PhasesLine services={services} code={String(code ?? '')} />
        <FormNotices form={form} dictionaries={services.dictionaries} />
        <TouchedYearsNotice form={touching} />
        <FormFaults form={form} has={isPlaced} />
        <SheetTabs sheet={sheet} services={services} />
      </Card>
      <div className="h-4 shrink-0" />
      <footer className="sticky -bottom-4 z-10 -mx-4 mt-auto -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-4 py-3">
        <Button onClick={() => void leave()}>{read(labels.back)}</Button>
        {sheet.actions.map((action) => (
          <Button
            key={action.key}
            variant={action.primary ? 'primary' : 'secondary'}
            loading={form.saving}
            onClick={() => void save(action)}
          >
            {read(action.label)}
          </Button>
        ))}
      </footer>
    </div>
  );
});

const placed = new Set(
  [...approvalSections.flatMap(({ places }) => places), ...filePlaces].map(({ part, field }) => `${part}.${field}`),
);

/** Whether the page has a place for a field. */
function isPlaced(place: { readonly part: string; readonly field: string }): boolean {
  return tabOf(place) === 'budget' || placed.has(`${place.part}.${place.field}`);
}
