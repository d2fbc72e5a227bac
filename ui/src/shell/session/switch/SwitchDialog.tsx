import { useEffect, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, ErrorState, Field, Select, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { usePorts, useSession, useStorage, useTabs } from '../../services';
import { homePath } from '../../tabs/TabsViewModel';
import { aloneAcrossWindows } from '../alone';
import { SwitchViewModel } from './SwitchViewModel';

const labels = {
  title: text('用户信息选择', 'Choose how to go on'),
  about: text(
    '切换后只有所选角色的菜单和权限；已打开的页面会关闭。',
    'You go on with the menus and rights of the role you choose; open pages are closed.',
  ),
  role: text('角色', 'Role'),
  every: text('全部角色', 'All roles'),
  department: text('部门', 'Department'),
  submit: text('确定', 'OK'),
  cancel: text('取消', 'Cancel'),
  failed: text('没有取得您的角色和部门', 'Your roles and departments did not arrive'),
};

/** Lets a user with several roles switch to one of them. */
export const SwitchDialog = observer(function SwitchDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const session = useSession();
  const storage = useStorage();
  const tabs = useTabs();
  const navigate = useNavigate();
  const { users } = usePorts();
  const [form] = useState(
    () => new SwitchViewModel(session, users, aloneAcrossWindows(storage, (navigator as Partial<Navigator>).locks)),
  );
  const id = useId();
  useEffect(() => void form.load(), [form]);
  const submit = async () => {
    // Asks about unsaved input before the pages are closed.
    await tabs.closeAll();
    if (tabs.tabs.length > 1) return;
    void navigate(homePath);
    if (await form.submit()) onClose();
  };
  const { choices } = form;
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" disabled={!choices} loading={form.submitting}>
            {read(labels.submit)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-dim">{read(labels.about)}</p>
        {!choices && !form.failure && <Skeleton lines={2} />}
        {!choices && form.failure && (
          <ErrorState title={labels.failed} hint={form.failure} onRetry={() => void form.load()} />
        )}
        {choices && (
          <Field label={labels.role}>
            <Select
              value={form.roleId}
              onChange={form.setRole}
              options={[
                { value: form.everyRole, label: labels.every },
                ...choices.roles.map(({ id: value, name }) => ({ value, label: name })),
              ]}
            />
          </Field>
        )}
        {choices && choices.departments.length > 1 && (
          <Field label={labels.department}>
            <Select
              value={form.deptId}
              onChange={form.setDepartment}
              options={choices.departments.map(({ id: value, name }) => ({ value, label: name }))}
            />
          </Field>
        )}
        {choices && form.failure && (
          <p role="alert" className="text-danger">
            {read(form.failure)}
          </p>
        )}
      </form>
    </Dialog>
  );
});
