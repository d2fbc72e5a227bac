/** The pattern that matches just these headings; one that matches nothing where there are none. */
export function patternOfHeadings(headings: readonly string[]): string {
  if (headings.length === 0) return '^$';
  return `^(?:${headings.map((heading) => heading.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})$`;
}
