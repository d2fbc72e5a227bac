import {
  choicesOf,
  grantRoles,
  keepPlatform,
  moveToDepartment,
  openAccounts,
  organisationTree,
  outsideOf,
  ownRecord,
  registerGuest,
  requireTenantForGuests,
  resetPasswords,
  tenantOfGuest,
  user,
  type Callers,
  type SignInServices,
  type UserPort,
  type UserRecord,
} from '../../access';
import { faults, Refusal, text } from '../../kernel';
import { nobody, type Call, type Page, type ResourcePort } from '../../records';
import { runnerWithin, type AreaRunner } from './area-runner';
import { department } from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.users;
const NO_ID = text('缺少必要的请求参数: id', 'The parameter id is missing');

/** Beside the generic calls of people, which `users` makes with all that is particular about them. */
export function userPort(
  runner: AreaRunner,
  { hasher, failures }: Pick<SignInServices, 'hasher' | 'failures'>,
  callers: Callers,
  users: ResourcePort<UserRecord>,
): UserPort {
  const { admitted, open: openAs } = runner;
  const { run } = runnerWithin(runner, user);
  /** What a change of people's rights leads to is believed at once. */
  const changing = async (work: Promise<unknown>): Promise<void> => {
    await work;
    callers.forgetTenant(admitted('signedIn').tenantId);
  };
  const open = (ids: string, name: 'resetAccount' | 'unlock') =>
    changing(run(access[name], (call) => openAccounts(call, failures, ids)));
  return {
    page: (query) => users.list(query) as Promise<Page<UserRecord>>,
    platformDetail: ({ id }) => users.detail({ id }),
    update: async ({ draft }) => {
      if (!draft.id) throw new Refusal(faults.invalid(NO_ID));
      return users.submit(draft);
    },
    resetPassword: ({ userIds }) =>
      changing(run(access.resetPassword, (call) => resetPasswords(call, hasher, userIds))),
    grant: ({ userIds, roleIds }) => changing(run(access.grant, (call) => grantRoles(call, userIds, roleIds))),
    updateDepartment: ({ userIds, deptId }) =>
      changing(run(access.updateDepartment, (call) => moveToDepartment(call, userIds, deptId))),
    resetAccount: ({ ids }) => open(ids, 'resetAccount'),
    unlock: ({ userIds }) => open(userIds, 'unlock'),
    orgTree: () => runnerWithin(runner, user, department).run(access.orgTree, organisationTree),
    updatePlatform: (args) => changing(run(access.updatePlatform, (call) => keepPlatform(call, args))),
    registerGuest: async (args) => {
      const guest = admitted(access.registerGuest);
      const tenantId = tenantOfGuest(args.tenantId);
      const within = <T>(work: (call: Call) => Promise<T>) => openAs(nobody(tenantId), work);
      await within(requireTenantForGuests);
      // He may have come to another tenant than the one he belongs to.
      const outside = await openAs(guest, (call) => outsideOf(call, guest.guest, args.oauthId));
      await within((call) => registerGuest(call, hasher, outside, args));
      callers.forgetTenant(guest.tenantId);
    },
    choices: () => runner.run(access.choices, async (call) => choicesOf(call, await ownRecord(call))),
  };
}
