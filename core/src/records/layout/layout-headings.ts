import { boundedPattern } from './bounded-pattern';
import { comparedHeading, type HeadingPlace } from './heading-place';
import type { FieldSource, Layout } from '../declaration/layout';

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

/** The headings of a file that a layout reads, as the file writes them. */
export function headingsRead({ fields, unfolded }: Layout, { headings }: HeadingPlace): ReadonlySet<string> {
  const read = new Set(Object.values(fields).flatMap(headingsOfSource));
  const match = unfolded && boundedPattern(unfolded.headings);
  return new Set(
    headings.filter((heading) => heading !== '' && (read.has(comparedHeading(heading)) || match?.(heading))),
  );
}
