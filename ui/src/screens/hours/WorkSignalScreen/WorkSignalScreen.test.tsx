import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workSignal, type WorkSignalPort } from '@rdm/core/internal/hours';
import { text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import WorkSignalScreen from './WorkSignalScreen';

todayIs('2026-11-03');
vi.setConfig({ testTimeout: 30_000 });

const overview = vi.fn<WorkSignalPort['overview']>();
const readFile = vi.fn<WorkSignalPort['readFile']>();

beforeEach(() => {
  overview.mockReset().mockResolvedValue({
    ...{ signals: 12, matched: 9 },
    people: [{ text: 'stranger@example.com', count: 2 }],
    projects: [{ text: 'website main', count: 1 }],
    shares: [{ personnelName: '王小明', projectCode: 'RD1', count: 9 }],
  });
  readFile.mockReset().mockResolvedValue({
    ...{ found: 12, inserted: 4, updated: 0, unchanged: 0, from: '2026-10', to: '2026-10' },
    unread: [{ at: 3, reason: text('没有邮箱或账号', 'No e-mail or login') }],
  });
});

const show = (can?: (permission: string) => boolean) =>
  renderScreen(
    <WorkSignalScreen />,
    memoryPorts(
      [[workSignal, memoryPort(workSignal)]],
      {},
      {
        workSignals: { overview, readFile } as unknown as WorkSignalPort,
      },
    ),
    { at: '/rdm/work-signals', ...(can && { can }) },
  );

describe('work signals', () => {
  it('name what is not known, each with the page where it is made known', async () => {
    show();
    expect(await screen.findByText('2026-11：共 12 次，9 次能对应到人员和项目')).toBeInTheDocument();
    const people = within(screen.getByRole('region', { name: '未对应的邮箱或账号' }));
    expect(people.getByText('stranger@example.com')).toBeInTheDocument();
    expect(people.getByRole('link')).toHaveAttribute('href', '/rdm/personnel/list');
    const projects = within(screen.getByRole('region', { name: '未对应的项目线索' }));
    expect(projects.getByText('website main')).toBeInTheDocument();
    expect(projects.getByRole('link')).toHaveAttribute('href', '/rdm/signal-patterns');
    expect(screen.getByText('王小明 RD1')).toBeInTheDocument();
  });

  it('are read from a file; what of it holds none is said, and the month of it is shown', async () => {
    const { user, container } = show();
    await screen.findByText(/2026-11：/);
    await user.upload(container.querySelector('input[type=file]')!, new File(['x'], 'control.log'));
    expect(await screen.findByText('control.log：读取 12 条，新增 4 行，更新 0 行，未变 0 行')).toBeInTheDocument();
    expect(screen.getByText('control.log：第 3 条未读取：没有邮箱或账号')).toBeInTheDocument();
    expect(await screen.findByText(/^2026-10：/)).toBeInTheDocument();
    expect(overview).toHaveBeenLastCalledWith({ month: '2026-10' });
  });

  it('are only looked at by whoever may not bring them in', async () => {
    show((permission) => permission.endsWith('_view'));
    await screen.findByText(/2026-11：/);
    expect(screen.queryByRole('button', { name: /拖到此处/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '读取该月' })).toBeNull();
  });
});
