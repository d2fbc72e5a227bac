import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { Condition, Draft, Resource, StoredRecord } from '@rdm/core/internal/records';
import { ForbiddenState, type RowAction } from '../components';
import type { Label } from '../theme';
import { download } from './download';
import { faultOf } from './fault-of';
import type { FormAction, FormLayout } from './form/form-action';
import { ResourceForm } from './form/ResourceForm';
import { ResourceFormViewModel } from './form/ResourceFormViewModel';
import { showOnce } from './form/show-once';
import { ImportDialog } from './import/ImportDialog';
import { rightsOf, type RecordCommands } from './list/record-commands';
import { RegisterList } from './list/RegisterList';
import { ResourceListViewModel } from './list/ResourceListViewModel';
import type { SearchChoices } from './list/search-field';
import { tableColumns, type ColumnTexts, type RecordMark } from './list/table-columns';
import { useListAddress } from './list/use-list-address';
import { ListYearNotices } from './recompute/ListYearNotices';
import { useResourceServices } from './use-resource-services';

const labels = {
  edit: text('编辑', 'Edit'),
  remove: text('删除', 'Delete'),
};

export interface ResourceScreenProps {
  resource: Resource;
  formLayout?: FormLayout;
  /** The buttons of the form in place of 保存. */
  submitActions?: readonly FormAction[];
  /** Further buttons of the toolbar; they may act on the selected records. */
  toolbar?: ReactNode | ((list: ResourceListViewModel) => ReactNode);
  /** Records can be selected even without the permission to delete, because the toolbar acts on them. */
  selectable?: boolean;
  /** Further actions of a row, before the standard ones; `reload` reloads the list. */
  rowActions?: (record: StoredRecord, reload: () => void) => readonly RowAction[];
  /** Rendered beside the title of a record; must be a stable function. */
  mark?: RecordMark;
  /** Conditions that always apply, besides the search; must be a stable array until they change. */
  within?: readonly Condition[];
  /** What a new record starts with. */
  given?: Draft;
  /** A click on a record's title chooses it instead of opening it. */
  onChoose?: (record: StoredRecord) => void;
  /** The chosen record. */
  chosen?: string;
  /** Called after records were added, changed or removed. */
  onChanged?: () => void;
  /** What columns show in place of their stored values; must be stable. */
  texts?: ColumnTexts;
  /** By field: what it is searched by instead of a text; must be stable. */
  searchChoices?: SearchChoices;
  /** Names a list that belongs to another one: the URL parameters apply to that one, not to this. */
  part?: Label;
  /** Without a line to search by: the list shows the few records that belong to one. */
  plain?: boolean;
}

const whole: readonly Condition[] = [];

/**
 * A register from its declaration: search, list, form, import and export. The URL may contain search values
 * (`?year=2024`) and a record to open (`?id=…`).
 */
export default function ResourceScreen(props: ResourceScreenProps) {
  // Keyed, so that another register gets a fresh state even if the route renders the same component.
  return <Register key={props.resource.name} {...props} />;
}

const Register = observer(function Register(props: ResourceScreenProps) {
  const { resource, formLayout, submitActions, toolbar, rowActions: further, selectable, onChoose, onChanged } = props;
  const { within = whole, given, chosen, part, plain, mark, texts, searchChoices } = props;
  const standsApart = part === undefined;
  const services = useResourceServices();
  const [address] = useSearchParams();
  const [opening] = useState(() => (standsApart ? Object.fromEntries(address) : {}));
  const rights = rightsOf(resource, services.can);
  const [beginning] = useState({ within, isAllowed: rights.view });
  const list = useMemo(() => {
    const made = new ResourceListViewModel(resource, services, opening, searchChoices);
    made.narrow(beginning.within);
    // The answer is on its way while the page is drawn.
    if (beginning.isAllowed) void services.atOnce(() => made.load());
    return made;
  }, [resource, services, opening, searchChoices, beginning]);
  const [form, setForm] = useState<ResourceFormViewModel | null>(null);
  const [importing, setImporting] = useState(false);
  const { fixedFields } = list;
  const columns = useMemo(
    () => tableColumns(resource, services.dictionaries, mark, texts, fixedFields),
    [resource, services, mark, texts, fixedFields],
  );

  const open = (record: StoredRecord | null, toRead = false) => {
    const readOnly = record !== null && (toRead || !rights.edit);
    setForm(new ResourceFormViewModel(resource, services, record, readOnly, given));
  };
  const openStored = async (id: string, toRead = false) => {
    try {
      open(await services.ports.resource(resource).detail({ id }), toRead);
    } catch (error) {
      services.toast.refused(faultOf(error));
    }
  };
  useEffect(() => list.narrow(within), [list, within]);
  // Who follows a figure to where it was entered wants to see it; a change is a step of its own.
  useListAddress(list, rights.view, (id) => void openStored(id, true), standsApart);

  if (!rights.view || list.fault?.code === 403) return <ForbiddenState />;

  const save = async (document: ReturnType<typeof list.template>) => {
    const ready = await document;
    if (ready) download(ready);
  };
  const remove = async (ids: readonly string[]) => {
    if (await list.remove(ids)) onChanged?.();
  };
  const commands: RecordCommands = {
    ...(rights.add && { add: () => open(null) }),
    ...(rights.remove && { remove: (ids) => void remove(ids) }),
    ...(rights.import && { import: () => setImporting(true), template: () => void save(list.template()) }),
    ...(rights.export && { export: () => void save(list.export()) }),
  };
  const choose = (id: string) => {
    const record = list.rows.find((row) => row.id === id);
    if (record) onChoose?.(record);
  };
  const rowActions = (record: StoredRecord): readonly RowAction[] => [
    ...(further?.(record, () => void list.load()) ?? []),
    ...(rights.edit
      ? [{ key: 'edit', label: labels.edit, yields: true, onClick: () => void openStored(record.id) }]
      : []),
    ...(rights.remove
      ? [{ key: 'remove', label: labels.remove, danger: true, yields: true, onClick: () => void remove([record.id]) }]
      : []),
  ];
  // Which of its own a screen offers depends on who looks, and on the record.
  const hasOwn =
    further !== undefined && (list.rows.length === 0 || list.rows.some((row) => rowActions(row).length > 0));
  const hasActions = rights.edit || rights.remove || hasOwn;
  return (
    <div className="space-y-3">
      <RegisterList
        list={list}
        dictionaries={services.dictionaries}
        columns={columns}
        commands={commands}
        note={<ListYearNotices list={list} />}
        extra={typeof toolbar === 'function' ? toolbar(list) : toolbar}
        selectable={rights.remove || selectable === true}
        rowActions={hasActions ? rowActions : undefined}
        onOpen={onChoose ? choose : (id) => void openStored(id)}
        part={part}
        plain={plain}
        currentKey={form?.record?.id ?? chosen}
      />
      {form && (
        <ResourceForm
          form={form}
          dictionaries={services.dictionaries}
          layout={formLayout}
          actions={submitActions}
          onEdit={form.readOnly && rights.edit ? () => open(form.record) : undefined}
          onClose={() => setForm(null)}
          onSaved={(stored) => {
            setForm(null);
            void list.load();
            onChanged?.();
            void showOnce(services.confirm, resource, stored);
          }}
        />
      )}
      {importing && (
        <ImportDialog
          resource={resource}
          services={services}
          onTemplate={() => void save(list.template())}
          onImported={() => {
            void list.load();
            onChanged?.();
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
});
