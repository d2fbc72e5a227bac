import { useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Copy from 'lucide:copy';
import FilePen from 'lucide:file-pen';
import { useNavigate, useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { Download, StoredRecord } from '@rdm/core/internal/records';
import { projectCrossYear } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { Button, ForbiddenState, Switch, type RowAction } from '../../../components';
import { download } from '../../../resource/download';
import { ImportDialog } from '../../../resource/import/ImportDialog';
import { rightsOf, type RecordCommands } from '../../../resource/list/record-commands';
import { RegisterList } from '../../../resource/list/RegisterList';
import { useListAddress } from '../../../resource/list/use-list-address';
import { useText } from '../../../theme';
import { editPath, newSearch, storedSearch } from '../project-paths';
import { useProjectServices } from '../project-services';
import { CopyDialog } from './CopyDialog';
import { CrossYearDialog } from './CrossYearDialog';
import { LastYearLine } from './LastYearLine';
import { ModifyImportDialog } from './ModifyImportDialog';
import { projectColumns } from './project-columns';
import { ProjectListViewModel } from './ProjectListViewModel';

const labels = {
  edit: text('编辑', 'Edit'),
  view: text('查看', 'View'),
  document: text('导出立项书', 'Export the proposal'),
  copy: text('复制', 'Copy'),
  crossYear: text('结转下年', 'Carry over'),
  remove: text('删除', 'Delete'),
  modify: text('批量修改', 'Bulk update'),
  mine: text('我的项目', 'My projects'),
  chooseOne: text('请选择一个要复制的项目', 'Select the one project to copy'),
};

/** Projects of a year. docs/product.md, Projects */
const ProjectListScreen = observer(function ProjectListScreen() {
  const read = useText();
  const services = useProjectServices();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [opening] = useState(() => Object.fromEntries(address));
  const rights = rightsOf(project, services.can);
  const isAllowed = rights.view;
  const projects = useMemo(() => {
    const made = new ProjectListViewModel(services, opening);
    // The answer is on its way while the page is drawn.
    if (isAllowed) void services.atOnce(() => made.open());
    return made;
  }, [services, opening, isAllowed]);
  const [dialog, setDialog] = useState<'import' | 'modify' | null>(null);
  const [copied, setCopied] = useState<StoredRecord | null>(null);
  const [crossing, setCrossing] = useState<StoredRecord | null>(null);
  const { add, edit } = projectCrossYear.permissions;
  const { list, retention } = projects;
  const columns = useMemo(() => projectColumns(services.dictionaries, retention), [services, retention]);
  const year = list.sent.year ?? '';
  const isBegun = useRef(isAllowed);
  useEffect(() => {
    // Also when the page is shown again, because files may have been added on another page.
    if (isAllowed && !isBegun.current) void projects.loadBeside();
    isBegun.current = false;
  }, [projects, isAllowed, year]);
  const open = (id: string) => void navigate(editPath + storedSearch(id));
  useListAddress(list, rights.view, open);

  if (!rights.view || list.fault?.code === 403) return <ForbiddenState />;

  const save = async (document: Promise<Download | null>) => {
    const ready = await document;
    if (ready) download(ready);
  };
  const template = () => void save(list.template());
  const commands: RecordCommands = {
    ...(rights.add && { add: () => void navigate(editPath + newSearch(list.sent.year ?? '')) }),
    ...(rights.remove && { remove: true }),
    ...(rights.import && { import: () => setDialog('import'), template }),
    ...(rights.export && { export: () => void save(projects.exportChosen()) }),
  };
  const rowActions = (record: StoredRecord): readonly RowAction[] => [
    { key: 'edit', label: rights.edit ? labels.edit : labels.view, onClick: () => open(record.id) },
    ...(rights.export
      ? [
          {
            ...{ key: 'document', label: labels.document, yields: true },
            onClick: () => void save(projects.exportDocument(record.id)),
          },
        ]
      : []),
    ...(rights.add ? [{ key: 'copy', label: labels.copy, onClick: () => setCopied(record) }] : []),
    ...(rights.add && services.can(add) && services.can(edit)
      ? [{ key: 'crossYear', label: labels.crossYear, onClick: () => setCrossing(record) }]
      : []),
    ...(rights.remove
      ? [{ key: 'remove', label: labels.remove, danger: true, onClick: () => void list.remove([record.id]) }]
      : []),
  ];
  const copyChosen = () => {
    const chosen = list.rows.filter(({ id }) => list.selected.has(id));
    if (chosen.length === 1) setCopied(chosen[0]!);
    else services.toast.error(labels.chooseOne);
  };
  const extra = (
    <>
      {rights.add && (
        <Button icon={<Copy aria-hidden size={16} />} onClick={copyChosen}>
          {read(labels.copy)}
        </Button>
      )}
      {rights.import && rights.edit && (
        <Button icon={<FilePen aria-hidden size={16} />} onClick={() => setDialog('modify')}>
          {read(labels.modify)}
        </Button>
      )}
      <label className="ml-2 flex items-center gap-2 text-dim">
        <Switch label={labels.mine} checked={projects.mine} onChange={(mine) => void projects.showMine(mine)} />
        <span aria-hidden>{read(labels.mine)}</span>
      </label>
    </>
  );
  return (
    <div className="space-y-3">
      <RegisterList
        list={list}
        dictionaries={services.dictionaries}
        columns={columns}
        commands={commands}
        extra={extra}
        note={projects.lastYear && <LastYearLine stats={projects.lastYear} />}
        selectable={rights.remove || rights.export || rights.add}
        rowActions={rowActions}
        onOpen={open}
      />
      {copied && (
        <CopyDialog
          projects={projects}
          record={copied}
          onClose={() => setCopied(null)}
          onCopied={(id) => {
            setCopied(null);
            open(id);
          }}
        />
      )}
      {crossing && (
        <CrossYearDialog
          services={services}
          record={crossing}
          onClose={() => setCrossing(null)}
          onDone={(id) => {
            setCrossing(null);
            open(id);
          }}
        />
      )}
      {dialog === 'import' && (
        <ImportDialog
          resource={project}
          services={services}
          onTemplate={template}
          onImported={() => void list.load()}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'modify' && (
        <ModifyImportDialog services={services} onImported={() => void list.load()} onClose={() => setDialog(null)} />
      )}
    </div>
  );
});
export default ProjectListScreen;
