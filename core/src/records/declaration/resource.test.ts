import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { reference, string } from './fields';
import { columnHeading, columnLabel, columnOf, crud, defineResource, referencesOf } from './resource';

const label = text('名称', 'Name');

const task = defineResource('test/task', {
  label: text('任务', 'Task'),
  fields: {
    name: string({ label }),
    leader: reference('test/person', {
      label: text('负责人', 'Leader'),
      heading: '负责人工号',
      by: 'code',
      shows: {
        leaderName: { from: 'name', label: text('负责人姓名', 'Leader’s name') },
        leaderPost: { from: 'post', label: text('岗位', 'Post'), heading: '负责人岗位' },
      },
    }),
  },
  naturalKey: ['name'],
  workbook: ['name', 'leader', 'leaderName', 'leaderPost'],
  permissions: crud('task'),
});

describe('a declaration', () => {
  it('finds what stands behind a column: a field, or what a reference shows', () => {
    expect(columnOf(task, 'name')).toEqual({ name: 'name', field: task.fields.name });
    expect(columnOf(task, 'leaderName')).toMatchObject({ by: 'leader', shown: { from: 'name' } });
    for (const name of ['nothing', 'constructor', '__proto__', 'toString', '']) expect(columnOf(task, name)).toBeNull();
    expect(referencesOf(task).map(([name]) => name)).toEqual(['leader']);
  });

  it('heads a workbook’s column by its heading, else by its Chinese label', () => {
    const columns = task.workbook!.map((name) => columnOf(task, name)!);
    expect(columns.map(columnHeading)).toEqual(['名称', '负责人工号', '负责人姓名', '负责人岗位']);
    expect(columns.map((column) => columnLabel(column).en)).toEqual(['Name', 'Leader', 'Leader’s name', 'Post']);
  });

  it('follows for what it leaves open', () => {
    expect(task).toMatchObject({
      name: 'test/task',
      title: 'name',
      register: '任务',
      columns: ['name', 'leader'],
      order: [{ field: 'name' }],
      submitFinds: 'id',
      sharing: 'tenant',
      origin: 'entered',
      permissions: { view: 'task_view', remove: 'task_delete', import: 'task_import' },
    });
    expect(task.calls).toEqual(expect.arrayContaining(['list', 'detail', 'submit', 'remove', 'import', 'template']));
    expect(task.calls).not.toContain('tree');
  });

  it('offers a tree where records have a parent, and no import without a workbook', () => {
    const { calls } = defineResource('test/tree', {
      label,
      fields: { name: string({ label }), parentId: reference('test/tree', { label, by: 'name', shows: {} }) },
      naturalKey: ['name'],
      parent: 'parentId',
      permissions: crud('tree'),
    });
    expect(calls).toContain('tree');
    expect(calls).not.toContain('import');
  });

  it('is refused when a column names nothing', () => {
    const stated = {
      label,
      fields: { name: string({ label }) },
      naturalKey: ['name'] as const,
      permissions: crud('x'),
    };
    expect(() => defineResource('test/x', { ...stated, columns: ['nothing'] })).toThrow('test/x: nothing');
    expect(() => defineResource('test/x', { ...stated, workbook: ['constructor'] })).toThrow('constructor');
  });
});
