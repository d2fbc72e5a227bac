import { addMonths, daysInMonth, isDate, monthOf } from '../../kernel/calendar';
import { refusedInput, text } from '../../kernel';

const MONTHS = 60;

/**
 * The last day on which money treated as 不征税收入 may be spent: 60 months after it was received. What is left then is
 * taxable income of the sixth year, and cost paid out of it is deductible (财税〔2011〕70号 第三条).
 *
 * @param receivedOn yyyy-MM-dd
 * @returns yyyy-MM-dd
 * @throws DomainError `INVALID_INPUT`
 */
export function grantDeadline(receivedOn: string): string {
  if (!isDate(receivedOn)) {
    const message = text('应为 yyyy-MM-dd 格式的日期', 'Must be a date yyyy-MM-dd');
    throw refusedInput('INVALID_INPUT', ['receivedOn'], receivedOn, message);
  }
  const month = addMonths(monthOf(receivedOn), MONTHS);
  const day = Math.min(Number(receivedOn.slice(8)), daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
  return `${month}-${String(day).padStart(2, '0')}`;
}
