import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/application';
import { faults, Refusal, text, type Resource } from '@rdm/core/kernel';
import { IN_USE, NOT_IN_USE, objectStore, smsService, type ResourceChoicePort } from '@rdm/core/system';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import ChoiceScreen from './Screen';

vi.mock('../../../shell/services', async () => (await import('../../../resource/testing/current-session')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

function show(resource: Resource, can: (permission: string) => boolean = () => true) {
  const port = memoryPort(resource, [
    stored('1', { ossCode: 'A', smsCode: 'A', inUse: IN_USE }),
    stored('2', { ossCode: 'B', smsCode: 'B', inUse: NOT_IN_USE }),
  ]);
  const use = vi.fn<ResourceChoicePort['enableOss']>(async ({ id }) => {
    port.rows = port.rows.map((row) => ({ ...row, inUse: row.id === id ? IN_USE : NOT_IN_USE }));
  });
  const other = vi.fn<ResourceChoicePort['enableOss']>();
  const resourceChoice =
    resource === objectStore ? { enableOss: use, enableSms: other } : { enableOss: other, enableSms: use };
  const ports = memoryPorts([[resource, port]], { oss: {}, sms: {} }, { resourceChoice } as Partial<Ports>);
  return { ...renderScreen(<ChoiceScreen resource={resource} />, ports, { can }), use, other };
}

const enable = async (row: number) =>
  within((await screen.findAllByRole('row'))[row]!).getByRole('button', { name: '启用' });

test.each([objectStore, smsService])('$label.zh: another one is taken into use after asking', async (resource) => {
  const { user, use, other } = show(resource);
  await screen.findByText('B');
  expect(await enable(1)).toBeDisabled();
  await user.click(await enable(2));
  const question = await screen.findByRole('alertdialog', { name: '确定启用该配置? B' });
  await user.click(within(question).getByRole('button', { name: '启用' }));
  expect(await screen.findByText('已启用')).toBeInTheDocument();
  expect(use).toHaveBeenCalledExactlyOnceWith({ id: '2' });
  expect(other).not.toHaveBeenCalled();
  await waitFor(async () => expect(await enable(2)).toBeDisabled());
  expect(await enable(1)).toBeEnabled();
});

test('says what the server refuses', async () => {
  const { user, use } = show(objectStore);
  use.mockRejectedValueOnce(new Refusal(faults.invalid(text('该配置已被删除', 'It is gone'))));
  await screen.findByText('B');
  await user.click(await enable(2));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '启用' }));
  expect(await screen.findByText('该配置已被删除')).toBeInTheDocument();
});

test('is offered to those alone who may', async () => {
  show(objectStore, (permission) => permission !== 'oss_enable');
  await screen.findByText('B');
  // The column of that name is sorted by a button in the first row.
  for (const row of screen.getAllByRole('row').slice(1)) {
    expect(within(row).queryByRole('button', { name: '启用' })).toBeNull();
  }
});
