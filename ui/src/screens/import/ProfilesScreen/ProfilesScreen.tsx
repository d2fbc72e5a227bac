import { useMemo, useRef, useState } from 'react';
import Upload from 'lucide:upload';
import { observer } from 'mobx-react-lite';
import { resources } from '@rdm/core/internal/application';
import { storedLayout } from '@rdm/core/internal/intake';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Button,
  Card,
  Dialog,
  EmptyState,
  Field,
  ForbiddenState,
  Input,
  TableOrCards,
  type Column,
  type RowAction,
} from '../../../components';
import { download } from '../../../resource/download';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { ImportLinks } from '../ImportLinks';
import { ProfileMapping } from './ProfileMapping';
import { ProfilesViewModel, type Profile } from './ProfilesViewModel';

const labels = {
  own: text('本企业的方案', 'Profiles of the enterprise'),
  builtIn: text('内置方案', 'Built-in profiles'),
  name: text('方案名称', 'Name'),
  register: text('登记表', 'Register'),
  headings: text('文件的列名', 'Headings of the file'),
  certainty: text('依据', 'Rests on'),
  open: text('打开', 'Open'),
  rename: text('重命名', 'Rename'),
  download: text('下载', 'Download'),
  remove: text('删除', 'Delete'),
  upload: text('导入方案文件', 'Take in a profile'),
  empty: text(
    '还没有方案：在“数据导入”中对应一次列并保存，列名相同的文件以后自动按方案读取',
    'There are none yet: map the columns of a file on the import page and save them',
  ),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
  renameTitle: text('重命名“{name}”', 'Rename {name}'),
  unreadable: text(
    '方案“{name}”的内容无法识别，请删除后重新建立',
    'The profile {name} cannot be read; delete it and make it anew',
  ),
};

/** The import profiles: those of the enterprise, which can be changed, and the built-in ones. docs/product.md, Import */
const ProfilesScreen = observer(function ProfilesScreen() {
  const read = useText();
  const services = useResourceServices();
  const screen = useMemo(() => new ProfilesViewModel(services, resources), [services]);
  const [opened, setOpened] = useState<Profile | null>(null);
  const [renamed, setRenamed] = useState<Profile | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { permissions } = storedLayout;
  const mayView = services.can(permissions.view);
  useOpening(screen.stored, { services, may: mayView });
  if (!mayView) return <ForbiddenState />;

  const mayAdd = services.can(permissions.add);
  const actions = (profile: Profile): readonly RowAction[] => [
    { key: 'open', label: labels.open, onClick: () => setOpened(profile), disabled: profile.register === null },
    ...(profile.id !== null && services.can(permissions.edit)
      ? [{ key: 'rename', label: labels.rename, onClick: () => setRenamed(profile) }]
      : []),
    { key: 'download', label: labels.download, onClick: () => download(screen.download(profile)) },
    ...(profile.id !== null && services.can(permissions.remove)
      ? [{ key: 'remove', label: labels.remove, danger: true, onClick: () => void screen.remove(profile) }]
      : []),
  ];
  const columns: Column<Profile>[] = [
    {
      key: 'name',
      title: labels.name,
      minWidth: '12rem',
      primary: true,
      text: (row) => read(row.name),
      render: (row) => read(row.name),
    },
    {
      key: 'register',
      title: labels.register,
      width: 160,
      text: (row) => (row.register ? read(row.register.label) : row.layout.register),
      render: (row) => (row.register ? read(row.register.label) : row.layout.register),
    },
    {
      key: 'headings',
      title: labels.headings,
      minWidth: '14rem',
      text: (row) => read(joined(row.layout.headings)),
      render: (row) => (
        <span className="block md:truncate" title={read(joined(row.layout.headings))}>
          {read(joined(row.layout.headings))}
        </span>
      ),
    },
  ];
  const certainty: Column<Profile> = {
    key: 'note',
    title: labels.certainty,
    width: 260,
    text: (row) => (row.note ? read(row.note) : ''),
    render: (row) => row.note && read(row.note),
  };
  const { stored } = screen;
  return (
    <div className="space-y-4">
      <ImportLinks from="profiles" can={services.can} />
      <Card
        flush
        title={labels.own}
        extra={
          mayAdd && (
            <>
              <Button
                icon={<Upload aria-hidden size={16} />}
                loading={screen.task.running}
                onClick={() => file.current?.click()}
              >
                {read(labels.upload)}
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                aria-hidden
                tabIndex={-1}
                accept=".json,application/json"
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  if (chosen) void screen.upload(chosen);
                  event.target.value = '';
                }}
              />
            </>
          )
        }
      >
        {screen.unreadable.map((profile) => (
          <p key={profile.id} role="alert" className="flex items-center gap-2 px-4 py-2 text-danger">
            {read(fill(labels.unreadable, { name: profile.name }))}
            {services.can(permissions.remove) && (
              <Button size="small" onClick={() => void screen.remove(profile)}>
                {read(labels.remove)}
              </Button>
            )}
          </p>
        ))}
        <TableOrCards
          label={labels.own}
          columns={columns}
          rows={stored.value ?? []}
          rowKey={({ key }) => key}
          loading={stored.value === null && !stored.fault}
          error={stored.fault?.message}
          onRetry={() => void stored.retry()}
          empty={<EmptyState title={labels.empty} />}
          rowActions={actions}
          onOpen={setOpened}
        />
      </Card>
      <Card flush title={labels.builtIn} extra={<Badge>{screen.builtIn.length}</Badge>}>
        <TableOrCards
          label={labels.builtIn}
          columns={[...columns, certainty]}
          rows={screen.builtIn}
          rowKey={({ key }) => key}
          rowActions={actions}
          onOpen={setOpened}
        />
      </Card>
      {opened?.register && (
        <ProfileMapping
          key={opened.key}
          profile={opened}
          register={opened.register}
          screen={screen}
          services={services}
          maySave={services.can(opened.id === null ? permissions.add : permissions.edit)}
          onClose={() => setOpened(null)}
        />
      )}
      {renamed && <Rename profile={renamed} screen={screen} onClose={() => setRenamed(null)} />}
    </div>
  );
});

interface RenameProps {
  profile: Profile;
  screen: ProfilesViewModel;
  onClose: () => void;
}

const Rename = observer(function Rename({ profile, screen, onClose }: RenameProps) {
  const read = useText();
  const [name, setName] = useState(profile.name.zh);
  const save = async () => {
    if (name.trim() !== '' && (await screen.rename(profile, name.trim()))) onClose();
  };
  return (
    <Dialog
      open
      title={fill(labels.renameTitle, { name: profile.name.zh })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            loading={screen.task.running}
            disabled={name.trim() === ''}
            onClick={() => void save()}
          >
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <Field label={labels.name} required>
        <Input value={name} maxLength={100} autoFocus onChange={setName} onEnter={() => void save()} />
      </Field>
    </Dialog>
  );
});

export default ProfilesScreen;
