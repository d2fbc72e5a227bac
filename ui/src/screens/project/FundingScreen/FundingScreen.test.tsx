import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { governmentProjectBudget, type FundingPort } from '@rdm/core/internal/funding';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { projectMaster } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import FundingScreen from './FundingScreen';

vi.setConfig({ testTimeout: 30_000 });
const saved = spyOnSaving();

test('prints the final account of one government project and the execution of all, or says why not', async () => {
  const sheet = { name: 'BE2024001决算表.xlsx', type: 'application/vnd.ms-excel', bytes: new Uint8Array([1]) };
  const nothing = text('没有政府课题', 'There are no government projects');
  const account = vi.fn(async () => sheet);
  const exportList = vi.fn().mockRejectedValueOnce(new Refusal(faults.invalid(nothing)));
  const register = memoryPort(governmentProjectBudget, [stored('7', { number: 'BE2024001', name: '减速器' })]);
  const ports = memoryPorts(
    [
      [governmentProjectBudget, register],
      [projectMaster, memoryPort(projectMaster)],
    ],
    {},
    { funding: { export: account, exportList } as unknown as FundingPort },
  );
  const { user } = renderScreen(<FundingScreen />, ports);
  await user.click(await screen.findByRole('button', { name: '决算表' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(account).toHaveBeenCalledExactlyOnceWith({ projectId: '7' });
  await user.click(screen.getByRole('button', { name: '导出预算执行表' }));
  expect(await screen.findByText(nothing.zh)).toBeInTheDocument();
});
