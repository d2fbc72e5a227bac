import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { projectCompletion, type ExecutionPort } from '@rdm/core/internal/execution';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import CompletionScreen from './CompletionScreen';

vi.setConfig({ testTimeout: 30_000 });

const dictionaries = { completion_state: { draft: '草稿', applied: '已申请', reviewed: '已评审' } };
const one = { year: '2024', projectId: '1', projectCode: 'RD1', projectName: '变频器', summary: '完成' };

test('a completion is returned with an opinion, and the list shows its new state', async () => {
  const register = memoryPort(projectCompletion, [stored('5', { ...one, state: 'applied' })]);
  const reviewCompletion = vi.fn(async () => {
    register.rows = [stored('5', { ...one, state: 'draft' })];
    return register.rows[0];
  });
  const ports = memoryPorts(
    [
      [projectCompletion, register],
      [project, memoryPort(project)],
    ],
    dictionaries,
    {
      execution: { reviewCompletion } as unknown as ExecutionPort,
    },
  );
  const can = (permission: string) => !['projectcompletion_edit', 'projectcompletion_delete'].includes(permission);
  const { user } = renderScreen(<CompletionScreen />, ports, { can });
  expect(await screen.findByText('已申请')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '申请结题' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
  expect(dialog.getByRole('button', { name: '退回' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /意见/ }), '补充考核指标');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(screen.getByText('草稿')).toBeInTheDocument());
  expect(reviewCompletion).toHaveBeenCalledExactlyOnceWith({ id: '5', decision: 'return', opinion: '补充考核指标' });
});
