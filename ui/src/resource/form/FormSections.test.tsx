import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import ResourceScreen from '../ResourceScreen';
import { renderScreen } from '../testing/current-session';
import { memoryPort, memoryPorts } from '../testing/memory-ports';

vi.setConfig({ testTimeout: 20_000 });

test('a section appears with the first of its fields, which an answer above asks for', async () => {
  const ports = memoryPorts([[enterpriseYear, memoryPort(enterpriseYear, [])]], {
    enterprise_kind: { techSme: '科技型中小企业' },
  });
  const { user } = renderScreen(<ResourceScreen resource={enterpriseYear} />, ports);
  await user.click((await screen.findAllByRole('button', { name: '新增' }))[0]!);
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByRole('region', { name: '收入' })).toBeInTheDocument();
  expect(form.queryByRole('region', { name: '企业类型证明' })).toBeNull();
});
