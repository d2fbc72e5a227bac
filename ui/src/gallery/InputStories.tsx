import { useState, type ReactNode } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { DateInput, Field, Input, MonthInput, NumberInput, PasswordInput, Textarea, YearInput } from '../components';
import type { Label } from '../theme';
import { states } from './state-names';
import { Story } from './Story';

const labels = {
  input: text('文本框', 'Text input'),
  number: text('数字框', 'Number input'),
  textarea: text('多行文本', 'Text area'),
  password: text('密码框', 'Password input'),
  period: text('日期、月份、年度', 'Day, month, year'),
  day: text('日期', 'Day'),
  month: text('月份', 'Month'),
  year: text('年度', 'Year'),
  required: text('必填', 'Required'),
  error: text('请输入项目名称', 'Enter the project name'),
  warning: text('邮编通常为6位，请核对', 'Post codes usually have 6 digits, please check'),
  hint: text('与立项文件一致', 'As in the approval document'),
  notANumber: text('不是数字，请填写如 1234.50 的金额', 'Not a number: enter an amount such as 1234.50'),
  late: text('结束日期早于开始日期，请改正', 'The end is before the start: correct it'),
};

interface TypedProps {
  label: Label;
  initial?: string;
  error?: Label;
  warning?: Label;
  hint?: Label;
  required?: boolean;
  disabled?: boolean;
  control: (value: string, onChange: (value: string) => void) => ReactNode;
}

/** A field that holds its own value. */
function Typed({ initial = '', control, ...field }: TypedProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field {...field} className="w-60 max-w-full">
      {control(value, setValue)}
    </Field>
  );
}

export function InputStories() {
  const input = (value: string, onChange: (value: string) => void) => <Input value={value} onChange={onChange} />;
  const number = (value: string, onChange: (value: string) => void) => (
    <NumberInput value={value} onChange={onChange} />
  );
  const area = (value: string, onChange: (value: string) => void) => (
    <Textarea value={value} onChange={onChange} maxLength={200} />
  );
  const password = (value: string, onChange: (value: string) => void) => (
    <PasswordInput value={value} onChange={onChange} />
  );
  const day = (value: string, onChange: (value: string) => void) => <DateInput value={value} onChange={onChange} />;
  return (
    <>
      <Story title={labels.input}>
        <Typed label={states.empty} control={input} />
        <Typed label={states.filled} initial="低温压缩机控制算法" hint={labels.hint} control={input} />
        <Typed label={labels.required} required error={labels.error} control={input} />
        <Typed label={states.warning} initial="20001" warning={labels.warning} control={input} />
        <Typed label={states.disabled} initial="RD2024001" disabled control={input} />
      </Story>
      <Story title={labels.number}>
        <Typed label={states.filled} initial="1234567.8" control={number} />
        <Typed label={states.error} initial="一千" error={labels.notANumber} control={number} />
        <Typed label={states.disabled} initial="0" disabled control={number} />
      </Story>
      <Story title={labels.textarea}>
        <Typed label={states.empty} control={area} />
        <Typed label={states.error} required error={labels.error} control={area} />
        <Typed label={states.disabled} initial="—" disabled control={area} />
        <Typed label={labels.password} initial="finance" control={password} />
      </Story>
      <Story title={labels.period}>
        <Typed label={labels.day} initial="2024-02-18" control={day} />
        <Typed
          label={labels.month}
          initial="2024-02"
          control={(value, onChange) => <MonthInput {...{ value, onChange }} />}
        />
        <Typed
          label={labels.year}
          initial="2024"
          control={(value, onChange) => <YearInput {...{ value, onChange }} />}
        />
        <Typed label={states.error} initial="2023-12-31" error={labels.late} control={day} />
        <Typed label={states.disabled} initial="2024-02-18" disabled control={day} />
      </Story>
    </>
  );
}
