import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp } from '../kernel/money';
import { nameListSheet, type ListedMember } from './name-list-sheet';

const head = { unitName: '某某公司', code: 'RD01', name: '减速器', year: '2024' };
const member: ListedMember = {
  ...{ code: 'E1', name: '王小明', deptName: '研发部', post: '工程师', education: '硕士', category: '研究人员' },
  ...{ role: '负责人', fromDate: '2024-01-15', toDate: '', duty: '总体设计', hours: '120.00' },
};
const hours = fc.integer({ min: 0, max: 74_400 }).map((hundredths) => (hundredths / 100).toFixed(2));

test('a list of staff has a line for each stay, and the hours of all below', () => {
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 8 }), (all) => {
      const sheet = nameListSheet(
        head,
        all.map((each) => ({ ...member, hours: each })),
        [],
      );
      expect(sheet.body).toHaveLength(all.length + 1);
      expect(sheet.body.at(-1)!.cells.at(-1)).toEqual({ value: addUp(all), places: 2 });
      for (const { cells } of sheet.body) expect(cells).toHaveLength(sheet.columns.length);
    }),
  );
});

test('a stay without an end lasts as long as the project, and who worked without being a member is named', () => {
  const { body, footer } = nameListSheet(head, [member], [{ code: 'E2', name: '李四', hours: '8.00' }]);
  expect(body[0]!.cells[8]).toEqual({ text: '2024-01-15 至 项目结束' });
  expect(footer?.[0]).toBe('有工时而未登记为项目成员：李四（E2，8.00 小时）。');
  expect(nameListSheet(head, [member], []).footer).toHaveLength(1);
});
