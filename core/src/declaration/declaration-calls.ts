import * as v from 'valibot';
import { requireCertified } from '../enterprise';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { differences } from './differences';
import { readiness } from './readiness';
import { cancelAssign, passDeclaration, returnDeclaration } from './review-declaration';
import { submitDeclaration } from './submit-declaration';
import { touchedYears } from './touched-years';

const ofPeriod = { year: argument.year, period: argument.period };
const reasoned = v.object({ id: argument.id, reason: argument.optional(v.string()) });
const textOrNull = v.nullable(v.string());
const version = v.nullable(answer.count);

/** Declaring a year: its figures cover the whole tenant. */
export const declarationCalls = calls({
  readiness: {
    needs: 'declaration_view',
    about: text('申报前检查', 'What blocks the declaration of a period, and what to look at before it.'),
    takes: v.object(ofPeriod),
    answers: v.object({ blocks: v.array(answer.bilingual), warnings: v.array(answer.bilingual) }),
    wholly: true,
    does: readiness,
  },
  submit: {
    needs: 'declaration_submit',
    about: text(
      '提交申报',
      'Submits the declaration of a year or an advance declaration and keeps its figures, traces and workbooks. An ' +
        'annual one closes the year: its inputs cannot be changed until a correction is opened.',
    ),
    takes: v.object({ ...ofPeriod, remark: argument.optional(v.pipe(v.string(), v.maxLength(500))) }),
    wholly: true,
    logged: 'event',
    requires: requireCertified,
    conducts: submitDeclaration,
  },
  pass: {
    needs: 'declaration_review',
    about: text('审核通过申报', 'Passes a submitted declaration; refused to the person who submitted it.'),
    takes: v.object({ id: argument.id }),
    wholly: true,
    logged: 'write',
    does: passDeclaration,
  },
  return: {
    needs: 'declaration_review',
    about: text('退回申报', 'Returns a submitted declaration with a reason; its year is open again.'),
    takes: reasoned,
    wholly: true,
    logged: 'write',
    does: returnDeclaration,
  },
  cancelAssign: {
    needs: 'declaration_submit',
    about: text(
      '办理更正申报',
      'Opens the next version of a declaration with a reason, by its id or that of the enterprise year, whose annual ' +
        'declaration is meant then; the year is open again until it is submitted anew.',
    ),
    takes: reasoned,
    wholly: true,
    logged: 'write',
    does: cancelAssign,
  },
  differences: {
    needs: 'declaration_view',
    about: text(
      '申报差异',
      'The figures of a declaration that differ from those of the version before it, of another one by its id, or of ' +
        '`current`, the computation of now. Null is the computation of now.',
    ),
    takes: v.object({
      id: argument.id,
      with: argument.optional(v.union([v.literal('current'), argument.id])),
    }),
    answers: v.object({
      from: version,
      to: version,
      lines: v.array(
        v.object({ paper: answer.bilingual, label: answer.bilingual, before: textOrNull, after: textOrNull }),
      ),
    }),
    wholly: true,
    does: differences,
  },
  touchedYears: {
    needs: 'signedIn',
    about: text(
      '查询记录影响的年度',
      'The years whose figures a change of a record affects: open ones, and declared ones, which stay as filed.',
    ),
    takes: v.object({ resource: v.pipe(v.string(), v.maxLength(100)), id: argument.id }),
    answers: v.object({
      open: v.array(answer.year),
      closed: v.array(answer.year),
      notice: v.nullable(answer.bilingual),
    }),
    wholly: true,
    does: touchedYears,
  },
});

export type DeclarationPort = PortOf<typeof declarationCalls>;
