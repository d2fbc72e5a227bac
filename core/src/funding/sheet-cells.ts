import { columnLetters, type FormAmount, type FormCell } from '../kernel';

export const amountCell = (value: string, formula?: string): FormAmount => ({
  value,
  places: 2,
  ...(formula !== undefined && { formula }),
});

export const textCell = (text: string | null): FormCell => ({ text: text ?? '' });

/** `SUM(C8:C10)`; `column` counts from 0, rows as formulas do. */
export const sumOfRows = (column: number, from: number, to: number): string =>
  `SUM(${columnLetters(column)}${from}:${columnLetters(column)}${to})`;
