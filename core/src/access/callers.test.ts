import { describe, expect, it } from 'vitest';
import { ephemeralInProcess, type Clock, type Ephemeral } from '../kernel';
import type { Caller } from '../records';
import { Callers } from './callers';
import type { Tokens } from './driven';

const claims = { kind: 'access_token', tenantId: '100001', userId: '1', sessionKey: 'session' } as const;
const tokens = { verify: async () => claims } as unknown as Tokens;
const clock = { instant: () => 0 } as Clock;
const callerWith = (...permissions: string[]) =>
  ({ tenantId: '100001', permissions: new Set(permissions) }) as unknown as Caller;

/** Callers that are read when the test says so. */
function readByHand(ephemeral: Ephemeral = ephemeralInProcess(clock)) {
  const waiting: ((caller: Caller | null) => void)[] = [];
  const inTenant = () => new Promise<Caller | null>((resolve) => waiting.push(resolve));
  const callers = new Callers(tokens, clock, inTenant as ConstructorParameters<typeof Callers>[2], ephemeral);
  const permissions = async (asked: ReturnType<Callers['of']>) => [...((await asked)?.caller.permissions ?? [])];
  const begun = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  const read = async (caller: Caller) => {
    await begun();
    waiting.shift()!(caller);
  };
  return { callers, permissions, begun, read };
}

describe('the rights of a caller', () => {
  it('are read once and believed', async () => {
    const { callers, permissions, read } = readByHand();
    const first = callers.of('token');
    await read(callerWith('project_view'));
    expect(await permissions(first)).toEqual(['project_view']);
    expect(await permissions(callers.of('token'))).toEqual(['project_view']);
  });

  it.each(['forget', 'forgetAll', 'forgetTenant'] as const)(
    'are read anew where they changed while they were being read (%s)',
    async (how) => {
      const { callers, permissions, begun, read } = readByHand();
      const during = callers.of('token');
      await begun();
      void callers[how](how === 'forget' ? 'session' : '100001');
      await read(callerWith());
      await during;
      const after = callers.of('token');
      await read(callerWith('project_view'));
      expect(await permissions(after)).toEqual(['project_view']);
    },
  );

  it.each([
    ['forget', 'session'],
    ['forgetTenant', '100001'],
    ['forgetAll', ''],
  ] as const)('are read anew in every process where one of them forgets (%s)', async (how, which) => {
    const shared = ephemeralInProcess(clock);
    const [here, there] = [readByHand(shared), readByHand(shared)];
    const first = there.callers.of('token');
    await there.read(callerWith('project_view'));
    await first;
    await here.callers[how](which);
    const after = there.callers.of('token');
    await there.read(callerWith());
    expect(await there.permissions(after)).toEqual([]);
  });

  it('are not believed while the process does not hear the others', async () => {
    const shared = ephemeralInProcess(clock);
    const { callers, permissions, read } = readByHand({ ...shared, hears: false });
    for (const right of ['project_view', 'project_edit']) {
      const asked = callers.of('token');
      await read(callerWith(right));
      expect(await permissions(asked)).toEqual([right]);
    }
  });
});
