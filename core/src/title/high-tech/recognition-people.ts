import { text, type Text } from '../../kernel';
import { personnel } from '../../project';
import type { Call } from '../../records';
import type { FigureOfTitle } from '../application/title';
import { summed } from '../figures/summed';
import type { YearFacts } from '../figures/year-facts';

/** The lines of 人力资源情况表 (一) below the totals: key, label, and the forms of employment counted; null: typed. */
const lines = [
  ['full', text('在职人员', 'Employed'), ['fullTime', '', null]],
  ['part', text('兼职人员', 'Part time'), ['partTime']],
  ['temporary', text('临时聘用人员', 'Temporary'), ['external']],
  ['foreign', text('外籍人员', 'Foreigners'), null],
  ['returned', text('留学归国人员', 'Returned from abroad'), null],
  ['thousand', text('千人计划人员', 'Of the Thousand Talents plan'), null],
] as const satisfies readonly (readonly [string, Text, readonly (string | null)[] | null])[];

/** (二) 全体人员结构, which the register of R&D personnel does not tell. */
const structure = [
  [
    text('学历', 'Education'),
    {
      doctor: text('博士', 'doctorate'),
      master: text('硕士', 'master'),
      bachelor: text('本科', 'bachelor'),
      college: text('大专及以下', 'college or below'),
    },
  ],
  [
    text('职称', 'Professional title'),
    {
      senior: text('高级职称', 'senior'),
      middle: text('中级职称', 'intermediate'),
      junior: text('初级职称', 'junior'),
      technician: text('高级技工', 'senior technician'),
    },
  ],
  [
    text('年龄', 'Age'),
    {
      to30: text('30及以下', '30 or below'),
      to40: text('31-40', '31 to 40'),
      to50: text('41-50', '41 to 50'),
      above50: text('51及以上', '51 or above'),
    },
  ],
] as const satisfies readonly (readonly [Text, Readonly<Record<string, Text>>])[];

export const peopleStructure = structure.flatMap(([group, classes]) =>
  Object.entries(classes).map(([key, label]) => ({ key, group, label })),
);

export const peopleLines = lines.map(([key, label]) => ({ key, label: label.zh }));
export const staffField = (key: string): string => `staff_${key}`;
export const scienceField = (key: string): string => `science_${key}`;

const typed = async () => null;
const people = (field: string, label: Text, from: FigureOfTitle['from']): FigureOfTitle => ({
  ...{ field, label, from, unit: 'people' },
});

/** Those counted as 科技人员 in a year who are employed in one of the forms; null where nobody was counted. */
async function scienceStaffIn(facts: YearFacts, year: number, forms: readonly (string | null)[], label: Text) {
  const counted = await facts.countedStaff(year);
  if (!counted) return null;
  const formOf = await facts.other('employmentForms', employmentForms);
  return summed(
    { key: `science/${forms.join('-')}/${year}`, label },
    counted.inputs.filter(({ source }) => forms.includes(formOf.get(source?.id ?? '') ?? null)),
    0,
  );
}

async function employmentForms(call: Call): Promise<ReadonlyMap<string, string | null>> {
  return new Map((await call.records.find(personnel)).map(({ id, employmentForm }) => [id, employmentForm] as const));
}

/** The figures of 人力资源情况表 besides the two totals, of the year before that of the application. */
export const peopleFigures: readonly FigureOfTitle[] = [
  ...lines.map(([key, label]) => people(staffField(key), text(`职工：${label.zh}`, `Staff: ${label.en}`), typed)),
  ...lines.map(([key, label, forms]) =>
    people(scienceField(key), text(`科技人员：${label.zh}`, `Technical staff: ${label.en}`), (facts, year) =>
      forms === null ? typed() : scienceStaffIn(facts, year - 1, forms, label),
    ),
  ),
  ...peopleStructure.map(({ key, group, label }) =>
    people(staffField(key), text(`${group.zh}：${label.zh}`, `${group.en}: ${label.en}`), typed),
  ),
];
