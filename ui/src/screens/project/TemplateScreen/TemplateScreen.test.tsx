import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paperTemplate } from '@rdm/core/internal/execution';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import { memoryProjects, type MemoryProjects } from '../testing/memory-projects';
import TemplateScreen from './TemplateScreen';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
const download = spyOnSaving();
let memory: MemoryProjects;
beforeEach(() => void (memory = memoryProjects()));

const show = (can: (permission: string) => boolean = () => true) =>
  renderScreen(<TemplateScreen resource={paperTemplate} />, memory.ports, { can });

test('the templates stand above the placeholders they may use', async () => {
  const { user } = show();
  expect(await screen.findByText('甲公司立项书')).toBeInTheDocument();
  const help = screen.getByRole('region', { name: '占位符说明' });
  expect(await within(help).findByRole('rowheader', { name: '{{项目名称}}' })).toBeInTheDocument();
  await user.type(within(help).getByRole('searchbox', { name: '查找占位符' }), '地址');
  expect(
    within(help)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['{{企业地址}}']);
});

test('what matches no placeholder can be cleared', async () => {
  const { user } = show();
  await screen.findByRole('rowheader', { name: '{{项目名称}}' });
  await user.type(screen.getByRole('searchbox', { name: '查找占位符' }), 'xyz');
  expect(await screen.findByText('没有符合的占位符')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '清除查找' }));
  expect(screen.getByRole('rowheader', { name: '{{项目名称}}' })).toBeInTheDocument();
});

test('a sample to begin with is saved', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '下载样例模板' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '文件.docx' })));
  expect(memory.port.sampleTemplate).toHaveBeenCalledExactlyOnceWith({ kind: 'approval' });
});

test('placeholders that do not arrive can be asked for again', async () => {
  memory.port.placeholders.mockRejectedValueOnce(new Refusal(faults.invalid(text('服务暂时不可用', 'Not now'))));
  const { user } = show();
  expect(await screen.findByText('服务暂时不可用')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('rowheader', { name: '{{项目名称}}' })).toBeInTheDocument();
});

test('without the right to look there is neither', () => {
  show(() => false);
  expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  expect(screen.queryByText('占位符说明')).toBeNull();
});
