/** What stands in a Markdown text under a heading, up to the next one of its level or above; null without that heading. */
export function guideSection(guide: string, heading: string): string | null {
  const lines = guide.split('\n');
  const at = lines.findIndex((line) => /^#{2,3} /.test(line) && line.replace(/^#+ /, '') === heading);
  if (at < 0) return null;
  const level = lines[at]!.indexOf(' ');
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}
