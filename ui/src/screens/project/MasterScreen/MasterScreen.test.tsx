import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryProjects, type MemoryProjects } from '../testing/memory-projects';
import MasterScreen from './MasterScreen';

// Every simulated keystroke re-renders the whole list.
vi.setConfig({ testTimeout: 30_000 });

const figures = { expensed: '100.00', capitalised: '0.00', cumulative: '100.00', opening: '0.00' };
const left = { toExpense: '0.00', toIntangible: '0.00', closing: '0.00', completion: 'ongoing' };
const yearOf = (year: string, open: boolean) => ({ year, projectId: year, name: '变频器', open, ...figures, ...left });

let memory: MemoryProjects;
beforeEach(async () => {
  memory = memoryProjects();
  const { id } = await memory.masterRegister.submit({ code: 'RD1', name: '变频器', result: 'ongoing' });
  memory.masters.years.mockResolvedValue({
    ...(await memory.masters.years({ id })),
    name: '变频器',
    phases: [{ phase: 'development', date: '2024-07-01' }],
    years: [yearOf('2023', false), yearOf('2024', true)],
  });
});

const opened = async (can: (permission: string) => boolean = () => true) => {
  const { user } = renderScreen(<MasterScreen />, memory.ports, { can });
  await screen.findByText('变频器');
  await user.click(screen.getByRole('button', { name: '各年度' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '项目“变频器”各年度' })) };
};

describe('a project over its years', () => {
  test('shows its phases and what each year cost', async () => {
    const { dialog } = await opened();
    expect(await dialog.findByText(/2024-07-01 起开发/)).toBeInTheDocument();
    expect(dialog.getAllByRole('row')).toHaveLength(3);
  });

  test('offers the open years to take its new name; a declared one cannot', async () => {
    const { user, dialog } = await opened();
    expect(await dialog.findByRole('checkbox', { name: /2023/ })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: /2024/ })).toBeChecked();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '新名');
    await user.click(dialog.getByRole('button', { name: '更名' }));
    await waitFor(() =>
      expect(memory.masters.rename.mock.lastCall?.[0]).toMatchObject({ name: '新名', years: ['2024'] }),
    );
  });

  test('says why its years cannot be shown', async () => {
    const gone = text('记录不存在', 'Gone');
    memory.masters.years.mockRejectedValueOnce(new Refusal(faults.invalid(gone)));
    const { dialog } = await opened();
    expect(await dialog.findByText(gone.zh)).toBeInTheDocument();
  });

  test('keeps its name for those who may only look', async () => {
    const { dialog } = await opened((permission) => permission.endsWith('_view'));
    expect(await dialog.findByText(/2024-07-01/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '更名' })).toBeNull();
  });
});
