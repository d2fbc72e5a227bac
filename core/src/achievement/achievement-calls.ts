import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { conversionStanding } from './use-cases/conversion-standing';
import { printConversionStatements, printConversionSummary } from './use-cases/print-conversions';
import { productProperties, productStanding } from './use-cases/product-standing';
import { achievementReminders, propertyDates } from './use-cases/property-dates';
import { propertyStanding } from './use-cases/property-standing';
import { refreshProperties } from './use-cases/refresh-properties';
import { achievementSerialCode, productSerialCode } from './use-cases/serial-codes';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const dayOrEmpty = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const share = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}%$/));
const named = { id: answer.id, code: v.string(), name: v.string() };
const property = v.object({ ...named, type: v.string() });
const yearCount = v.object({ year: answer.year, count: answer.count });

/**
 * Intellectual property, high-tech products and conversions of achievements. Figures are of the records the caller sees;
 * those of form 107-2 and of the points are of the whole enterprise. docs/product.md, Achievements
 */
export const achievementCalls = calls({
  refresh: {
    needs: 'intellectualproperty_refresh',
    about: text(
      '从天眼查更新知识产权',
      'What the company registry has beside the register: new, changed and unknown properties. Writes nothing but the ' +
        'number of calls; a row is taken by submitting its `draft`.',
    ),
    answers: v.object({
      company: v.string(),
      rows: v.array(
        v.object({
          kind: v.picklist(['new', 'changed', 'unknown']),
          id: v.nullable(answer.id),
          version: v.nullable(answer.count),
          code: v.string(),
          name: v.string(),
          type: v.string(),
          differences: v.array(v.object({ field: v.string(), stored: v.string(), found: v.string() })),
          draft: v.record(v.string(), v.string()),
        }),
      ),
      unread: answer.count,
      isComplete: v.boolean(),
      used: answer.count,
      limit: v.nullable(answer.count),
    }),
    logged: 'event',
    conducts: refreshProperties,
  },
  properties: {
    needs: 'intellectualproperty_view',
    about: text(
      '查询有效知识产权',
      'The intellectual property held at the end of a day, by default today, by class of 国科发火〔2016〕195号; and what is ' +
        'left out and why.',
    ),
    takes: v.object({ day: argument.optional(day) }),
    answers: v.object({
      day,
      class1: v.array(property),
      class2: v.array(property),
      own: answer.count,
      acquired: answer.count,
      trademarks: answer.count,
      leftOut: v.array(v.object({ ...named, reason: answer.bilingual })),
    }),
    does: propertyStanding,
  },
  dates: {
    needs: 'intellectualproperty_view',
    about: text('查询年费与到期日', 'Annual fees and ends of protection of what is held, by day; unknown ones first.'),
    answers: v.array(
      v.object({
        kind: v.picklist(['fee', 'overdue', 'expiry', 'feeUnknown']),
        day: dayOrEmpty,
        propertyId: answer.id,
        code: v.string(),
        name: v.string(),
        amount: v.nullable(answer.yuan),
        message: answer.bilingual,
      }),
    ),
    does: propertyDates,
  },
  reminders: {
    needs: 'signedIn',
    about: text('查询知识产权提醒', 'Fees and ends of protection that come soon, for those who keep the register.'),
    answers: v.array(
      v.object({ kind: v.picklist(['fee', 'overdue', 'expiry']), message: answer.bilingual, to: v.string() }),
    ),
    does: achievementReminders,
  },
  productCode: {
    needs: 'hightechproduct_add',
    about: text('生成产品编号', 'The code after the greatest: PS01, PS02, …; gaps stay.'),
    answers: v.string(),
    does: productSerialCode,
  },
  productProperties: {
    needs: 'hightechproduct_view',
    about: text('查询产品的知识产权', 'The intellectual property of these ids; unknown ids are passed over.'),
    takes: v.object({ ids: argument.idList }),
    does: productProperties,
  },
  products: {
    needs: 'hightechproduct_view',
    about: text(
      '查询高新技术产品收入',
      'The income of high-tech products in a year by month, its share in all income, and what a reviewer would object to.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      year: answer.year,
      products: v.array(
        v.object({
          productId: answer.id,
          code: v.string(),
          name: v.string(),
          main: v.string(),
          months: v.array(v.object({ month, amount: answer.yuan, from: v.picklist(['typed', 'vouchers']) })),
          total: answer.yuan,
        }),
      ),
      income: answer.yuan,
      totalIncome: v.nullable(answer.yuan),
      totalFrom: v.nullable(v.picklist(['typed', 'vouchers'])),
      share: v.nullable(share),
      findings: v.array(
        v.object({
          level: v.picklist(['error', 'warning']),
          message: answer.bilingual,
          productId: v.nullable(answer.id),
        }),
      ),
    }),
    isKept: true,
    does: productStanding,
  },
  achievementCode: {
    needs: 'achievementtrans_add',
    about: text('生成成果编号', 'The code after the greatest: CG01, CG02, …; gaps stay.'),
    answers: v.string(),
    does: achievementSerialCode,
  },
  conversions: {
    needs: 'achievementtrans_view',
    about: text(
      '查询成果转化数',
      'The conversions that count in three years up to `year`, and those that do not and why.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      years: v.array(yearCount),
      total: answer.count,
      leftOut: v.array(v.object({ ...named, year: answer.year, reasons: v.array(answer.bilingual) })),
    }),
    isKept: true,
    does: conversionStanding,
  },
  exportSummary: {
    needs: 'achievementtrans_export',
    about: text(
      '导出成果转化汇总表',
      'The conversions of three years up to `year` (科技成果转化汇总表) as a workbook.',
    ),
    takes: argument.ofYear,
    prints: printConversionSummary,
  },
  exportStatements: {
    needs: 'achievementtrans_export',
    about: text('导出成果转化说明', 'A section for each counted conversion of three years up to `year` (.docx).'),
    takes: argument.ofYear,
    prints: printConversionStatements,
  },
});

export type AchievementPort = PortOf<typeof achievementCalls>;
