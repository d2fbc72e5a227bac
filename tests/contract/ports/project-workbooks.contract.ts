import type { Ports } from '@rdm/core/internal/application';
import type { CellValue } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { projectForms, rowsOf, workbookOf } from './project-forms';

/** The workbooks of projects: exported, brought in again, and modified. docs/product.md, Projects */
export function projectWorkbooksContract(stack: () => OpenStack, tenant: string): void {
  describe('workbooks of projects', () => {
    const { freshYear, freshCode, wholeSheet, saved, sheetOf, plain, refusal, registerRows } = projectForms(
      stack,
      tenant,
    );
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('manager', tenant);
    });

    it('hold the chosen projects in the order of the list, under the headings of the register', async () => {
      const year = freshYear();
      const rows = [await plain({ year, code: 'W2' }), await plain({ year, code: 'W1' })];
      const download = await ports.project.exportExcel({ ids: rows.map(({ id }) => id).join(',') });
      expect(download.name).toBe('研发项目.xlsx');
      const [headings, ...lines] = await rowsOf(download.bytes);
      expect(headings).toEqual([
        ...['年度', '项目编号', '项目名称', '项目来源', '项目类型', '项目阶段', '开发形式', '支出类型', '完成情况'],
        ...[
          '负责人工号',
          '所属部门',
          '开始日期',
          '结束日期',
          '政府资金(万元)',
          '预算金额(万元)',
          '负责人',
          '申请人',
          '状态',
        ],
      ]);
      expect(lines.map((cells) => cells[1])).toEqual(['W1', 'W2']);
      expect(lines[0]!.slice(9, 11)).toEqual(['E001', '研发中心']);
      await expect(ports.project.exportExcel({ ids: '' })).rejects.toMatchObject(refusal(400, '请选择至少一条数据'));
      await expect(ports.project.exportExcel({ ids: `${rows[0]!.id},123` })).rejects.toMatchObject(refusal(404));
    });

    it('of all that match come in again unchanged, by either import', async () => {
      const year = freshYear();
      for (const code of ['B1', 'B2']) await saved(wholeSheet({ year, code }));
      // A draft lacks what only a whole project must have.
      const draft = await saved({ project: { year, code: 'B3', name: '草稿', dataStatus: 'save' } });
      const where = [{ field: 'year', is: 'equal' as const, value: year }];
      const file = await workbookOf(await rowsOf((await ports.project.exportAll({ where })).bytes));
      const report = { rows: 3, inserted: 0, updated: 0, unchanged: 3, errors: [] };
      expect(await ports.resource(project).import({ file, fileName: 'a.xlsx' })).toEqual(report);
      expect(await ports.project.importModify({ file, fileName: 'a.xlsx' })).toEqual(report);
      const [headings, ...rows] = await rowsOf((await ports.project.exportAll({ where })).bytes);
      const named = rows.map((row) => row.map((cell) => (cell === '草稿' ? '改名的草稿' : cell)));
      const changed = await workbookOf([headings!, ...named]);
      const answer = await ports.project.importModify({ file: changed, fileName: 'a.xlsx' });
      expect(answer).toMatchObject({ updated: 1, unchanged: 2, errors: [] });
      expect((await sheetOf(draft.project.id)).project).toMatchObject({ name: '改名的草稿', dataStatus: 'save' });
      // A new one must be whole.
      const other = await workbookOf([headings!, named[2]!.map((cell) => (cell === 'B3' ? 'B4' : cell))]);
      await expect(ports.resource(project).import({ file: other, fileName: 'a.xlsx' })).rejects.toMatchObject(
        refusal(400),
      );
    });

    it('that modify change what exists and add nothing', async () => {
      const { id } = await plain({ name: '旧' });
      const [headings, row] = await registerRows([id]);
      const named = (code: CellValue, projectName: string) =>
        row!.map((cell, at) =>
          headings![at] === '项目编号' ? code : headings![at] === '项目名称' ? projectName : cell,
        );
      const known = row![1]!;
      const modify = async (...rows: CellValue[][]) =>
        ports.project.importModify({ file: await workbookOf([headings!, ...rows]), fileName: 'a.xlsx' });
      const unknown = freshCode();
      await expect(modify(named(known, '新'), named(unknown, '没有'))).rejects.toMatchObject({
        fault: {
          code: 400,
          data: {
            inserted: 0,
            errors: [
              {
                row: 3,
                column: '项目编号',
                value: unknown,
                message: expect.stringContaining('项目不存在') as unknown,
              },
            ],
          },
        },
      });
      expect((await sheetOf(id)).project.name).toBe('旧');
      expect(await modify(named(known, '新'))).toMatchObject({ inserted: 0, updated: 1 });
      expect((await sheetOf(id)).project.name).toBe('新');
    });
  });
}
