import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { renameMaster } from '../../project';
import { confirmCrossYear, previewCarryOver } from './carry-over';
import { masterYears } from './master-years';

const textOrNull = v.nullable(v.string());

/** Projects over their years. docs/product.md, Cross-year */
export const masterCalls = calls({
  years: {
    needs: 'projectmaster_view',
    about: text(
      '项目各年度费用与资本化余额',
      'The years of a project: what they cost by type of expenditure, and what became of the capitalised balance.',
    ),
    takes: v.object({ id: argument.id }),
    answers: v.object({
      id: answer.id,
      code: v.string(),
      name: v.string(),
      totalBudget: v.nullable(answer.tenThousandYuan),
      result: v.string(),
      date: textOrNull,
      phases: v.array(v.object({ phase: v.picklist(['research', 'development']), date: v.string() })),
      before: v.object({ expensed: answer.yuan, capitalised: answer.yuan }),
      years: v.array(
        v.object({
          year: answer.year,
          projectId: answer.id,
          name: v.string(),
          completion: v.string(),
          open: v.boolean(),
          expensed: answer.yuan,
          capitalised: answer.yuan,
          cumulative: answer.yuan,
          opening: answer.yuan,
          toExpense: answer.yuan,
          toIntangible: answer.yuan,
          closing: answer.yuan,
        }),
      ),
    }),
    isKept: true,
    does: masterYears,
  },
  rename: {
    needs: 'projectmaster_edit',
    about: text(
      '项目更名',
      'Renames a project over its years and the year records chosen; a declared year keeps its name.',
    ),
    takes: v.object({ id: argument.id, name: v.string(), years: v.array(argument.year) }),
    answers: v.object({ renamed: v.array(answer.year) }),
    logged: 'write',
    does: renameMaster,
  },
  crossYearPreview: {
    needs: 'projectcrossyear_view',
    about: text(
      '预览项目跨年',
      'What a project takes along into a later year, the next unless `year` is given: by the id of its year record, or ' +
        'by its code the last before that year.',
    ),
    takes: v.object({
      id: argument.optional(argument.id),
      year: argument.optional(argument.year),
      code: argument.optional(v.string()),
    }),
    answers: v.object({
      sourceId: answer.id,
      sourceYear: answer.year,
      projectCode: v.string(),
      projectName: v.string(),
      year: answer.year,
      spent: answer.yuan,
      remainingBudget: v.nullable(answer.tenThousandYuan),
      openingBalance: answer.yuan,
    }),
    does: previewCarryOver,
  },
  confirmCrossYear: {
    needs: 'projectcrossyear_edit',
    about: text(
      '确认项目跨年',
      'Makes the record of the later year, a draft under the same code, once. Removing the carry-over takes it back ' +
        'while the new year has no data.',
    ),
    takes: v.object({ id: argument.id }),
    answers: v.object({ projectId: answer.id, projectCode: v.string(), year: answer.year }),
    logged: 'write',
    does: confirmCrossYear,
  },
});

export type MasterPort = PortOf<typeof masterCalls>;
