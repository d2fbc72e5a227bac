import * as v from 'valibot';
import { requireCertified } from '../enterprise';
import { text } from '../kernel';
import { answer, argument, calls, type Call, type Draft, type PortOf, type StoredRecord, type Visit } from '../records';
import { REVIEW_RIGHT, REVIEW_VIEW, submitRight, type Title } from './application/title';
import { aboveScaleTitle } from './above-scale/above-scale-title';
import { gazelleTitle } from './gazelle/gazelle-title';
import { highTechTitle } from './held/high-tech-title';
import { recognitionTitle } from './high-tech/recognition-title';
import { techSmeTitle } from './tech-sme/tech-sme-title';
import { matches, overview, queue, remarksGiven, titleState } from './title-answers';
import { overrideFigure, type TypedFigure } from './use-cases/override-figure';
import { packTitle, printTitleDocument, printTitleWorkbook, type PackingServices } from './use-cases/print-title';
import { reviewQueue } from './use-cases/review-queue';
import { reviewTitle, type TitleReview } from './use-cases/review-title';
import { resubmitTitle, submitTitle } from './use-cases/submit-title';
import { titleMatches } from './use-cases/title-matches';
import { titleOverview } from './use-cases/title-overview';
import type { TitleNamed } from './use-cases/title-record';
import { titleReminders } from './use-cases/title-reminders';
import { titleCurrent, titleStatus } from './use-cases/title-status';

const ofYear = v.object({ year: argument.optional(argument.year) });
const named = v.object({ id: argument.optional(argument.id), year: argument.optional(argument.year) });
const short = (most: number) => argument.optional(v.pipe(v.string(), v.maxLength(most)));

/** The calls that every title has, beside those of its records. docs/rules.md, Titles */
function callsOfTitle(title: Title) {
  const { view, edit, export: print } = title.resource.permissions;
  const { zh, en } = title.resource.label;
  return calls({
    status: {
      needs: view,
      about: text(`查询${zh}状态`, `The state of the newest record of a year, or of all: ${en}.`),
      takes: ofYear,
      answers: v.object({ id: v.nullable(answer.id), year: v.nullable(answer.year), state: v.nullable(titleState) }),
      does: (call: Call, given: { readonly year?: string }) => titleStatus(call, title, given),
    },
    current: {
      needs: view,
      about: text(`查询有效的${zh}`, `The record that holds the title on the last day of a year, or today: ${en}.`),
      takes: ofYear,
      does: (call: Call, given: { readonly year?: string }): Promise<StoredRecord | null> =>
        titleCurrent(call, title, given),
    },
    overview: {
      needs: view,
      about: text(
        `查询${zh}全貌`,
        'A title in a year: where it stands, its figures with their traces, conditions and points, files, and what the ' +
          'caller may do.',
      ),
      takes: named,
      answers: overview,
      does: (call: Call, given: TitleNamed) => titleOverview(call, title, given),
    },
    apply: {
      needs: submitRight(title),
      about: text(`提交${zh}`, 'Submits a draft that is complete, and keeps its figures as they are.'),
      takes: v.object({ id: argument.id }),
      requires: requireCertified,
      logged: 'write',
      does: (call: Call, given: { readonly id: string }): Promise<StoredRecord> => submitTitle(call, title, given),
    },
    resubmit: {
      needs: submitRight(title),
      about: text(
        `重新提交${zh}`,
        'Submits a returned or rejected application anew with the changes of the body; the version before is kept.',
      ),
      requires: requireCertified,
      logged: 'write',
      does: (call: Call, given: { readonly draft: Draft }): Promise<StoredRecord> => resubmitTitle(call, title, given),
    },
    review: {
      needs: REVIEW_RIGHT,
      about: text(
        `审核${zh}`,
        'Passes, returns, rejects or revokes an application; refused to those who submitted it. A return may say what ' +
          'is wrong with single fields.',
      ),
      takes: v.object({
        id: argument.id,
        decision: v.picklist(['pass', 'return', 'reject', 'revoke']),
        opinion: v.optional(v.string()),
        remarks: v.optional(remarksGiven),
      }),
      logged: 'write',
      does: (call: Call, given: TitleReview): Promise<StoredRecord> => reviewTitle(call, title, given),
    },
    override: {
      needs: edit,
      about: text(
        `调整${zh}指标`,
        'Types a figure in place of the one from the registers, with a reason; without a value that one counts again.',
      ),
      takes: v.object({
        id: argument.id,
        year: argument.optional(argument.year),
        field: v.pipe(v.string(), v.maxLength(60)),
        value: short(40),
        reason: short(1000),
      }),
      logged: 'write',
      does: (call: Call, given: TypedFigure): Promise<StoredRecord> => overrideFigure(call, title, given),
    },
    document: {
      needs: print,
      about: text(`打印${zh}`, 'The whole of an application as a Word document.'),
      takes: named,
      prints: (call: Call, given: TitleNamed) => printTitleDocument(call, title, given),
    },
    workbook: {
      needs: print,
      about: text(`导出${zh}指标`, 'The figures of an application with how each came about, as a workbook.'),
      takes: named,
      prints: (call: Call, given: TitleNamed) => printTitleWorkbook(call, title, given),
    },
    pack: {
      needs: print,
      about: text(`打包${zh}材料`, 'Document, workbook, files by slot and a list of what is missing, as one archive.'),
      takes: named,
      conducts: (visit: Visit, given: TitleNamed, services: PackingServices) =>
        packTitle(visit, title, given, services),
    },
  });
}

export const highTechTitleCalls = callsOfTitle(highTechTitle);
export const recognitionTitleCalls = callsOfTitle(recognitionTitle);
export const techSmeTitleCalls = callsOfTitle(techSmeTitle);
export const aboveScaleTitleCalls = callsOfTitle(aboveScaleTitle);
export const gazelleTitleCalls = callsOfTitle(gazelleTitle);

/** What is asked about all titles at once. */
export const titleCalls = calls({
  queue: {
    needs: REVIEW_VIEW,
    about: text('查询待审核称号申请', 'The applications of every title that wait for a reviewer, the oldest first.'),
    answers: queue,
    does: reviewQueue,
  },
  reminders: {
    needs: 'signedIn',
    about: text('查询称号提醒', 'What about titles waits for the caller: returned, falling due, to review.'),
    answers: v.array(
      v.object({ kind: v.picklist(['due', 'returned', 'review']), message: answer.bilingual, to: v.string() }),
    ),
    does: titleReminders,
  },
  matches: {
    needs: gazelleTitle.resource.permissions.view,
    about: text(
      '匹配地方称号',
      'Every local title that is known, judged by the figures of a year, with what is missing.',
    ),
    takes: v.object({ year: argument.year }),
    answers: matches,
    does: titleMatches,
  },
});

export type TitlePort = PortOf<typeof titleCalls>;
export type OneTitlePort = PortOf<typeof techSmeTitleCalls>;
export type TitleCallTable = typeof techSmeTitleCalls;
