import { text } from '../../kernel';
import { countGiven, letterGiven, yesNoGiven } from '../answer';
import { cite } from '../documents';
import { ipPoints, type IpBand } from '../ip-count-bands';
import { exactly, partOf, upTo, type Points, type ScoreItem, type ScorePart } from '../points';
import type { Grade, HighTechAnswers } from './high-tech-answers';

const between = (low: number, high: number, suggested = low): Points => ({ low, high, suggested });

/** 高 or 强, 较高, 一般, 较低, 无 (195号 三（七）1). */
const gradePoints: Readonly<Record<Grade, Points>> = {
  A: between(7, 8),
  B: between(5, 6),
  C: between(3, 4),
  D: between(1, 2),
  E: exactly(0),
};
const grades = Object.keys(gradePoints) as Grade[];

/** 知识产权数量: one of Ⅰ类, else by those of Ⅱ类; the upper point from the next one on (195号 三（七）1). */
const ipCountBands: readonly IpBand<Points>[] = [
  { class1: 2, points: between(7, 8, 8) },
  { class1: 1, points: between(7, 8) },
  { class2: 6, points: between(5, 6, 6) },
  { class2: 5, points: between(5, 6) },
  { class2: 4, points: between(3, 4, 4) },
  { class2: 3, points: between(3, 4) },
  { class2: 2, points: between(1, 2, 2) },
  { class2: 1, points: between(1, 2) },
];

/** 知识产权获得方式: with own R&D, or only acquired. */
const selfDeveloped = between(1, 6, 4);
const onlyAcquired = between(1, 3, 2);
const inStandards = between(1, 2);

/** 知识产权 (30, with the bonus for standards too). */
export function intellectualPropertyPart(answers: HighTechAnswers): ScorePart {
  return partOf({
    key: 'intellectualProperty',
    label: text('知识产权', 'Intellectual property'),
    max: 30,
    items: [
      graded('advanced', answers.advanced),
      graded('support', answers.support),
      counted(answers),
      obtained(answers),
      standards(answers),
    ],
    basis: cite('highTechGuide', '三（七）1'),
  });
}

const gradedLabels = {
  advanced: text('技术的先进程度', 'How advanced the technology is'),
  support: text('对主要产品（服务）在技术上发挥核心支持作用', 'Core support of the main products or services'),
};

function graded(key: 'advanced' | 'support', answer: unknown): ScoreItem {
  const grade = letterGiven(answer, grades);
  const points = grade ? gradePoints[grade] : upTo(8);
  return { key, label: gradedLabels[key], max: 8, ...points, given: grade !== null, actual: grade };
}

function counted({ ipClass1, ipClass2 }: HighTechAnswers): ScoreItem {
  const numbers = { class1: countGiven(ipClass1), class2: countGiven(ipClass2) };
  const least = ipPoints(ipCountBands, numbers, 0) ?? exactly(0);
  const most = ipPoints(ipCountBands, numbers, Infinity) ?? exactly(0);
  // With a piece of Ⅰ类 the number of Ⅱ类 is irrelevant.
  const given = numbers.class1 !== null && (numbers.class2 !== null || numbers.class1 > 0);
  return {
    key: 'ipCount',
    label: text('知识产权数量', 'Number of intellectual property rights'),
    max: 8,
    ...least,
    high: most.high,
    given,
    actual: given ? `Ⅰ类 ${numbers.class1}, Ⅱ类 ${numbers.class2 ?? '—'}` : null,
  };
}

function obtained(answers: HighTechAnswers): ScoreItem {
  const own = anyOf(answers.ipSelfDeveloped);
  const bought = anyOf(answers.ipAcquired);
  const least = own ? selfDeveloped : bought ? onlyAcquired : exactly(0);
  const most = own !== false ? selfDeveloped : bought !== false ? onlyAcquired : exactly(0);
  const given = own === true || (own === false && bought !== null);
  return {
    key: 'ipObtained',
    label: text('知识产权获得方式', 'How the intellectual property was obtained'),
    max: 6,
    ...least,
    high: most.high,
    given,
    actual: given ? String(own ? 'selfDeveloped' : bought ? 'acquired' : 'none') : null,
  };
}

/** Whether there is any, answered as yes/no or as a count. */
function anyOf(answer: unknown): boolean | null {
  const count = countGiven(answer);
  return count === null ? yesNoGiven(answer) : count > 0;
}

function standards(answers: HighTechAnswers): ScoreItem {
  const took = yesNoGiven(answers.standards);
  return {
    key: 'standards',
    label: text(
      '参与编制国家标准、行业标准、检测方法、技术规范（加分）',
      'Took part in national or industry standards, test methods or specifications (bonus)',
    ),
    max: 2,
    ...(took === null ? upTo(2) : took ? inStandards : exactly(0)),
    given: took !== null,
    actual: took === null ? null : String(took),
  };
}
