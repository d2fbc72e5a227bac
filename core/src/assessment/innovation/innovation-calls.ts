import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { innovationStanding } from './innovation-standing';

const points = { max: answer.count, low: answer.count, high: answer.count, suggested: answer.count };
const part = v.object({
  key: v.string(),
  label: answer.bilingual,
  ...points,
  items: v.array(v.object({ key: v.string(), label: answer.bilingual, ...points, actual: v.nullable(v.string()) })),
});

/** Points that follow from the registers of intellectual property and achievements. docs/rules.md, High-tech enterprise */
export const innovationCalls = calls({
  standing: {
    needs: 'achievementstanding_view',
    about: text(
      '查询知识产权与成果转化得分',
      'Points of intellectual property and conversions at the end of a year: of 195号 with their range, and of 115号.',
    ),
    takes: argument.ofYear,
    answers: v.object({ year: answer.year, highTech: v.array(part), techSme: part }),
    wholly: true,
    isKept: true,
    does: innovationStanding,
  },
});

export type InnovationPort = PortOf<typeof innovationCalls>;
