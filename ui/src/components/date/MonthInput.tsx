import { useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { readMonth, readYear, today } from './calendar-days';
import { ChoiceGrid } from './ChoiceGrid';
import { PeriodInput, type PeriodControlProps } from './PeriodInput';
import { Stepper } from './Stepper';

const labels = {
  openMonth: text('选择月份', 'Choose a month'),
  openYear: text('选择年度', 'Choose a year'),
  month: text('{month}月', '{month}'),
  year: text('{year}年', '{year}'),
  previousYear: text('上一年', 'Previous year'),
  nextYear: text('下一年', 'Next year'),
  previousYears: text('更早的年度', 'Earlier years'),
  nextYears: text('更晚的年度', 'Later years'),
};

export type MonthInputProps = PeriodControlProps;
export type YearInputProps = PeriodControlProps;

const within = (period: string, { min, max }: PeriodControlProps) => (!min || period >= min) && (!max || period <= max);

/** A month as `yyyy-MM`. */
export function MonthInput(props: MonthInputProps) {
  return (
    <PeriodInput
      {...props}
      placeholder="yyyy-MM"
      open={labels.openMonth}
      parse={readMonth}
      panel={(choose) => <Months {...props} onChange={choose} />}
    />
  );
}

function Months(props: MonthInputProps) {
  const read = useText();
  const [year, setYear] = useState(Number((props.value || today()).slice(0, 4)));
  const months = Array.from({ length: 12 }, (_, place) => {
    const month = String(place + 1);
    const value = `${year}-${month.padStart(2, '0')}`;
    return { value, name: read(fill(labels.month, { month })), disabled: !within(value, props) };
  });
  return (
    <>
      <Stepper
        title={read(fill(labels.year, { year }))}
        previous={labels.previousYear}
        next={labels.nextYear}
        onStep={(step) => setYear(year + step)}
      />
      <ChoiceGrid label={labels.openMonth} choices={months} chosen={props.value} onChoose={props.onChange} />
    </>
  );
}

/** A year as `yyyy`. */
export function YearInput(props: YearInputProps) {
  return (
    <PeriodInput
      {...props}
      placeholder="yyyy"
      open={labels.openYear}
      parse={readYear}
      panel={(choose) => <Years {...props} onChange={choose} />}
    />
  );
}

const yearsShown = 12;

function Years(props: YearInputProps) {
  const [last, setLast] = useState(Number(props.value || today().slice(0, 4)) + 2);
  const years = Array.from({ length: yearsShown }, (_, place) => {
    const value = String(last - yearsShown + 1 + place);
    return { value, name: value, disabled: !within(value, props) };
  });
  return (
    <>
      <Stepper
        title={`${years[0]?.value} – ${last}`}
        previous={labels.previousYears}
        next={labels.nextYears}
        onStep={(step) => setLast(last + step * yearsShown)}
      />
      <ChoiceGrid label={labels.openYear} choices={years} chosen={props.value} onChoose={props.onChange} />
    </>
  );
}
