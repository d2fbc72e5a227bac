import { isDeepStrictEqual } from 'node:util';

/** A call repeated, for works too short to be timed one by one. */
const times = (count, call) => () => () => {
  for (let index = 0; index < count; index += 1) call(index);
};

/**
 * What is measured beside the validators: ours, and what people use instead where it gives the same answer.
 * @returns {{ what: string, calls: number, works: Record<string, () => () => void> }[]}
 */
export function libraryWorks(measured) {
  return [...sums(measured), ...splits(measured), ...workdays(measured), ...forms(measured)];
}

function sums({ addUp, Big, costAmount, roundHalfUp, samples }) {
  const amounts = samples(costAmount, { seed: 1, count: 1_000 });
  const added = () => amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed(2);
  same(addUp(amounts), added());
  const written = samples(costAmount, { seed: 2, count: 1_000 }).map((amount) => `${amount}5`);
  const rounded = (amount) => Big(amount).toFixed(2, Big.roundHalfUp);
  same(
    written.map((amount) => roundHalfUp(amount)),
    written.map(rounded),
  );
  const each = (round) => times(1_000, (index) => round(written[index]));
  return [
    {
      what: '`addUp` of 1,000 amounts',
      calls: 50,
      works: { RDM: times(50, () => addUp(amounts)), 'big.js': times(50, added) },
    },
    { what: '`roundHalfUp`', calls: 1_000, works: { RDM: each(roundHalfUp), 'big.js': each(rounded) } },
  ];
}

function splits({ allocate }) {
  const weights = [160.5, 22, 31.25, 8, 0, 77];
  return [
    {
      what: '`allocate` over 6 weights',
      calls: 10_000,
      works: {
        RDM: times(10_000, (index) => allocate(`${index}.37`, weights)),
        'plain numbers, which lose 分': times(10_000, (index) => asPlainNumbers(index + 0.37, weights)),
      },
    },
  ];
}

function asPlainNumbers(total, weights) {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  return weights.map((weight) => ((total * weight) / sum).toFixed(2));
}

function workdays({ getWorkdaysInRange, workdaysBetween }) {
  const [first, last] = ['2024-01-01', '2024-12-31'];
  const listed = () => getWorkdaysInRange(first, last).length;
  same(workdaysBetween(first, last), listed());
  return [
    {
      what: '`workdaysBetween` over a year',
      calls: 20,
      works: { RDM: times(20, () => workdaysBetween(first, last)), 'chinese-days': times(20, listed) },
    },
  ];
}

function forms({ explain, superDeduction }) {
  const sizes = [20, 500].flatMap((count) => {
    const input = inputOf(count);
    const calls = 1_000 / count;
    return [
      {
        what: `\`superDeduction\` with ${count} projects`,
        calls,
        works: { RDM: times(calls, () => superDeduction(input).lines['51']) },
      },
      {
        what: `the same with its trace`,
        calls,
        works: { RDM: times(calls, () => superDeduction(input).trace.inputs.length) },
      },
    ];
  });
  const { trace } = superDeduction(inputOf(20));
  const explained = { RDM: times(5, () => explain(trace)) };
  return [...sizes, { what: '`explain` of a form with 20 projects', calls: 5, works: explained }];
}

const inputOf = (count) => ({
  year: 2024,
  period: 'ANNUAL',
  projects: Array.from({ length: count }, (_, index) => projectOf(index)),
});

function projectOf(index) {
  const amount = (base) => `${base * 100 + index}.${String((index * 37) % 100).padStart(2, '0')}`;
  return {
    id: String(index + 1),
    expenditureType: index % 5 === 0 ? 'capitalised' : 'expensed',
    ended: true,
    personnel: amount(900),
    directInput: amount(400),
    depreciation: amount(50),
    amortisation: amount(20),
    design: amount(10),
    other: amount(150),
    entrustDomestic: index % 7 === 0 ? amount(300) : '0',
    entrustOverseasOrg: index % 11 === 0 ? amount(200) : '0',
  };
}

/** Speeds of different answers are no comparison. */
function same(own, other) {
  if (!isDeepStrictEqual(own, other)) throw new Error(`${String(own)} is not ${String(other)}`);
}
