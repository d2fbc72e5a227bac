import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../shell/testing/memory-storage';
import { LocalDrafts } from '../../../resource/form/LocalDrafts';
import { highTechSections as sections } from './high-tech-questions';
import type { Question } from './question';

const questions = sections.flatMap((section) => section.questions);
import { standingOf, verdictOf } from './verdict';
import { AssessViewModel } from './AssessViewModel';

const today = '2025-06-30';
const lastYears = [2022, 2023, 2024];

function opened(storage = memoryStorage(), day = today) {
  const drafts = new LocalDrafts(storage as unknown as Storage, 'rdm.draft/visitor/assessIndex');
  return { storage, form: new AssessViewModel(drafts, day) };
}
function filled(values: Readonly<Record<string, string>>): AssessViewModel {
  const { form } = opened();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return form;
}
const condition = (form: AssessViewModel, key: string) => form.score.preconditions.find((each) => each.key === key)!;
const question = (key: string) => questions.find((each) => each.key === key)!;
const yearly = (key: string, amounts: readonly string[], years: readonly number[] = lastYears) =>
  Object.fromEntries(years.map((year, index) => [`${key}/${year}`, amounts[index]!]));

/** An enterprise that qualifies even with the lowest points experts may give. */
const sound: Readonly<Record<string, string>> = {
  ...{ establishDate: '2018-03-01', listedField: 'yes', accident: 'no', staffTotal: '200', techStaff: '20' },
  ...yearly('sales', ['3000', '4000', '5000']),
  ...yearly('netAssets', ['1000', '1400', '2000']),
  ...yearly('rdCost', ['150', '200', '250']),
  ...{ rdCostChina: '600', totalIncome: '5100', hiTechIncome: '3060' },
  ...{ ipClass1: '2', ipClass2: '6', ipSelfDeveloped: 'yes', ipAcquired: 'no', advanced: 'A', support: 'A' },
  ...{ standards: 'yes', conversions3y: '18', mgmt1: '6', mgmt2: '6', mgmt3: '4', mgmt4: '4' },
};

describe('The questionnaire', () => {
  it('asks for everything the rules read, each once', () => {
    const asked = [
      ...['establishDate', 'years', 'listedField', 'accident', 'staffTotal', 'techStaff', 'sales', 'netAssets'],
      ...['rdCost', 'rdCostChina', 'totalIncome', 'hiTechIncome', 'ipClass1', 'ipClass2', 'ipSelfDeveloped'],
      ...['ipAcquired', 'advanced', 'support', 'standards', 'conversions3y', 'mgmt1', 'mgmt2', 'mgmt3', 'mgmt4'],
    ];
    expect(questions.map(({ key }) => key)).toEqual(asked);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
  });

  it('says with each grade the points it brings', () => {
    const { options } = question('advanced') as Extract<Question, { kind: 'choice' }>;
    expect(options.map(({ label }) => (label as { zh: string }).zh)).toEqual([
      '高（7–8 分）',
      '较高（5–6 分）',
      '一般（3–4 分）',
      '较低（1–2 分）',
      '无（0 分）',
    ]);
  });

  it('takes amounts in 万元 and holds them against the law exactly', () => {
    const form = filled(sound);
    expect(form.answers).toMatchObject({ sales: ['30000000.00', '40000000.00', '50000000.00'], accident: false });
    expect(condition(form, 'rdShare')).toMatchObject({ ok: true, actual: '5.00%', required: '≥ 5%' });
    form.set('sales/2024', '5000.0001');
    expect(condition(form, 'rdShare')).toMatchObject({ ok: true, required: '≥ 4%' });
    form.set('rdCostChina', '359.9999');
    expect(condition(form, 'rdInChina')).toMatchObject({ ok: false, actual: '60.00%' });
  });

  it('asks for the years operated only, and counts no others', () => {
    const form = filled({ ...yearly('sales', ['900', '100', '130']) });
    expect(form.years).toEqual(lastYears);
    form.set('years', '2');
    expect(form.years).toEqual([2023, 2024]);
    expect(form.score.parts.flatMap(({ items }) => items).find(({ key }) => key === 'salesGrowth')?.actual).toBe(
      '30.00%',
    );
    form.set('years', '');
    expect(form.valueOf('sales/2022')).toBe('900');
  });

  it.each([
    ['staffTotal', '-1', '请填写 0 或以上的数字，现按未填写计算'],
    ['staffTotal', 'many', '请填写 0 或以上的数字，现按未填写计算'],
    ['staffTotal', '1'.repeat(21), '数字过长，请核对，现按未填写计算'],
    ['ipClass1', '1.5', '请填写 0 或以上的整数，现按未填写计算'],
    ['rdCostChina', '-0.01', '请填写 0 或以上的数字，现按未填写计算'],
    ['staffTotal', '12.5', undefined],
    ['ipClass1', '0', undefined],
    ['rdCostChina', '', undefined],
  ])('of %s %j says what is no answer', (key, value, sentence) => {
    const form = filled({ [key]: value });
    expect(form.faultOf(question(key))?.zh).toBe(sentence);
    expect(form.answers[key as 'staffTotal']).toBe(sentence || value === '' ? null : value);
  });

  it('lets net assets fall below 0, sales not', () => {
    const form = filled({ 'netAssets/2024': '-5', 'sales/2024': '-5' });
    expect(form.faultOf(question('netAssets'), 'netAssets/2024')).toBeUndefined();
    expect(form.faultOf(question('sales'), 'sales/2024')?.zh).toMatch(/0 或以上/);
  });

  it('doubts a part that is more than its whole, and counts it', () => {
    const form = filled({ staffTotal: '10', techStaff: '11' });
    expect(form.warningOf(question('techStaff'))?.zh).toBe('占比超过 100%，请核对');
    expect(condition(form, 'techStaffShare').ok).toBe(true);
    form.set('techStaff', '10');
    expect(form.warningOf(question('techStaff'))).toBeUndefined();
  });
});

describe('The result in words', () => {
  const words = (values: Readonly<Record<string, string>>) => {
    const form = filled(values);
    return verdictOf(form.score, form.isBlank).zh;
  };
  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['nothing is answered', {}, /^填写问卷/],
    ['all nine conditions hold', sound, /^符合认定条件：.*不低于 8\d 分/],
    ['something fails', { ...sound, accident: 'yes', techStaff: '19' }, /有 2 项条件不符合/],
    ['something is not answered', { ...sound, accident: '' }, /1 项条件没有填完/],
    [
      'experts decide',
      { ...sound, conversions3y: '12', mgmt1: '2', mgmt2: '2' },
      /取决于专家评分：得分在 \d+–\d+ 分之间，须 > 70 分/,
    ],
  ])('when %s', (_, values, sentence) => expect(words(values)).toMatch(sentence));

  it('tells a score that is not answered from one that experts decide', () => {
    const standing = (values: Readonly<Record<string, string>>) => {
      const { score } = filled(values);
      return standingOf(
        score.preconditions.find(({ key }) => key === 'innovationScore')!,
        score,
      );
    };
    expect(standing({})).toBe('open');
    expect(standing({ ...sound, conversions3y: '12', mgmt1: '2', mgmt2: '2' })).toBe('experts');
    expect(standing({ ...sound, conversions3y: '12', mgmt1: '', mgmt2: '' })).toBe('open');
  });
});

describe('Whatever is left out', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 }).map((fen) => (fen / 100).toFixed(2));
  const arbitraryOf = (asked: Question): fc.Arbitrary<string> => {
    if (asked.kind === 'date') return fc.constantFrom('2010-01-01', '2025-01-01');
    if (asked.kind === 'yesNo') return fc.constantFrom('yes', 'no');
    if (asked.kind === 'choice') return fc.constantFrom(...asked.options.map(({ value }) => value));
    return asked.kind === 'number' ? fc.integer({ min: 0, max: 30 }).map(String) : amount;
  };
  const fields = questions
    .filter(({ key }) => key !== 'years')
    .flatMap((asked): (readonly [string, fc.Arbitrary<string>])[] =>
      asked.kind === 'yearly'
        ? lastYears.map((year) => [`${asked.key}/${year}`, arbitraryOf(asked)])
        : [[asked.key, arbitraryOf(asked)]],
    );
  const whole = fc.record(Object.fromEntries(fields));
  const kept = fc.uniqueArray(fc.constantFrom(...fields.map(([field]) => field)));
  const years = fc.constantFrom('', '1', '2', '3');

  it('nothing fails for it: what fails by some of the answers fails by all of them', () => {
    fc.assert(
      fc.property(whole, kept, years, (all, some, operated) => {
        const full = filled({ ...all, years: operated }).score;
        const part = filled({
          ...Object.fromEntries(some.map((field) => [field, all[field]!])),
          years: operated,
        }).score;
        for (const [index, { key, ok }] of part.preconditions.entries()) {
          if (ok === false) expect([key, full.preconditions[index]!.ok]).toEqual([key, false]);
        }
        if (part.qualifies === 'no') expect(full.qualifies).toBe('no');
      }),
      { numRuns: 150 },
    );
  });
});

describe('What was typed', () => {
  it('is there at the next opening, until it is cleared', () => {
    const { storage, form } = opened();
    form.set('staffTotal', '200');
    form.set('sales/2024', 'x');
    expect(opened(storage).form.values).toEqual({ staffTotal: '200', 'sales/2024': 'x' });
    form.clear();
    expect([form.isBlank, storage.values.size, opened(storage).form.isBlank]).toEqual([true, 0, true]);
  });

  it('leaves nothing behind once the last answer is taken back', () => {
    const { storage, form } = opened();
    form.set('accident', 'no');
    form.set('accident', '');
    expect(storage.values.size).toBe(0);
  });

  it('stays with its year when a new one begins', () => {
    const { storage, form } = opened();
    for (const [field, value] of Object.entries(yearly('sales', ['1', '2', '3']))) form.set(field, value);
    const next = opened(storage, '2026-01-01').form;
    expect(next.years).toEqual([2023, 2024, 2025]);
    expect(next.values).toEqual({ 'sales/2023': '2', 'sales/2024': '3' });
  });

  it.each(['{"parts":', '{"parts":{"answers":{"values":{"staffTotal":5,"other":"1"}}}}', 'null'])(
    'counts for nothing where it is no draft: %s',
    (content) => {
      const storage = memoryStorage();
      storage.setItem('rdm.draft/visitor/assessIndex', content);
      expect(opened(storage).form.isBlank).toBe(true);
    },
  );
});
