import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type Call, type Exports, type PortOf, type Visit } from '../records';
import { referenceFile } from './reference-file';
import { findingKinds } from './inspector-findings';
import { retentionCategories, type RetentionCategory } from './retention-catalogue';
import { inspectProjects } from './use-cases/inspect-projects';
import { bindRetained } from './use-cases/bind-retained';
import { projectsAsked, type PackAsked } from './use-cases/pack-contents';
import { packRetained, type RetentionServices } from './use-cases/pack-retained';
import { canUpload, filesOfType, submitSeveral } from './use-cases/retained-files';
import { initSlots } from './use-cases/retained-slots';
import { retentionOfProjects, retentionOfYear } from './use-cases/retention-standing';

const PACK = text('打包留存备查资料', 'Pack of retained files');
const { view, add, export: taking } = referenceFile.permissions;
const category = v.picklist(Object.keys(retentionCategories) as [RetentionCategory, ...RetentionCategory[]]);
/** A pack of a project stands in the history of the project, one of a year in that of the year. */
const packed = (
  askedOf: (given: { readonly year?: string; readonly code?: string }) => Pick<PackAsked, 'year' | 'projectCode'>,
): Exports => ({
  paper: 'retainedFiles',
  of: async (call: Call, given: { readonly year?: string; readonly code?: string }) => {
    const asked = askedOf(given);
    if (!asked.projectCode) return asked.year ? [asked.year] : [];
    return (await projectsAsked(call, asked)).map(({ id }) => id);
  },
});
const collected = {
  completeness: answer.count,
  missing: v.array(v.object({ fileNo: v.string(), label: answer.bilingual, basis: v.string() })),
};
const pack = (visit: Visit, asked: PackAsked, services: RetentionServices) => packRetained(visit, asked, services);

/** The calls of retained files. docs/product.md, Retained files */
export const retentionCalls = calls({
  ofType: {
    needs: view,
    about: text(
      '按资料编码查询留存备查资料',
      'The retained files whose codes match a pattern of seven parts, of one project or of all the caller may see.',
    ),
    takes: v.object({ type: v.pipe(v.string(), v.maxLength(300)), projectId: argument.optional(argument.id) }),
    does: filesOfType,
  },
  init: {
    needs: add,
    about: text(
      '生成项目的留存备查资料清单',
      'Makes the slots of the files that projects and their years have to keep; those there are stay as they are.',
    ),
    takes: v.object({ projectIds: argument.idList }),
    logged: 'write',
    does: initSlots,
  },
  canUpload: {
    needs: view,
    about: text(
      '能否补充资料',
      'Whether files can be added to a project without a reason: not once its year is declared.',
    ),
    takes: v.object({ projectId: argument.id }),
    answers: v.object({ canUpload: v.boolean(), reason: v.nullable(answer.bilingual) }),
    does: canUpload,
  },
  submitSeveral: {
    needs: referenceFile.permissions.edit,
    about: text('批量提交留存备查资料', 'Adds or changes several retained files, all or none.'),
    does: submitSeveral,
  },
  standing: {
    needs: view,
    about: text(
      '查询项目资料完整度',
      'How far the files of each project of a year are collected, and what is missing.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        projectId: answer.id,
        projectCode: v.string(),
        projectName: v.string(),
        ...collected,
      }),
    ),
    isKept: true,
    does: retentionOfProjects,
  },
  standingOfYear: {
    needs: view,
    about: text(
      '查询年度资料完整度',
      'How far the files of a year as a whole are collected, beside those of its projects, and what is missing.',
    ),
    takes: argument.ofYear,
    answers: v.object(collected),
    isKept: true,
    does: retentionOfYear,
  },
  findings: {
    needs: view,
    about: text(
      '查询核查人员会发现的问题',
      'What an inspector would ask about each project of a year, with the page where it is put right.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        projectId: answer.id,
        projectCode: v.string(),
        projectName: v.string(),
        findings: v.array(v.object({ kind: v.picklist(findingKinds), message: answer.bilingual, to: v.string() })),
      }),
    ),
    isKept: true,
    does: inspectProjects,
  },
  ofProject: {
    needs: taking,
    about: text(
      '按项目下载留存备查资料',
      'The retained files of a category and a project over its years, as one archive.',
    ),
    takes: v.object({ category, code: v.pipe(v.string(), v.maxLength(50)) }),
    longWork: PACK,
    exports: packed(({ code }) => ({ projectCode: code })),
    conducts: (visit: Visit, given: { category: RetentionCategory; code: string }, services: RetentionServices) =>
      pack(visit, { category: given.category, projectCode: given.code }, services),
  },
  ofYear: {
    needs: taking,
    about: text('按年度下载留存备查资料', 'The retained files of a category and a year, as one archive.'),
    takes: v.object({ category, code: argument.year }),
    longWork: PACK,
    exports: packed(({ code }) => ({ year: code })),
    conducts: (visit: Visit, given: { category: RetentionCategory; code: string }, services: RetentionServices) =>
      pack(visit, { category: given.category, year: given.code }, services),
  },
  folder: {
    needs: taking,
    about: text(
      '打包下载留存备查资料',
      'All retained files of a year, or of a project in it, with index, cover and what is missing, as one archive.',
    ),
    takes: v.object({
      year: argument.year,
      code: argument.optional(v.pipe(v.string(), v.maxLength(50))),
    }),
    longWork: PACK,
    exports: packed(({ year, code }) => ({ year, projectCode: code })),
    conducts: (visit: Visit, given: { year: string; code?: string }, services: RetentionServices) =>
      pack(visit, { year: given.year, projectCode: given.code }, services),
  },
  volume: {
    needs: taking,
    about: text(
      '下载留存备查资料合订本（PDF）',
      'The same files and papers bound into one PDF with a table of contents and bookmarks; what is neither a PDF nor a ' +
        'picture is named by its place in the archive.',
    ),
    takes: v.object({
      year: argument.year,
      code: argument.optional(v.pipe(v.string(), v.maxLength(50))),
    }),
    longWork: text('生成留存备查资料合订本', 'Volume of retained files'),
    exports: packed(({ year, code }) => ({ year, projectCode: code })),
    conducts: (visit: Visit, given: { year: string; code?: string }, services: RetentionServices) =>
      bindRetained(visit, { year: given.year, projectCode: given.code }, services),
  },
});

export type RetentionPort = PortOf<typeof retentionCalls>;
