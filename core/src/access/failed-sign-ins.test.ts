import { ephemeralInProcess } from '../kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { FailedSignIns } from './failed-sign-ins';

const tenantId = '100001';
const at = (address: string, account = 'admin') => ({ tenantId, account, address });
const HALF_AN_HOUR = 30 * 60_000;

describe('failed sign-ins', () => {
  let now: number;
  let failures: FailedSignIns;
  beforeEach(() => {
    now = 0;
    let keys = 0;
    failures = new FailedSignIns(ephemeralInProcess({ instant: () => now }), () => String((keys += 1)));
  });
  const fail = async (times: number, address: string, account?: string) => {
    for (let time = 0; time < times; time++) await failures.add(at(address, account));
  };

  it('five of an account from an address close it there, whatever its case, for half an hour', async () => {
    await fail(4, '10.0.0.1');
    expect(await failures.isLocked(at('10.0.0.1'))).toBe(false);
    await fail(1, '10.0.0.1', 'ADMIN');
    expect(await failures.isLocked(at('10.0.0.1'))).toBe(true);
    now += HALF_AN_HOUR;
    expect(await failures.isLocked(at('10.0.0.1'))).toBe(false);
  });

  it('shut out nobody elsewhere, and no other account', async () => {
    await fail(5, '10.0.0.1');
    expect(await failures.isLocked(at('10.0.0.2'))).toBe(false);
    expect(await failures.isLocked(at('10.0.0.1', 'finance'))).toBe(false);
    expect(await failures.isLocked({ ...at('10.0.0.1'), tenantId: '100002' })).toBe(false);
  });

  it('of one account from many addresses close it to addresses unknown to it, not to its own', async () => {
    await failures.clear(at('192.0.2.7'));
    for (let address = 0; address < 13; address++) await fail(4, `10.0.0.${address}`);
    expect(await failures.isLocked(at('10.9.9.9'))).toBe(true);
    expect(await failures.isLocked(at('192.0.2.7'))).toBe(false);
  });

  it('of many accounts from one address close it to accounts unknown to it', async () => {
    await failures.clear(at('192.0.2.7', 'finance'));
    for (let account = 0; account < 50; account++) await fail(4, '192.0.2.7', `person ${account}`);
    expect(await failures.isLocked(at('192.0.2.7', 'somebody'))).toBe(true);
    expect(await failures.isLocked(at('192.0.2.7', 'finance'))).toBe(false);
    expect(await failures.isLocked(at('192.0.2.8', 'somebody'))).toBe(false);
  });

  it('are forgotten at an address with a right password there, and everywhere when somebody unlocks the account', async () => {
    await fail(4, '10.0.0.1');
    await fail(5, '10.0.0.2');
    await failures.clear(at('10.0.0.1'));
    await fail(1, '10.0.0.1');
    expect(await failures.isLocked(at('10.0.0.1'))).toBe(false);
    expect(await failures.isLocked(at('10.0.0.2'))).toBe(true);
    await failures.unlock(tenantId, 'admin');
    expect(await failures.isLocked(at('10.0.0.2'))).toBe(false);
    await fail(5, '10.0.0.2');
    expect(await failures.isLocked(at('10.0.0.2'))).toBe(true);
  });
});
