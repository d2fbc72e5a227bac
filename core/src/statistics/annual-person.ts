import Big from 'big.js';

/** One person of the R&D personnel register with the hours of the year. */
export interface AnnualPerson {
  readonly id?: string;
  readonly name?: string;
  /** 1 male, 2 female. */
  readonly sex: string | null;
  readonly education: 'doctor' | 'master' | 'bachelor' | 'college' | 'other' | (string & {}) | null;
  readonly category: 'researcher' | 'technician' | 'assistant' | 'manager' | (string & {}) | null;
  readonly employmentForm: 'fullTime' | 'partTime' | 'external' | (string & {}) | null;
  /** Σ 研发工时 of the year. */
  readonly rdHours: string | null;
  /** Σ 应出勤工时 of the year. */
  readonly dueHours: string | null;
}

/** 10% of statutory working time makes a person R&D personnel, 90% full-time. */
const participates = '0.1';
const fullTime = '0.9';

export function isResearchPerson(person: AnnualPerson): boolean {
  return reaches(person, participates);
}

/** False without hours due, because the share is undefined. */
export function isFullTime(person: AnnualPerson): boolean {
  return hours(person.dueHours).gt(0) && reaches(person, fullTime);
}

function reaches(person: AnnualPerson, share: string): boolean {
  const worked = hours(person.rdHours);
  return worked.gt(0) && worked.gte(hours(person.dueHours).times(share));
}

function hours(value: string | null): Big {
  return new Big(value || '0');
}
