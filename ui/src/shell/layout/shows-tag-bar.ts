import { TAG_BAR } from '@rdm/core/internal/system';
import type { SessionUser } from '../session/session-user';

/** Whether this user sees the bar of open pages: everybody, unless the installation keeps it for the administrator. */
export const showsTagBar = (user: Pick<SessionUser, 'account' | 'settings'> | null): boolean =>
  user === null || user.account === 'admin' || !user.settings.includes(TAG_BAR);
