import ShieldCheck from 'lucide:shield-check';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { GrantingScreen } from '../../../resource/layout/GrantingScreen';
import { RoleRightsDialog } from './RoleRightsDialog';

const label = text('权限设置', 'Set rights');

/** Roles, and the rights they hold. */
export default function RoleScreen({ resource }: { resource: Resource }) {
  return (
    <GrantingScreen
      resource={resource}
      label={label}
      icon={<ShieldCheck aria-hidden size={16} />}
      permission="role_edit"
      dialog={(roles, close) => <RoleRightsDialog label={label} roles={roles} onClose={close} />}
    />
  );
}
