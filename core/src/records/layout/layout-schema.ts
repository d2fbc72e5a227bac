import * as v from 'valibot';
import { text } from '../../kernel';
import { boundedPattern } from './bounded-pattern';
import type { FieldSource, Layout } from '../declaration/layout';

/** No file has more columns that mean something. */
const MOST = 300;
const short = v.pipe(v.string(), v.maxLength(200));
const heading = v.pipe(short, v.nonEmpty());
const headings = v.pipe(v.array(heading), v.maxLength(MOST));

const UNBOUNDED = text(
  '匹配式过长、无法识别，或含有会使匹配过慢的写法（重复的括号、反向引用、三个以上的 * 或 +）',
  'The pattern is too long, cannot be read, or would match too slowly (a repeated group, a reference back, more than three * or +)',
);
const pattern = v.pipe(
  short,
  v.check((written) => boundedPattern(written) !== null, UNBOUNDED.zh),
);

const step = v.variant('do', [
  v.object({ do: v.literal('match'), pattern }),
  v.object({ do: v.literal('replace'), pattern, by: short }),
  v.object({ do: v.picklist(['date', 'month', 'amount', 'debit', 'credit']) }),
  v.object({
    do: v.literal('scale'),
    by: v.pipe(short, v.regex(/^\d{1,12}(?:\.\d{1,12})?(?:\/\d{1,12}(?:\.\d{1,12})?)?$/)),
  }),
  v.object({ do: v.literal('where'), heading, is: v.pipe(v.array(short), v.maxLength(50)) }),
  v.object({ do: v.literal('code'), decimals: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)) }),
  v.object({ do: v.literal('lastPart'), separator: v.pipe(v.string(), v.minLength(1), v.maxLength(5)) }),
  v.object({ do: v.literal('translate'), values: v.record(short, short) }),
]);
const steps = { steps: v.optional(v.pipe(v.array(step), v.maxLength(20))) };

/** Sources within sources go this deep. */
const DEEPEST = 3;

function sourceWithin(depth: number): v.GenericSchema<FieldSource> {
  const plain = [
    v.object({ from: v.literal('column'), heading, ...steps }),
    v.object({ from: v.literal('sum'), headings, ...steps }),
    v.object({ from: v.literal('constant'), value: short, ...steps }),
    v.object({ from: v.picklist(['title', 'sheetName', 'fileName', 'unfoldedHeading', 'unfoldedCell']), ...steps }),
    v.object({ from: v.literal('count'), within: v.pipe(v.array(short), v.maxLength(10)), ...steps }),
  ] as const;
  if (depth === 0) return v.variant('from', [...plain]);
  const sources = v.pipe(v.array(sourceWithin(depth - 1)), v.minLength(1), v.maxLength(20));
  return v.variant('from', [
    ...plain,
    v.object({ from: v.literal('joined'), sources, by: v.pipe(v.string(), v.maxLength(10)), ...steps }),
    v.object({ from: v.literal('firstOf'), sources, ...steps }),
  ]);
}

/** A layout as it is stored, sent and shared as JSON. */
export const layoutSchema: v.GenericSchema<Layout> = v.object({
  register: heading,
  name: v.object({ zh: heading, en: heading }),
  headings: v.pipe(headings, v.minLength(1)),
  sheet: v.optional(pattern),
  carriedDown: v.optional(headings),
  carriedWithin: v.optional(heading),
  skipped: v.optional(v.pipe(v.array(v.object({ heading, pattern })), v.maxLength(20))),
  leavesOutBlank: v.optional(v.pipe(v.array(short), v.maxLength(10))),
  leavesOutUnknown: v.optional(v.pipe(v.array(short), v.maxLength(10))),
  unfolded: v.optional(v.object({ headings: pattern, dropsBlank: v.boolean() })),
  fields: v.record(short, sourceWithin(DEEPEST)),
});
