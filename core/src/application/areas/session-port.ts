import {
  actingRoleIds,
  clientAllowed,
  grantedMenus,
  guestInfo,
  idsOf,
  menuButtons,
  menuRoutes,
  narrowedTo,
  openSession,
  refreshRefused,
  sendLogs,
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
import { faults, Refusal } from '../../kernel';
import { nobody, type Call, type Visitor } from '../../records';
import type { AreaRunner } from './area-runner';
import { areaAccess } from '../permissions';

const access = areaAccess.session;
const noCaptcha: Captcha = { key: '', image: '' };

export function sessionPort(
  { admitted, open, run }: AreaRunner,
  visitor: Visitor,
  services: SignInServices,
  callers: Callers,
): SessionPort {
  return {
    token: async (args) => {
      const tenantId = tenantNamed(args.tenantId ?? visitor.tenantId);
      const client = clientAllowed(args, visitor.client);
      // Another system is asked before a transaction begins: it may take its time.
      const isSocial = args.grant_type === 'social';
      const outside = isSocial ? await services.social.personOf(args, visitor.browserKey) : undefined;
      const signed = await services.turns.take(() =>
        open(nobody(tenantId), (call) => signIn(call, services, { ...args, tenantId }, client, visitor, outside)),
      );
      if ('replayed' in signed) {
        callers.forget(signed.replayed);
        throw refreshRefused();
      }
      if (signed.sessionKey) callers.forget(signed.sessionKey);
      return signed.answer;
    },
    sources: async () => services.social.sources,
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
    userInfo: () =>
      run(access.userInfo, async (call) =>
        isGuest(call) ? guestInfo(call) : userInfo(call, await signedInUser(call)),
      ),
    routes: async ({ topMenuId } = {}) =>
      visitor.caller && visitor.caller.guest === undefined
        ? run('signedIn', async (call) =>
            menuRoutes(await narrowedTo(call, await grantedMenus(call, await roleIdsOf(call)), topMenuId)),
          )
        : [],
    buttons: () =>
      run(access.buttons, async (call) =>
        isGuest(call) ? [] : menuButtons(await grantedMenus(call, await roleIdsOf(call))),
      ),
    updateDefaultPassword: async (args) => {
      await run(access.updateDefaultPassword, (call) => updateDefaultPassword(call, services.hasher, args));
      if (visitor.sessionKey) callers.forget(visitor.sessionKey);
    },
    clearCache: async () => callers.forgetTenant(admitted(access.clearCache).tenantId),
    sendLogs: ({ entries }) => run(access.sendLogs, (call) => sendLogs(call, entries)),
  };
}

async function signedInUser(call: Call) {
  const found = await userOf(call, call.caller.userId);
  if (!found) throw new Refusal(faults.unauthorised());
  return found;
}

/** The roles acted in. */
async function roleIdsOf(call: Call): Promise<readonly string[]> {
  return actingRoleIds(call, idsOf(await signedInUser(call), 'roleId'));
}

const isGuest = ({ caller }: Call): boolean => caller.guest !== undefined;
