import { screen, within } from '@testing-library/react';
import { attachment } from '@rdm/core/evidence';
import { Refusal, text } from '@rdm/core/kernel';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/current-session';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { AttachmentList } from './AttachmentList';

vi.mock('../../shell/services', async () => (await import('../testing/current-session')).mockedShell);

const row = (id: string, originalName: string, type: string | null, objectId = '7') =>
  stored(id, { originalName, size: 1024, type, objectId });

function show(rows: Parameters<typeof memoryPort>[1]) {
  const port = memoryPort(attachment, rows);
  // The family asks for page 0 and means the first.
  const list = port.list.getMockImplementation()!;
  port.list.mockImplementation((query) => list({ ...query, current: query.current || 1 }));
  return { port, show: () => renderScreen(<AttachmentList objectId="7" />, memoryPorts([[attachment, port]])) };
}

test('the attachments of a record stand under the fields that name them', async () => {
  const { port, show: render } = show([
    row('1', '计划书.pdf', 'projectdetail.planTaskFiles'),
    row('2', '合同一.pdf', 'projectdetail.devContractFiles'),
    row('3', '合同二.pdf', 'projectdetail.devContractFiles'),
    row('4', '照片.jpg', '现场照片'),
    row('5', '其他.pdf', null),
    row('6', '别的记录.pdf', null, '8'),
  ]);
  render();
  const contracts = within(await screen.findByRole('region', { name: '委托开发合同' }));
  expect(contracts.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: '项目计划书' })).toHaveTextContent('计划书.pdf');
  expect(screen.getByRole('region', { name: '现场照片' })).toHaveTextContent('照片.jpg');
  expect(screen.getByRole('region', { name: '其他附件' })).toHaveTextContent('其他.pdf');
  expect(screen.queryByText('别的记录.pdf')).toBeNull();
  expect(port.list).toHaveBeenCalledWith(expect.objectContaining({ current: 0, size: 100 }));
});

test('a record without attachments says so', async () => {
  show([]).show();
  expect(await screen.findByText('没有附件')).toBeInTheDocument();
});

test('a list that cannot be read says why and is read again when asked', async () => {
  const { port, show: render } = show([row('1', '计划书.pdf', null)]);
  port.list.mockRejectedValueOnce(
    new Refusal({ code: 503, name: 'DOWN', message: text('服务正在重启', 'Restarting') }),
  );
  const { user } = render();
  expect(await screen.findByText('服务正在重启')).toHaveAttribute('role', 'alert');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('计划书.pdf')).toBeInTheDocument();
});
