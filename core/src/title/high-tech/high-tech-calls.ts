import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { costCategories, costLines } from './cost-structure';
import {
  printProjectCostDetail,
  printProjectDeveloping,
  printProjectInfo,
  printRelateActivities,
} from './tables/print-annex';
import { projectCostDetail } from './use-cases/project-cost-detail';
import { projectDeveloping } from './use-cases/project-developing';
import { projectInfo } from './use-cases/project-info';
import { relateActivities } from './use-cases/relate-activities';

const VIEW = 'enterprisehightech_view';
const EXPORT = 'enterprisehightech_export';
const some = v.nullable(v.string());
const strings = v.array(v.string());
/** An object that has a text at each of the keys of another. */
const textsAt = <K extends string>(keyed: Readonly<Record<K, unknown>>) =>
  v.object(
    Object.fromEntries(Object.keys(keyed).map((key) => [key, v.string()])) as Record<K, v.StringSchema<undefined>>,
  );
const cells = textsAt(costLines);
const formText = v.object({ value: v.string(), from: v.picklist(['typed', 'project', 'none']), length: answer.count });
const named = { number: v.string(), code: v.string(), name: v.string() };

const activitySheet = v.object({
  recordId: v.nullable(answer.id),
  ...{ code: v.string(), name: v.string(), projectCodes: strings, startTime: some, endTime: some },
  ...{ domain: some, source: some, properties: strings, totalBudget: some, total: v.string(), spending: strings },
  ...{ purpose: formText, coreTechnology: formText, results: formText },
});

const costYear = v.object({
  year: answer.year,
  columns: v.array(v.object({ code: v.string(), name: v.string(), cells })),
  total: cells,
  cost: v.object({
    categories: textsAt(costCategories),
    ...{ entrustedDomestic: v.string(), entrustedOverseas: v.string() },
  }),
  ...{ ledgerTotal: v.string(), rounding: v.string(), bridge: v.string(), deduction: v.string() },
  recognised: v.object({
    steps: v.array(
      v.object({
        key: v.picklist(['six', 'other', 'domestic', 'overseas']),
        ...{ label: answer.bilingual, formula: answer.bilingual, actual: v.string(), counted: v.string() },
      }),
    ),
    ...{ total: v.string(), domestic: v.string() },
  }),
});

/** The annexes of an application as a high-tech enterprise; `year` is that of the application. docs/rules.md, High-tech enterprise */
export const highTechAnnexCalls = calls({
  projectInfo: {
    needs: VIEW,
    about: text('查询高企研发活动情况', 'Table four: the R&D activities of the three years before the application.'),
    takes: argument.ofYear,
    answers: v.object({
      ...{ year: answer.year, years: v.array(answer.year), limit: answer.count, activities: v.array(activitySheet) },
      findings: v.array(v.object({ code: v.string(), message: answer.bilingual })),
    }),
    wholly: true,
    does: projectInfo,
  },
  printProjectInfo: {
    needs: EXPORT,
    about: text('导出高企研发活动情况', 'Table four as a workbook.'),
    takes: argument.ofYear,
    wholly: true,
    prints: printProjectInfo,
  },
  projectCostDetail: {
    needs: VIEW,
    about: text(
      '查询高企研发费用结构明细',
      'Table five: R&D cost of three years by activity and category, and what the conditions count of it.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      ...{ year: answer.year, years: v.array(costYear), recognisedTotal: v.string(), recognisedDomestic: v.string() },
      ...{ domesticShare: some, findings: v.array(answer.bilingual) },
    }),
    wholly: true,
    does: projectCostDetail,
  },
  printProjectCostDetail: {
    needs: EXPORT,
    about: text('导出高企研发费用结构明细', 'Table five of three years as a workbook.'),
    takes: argument.ofYear,
    wholly: true,
    prints: printProjectCostDetail,
  },
  relateActivities: {
    needs: VIEW,
    about: text(
      '查询高企研发活动关联',
      'How activities, intellectual property, products, achievements and standards hang together, and what is wrong with it.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      ...{ year: answer.year, day: v.string() },
      rows: v.array(
        v.object({
          ...{ code: v.string(), name: v.string() },
          ...{ properties: strings, products: strings, conversions: strings },
        }),
      ),
      properties: v.array(v.object(named)),
      products: v.array(v.object({ ...named, properties: strings })),
      conversions: v.array(v.object({ ...named, activities: strings, counts: v.boolean() })),
      standards: v.array(v.object({ ...named, level: v.string() })),
      findings: v.array(
        v.object({
          level: v.picklist(['error', 'warning']),
          ...{ key: v.string(), code: v.string(), message: answer.bilingual },
        }),
      ),
    }),
    wholly: true,
    does: relateActivities,
  },
  printRelateActivities: {
    needs: EXPORT,
    about: text('导出高企研发活动关联', 'How they hang together as a workbook.'),
    takes: argument.ofYear,
    wholly: true,
    prints: printRelateActivities,
  },
  projectDeveloping: {
    needs: VIEW,
    about: text('查询在研项目', 'The projects of a year that are not finished: budget, spent, remaining.'),
    takes: argument.ofYear,
    answers: v.object({
      year: answer.year,
      projects: v.array(
        v.object({
          id: answer.id,
          ...{ code: v.string(), name: v.string(), leaderId: v.nullable(answer.id), stage: some },
          ...{ startTime: some, endTime: some, budget: some, done: v.string(), remaining: some, share: some },
          ...{ expected: strings, expectedTarget: some },
        }),
      ),
      done: v.string(),
    }),
    wholly: true,
    does: projectDeveloping,
  },
  printProjectDeveloping: {
    needs: EXPORT,
    about: text('导出在研项目', 'The running projects of a year as a workbook.'),
    takes: argument.ofYear,
    wholly: true,
    prints: printProjectDeveloping,
  },
});

export type HighTechAnnexPort = PortOf<typeof highTechAnnexCalls>;
