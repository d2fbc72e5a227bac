import {
  grantedMenus,
  menuButtons,
  menuRoutes,
  openSession,
  session,
  signIn,
  tenantNamed,
  updateDefaultPassword,
  userInfo,
  userOf,
  type Callers,
  type Captcha,
  type SessionPort,
  type SignInServices,
} from '../../access';
import { faults, Refusal, type Call } from '../../kernel';
import { areaAccess } from '../permissions';
import { nobody, type Visitor } from '../visitor';
import type { AreaRunner } from './area-runner';

const access = areaAccess.session;
const noCaptcha: Captcha = { key: '', image: '' };

export function sessionPort(
  { open, run }: AreaRunner,
  visitor: Visitor,
  services: SignInServices,
  callers: Callers,
): SessionPort {
  return {
    token: async (args) => {
      const tenantId = tenantNamed(args.tenantId ?? visitor.tenantId);
      return open(nobody(tenantId), (call) => signIn(call, services, { ...args, tenantId }));
    },
    captcha: async () => (services.captchaRequired ? services.captchas.create() : noCaptcha),
    logout: async () => {
      const { caller, sessionKey } = visitor;
      if (!caller || !sessionKey) return;
      await open(caller, async (call) => {
        if (await openSession(call, sessionKey)) {
          await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
        }
      });
      callers.forget(sessionKey);
    },
    userInfo: () => run(access.userInfo, async (call) => userInfo(call, await signedInUser(call))),
    routes: async () =>
      visitor.caller
        ? run('signedIn', async (call) => menuRoutes(await grantedMenus(call, await roleIdsOf(call))))
        : [],
    buttons: () => run(access.buttons, async (call) => menuButtons(await grantedMenus(call, await roleIdsOf(call)))),
    updateDefaultPassword: async (args) => {
      await run(access.updateDefaultPassword, (call) => updateDefaultPassword(call, services.hasher, args));
      if (visitor.sessionKey) callers.forget(visitor.sessionKey);
    },
  };
}

async function signedInUser(call: Call) {
  const found = await userOf(call, call.caller.userId);
  if (!found) throw new Refusal(faults.unauthorised());
  return found;
}

async function roleIdsOf(call: Call): Promise<string[]> {
  return ((await signedInUser(call)).roleIds as string[] | null) ?? [];
}
