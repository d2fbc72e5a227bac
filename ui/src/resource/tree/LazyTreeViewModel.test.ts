import { describe, expect, it, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { LazyTreeViewModel, type LazyNode } from './LazyTreeViewModel';

const levels: Readonly<Record<string, readonly LazyNode[]>> = {
  '': [
    { id: '1', title: '总公司', hasChildren: true },
    { id: '2', title: '分公司', hasChildren: false },
  ],
  '1': [{ id: '11', title: '研发部', hasChildren: false }],
};

const treeOver = (children = vi.fn(async (id?: string) => levels[id ?? ''] ?? [])) => ({
  tree: new LazyTreeViewModel(children),
  children,
});
const shown = (tree: LazyTreeViewModel) => tree.rows.map(({ title, level, open }) => [title, level, open]);
const all = [{ zh: '全部', en: 'All' }, 1, null];

describe('a tree read level by level', () => {
  it('asks for a level when it is opened, once', async () => {
    const { tree, children } = treeOver();
    await tree.load();
    expect(shown(tree)).toEqual([all, ['总公司', 1, false], ['分公司', 1, null]]);
    await tree.setOpen('1', true);
    expect(shown(tree)).toEqual([all, ['总公司', 1, true], ['研发部', 2, null], ['分公司', 1, null]]);
    await tree.setOpen('1', false);
    await tree.setOpen('1', true);
    expect(children.mock.calls).toEqual([[undefined], ['1']]);
  });

  it('is read anew as far as it is open, with what was chosen', async () => {
    const { tree, children } = treeOver();
    await tree.load();
    await tree.setOpen('1', true);
    tree.choose('11');
    await tree.load();
    expect(children.mock.calls.slice(2)).toEqual([[undefined], ['1']]);
    expect(tree.rows.find(({ selected }) => selected)?.id).toBe('11');
    tree.choose('');
    expect(tree.chosen).toBeNull();
  });

  it('keeps what failed until it succeeds', async () => {
    const children = vi.fn(async () => levels['']!);
    children.mockRejectedValueOnce(new Refusal(faults.invalid(text('读取失败', 'Failed'))));
    const { tree } = treeOver(children);
    await tree.load();
    expect([tree.fault?.message.zh, tree.loaded, tree.busy.size]).toEqual(['读取失败', false, 0]);
    await tree.load();
    expect([tree.fault, tree.loaded]).toEqual([null, true]);
  });

  it('shows the latest of two readings, also where the earlier one comes later', async () => {
    const answers: ((nodes: readonly LazyNode[]) => void)[] = [];
    const { tree } = treeOver(vi.fn(() => new Promise<readonly LazyNode[]>((resolve) => answers.push(resolve))));
    const readings = [tree.load(), tree.load()];
    answers[1]!(levels['']!);
    answers[0]!([]);
    await Promise.all(readings);
    expect(shown(tree)).toEqual([all, ['总公司', 1, false], ['分公司', 1, null]]);
  });

  it('forgets what failed below a node that is closed when it is read anew', async () => {
    const children = vi.fn(async (id?: string) => levels[id ?? ''] ?? []);
    const { tree } = treeOver(children);
    await tree.load();
    children.mockRejectedValueOnce(new Refusal(faults.invalid(text('读取失败', 'Failed'))));
    await tree.setOpen('1', true);
    await tree.setOpen('1', false);
    expect(tree.fault?.message.zh).toBe('读取失败');
    await tree.load();
    expect(tree.fault).toBeNull();
  });
});
