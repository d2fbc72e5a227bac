import { faults, Refusal } from '../../kernel';
import type { Call, Visit } from '../../records';
import { changingRights, type WithCallers } from '../believed-rights';
import { secondFactor } from '../second-factor';
import { factorsOf, removeOf, type Invitation, type SecondFactors } from '../second-factors';
import { requireOwnPassword, type PasswordJudge } from './profile';
import { secondFactorIsRequired } from './required-factor';
import { ownRecord } from './sessions';

export interface WithFactors {
  readonly secondFactors: SecondFactors;
}

/** A second factor as its owner sees it. */
export interface OwnFactor {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly addedAt: string;
  readonly lastUsedAt: string;
}

export interface OwnFactors {
  readonly isRequired: boolean;
  /** What can be added in this installation. */
  readonly offers: { readonly app: boolean; readonly passkey: boolean };
  readonly factors: readonly OwnFactor[];
  readonly recoveryCodesLeft: number;
}

export async function ownFactors(call: Call, _: unknown, { secondFactors }: WithFactors): Promise<OwnFactors> {
  const all = await factorsOf(call, call.caller.userId);
  return {
    isRequired: await secondFactorIsRequired(call),
    offers: { app: secondFactors.hasApps, passkey: secondFactors.hasPasskeys },
    factors: all
      .filter(({ kind }) => kind !== 'recovery')
      .map(({ id, kind, name, createTime, lastUsedAt }) => ({
        ...{ id, kind: kind as OwnFactor['kind'], name: name ?? '' },
        ...{ addedAt: createTime, lastUsedAt: lastUsedAt ?? '' },
      })),
    recoveryCodesLeft: all.filter(({ kind }) => kind === 'recovery').length,
  };
}

type Judging = WithFactors & PasswordJudge;
type WithPassword = { readonly password: string };

/** The caller, after his password was given again: whoever finds an open screen must not change how it is locked. */
async function provenOwner(call: Call, judge: PasswordJudge, { password }: WithPassword) {
  const own = await ownRecord(call);
  await requireOwnPassword(judge, own, password);
  return own;
}

export const inviteApp = async (call: Call, given: WithPassword, services: Judging): Promise<Invitation> =>
  services.secondFactors.inviteApp(await provenOwner(call, services, given));

export interface RecoveryCodes {
  /** Shown once; empty where earlier ones are still good. */
  readonly recoveryCodes: readonly string[];
}

/** What the caller may do depends on whether he has a factor, so it is read anew. */
export const addApp = (
  visit: Visit,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  { callers, secondFactors }: WithFactors & WithCallers,
): Promise<RecoveryCodes> =>
  changingRights(visit, callers, async (call) => ({
    recoveryCodes: await secondFactors.addApp(call, await ownRecord(call), ticket, code),
  }));

export const invitePasskey = (
  { run, visitor }: Visit,
  given: WithPassword,
  services: Judging,
): Promise<{ readonly ticket: string; readonly options: string }> =>
  run(async (call) =>
    services.secondFactors.invitePasskey(call, await provenOwner(call, services, given), visitor.site),
  );

export const addPasskey = (
  visit: Visit,
  given: { readonly ticket: string; readonly name: string; readonly credential: string },
  { callers, secondFactors }: WithFactors & WithCallers,
): Promise<RecoveryCodes> =>
  changingRights(visit, callers, async (call) => ({
    recoveryCodes: await secondFactors.addPasskey(call, await ownRecord(call), visit.visitor.site, given),
  }));

export const renewRecoveryCodes = async (
  call: Call,
  given: WithPassword,
  services: Judging,
): Promise<RecoveryCodes> => {
  const own = await provenOwner(call, services, given);
  return { recoveryCodes: await services.secondFactors.newRecoveryCodes(call, own.id) };
};

/** Removes a factor of the caller's own; with the last one go the recovery codes. */
export const removeFactor = (
  visit: Visit,
  { id, ...given }: WithPassword & { readonly id: string },
  { callers, ...judge }: PasswordJudge & WithCallers,
): Promise<void> =>
  changingRights(visit, callers, async (call) => {
    const own = await provenOwner(call, judge, given);
    const found = (await factorsOf(call, own.id)).find((each) => each.id === id && each.kind !== 'recovery');
    if (!found) throw new Refusal(faults.notFound(secondFactor.label));
    await call.records.purge(secondFactor, [{ field: 'id', is: 'equal', value: id }]);
    const isLast = !(await factorsOf(call, own.id)).some(({ kind }) => kind !== 'recovery');
    if (isLast) await removeOf(call, own.id);
  });
