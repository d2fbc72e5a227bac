import { faults, givenDecimal, Refusal, text, type Text } from '../../kernel';
import type { Call } from '../../records';
import { stateOf } from '../application/application-fields';
import { editableStates } from '../application/title-state';
import type { ApplicationRecord, Title } from '../application/title';
import { overrideKey } from './title-figures';
import { stepped } from './submit-title';
import { titleNamed } from './title-record';

/** A figure that is typed in place of the one from the registers; without a value it counts again. */
export interface TypedFigure {
  readonly id: string;
  /** The year the figure belongs to; that of the record where it is not given. */
  readonly year?: string;
  readonly field: string;
  readonly value?: string;
  readonly reason?: string;
}

const LONGEST_REASON = 200;
const LONGEST_VALUE = 20;
const said = {
  unknown: text('该指标不存在，请刷新后重试', 'There is no such figure; refresh and try again'),
  unread: text('请输入不小于 0 的数', 'Enter a number of at least 0'),
  number: text('请输入数字', 'Enter a number'),
  whole: text('请输入不小于 0 的整数', 'Enter a whole number of at least 0'),
  places: text('最多两位小数', 'At most two decimals'),
  reason: text('请填写调整原因', 'Give the reason'),
  long: text('调整原因不能超过200字', 'A reason has at most 200 characters'),
  closed: text('申请已提交，数据不能调整', 'The application is submitted, so its figures cannot be adjusted'),
};

/** Types a figure over, with a reason; an empty value takes that back. */
export async function overrideFigure(call: Call, title: Title, given: TypedFigure): Promise<ApplicationRecord> {
  const before = await titleNamed(call, title, given.id);
  if (title.freezes && !editableStates.includes(stateOf(before))) throw new Refusal(faults.invalid(said.closed));
  const figure = title.figures.find(({ field }) => field === given.field);
  if (!figure) throw at('field', said.unknown);
  const key = overrideKey(given.year ?? before.year, given.field);
  const { [key]: _, ...others } = before.overrides ?? {};
  const typed = (given.value ?? '').trim();
  if (typed === '') return stepped(call, title, before, { overrides: others });
  const value = typed.length > LONGEST_VALUE ? null : givenDecimal(typed);
  if (value === null || (value.startsWith('-') && !figure.signed)) {
    throw at('value', figure.signed ? said.number : said.unread);
  }
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  if (figure.unit === 'pieces' && places > 0) throw at('value', said.whole);
  if (places > 2) throw at('value', said.places);
  const reason = (given.reason ?? '').trim();
  if (reason === '') throw at('reason', said.reason);
  if ([...reason].length > LONGEST_REASON) throw at('reason', said.long);
  return stepped(call, title, before, { overrides: { ...others, [key]: { value, reason } } });
}

const at = (field: string, message: Text) => new Refusal(faults.invalid(message, [{ field, message }]));
