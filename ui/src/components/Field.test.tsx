import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { LanguageProvider } from '../theme';
import { DateInput } from './date/DateInput';
import { Field } from './Field';
import { focusFirstError } from './focus-first-error';
import { Input } from './Input';
import { NumberInput } from './NumberInput';
import { Select } from './Select';
import { Textarea } from './Textarea';

const nothing = () => undefined;

it('names and describes its control and marks it invalid and required', () => {
  render(
    <Field label="项目名称" required error="请填写项目名称" hint="与立项文件一致">
      <Input value="" onChange={nothing} />
    </Field>,
  );
  const input = screen.getByLabelText('项目名称');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('请填写项目名称 与立项文件一致');
});

it('does not mark a control invalid for a warning', () => {
  render(
    <Field label="工时" warning="超过 8 小时">
      <NumberInput value="9" onChange={nothing} />
    </Field>,
  );
  expect(screen.getByLabelText('工时')).toBeValid();
  expect(screen.getByLabelText('工时')).toHaveAccessibleDescription('超过 8 小时');
});

it('names every kind of control', () => {
  render(
    <>
      <Field label="说明">
        <Textarea value="" onChange={nothing} />
      </Field>
      <Field label="日期">
        <DateInput value="" onChange={nothing} />
      </Field>
      <Field label="部门">
        <Select value="a" options={[{ value: 'a', label: '研发部' }]} onChange={nothing} />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: '说明' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '日期' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^部门/ })).toHaveTextContent('研发部');
});

it('speaks the chosen language', () => {
  render(
    <LanguageProvider language="en">
      <Field label={text('名称', 'Name')}>
        <Input value="" onChange={nothing} />
      </Field>
    </LanguageProvider>,
  );
  expect(screen.getByLabelText('Name')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
});

it('lets a click on the label focus the control', async () => {
  render(
    <Field label="编号">
      <Input value="" onChange={nothing} />
    </Field>,
  );
  await userEvent.click(screen.getByText('编号'));
  expect(screen.getByLabelText('编号')).toHaveFocus();
});

it('finds the first field in error', () => {
  const { container } = render(
    <>
      <Field label="甲">
        <Input value="" onChange={nothing} />
      </Field>
      <Field label="乙" error="请填写">
        <Input value="" onChange={nothing} />
      </Field>
    </>,
  );
  expect(focusFirstError(container)).toBe(true);
  expect(screen.getByLabelText('乙')).toHaveFocus();
});
