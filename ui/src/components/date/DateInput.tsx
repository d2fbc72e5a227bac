import { useEffect, useRef, useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { classNames } from '../class-names';
import { addDays, addMonths, isDay, readDay, today, weeksOf } from './calendar-days';
import { PeriodInput, type PeriodControlProps } from './PeriodInput';
import { Stepper } from './Stepper';

const labels = {
  open: text('选择日期', 'Choose a date'),
  month: text('{year}年{month}月', '{year}-{month}'),
  previous: text('上个月', 'Previous month'),
  next: text('下个月', 'Next month'),
};
const weekdays = [
  text('一', 'Mo'),
  text('二', 'Tu'),
  text('三', 'We'),
  text('四', 'Th'),
  text('五', 'Fr'),
  text('六', 'Sa'),
  text('日', 'Su'),
];

export type DateInputProps = PeriodControlProps;

/** A day as `yyyy-MM-dd`. */
export function DateInput(props: DateInputProps) {
  const read = useText();
  return (
    <PeriodInput
      {...props}
      placeholder="yyyy-MM-dd"
      open={labels.open}
      parse={readDay}
      panel={(choose) => (
        <Calendar
          label={read(labels.open)}
          chosen={props.value}
          allowed={(day) => (!props.min || day >= props.min) && (!props.max || day <= props.max)}
          onChoose={choose}
        />
      )}
    />
  );
}

interface CalendarProps {
  label: string;
  chosen: string;
  allowed: (day: string) => boolean;
  onChoose: (day: string) => void;
}

/** A month of days: arrows move by days and weeks, PageUp and PageDown by months. */
function Calendar({ label, chosen, allowed, onChoose }: CalendarProps) {
  const read = useText();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(isDay(chosen) ? chosen : today());
  const [byKey, setByKey] = useState(true);
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, byKey]);

  const go = (to: string, keyboard: boolean) => {
    setByKey(keyboard);
    setDay(to);
  };
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  const [year = '', month = ''] = day.split('-');
  return (
    <>
      <Stepper
        title={read(fill(labels.month, { year, month }))}
        previous={labels.previous}
        next={labels.next}
        onStep={(step) => go(addMonths(day, step), false)}
      />
      <table
        ref={grid}
        role="grid"
        aria-label={label}
        className="text-table tabular-nums"
        onKeyDown={(event) => {
          const to = steps[event.key];
          if (!to) return;
          event.preventDefault();
          go(to, true);
        }}
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.en} scope="col" className="size-8 font-normal text-dim">
                {read(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} role="gridcell" aria-selected={date === chosen} className="p-0">
                  <button
                    type="button"
                    data-day={date}
                    aria-label={date}
                    aria-current={date === today() ? 'date' : undefined}
                    tabIndex={date === day ? 0 : -1}
                    disabled={!allowed(date)}
                    onClick={() => onChoose(date)}
                    className={classNames(
                      'size-8 rounded-sm enabled:hover:bg-hover disabled:opacity-40 aria-[current=date]:font-semibold',
                      date === chosen
                        ? 'bg-accent-solid text-accent-contrast enabled:hover:bg-accent-solid-hover'
                        : date.slice(0, 7) === day.slice(0, 7)
                          ? 'text-ink'
                          : 'text-dim',
                    )}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
