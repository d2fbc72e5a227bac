import type { Trace } from '@rdm/core/kernel';

/** The figures of a form, each where it is told in full, which is where it first comes, depth first. */
export function figuresByKey(form: Trace): ReadonlyMap<string, Trace> {
  const figures = new Map<string, Trace>();
  const tell = (figure: Trace) => {
    if (!figures.has(figure.key)) figures.set(figure.key, figure);
    figure.inputs.forEach(tell);
  };
  tell(form);
  return figures;
}
