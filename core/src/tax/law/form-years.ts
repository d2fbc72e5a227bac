import { inForce, type Dated } from './dated';

export interface FormYears extends Dated {
  /** Names the version, after its first year. */
  readonly key: '2017' | '2018' | '2021' | '2022' | '2023' | '2024';
}

/** The tax years for which each version of A107012 was printed: keyed by the settlement year, not by the day of filing. */
export const formYears: readonly FormYears[] = [
  { key: '2017', from: 2017, to: 2017 },
  { key: '2018', from: 2018, to: 2020 },
  { key: '2021', from: 2021, to: 2021 },
  { key: '2022', from: 2022, to: 2022 },
  { key: '2023', from: 2023, to: 2023 },
  { key: '2024', from: 2024 },
];

/** The version of a tax year; null before 2017, whose returns had other forms. */
export const formOf = (year: number): FormYears['key'] | null => inForce(formYears, year)[0]?.key ?? null;
