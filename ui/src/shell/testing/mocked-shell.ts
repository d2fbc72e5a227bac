import { current } from '../../resource/testing/current-session';

const tabs = { visit: () => undefined, close: () => Promise.resolve() };

/** Replaces `shell/services`, for a screen that needs more of it than lists and forms do. */
export const mockedShell = {
  usePorts: () => current.ports,
  useSession: () => current.session,
  useTabs: () => tabs,
};
