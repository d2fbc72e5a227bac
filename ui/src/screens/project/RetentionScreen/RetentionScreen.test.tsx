import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { personnel, project } from '@rdm/core/internal/project';
import { referenceFile, type ProjectRetention, type RetentionPort } from '@rdm/core/internal/retention';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import { todayIs } from '../../../resource/testing/today-is';
import RetentionScreen from './RetentionScreen';

vi.setConfig({ testTimeout: 30_000 });
todayIs('2024-08-01');
const saved = spyOnSaving();

const standing = (completeness: number, missing: ProjectRetention['missing']): ProjectRetention => ({
  ...{ projectId: '1', projectCode: 'RD01', projectName: '变频器', completeness, missing },
});
const resolution = { fileNo: 'F02', label: text('立项决议文件', 'Resolution'), basis: '公告2018年第23号' };

const nothingMissing = { completeness: 100, missing: [] };

function shown(given: Partial<Record<keyof RetentionPort, ReturnType<typeof vi.fn>>>) {
  const files = memoryPort(referenceFile);
  const ports = memoryPorts(
    [
      [referenceFile, files],
      [project, memoryPort(project)],
      [personnel, memoryPort(personnel)],
    ],
    { retained_kind: { F02: 'F02 立项决议文件' }, retained_state: { missing: '缺少' } },
    {
      retention: {
        findings: vi.fn(async () => []),
        standingOfYear: vi.fn(async () => nothingMissing),
        ...given,
      } as unknown as RetentionPort,
    },
  );
  return { files, ...renderScreen(<RetentionScreen />, ports) };
}

test('says how far each project is and what it lacks, and makes the list of what has to be kept', async () => {
  const file = stored('9', { year: '2024', projectId: '1', projectCode: 'RD01', fileNo: 'F02', state: 'missing' });
  const listed = vi.fn(async () => [standing(66, [resolution])]);
  const init = vi.fn(async () => {
    files.rows = [file];
    return [file];
  });
  const { files, user } = shown({ standing: listed, init });
  expect(await screen.findByText('留存资料 66%')).toBeInTheDocument();
  expect(screen.getByText('缺少：F02 立项决议文件')).toBeInTheDocument();
  listed.mockResolvedValueOnce([standing(100, [])]);
  await user.click(screen.getByRole('button', { name: '生成资料清单' }));
  expect(await screen.findByText('资料齐全')).toBeInTheDocument();
  expect(screen.getByText('1 / 1 个项目资料齐全')).toBeInTheDocument();
  expect(init).toHaveBeenCalledExactlyOnceWith({ projectIds: '1' });
  expect(await screen.findByText('F02 立项决议文件')).toBeInTheDocument();
});

async function* streamed(pieces: readonly number[][]) {
  for (const piece of pieces) yield new Uint8Array(piece);
}

test('binds the year into one PDF, which arrives in pieces', async () => {
  const volume = vi.fn(async () => ({
    ...{ name: '留存备查资料-2024.pdf', type: 'application/pdf', chunks: streamed([[1], [2, 3]]) },
  }));
  const { user } = shown({ standing: vi.fn(async () => [standing(100, [])]), volume });
  await user.click(await screen.findByRole('button', { name: '下载合订本' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      ...{ name: '留存备查资料-2024.pdf', type: 'application/pdf', size: 3 },
    }),
  );
  expect(volume).toHaveBeenCalledExactlyOnceWith({ year: '2024' });
});

test('packs the year or one project, and says why it cannot', async () => {
  const file = (name: string, type: string) => ({ name, type, chunks: streamed([[1], [2, 3]]) });
  const none = text('没有可下载的留存备查资料', 'There are no retained files to download');
  const folder = vi
    .fn()
    .mockResolvedValueOnce(file('留存备查资料-2024.zip', 'application/zip'))
    .mockRejectedValueOnce(new Refusal(faults.invalid(none)));
  const { user } = shown({ standing: vi.fn(async () => [standing(100, [])]), folder });
  await screen.findByText('资料齐全');
  await user.click(screen.getByRole('button', { name: '下载 RD01 的资料' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: '打包下载' }));
  expect(await screen.findByText(none.zh)).toBeInTheDocument();
  expect(folder.mock.calls).toEqual([[{ year: '2024', code: 'RD01' }], [{ year: '2024' }]]);
});

test('is complete only where nothing is missing and nothing is left to ask', async () => {
  const message = text('立项日期（2024-03-01）晚于项目开始日期（2024-02-18）', 'The approval is late');
  const findings = vi.fn(async () => [
    {
      ...{ projectId: '1', projectCode: 'RD01', projectName: '变频器' },
      findings: [{ kind: 'approvedLate', message, to: '/rdm/project/list' }],
    },
  ]);
  shown({ standing: vi.fn(async () => [standing(100, [])]), findings });
  expect(await screen.findByRole('link', { name: message.zh })).toHaveAttribute('href', '/rdm/project/list');
  expect(screen.queryByText('资料齐全')).toBeNull();
  expect(screen.getByText('0 / 1 个项目资料齐全')).toBeInTheDocument();
});

test('says what the year as a whole lacks, and where its proof is uploaded', async () => {
  const proof = { fileNo: 'F10', label: text('科技型中小企业入库登记编号证明', 'Registration'), basis: '' };
  shown({
    standing: vi.fn(async () => [standing(100, [])]),
    standingOfYear: vi.fn(async () => ({ completeness: 0, missing: [proof] })),
  });
  expect(await screen.findByText('2024年度资料（不按项目）')).toBeInTheDocument();
  expect(screen.getByText('缺少：F10 科技型中小企业入库登记编号证明')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去上传企业类型证明' })).toHaveAttribute('href', '/rdm/enterpriseyear');
});
