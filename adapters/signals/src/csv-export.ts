import type { SignalReading } from '@rdm/core/internal/hours';
import Papa from 'papaparse';
import { notKnown, readEntries } from './exported-entry';

/** Reads a CSV with headings in its first line; commas, semicolons or tabs are told apart. */
export function readCsv(content: string, file: string): SignalReading {
  const { data } = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [headings, ...rows] = data;
  if (!headings || headings.length < 2) return notKnown();
  const entries = rows.map((row) => {
    const entry: Record<string, string> = {};
    // Jira repeats a heading for each value of a list, so the first that is filled stands.
    for (const [at, name] of headings.entries()) if (!entry[name]) entry[name] = row[at] ?? '';
    return entry;
  });
  return readEntries(entries, file);
}
