import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import type { StoredRecord, TreeNode } from '@rdm/core/internal/records';
import { Button, Checkbox, Dialog, EmptyState, ErrorState, Skeleton } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import type { PeopleViewModel } from './PeopleViewModel';
import type { RoleNode } from '@rdm/core/internal/access';

const labels = {
  title: text('角色配置', 'Assign roles'),
  effect: text(
    '所选 {count} 人的角色将改为下面勾选的角色；不勾选任何角色的人无法登录。',
    'The {count} people chosen get the ticked roles in place of theirs; without any role nobody can sign in.',
  ),
  none: text('还没有角色', 'There is no role yet'),
  cancel: text('取消', 'Cancel'),
  save: text('确定', 'OK'),
};

export interface GrantRolesDialogProps {
  people: readonly StoredRecord[];
  work: PeopleViewModel;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the roles of users; initially those all of them have. */
export const GrantRolesDialog = observer(function GrantRolesDialog(props: GrantRolesDialogProps) {
  const { people, work, onClose, onDone } = props;
  const read = useText();
  const { roles } = usePorts();
  const [nodes, setNodes] = useState<readonly TreeNode[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(rolesInCommon(people)));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    roles.list({}).then(
      (found) => left || setNodes(roleNodes(found)),
      (error: unknown) => left || setFault(faultOf(error)),
    );
    return () => {
      left = true;
    };
  }, [roles, turn]);

  const toggle = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const save = async () => {
    const ids = people.map(({ id }) => id);
    if (await work.grant(ids, [...ticked])) onDone();
  };
  const under = (level: readonly TreeNode[], depth: number): React.ReactNode =>
    level.map(({ id, title, children = [] }) => (
      <li key={id}>
        <span className="block py-0.5" style={{ paddingLeft: depth * 24 }}>
          <Checkbox label={title} checked={ticked.has(id)} onChange={(on) => toggle(id, on)} />
        </span>
        {children.length > 0 && <ul>{under(children, depth + 1)}</ul>}
      </li>
    ));
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={!nodes} loading={work.working} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-dim">{read(fill(labels.effect, { count: people.length }))}</p>
      {fault && (
        <ErrorState
          hint={fault.message}
          onRetry={() => {
            setFault(null);
            setTurn(turn + 1);
          }}
        />
      )}
      {!nodes && !fault && <Skeleton lines={4} />}
      {nodes?.length === 0 && <EmptyState title={labels.none} />}
      {nodes && <ul>{under(nodes, 0)}</ul>}
    </Dialog>
  );
});

/** Roles as nodes to tick. */
const roleNodes = (roles: readonly RoleNode[]): readonly TreeNode[] =>
  roles.map(({ id, parentId, roleName, children }) => ({
    ...{ id, parentId, title: roleName, key: id, value: id },
    ...(children && { children: roleNodes(children) }),
  }));

/** The roles that every one of these people holds. */
function rolesInCommon(people: readonly StoredRecord[]): readonly string[] {
  const [first = [], ...others] = people.map(({ roleId }) => (Array.isArray(roleId) ? roleId.map(String) : []));
  return first.filter((id) => others.every((held) => held.includes(id)));
}
