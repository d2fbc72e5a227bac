import { observer } from 'mobx-react-lite';
import ChevronLeft from 'lucide:chevron-left';
import ChevronRight from 'lucide:chevron-right';
import Copy from 'lucide:copy';
import DownloadIcon from 'lucide:download';
import Eraser from 'lucide:eraser';
import Save from 'lucide:save';
import { addMonths } from '@rdm/core/calendar';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Field, IconButton, Menu, MonthInput } from '../../../components';
import { useText } from '../../../theme';
import type { HoursDocument } from './hours-documents';
import type { WorktimeViewModel } from './WorktimeViewModel';

const labels = {
  month: text('月份', 'Month'),
  previous: text('上月', 'Previous month'),
  next: text('下月', 'Next month'),
  save: text('保存', 'Save'),
  saveMany: text('保存（{count}）', 'Save ({count})'),
  copy: text('复制上月', 'Copy last month'),
  clean: text('清空项目工时', 'Clear a project'),
  export: text('导出', 'Export'),
};

export interface WorktimeToolbarProps {
  screen: WorktimeViewModel;
  documents: readonly HoursDocument[];
}

/** The month, and the commands of its grid. */
export const WorktimeToolbar = observer(function WorktimeToolbar({ screen, documents }: WorktimeToolbarProps) {
  const read = useText();
  const { month, typed, mayEdit, projects } = screen;
  const to = (count: number) => void screen.setMonth(addMonths(month, count));
  const saving = typed.size ? read(fill(labels.saveMany, { count: typed.size })) : read(labels.save);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={labels.previous} icon={<ChevronLeft aria-hidden size={16} />} onClick={() => to(-1)} />
      <Field label={labels.month} layout="front" className="w-44">
        <MonthInput value={month} onChange={(chosen) => void screen.setMonth(chosen)} />
      </Field>
      <IconButton label={labels.next} icon={<ChevronRight aria-hidden size={16} />} onClick={() => to(1)} />
      {mayEdit && (
        <>
          <Button
            variant="primary"
            icon={<Save aria-hidden size={16} />}
            loading={screen.saving}
            disabled={!screen.isUnsaved}
            onClick={() => void screen.save()}
          >
            {saving}
          </Button>
          <Button icon={<Copy aria-hidden size={16} />} onClick={() => void screen.copyLastMonth()}>
            {read(labels.copy)}
          </Button>
          {projects.length > 0 && (
            <Menu
              label={labels.clean}
              align="start"
              button={
                <>
                  <Eraser aria-hidden size={16} />
                  {read(labels.clean)}
                </>
              }
              entries={projects.map((project) => ({
                key: project.projectId,
                label: `${project.projectCode} ${project.projectName}`,
                onClick: () => void screen.clean(project),
              }))}
            />
          )}
        </>
      )}
      {documents.length > 0 && (
        <Menu
          label={labels.export}
          button={
            <>
              <DownloadIcon aria-hidden size={16} />
              {read(labels.export)}
            </>
          }
          entries={documents.map(({ key, label, save }) => ({ key, label, onClick: () => void save() }))}
        />
      )}
    </div>
  );
});
