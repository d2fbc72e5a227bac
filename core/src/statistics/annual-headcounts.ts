import { text, type Text, type Trace } from '../kernel';
import { isFullTime, isResearchPerson, type AnnualPerson } from './annual-person';

interface Headcount {
  readonly code: string;
  readonly rule: Text;
  readonly counts: (person: AnnualPerson) => boolean;
}

const bachelorOrAbove: readonly (string | null)[] = ['bachelor', 'master', 'doctor'];

const headcounts: readonly Headcount[] = [
  {
    code: '1',
    rule: text(
      '全年研发工时 ≥ 应出勤工时 × 10% 的人数',
      'People with R&D hours ≥ 10% of the scheduled hours of the year',
    ),
    counts: () => true,
  },
  {
    code: '2',
    rule: text('代码 1 中人员类别为管理和服务人员的人数', 'People of code 1 in management and service'),
    counts: ({ category }) => category === 'manager',
  },
  { code: '3', rule: text('代码 1 中女性人数', 'Women of code 1'), counts: ({ sex }) => sex === '2' },
  {
    code: '4',
    rule: text(
      '全年研发工时 ≥ 应出勤工时 × 90% 的人数',
      'People with R&D hours ≥ 90% of the scheduled hours of the year',
    ),
    counts: isFullTime,
  },
  {
    code: '5',
    rule: text(
      '代码 1 中学历为本科、硕士或博士的人数',
      'People of code 1 with a bachelor’s, master’s or doctoral degree',
    ),
    counts: ({ education }) => bachelorOrAbove.includes(education),
  },
  {
    code: '6',
    rule: text('代码 1 中用工形式为外聘的人数', 'People of code 1 engaged from outside'),
    counts: ({ employmentForm }) => employmentForm === 'external',
  },
];

/** Codes 1 to 6, each traced to the persons counted. */
export function annualHeadcounts(persons: readonly AnnualPerson[], labelOf: (code: string) => Text): Trace[] {
  const research = persons.filter(isResearchPerson);
  return headcounts.map(({ code, rule, counts }) => {
    const counted = research.filter(counts);
    return {
      key: `amount${code}`,
      label: labelOf(code),
      value: String(counted.length),
      formula: rule,
      inputs: counted.map((person, index) => personTrace(code, person, index)),
    };
  });
}

function personTrace(code: string, person: AnnualPerson, index: number): Trace {
  const worked = person.rdHours || '0';
  const due = person.dueHours || '0';
  return {
    key: `amount${code}/person:${person.id ?? index + 1}`,
    label: text(person.name ?? `人员 ${index + 1}`, person.name ?? `Person ${index + 1}`),
    value: worked,
    formula: text(`研发工时 ${worked}，应出勤工时 ${due}`, `R&D hours ${worked}, scheduled hours ${due}`),
    inputs: [],
    ...(person.id !== undefined && { source: { resource: 'blade-rdm/entpersonnel', id: person.id } }),
  };
}
