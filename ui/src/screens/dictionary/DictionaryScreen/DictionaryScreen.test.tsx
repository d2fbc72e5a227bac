import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dictionaryEntry, systemDictionaryEntry } from '@rdm/core/internal/system';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import DictionaryScreen from './DictionaryScreen';

vi.mock('../../../shell/services', async () => (await import('../../../shell/testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const entry = (id: string, parentId: string | null, code: string, dictKey: string, dictValue: string) =>
  stored(id, { parentId, code, dictKey, dictValue, sort: 1, isSealed: 0 });
const entries = [
  entry('1', null, 'sex', '-1', '性别'),
  entry('2', '1', 'sex', '1', '男'),
  entry('3', '1', 'sex', '2', '女'),
  entry('4', null, 'yes_no', '-1', '是否'),
  entry('5', '4', 'yes_no', '1', '否'),
];

function show(direction: 'horizontal' | 'vertical', can: (permission: string) => boolean = () => true) {
  const system = memoryPort(systemDictionaryEntry, entries);
  const business = memoryPort(dictionaryEntry, [entry('9', null, 'project_stage', '-1', '项目阶段')]);
  const ports = memoryPorts([
    [systemDictionaryEntry, system],
    [dictionaryEntry, business],
  ]);
  return { ...renderScreen(<DictionaryScreen direction={direction} />, ports, { can, at: '/dict' }), system, business };
}

const heads = () => within(screen.getByRole('region', { name: '系统字典' }));

describe('dictionaries', () => {
  test('stand beside their entries: a click on one shows its own', async () => {
    const { user } = show('horizontal');
    await heads().findByText('性别');
    expect(heads().queryByText('男')).toBeNull();
    expect(screen.getByText('选择一个字典，查看和维护它的字典值')).toBeInTheDocument();
    await user.click(heads().getByRole('button', { name: '性别' }));
    const own = within(await screen.findByRole('region', { name: '性别' }));
    expect(await own.findByText('男')).toBeInTheDocument();
    expect(own.getByText('女')).toBeInTheDocument();
    expect(own.queryByText('性别', { selector: 'td *' })).toBeNull();
    await user.click(heads().getByRole('button', { name: '是否' }));
    const other = within(await screen.findByRole('region', { name: '是否' }));
    expect(await other.findByRole('button', { name: '否' })).toBeInTheDocument();
    expect(other.queryByText('男')).toBeNull();
  });

  test('a new entry belongs to the dictionary that is chosen', async () => {
    const { user, system } = show('vertical');
    await user.click(await heads().findByRole('button', { name: '性别' }));
    const own = within(await screen.findByRole('region', { name: '性别' }));
    await own.findByText('男');
    await user.click(own.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增系统字典' }));
    expect(form.getByRole('textbox', { name: '字典编号' })).toHaveValue('sex');
    await user.type(form.getByRole('textbox', { name: '字典键值' }), '3');
    await user.type(form.getByRole('textbox', { name: '字典名称' }), '未知');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(system.submit).toHaveBeenCalled());
    expect(system.submit.mock.lastCall?.[0]).toMatchObject({ parentId: '1', code: 'sex', dictKey: '3' });
    expect(await own.findByText('未知')).toBeInTheDocument();
  });

  test('shows those a person may look after', async () => {
    show('horizontal', (permission) => permission.startsWith('dictbiz_'));
    expect(await screen.findByText('项目阶段')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '系统字典' })).toBeNull();
  });

  test('is nothing for those who may look after none', async () => {
    show('horizontal', () => false);
    expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});
