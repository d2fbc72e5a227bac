import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import FolderTree from 'lucide:folder-tree';
import KeyRound from 'lucide:key-round';
import LockOpen from 'lucide:lock-open';
import ShieldOff from 'lucide:shield-off';
import UserCog from 'lucide:user-cog';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { Badge, Button } from '../../../components';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import type { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { GrantRolesDialog } from './GrantRolesDialog';
import { MoveDialog } from './MoveDialog';
import { isPending, pendingPeople } from './pending-people';
import { PendingFilter, pendingLabel } from './PendingFilter';
import { PeopleViewModel } from './PeopleViewModel';
import { SessionsDialog } from './SessionsDialog';

const labels = {
  roles: text('角色配置', 'Assign roles'),
  reset: text('密码重置', 'Reset passwords'),
  unlock: text('解锁', 'Unlock'),
  factors: text('两步验证重置', 'Reset second factors'),
  move: text('批量调整部门', 'Change the department'),
  sessions: text('登录设备', 'Devices signed in'),
};

interface Asked {
  readonly what: 'roles' | 'department' | 'sessions';
  readonly people: readonly StoredRecord[];
  readonly reload: () => void;
}

const pendingMark = (record: StoredRecord) => isPending(record) && <PendingBadge />;

function PendingBadge() {
  const read = useText();
  return <Badge tone="warning">{read(pendingLabel)}</Badge>;
}

/** Users beside the department tree, and the actions on the chosen ones. */
const UserScreen = observer(function UserScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const services = useResourceServices();
  const { ports, confirm, toast, can } = services;
  const work = useMemo(() => new PeopleViewModel({ users: ports.users, confirm, toast }), [ports, confirm, toast]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [onlyPending, setOnlyPending] = useState(false);
  const [mayGrant, mayReset, mayEdit] = [can('user_role'), can('user_reset'), can('user_edit')];

  const ask = (what: Asked['what'], list: ResourceListViewModel) => {
    const people = list.rows.filter(({ id }) => list.selected.has(id));
    if (work.someChosen(people.map(({ id }) => id))) setAsked({ what, people, reload: () => void list.load() });
  };
  const done = () => {
    asked?.reload();
    setAsked(null);
  };
  const toolbar = (list: ResourceListViewModel) => (
    <>
      <PendingFilter list={list} pressed={onlyPending} onPress={setOnlyPending} />
      {mayGrant && (
        <Button icon={<UserCog aria-hidden size={16} />} onClick={() => ask('roles', list)}>
          {read(labels.roles)}
        </Button>
      )}
      {mayReset && (
        <Button icon={<KeyRound aria-hidden size={16} />} onClick={() => void work.resetPasswords([...list.selected])}>
          {read(labels.reset)}
        </Button>
      )}
      {mayReset && (
        <Button icon={<LockOpen aria-hidden size={16} />} onClick={() => void work.unlock([...list.selected])}>
          {read(labels.unlock)}
        </Button>
      )}
      {mayReset && (
        <Button icon={<ShieldOff aria-hidden size={16} />} onClick={() => void work.resetFactors([...list.selected])}>
          {read(labels.factors)}
        </Button>
      )}
      {mayEdit && can('dept_view') && (
        <Button icon={<FolderTree aria-hidden size={16} />} onClick={() => ask('department', list)}>
          {read(labels.move)}
        </Button>
      )}
    </>
  );
  const rowActions = (record: StoredRecord, reload: () => void) =>
    (['roles', 'sessions'] as const)
      .filter((what) => (what === 'roles' ? mayGrant && isPending(record) : mayEdit))
      .map((what) => ({ key: what, label: labels[what], onClick: () => setAsked({ what, people: [record], reload }) }));
  const dialog = asked && { work, onClose: () => setAsked(null), onDone: done };
  return (
    <>
      <LaidOutScreen
        resource={resource}
        toolbar={toolbar}
        selectable={mayGrant || mayReset || mayEdit}
        mark={pendingMark}
        within={onlyPending ? pendingPeople : undefined}
        rowActions={rowActions}
      />
      {dialog && asked.what === 'roles' && <GrantRolesDialog people={asked.people} {...dialog} />}
      {dialog && asked.what === 'sessions' && <SessionsDialog person={asked.people[0]!} onClose={dialog.onClose} />}
      {dialog && asked.what === 'department' && <MoveDialog ids={asked.people.map(({ id }) => id)} {...dialog} />}
    </>
  );
});

export default UserScreen;
