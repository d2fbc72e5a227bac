import { comparedHeading } from './heading-place';
import type { FieldSource, Layout } from './layout';

/** The headings that the source of a field reads, as `comparedHeading` writes them. */
export function headingsOfSource(source: FieldSource): string[] {
  return [
    ...headingsOfValue(source),
    ...(source.steps ?? []).flatMap((step) => (step.do === 'where' ? [step.heading] : [])),
  ].map(comparedHeading);
}

function headingsOfValue(source: FieldSource): readonly string[] {
  switch (source.from) {
    case 'column':
      return [source.heading];
    case 'sum':
      return source.headings;
    case 'joined':
    case 'firstOf':
      return source.sources.flatMap(headingsOfSource);
    default:
      return [];
  }
}

/** Every heading that a layout reads. */
export const headingsRead = ({ fields }: Layout): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap(headingsOfSource));
