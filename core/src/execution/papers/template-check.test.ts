import { describe, expect, it } from 'vitest';
import type { TemplatePlace } from '../../kernel';
import { nearestName } from './nearest-name';
import { tablePlaces, textPlaces } from './places';
import { templateFaults } from './template-check';

const text = (name: string, ...within: string[]): TemplatePlace => ({ kind: 'text', name, within });
const rows = (name: string, ...within: string[]): TemplatePlace => ({ kind: 'table', name, within });
const faults = (...places: TemplatePlace[]) => templateFaults(places).map(({ zh }) => zh);

describe('a template', () => {
  it('may use every placeholder there is, and values of the project within rows', () => {
    const all = [
      ...textPlaces.map(({ name }) => text(name)),
      ...tablePlaces.flatMap(({ name, columns }) => [rows(name), ...columns.map((column) => text(column.name, name))]),
    ];
    expect(faults(...all, text('项目名称', '成员'))).toEqual([]);
  });

  it('without a placeholder is none', () => {
    expect(faults()).toEqual(['模板中没有占位符，请按占位符说明写入，如 {{项目名称}}']);
  });

  it('has each unknown placeholder named once, with the nearest known one', () => {
    expect(faults(text('项目名'), text('项目名'), text('技术路缐'), text('xyz'))).toEqual([
      '占位符“项目名”不存在，是否应为“项目名称”',
      '占位符“技术路缐”不存在，是否应为“技术路线”',
      '占位符“xyz”不存在，请更正',
    ]);
  });

  it('has one fault for unknown rows, not one for each of their columns', () => {
    expect(faults(rows('成圆'), text('姓名', '成圆'), text('工号', '成圆'))).toEqual([
      '占位符“成圆”不存在，是否应为“成员”',
    ]);
  });

  it('has rows where rows belong, and values where values belong', () => {
    expect(faults(text('成员'))).toEqual(['“成员”是一组行，请写作 {{#成员}}…{{/成员}}，中间放列的占位符']);
    expect(faults(rows('项目名称'))).toEqual(['“项目名称”不是一组行，不能写作 {{#项目名称}}，请写作 {{项目名称}}']);
    expect(faults(text('姓名'))).toEqual(['“姓名”是“成员”的列，请写在 {{#成员}} 与 {{/成员}} 之间']);
    expect(faults(rows('成员'), text('调研主题', '成员'))).toEqual([
      '“调研主题”是“调研”的列，请写在 {{#调研}} 与 {{/调研}} 之间',
    ]);
    expect(faults(rows('成员'), rows('成果', '成员'))).toEqual(['“成果”写在了“成员”之内，行不能嵌套，请分开写']);
  });

  it('may not name what every object has', () => {
    expect(faults(text('constructor'), text('__proto__'))).toHaveLength(2);
  });
});

describe('the nearest name', () => {
  it('is the one with the fewest letters that differ, or none that is near', () => {
    expect(nearestName('技术路綫', ['技术不确定性', '技术路线'])).toBe('技术路线');
    expect(nearestName('名称', ['项目名称', '企业地址'])).toBe('项目名称');
    expect(nearestName('完全不同的东西', ['姓名', '工号'])).toBeNull();
  });
});
