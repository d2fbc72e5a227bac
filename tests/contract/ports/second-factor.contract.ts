import { parameter } from '@rdm/core/internal/system';
import type { Ports } from '@rdm/core/internal/application';
import { personnel } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import { appCode } from '../../setup/authenticator-app';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const STEP = 30_000;
const WRONG = refusal(400, '验证码不正确或已使用，请重新输入');

interface Question {
  readonly ticket: string;
  readonly kinds: readonly string[];
}

/** What people prove beside the password. docs/wire.md, Second factor */
export function secondFactorContract(stack: () => OpenStack, code: string): void {
  describe('a second factor', () => {
    const ACCOUNT = 'expert';
    let own: Ports;
    let secret: string;
    let recovery: readonly string[];
    const password = () => stack().secretOf(ACCOUNT);
    const codeAt = (instant: number) => appCode(secret, instant);
    const now = async () => stack().application.inTenant(code, async ({ clock }) => clock.instant());
    /** That of the next half minute, which clocks may be in already: that of now was used when the app was added. */
    const nextCode = async () => codeAt((await now()) + STEP);
    const token = (more: object) =>
      stack()
        .anyone()
        .session.token({ tenantId: code, ...more });
    const asked = async (): Promise<Question> => {
      const error = await token({ username: ACCOUNT, password: password() }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ fault: { code: 400, name: 'SECOND_FACTOR' } });
      return (error as { fault: { data: Question } }).fault.data;
    };
    const answer = (ticket: string, given: string) => token({ grantType: 'second_factor', ticket, answer: given });

    beforeAll(async () => {
      own = await stack().signIn(ACCOUNT, code);
    });

    it('is nobody’s at first, and added by the password and the first code of the app alone', async () => {
      expect(await own.secondFactors.own()).toMatchObject({ isRequired: false, factors: [], recoveryCodesLeft: 0 });
      await expect(own.secondFactors.inviteApp({ password: stack().secretOf('wrong') })).rejects.toMatchObject(
        refusal(400),
      );
      const invited = await own.secondFactors.inviteApp({ password: password() });
      secret = invited.key;
      expect(invited.uri).toMatch(/^otpauth:\/\/totp\/RDM:expert\?/);
      expect(invited.picture).toMatch(/^data:image\/svg\+xml;base64,/);
      const { ticket } = invited;
      await expect(own.secondFactors.addApp({ ticket, code: '000' })).rejects.toMatchObject(WRONG);
      expect((await own.secondFactors.own()).factors).toEqual([]);
      ({ recoveryCodes: recovery } = await own.secondFactors.addApp({ ticket, code: codeAt(await now()) }));
      expect(recovery).toHaveLength(10);
      expect(new Set(recovery).size).toBe(10);
      const { factors, recoveryCodesLeft } = await own.secondFactors.own();
      expect(factors).toMatchObject([{ kind: 'totp' }]);
      expect(recoveryCodesLeft).toBe(10);
    });

    it('is asked for after the right password, and no token is given before', async () => {
      await expect(token({ username: ACCOUNT, password: stack().secretOf('wrong') })).rejects.toMatchObject(
        refusal(400, '用户名或密码不正确'),
      );
      const { ticket, kinds } = await asked();
      expect([...kinds].sort()).toEqual(['recovery', 'totp']);
      const given = await nextCode();
      expect(await answer(ticket, `${given.slice(0, 3)} ${given.slice(3)}`)).toMatchObject({ account: ACCOUNT });
      await expect(answer(ticket, await nextCode())).rejects.toMatchObject(refusal(400, '验证已超时，请重新开始'));
    });

    it('takes no code twice, none of another ticket’s owner, and nothing after five wrong ones', async () => {
      const first = await asked();
      const spent = codeAt(await now());
      await expect(answer(first.ticket, spent)).rejects.toMatchObject(WRONG);
      for (let time = 0; time < 4; time++) await expect(answer(first.ticket, 'abc')).rejects.toMatchObject(WRONG);
      await expect(answer(first.ticket, recovery[0]!)).rejects.toMatchObject(refusal(400, '验证已超时，请重新开始'));
      await expect(answer('nobody’s', recovery[0]!)).rejects.toMatchObject(refusal(400));
    });

    it('may be a recovery code, once', async () => {
      const { ticket } = await asked();
      expect(await answer(ticket, recovery[0]!.toUpperCase())).toMatchObject({ account: ACCOUNT });
      await expect(answer((await asked()).ticket, recovery[0]!)).rejects.toMatchObject(WRONG);
      expect((await own.secondFactors.own()).recoveryCodesLeft).toBe(9);
      const { recoveryCodes } = await own.secondFactors.renewRecoveryCodes({ password: password() });
      await expect(answer((await asked()).ticket, recovery[1]!)).rejects.toMatchObject(WRONG);
      expect(await answer((await asked()).ticket, recoveryCodes[1]!)).toMatchObject({ account: ACCOUNT });
    });

    it('is removed by its owner with the password, and by whoever resets passwords', async () => {
      const { id } = (await own.secondFactors.own()).factors[0]!;
      const other = await stack().signIn('finance', code);
      await expect(other.secondFactors.remove({ id, password: stack().secretOf('finance') })).rejects.toMatchObject(
        refusal(404),
      );
      await own.secondFactors.remove({ id, password: password() });
      expect(await own.secondFactors.own()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
      expect(await token({ username: ACCOUNT, password: password() })).toMatchObject({ account: ACCOUNT });

      const again = await own.secondFactors.inviteApp({ password: password() });
      secret = again.key;
      await own.secondFactors.addApp({ ticket: again.ticket, code: codeAt(await now()) });
      const { userId } = await own.session.userInfo();
      await expect(other.users.resetSecondFactor({ userIds: userId })).rejects.toMatchObject(refusal(403));
      await (await stack().signIn('admin', code)).users.resetSecondFactor({ userIds: userId });
      expect(await token({ username: ACCOUNT, password: password() })).toMatchObject({ account: ACCOUNT });
    });

    it('is set up before anything else where the tenant requires it of everybody', async () => {
      const admin = await stack().signIn('admin', code);
      const given = { paramName: '两步验证', paramKey: 'account.secondFactor', paramValue: 'true' };
      const { id } = await admin.resource(parameter).submit(given);
      const signedIn = await token({ username: 'manager', password: stack().secretOf('manager') });
      expect(signedIn).toMatchObject({ mustSetSecondFactor: true });
      const manager = await stack().withToken(signedIn.accessToken);
      await expect(manager.resource(personnel).list({})).rejects.toMatchObject(refusal(403));
      const invited = await manager.secondFactors.inviteApp({ password: stack().secretOf('manager') });
      secret = invited.key;
      await manager.secondFactors.addApp({ ticket: invited.ticket, code: codeAt(await now()) });
      const after = await stack().withToken(signedIn.accessToken);
      expect(await after.session.userInfo()).toMatchObject({ mustSetSecondFactor: false });
      expect((await after.resource(personnel).list({ size: 1 })).total).toBeGreaterThanOrEqual(0);
      const [factor] = (await after.secondFactors.own()).factors;
      await stack().application.inTenant(code, ({ records, clock }) =>
        records.remove(parameter, [id], { user: null, time: clock.now() }),
      );
      await after.secondFactors.remove({ id: factor!.id, password: stack().secretOf('manager') });
    });
  });
}
