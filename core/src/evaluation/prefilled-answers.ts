import { requireYear, wholly, type Call } from '../records';
import { aboveScaleTitle, recognitionTitle, techSmeTitle, titleAnswers, type Title } from '../title';
import { answersIn, type Answers } from './answers';
import type { EvaluationKind } from './evaluation-dictionaries';

const titles: Readonly<Record<EvaluationKind, Title>> = {
  highTech: recognitionTitle,
  techSme: techSmeTitle,
  aboveScale: aboveScaleTitle,
};

/** What the registers of the enterprise answer of a questionnaire; the figures are those of the whole enterprise. */
export async function prefilledAnswers(
  call: Call,
  { kind, year }: { readonly kind: EvaluationKind; readonly year: string },
): Promise<{ readonly answers: Answers }> {
  const answers = await titleAnswers(wholly(call), titles[kind], requireYear(year));
  return { answers: answersIn(Object.fromEntries(Object.entries(answers).filter(([, value]) => isGiven(value)))) };
}

const isGiven = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.every((each) => each === null));
