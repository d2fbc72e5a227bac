import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import { useProjectServices } from '../project-services';
import { memoryProjects, type MemoryProjects } from '../testing/memory-projects';
import { PapersButton } from './PapersButton';

const download = spyOnSaving();
let memory: MemoryProjects;
beforeEach(() => void (memory = memoryProjects()));

function Shown() {
  return <PapersButton services={useProjectServices()} id="5" />;
}

async function opened() {
  const { user } = renderScreen(<Shown />, memory.ports);
  await user.click(screen.getByRole('button', { name: '文档' }));
  return { user, dialog: await screen.findByRole('dialog', { name: '项目文档' }) };
}
const lineOf = async (dialog: HTMLElement, name: string) =>
  (await within(dialog).findByText(name)).closest<HTMLElement>('li')!;

test('each document says what it lacks, or why it cannot be made', async () => {
  const { dialog } = await opened();
  const survey = await lineOf(dialog, '调研报告');
  expect(within(survey).getByText('项目没有调研记录')).toBeInTheDocument();
  expect(within(survey).queryByRole('button')).toBeNull();
  const approval = await lineOf(dialog, '立项书');
  expect(within(approval).getByText('缺 1 项')).toBeInTheDocument();
  expect(within(approval).getByText('立项准备：技术路线')).toBeInTheDocument();
  expect(within(await lineOf(dialog, '任务书')).getByText('内容齐全')).toBeInTheDocument();
});

test('one with an own template is saved by it, or in the standard layout', async () => {
  const { user, dialog } = await opened();
  const approval = await lineOf(dialog, '立项书');
  expect(within(approval).getByText('本企业模板：甲公司立项书')).toBeInTheDocument();
  await user.click(within(approval).getByRole('button', { name: '下载立项书' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  await user.click(within(approval).getByRole('button', { name: '按系统文档下载立项书' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  expect(memory.port.projectPaper.mock.calls).toEqual([
    [{ id: '5', kind: 'approval' }],
    [{ id: '5', kind: 'approval', own: false }],
  ]);
});

test('while one is made, its button is busy and the others wait', async () => {
  memory.port.projectPaper.mockReturnValueOnce(new Promise(() => undefined));
  const { user, dialog } = await opened();
  const busy = within(await lineOf(dialog, '立项书')).getByRole('button', { name: '下载立项书' });
  await user.click(busy);
  await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'));
  expect(within(await lineOf(dialog, '任务书')).getByRole('button', { name: '下载任务书' })).toBeDisabled();
});

test('a list that does not arrive says so and can be asked for again', async () => {
  memory.port.paperKinds.mockRejectedValueOnce(new Refusal(faults.notFound({ zh: '研发项目', en: 'R&D project' })));
  const { user, dialog } = await opened();
  expect(await within(dialog).findByText('研发项目不存在或已被删除')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '重试' }));
  expect(await within(dialog).findByText('任务书')).toBeInTheDocument();
});
