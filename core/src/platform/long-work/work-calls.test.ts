import { expect, it } from 'vitest';
import { text } from '../../kernel';
import { longWorkInProcess, nobody, type Asker, type Visit } from '../../records';
import { workCalls } from './work-calls';

const visitOf = (userId: string, permissions: readonly string[] = []) =>
  ({ caller: { ...nobody('100001'), userId, permissions: new Set(permissions) } }) as unknown as Visit;

function underWay() {
  const longWork = longWorkInProcess({ now: () => '2024-06-03 09:00:00' }, () => 'work 1');
  const by: Asker = {
    tenantId: '100001',
    userId: '7',
    account: 'finance',
    language: 'zh',
    sessionKey: null,
    tokenId: null,
  };
  const asked = { call: 'ledger.recompute', about: text('重算', 'Recompute'), args: {}, by } as const;
  const ended = longWork.done(
    asked,
    ({ cancellation }) => new Promise((resolve) => cancellation.addEventListener('abort', () => resolve('cancelled'))),
  );
  return { services: { longWork }, ended };
}

const listed = (visit: Visit, services: ReturnType<typeof underWay>['services']) =>
  workCalls.unfinished.conducts(visit, undefined, services);

it('work is seen by whoever asked for it, and by those who look after the accounts', async () => {
  const { services } = underWay();
  expect(await listed(visitOf('7'), services)).toHaveLength(1);
  expect(await listed(visitOf('8', ['user_edit']), services)).toHaveLength(1);
  expect(await listed(visitOf('8'), services)).toEqual([]);
});

it('what is not seen is not cancelled', async () => {
  const { services, ended } = underWay();
  const cancel = (visit: Visit) => workCalls.cancel.conducts(visit, { id: 'work 1' }, services);
  await expect(cancel(visitOf('8'))).rejects.toMatchObject({ fault: { code: 404 } });
  await cancel(visitOf('7'));
  expect(await ended).toBe('cancelled');
  await expect(cancel(visitOf('7'))).rejects.toMatchObject({ fault: { code: 404 } });
});
