import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { Badge, CompletenessRing } from '../../../components';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';
import { PapersButton } from '../ProjectPapers/PapersButton';
import { GapList } from './GapList';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const labels = {
  new: text('新增研发项目', 'A new R&D project'),
  draft: text('草稿', 'Draft'),
  submitted: text('已提交', 'Submitted'),
  unsaved: text('有未保存的修改', 'Not saved yet'),
};

export interface PageHeadProps {
  sheet: ProjectFormViewModel;
  services: ProjectServices;
}

/** The name, status and gaps of the project, and its documents. */
export const PageHead = observer(function PageHead({ sheet, services }: PageHeadProps) {
  const read = useText();
  const { record } = sheet.project;
  return (
    <header className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-2">
      <h2 className="min-w-0 text-heading font-semibold break-words">
        {record ? `${String(record.code)} ${String(record.name)}` : read(labels.new)}
      </h2>
      <span className="flex h-6 items-center gap-2">
        {record && (
          <Badge tone={sheet.isDraft ? 'warning' : 'success'}>
            {read(sheet.isDraft ? labels.draft : labels.submitted)}
          </Badge>
        )}
        {sheet.retention !== null && <CompletenessRing percent={sheet.retention} />}
        {sheet.form.isDirty && <Badge>{read(labels.unsaved)}</Badge>}
      </span>
      <div className="min-w-0 grow basis-40">
        <GapList sheet={sheet} />
      </div>
      {record && services.can(project.permissions.export) && <PapersButton services={services} id={record.id} />}
    </header>
  );
});
