import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { importRecord } from '@rdm/core/internal/intake';
import { text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import HistoryScreen from './HistoryScreen';

const cell = { column: '借方金额', before: '16291.93', after: '999999.00' };
const changed = {
  register: 'blade-rdm/financialaccount',
  registerLabel: text('记账凭证', 'Journal voucher'),
  recordId: '9',
  kind: 'changed' as const,
  key: '2024-05 记 1 2',
  cells: [cell],
  hidden: false,
  overtaken: false,
};
const blocking = {
  register: changed.register,
  recordId: '9',
  key: changed.key,
  message: text('2024-05 已锁定，请先解锁', '2024-05 is locked; unlock it first'),
};

function show(obstacles: readonly (typeof blocking)[]) {
  const record = stored('7', { importNo: '7', fileName: '五月凭证.csv', state: 'written', inserted: 2, updated: 1 });
  const imports = {
    changes: vi.fn(async () => ({ total: 1, rows: [changed] })),
    obstacles: vi.fn(async () => ({ total: obstacles.length, rows: obstacles })),
    undo: vi.fn(async () => ({ removed: 2, restored: 1, kept: 0 })),
    file: vi.fn(),
  };
  const port = memoryPort(importRecord, [record]);
  const ports = memoryPorts([[importRecord, port]], {}, { imports: imports as unknown as Ports['imports'] });
  return { ...renderScreen(<HistoryScreen />, ports), imports };
}

const opened = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: '查看变更' }));
  return within(await screen.findByRole('dialog', { name: '导入变更：五月凭证.csv' }));
};

test('shows what an import changed, cell by cell, and takes it back after a question', async () => {
  const { user, imports } = show([]);
  const drawer = await opened(user);
  expect(await drawer.findByText('999999.00')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '撤销导入' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/删除新增的 2 条，并把修改的 1 条恢复/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '撤销导入' }));
  expect(await screen.findByText('已撤销：删除 2 条，恢复 1 条')).toBeInTheDocument();
  expect(imports.undo).toHaveBeenCalledWith({ id: '7' });
});

test('names what keeps it from being taken back', async () => {
  const { user } = show([blocking]);
  const drawer = await opened(user);
  expect(await drawer.findByText(/2024-05 已锁定，请先解锁/)).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: '撤销导入' })).toBeDisabled();
});
