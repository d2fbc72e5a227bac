import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { developmentActivity, type ExecutionPort } from '@rdm/core/internal/execution';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import ActivityScreen from './ActivityScreen';

vi.setConfig({ testTimeout: 30_000 });

const above = text('各活动费用合计超过项目费用', 'The activities cost more than the project');
const one = { projectId: '1', projectCode: 'RD1', date: '2024-05-12', kind: 'trial', title: '启动试验', amount: null };

test('the cost of an activity is stated by a command of its own, which says why it is refused', async () => {
  const activityAmount = vi
    .fn()
    .mockRejectedValueOnce(new Refusal(faults.invalid(above, [{ field: 'amount', message: above }])))
    .mockResolvedValueOnce(undefined);
  const register = memoryPort(developmentActivity, [stored('5', one)]);
  const ports = memoryPorts(
    [
      [developmentActivity, register],
      [project, memoryPort(project)],
    ],
    {},
    {
      execution: { activityAmount } as unknown as ExecutionPort,
    },
  );
  const { user } = renderScreen(<ActivityScreen />, ports);
  await screen.findByText('启动试验');
  await user.click(screen.getByRole('button', { name: '填写活动费用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '填写活动费用' }));
  await user.type(dialog.getByRole('textbox'), '600');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(above.zh)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(activityAmount.mock.lastCall).toEqual([{ id: '5', amount: '600' }]);
});
