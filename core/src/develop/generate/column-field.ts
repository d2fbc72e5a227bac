import { midSentence, text, type Text } from '../../kernel';
import type { MoneyUnit } from '../../kernel/money';
import type { SourceColumn } from '../driven';
import { englishLabel, oneLine, wordsOf } from './names';

/** The field builders of a declaration. */
export type Builder = 'string' | 'longText' | 'integer' | 'number' | 'money' | 'yesNo' | 'date' | 'time' | 'structure';

/** A field declaration: its builder and options. */
export interface FieldPlan {
  readonly builder: Builder;
  /** For `money` only. */
  readonly unit?: MoneyUnit;
  readonly options: FieldPlanOptions;
}

export interface FieldPlanOptions {
  readonly label: Text;
  readonly required?: Text;
  readonly hint?: Text;
  readonly maxLength?: number;
  readonly places?: number;
  readonly min?: number;
  readonly max?: number;
}

type Kind = Pick<FieldPlan, 'builder' | 'unit'> & { readonly limits?: Partial<FieldPlanOptions> };

/** Texts longer than this become multi-line fields. */
const LINE = 500;
const LONGEST_TEXT = 100_000;
/** Maximum number of decimals of a quantity. */
const MOST_PLACES = 10;
const SMALLINT = 32_767;

/** The field for a column; null for types the product does not support, e.g. bytes. */
export function fieldOf(column: SourceColumn): FieldPlan | null {
  const kind = kindOf(column);
  if (!kind) return null;
  const { label, hint } = saidOf(column);
  const required = column.nullable || kind.builder === 'structure' ? undefined : requiredOf(label, kind.builder);
  return {
    builder: kind.builder,
    ...(kind.unit && { unit: kind.unit }),
    options: { label, ...(required && { required }), ...(hint && { hint }), ...kind.limits },
  };
}

function kindOf({ type, maxLength, precision, scale, ...column }: SourceColumn): Kind | null {
  switch (type) {
    case 'varchar':
    case 'bpchar':
      return maxLength === null ? { builder: 'longText' } : textOf(maxLength);
    case 'text':
    case 'citext':
      return { builder: 'longText' };
    case 'name':
      return textOf(63);
    case 'uuid':
      return textOf(36);
    case 'int2':
      return { builder: 'integer', limits: { min: -SMALLINT - 1, max: SMALLINT } };
    case 'int4':
      return { builder: 'integer' };
    case 'int8':
      return { builder: 'number', limits: { places: 0 } };
    case 'numeric':
      return decimalOf(column, precision, scale);
    case 'float4':
    case 'float8':
      return { builder: 'number' };
    case 'bool':
      return { builder: 'yesNo' };
    case 'date':
      return { builder: 'date' };
    case 'timestamp':
    case 'timestamptz':
      return { builder: 'time' };
    case 'json':
    case 'jsonb':
      return { builder: 'structure' };
    default:
      return null;
  }
}

function textOf(length: number): Kind {
  const maxLength = Math.max(1, Math.min(length, LONGEST_TEXT));
  return { builder: length > LINE ? 'longText' : 'string', limits: { maxLength } };
}

/** Two decimals and a money word in the comment or name make it an amount, in the unit the comment names. */
function decimalOf(said: Pick<SourceColumn, 'name' | 'comment'>, precision: number | null, scale: number | null): Kind {
  if (scale === 2 && isAmount(said)) return { builder: 'money', unit: unitIn(said.comment ?? '') };
  if (scale === 0 && precision !== null && precision <= 9) return { builder: 'integer' };
  return {
    builder: 'number',
    ...(scale !== null && { limits: { places: Math.max(0, Math.min(scale, MOST_PLACES)) } }),
  };
}

const isAmount = ({ name, comment }: Pick<SourceColumn, 'name' | 'comment'>): boolean =>
  /元|金额|费用|价款|成本|收入|支出/.test(comment ?? '') ||
  wordsOf(name).some((word) => ['amount', 'cost', 'fee', 'money', 'price', 'salary'].includes(word));

function unitIn(comment: string): MoneyUnit {
  if (comment.includes('万元')) return 'tenThousandYuan';
  return comment.includes('千元') ? 'thousandYuan' : 'yuan';
}

/** The label is the comment up to its first punctuation mark; if there is more, the whole comment is the hint. */
function saidOf({ name, comment }: SourceColumn): { readonly label: Text; readonly hint: Text | null } {
  const whole = oneLine(comment ?? '', 200);
  const zh = oneLine(whole.split(/[:：,，;；。(（|]/)[0] ?? '', 40) || oneLine(name, 60);
  const label = text(zh, englishLabel(name) ?? zh);
  return { label, hint: whole === '' || whole === zh ? null : text(whole, whole) };
}

function requiredOf(label: Text, builder: Builder): Text {
  const isChosen = builder === 'yesNo' || builder === 'date' || builder === 'time';
  const what = midSentence(label.en);
  return isChosen ? text(`请选择${label.zh}`, `Choose the ${what}`) : text(`请输入${label.zh}`, `Enter the ${what}`);
}
