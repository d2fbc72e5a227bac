import { fill, quotable, text, type Text } from '../../kernel';

/** The result of parsing one value: its canonical form, or a message on what is wrong with the input. */
export type Parsed =
  | { readonly ok: true; readonly value: string | number | readonly string[] | null }
  | { readonly ok: false; readonly message: Text };

export const fine = (value: string | number | readonly string[] | null): Parsed => ({ ok: true, value });

export const wrong = (message: Text, values: Readonly<Record<string, string | number>> = {}): Parsed => ({
  ok: false,
  message: fill(message, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, quotable(value)]))),
});

/** The messages of `parseValue`. */
export const messages = {
  amount: text(
    '“{value}”不是金额，请填写数字，如 1234.50',
    '“{value}” is not an amount; enter a number such as 1234.50',
  ),
  number: text('“{value}”不是数字，请填写数字', '“{value}” is not a number; enter a number'),
  integer: text('“{value}”不是整数，请填写整数', '“{value}” is not a whole number; enter a whole number'),
  atLeast: text('不能小于{bound}', 'Must not be less than {bound}'),
  atMost: text('不能大于{bound}', 'Must not be more than {bound}'),
  tooLarge: text('“{value}”超出可记录的范围', '“{value}” is larger than can be recorded'),
  date: text('“{value}”不是日期，请按 2024-01-31 填写', '“{value}” is not a date; write it as 2024-01-31'),
  month: text('“{value}”不是月份，请按 2024-01 填写', '“{value}” is not a month; write it as 2024-01'),
  year: text('“{value}”不是年度，请按 2024 填写', '“{value}” is not a year; write it as 2024'),
  time: text(
    '“{value}”不是时间，请按 2024-01-31 08:00:00 填写',
    '“{value}” is not a time; write it as 2024-01-31 08:00:00',
  ),
  long: text('不能超过{max}个字', 'Must not be longer than {max} characters'),
  id: text('“{value}”不是有效的编号', '“{value}” is not a valid id'),
  noValue: text('填写的内容无法识别，请重新填写', 'What was entered cannot be read; enter it again'),
} as const;

const shapes = Object.values(messages).map(({ zh }) => new RegExp(`^${zh.replaceAll(/\{\w+\}/g, '.*')}$`, 's'));

/** Whether a message is one of `parseValue`, which says what is wrong with a value and not with which field. */
export const namesNoField = ({ zh }: Text): boolean => shapes.some((shape) => shape.test(zh));
