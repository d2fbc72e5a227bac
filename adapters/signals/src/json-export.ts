import type { SignalReading } from '@rdm/core/internal/hours';
import { notKnown, readEntries, type ExportedEntry } from './exported-entry';

/** How deep objects are looked into; exports nest less. */
const DEEPEST = 6;

/**
 * Reads a JSON list, a list under `issues`, `worklogs`, `values` or `items`, and of Jira's issues the worklogs in them,
 * which have the key of their issue.
 */
export function readJson(content: string, file: string): SignalReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return notKnown();
  }
  const list = listIn(parsed);
  if (!list) return notKnown();
  return readEntries(
    list.flatMap((each) => entriesOf(each)),
    file,
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(parsed: unknown): readonly unknown[] | null {
  if (Array.isArray(parsed)) return parsed;
  if (!isObject(parsed)) return null;
  const found = ['issues', 'worklogs', 'values', 'items', 'commits'].map((name) => parsed[name]).find(Array.isArray);
  return found ?? null;
}

function entriesOf(entry: unknown): ExportedEntry[] {
  if (!isObject(entry)) return [{}];
  const fields = isObject(entry.fields) ? entry.fields : {};
  const worklog = isObject(fields.worklog) ? fields.worklog.worklogs : undefined;
  const own = flat(entry);
  if (!Array.isArray(worklog) || worklog.length === 0) return [own];
  return worklog.map((each): ExportedEntry => ({
    ...flat(each),
    key: own.key ?? '',
    'fields.project.key': own['fields.project.key'] ?? '',
    'fields.summary': own['fields.summary'] ?? '',
  }));
}

function flat(value: unknown, name = '', depth = 0): Record<string, string> {
  if (depth > DEEPEST || value === null || value === undefined) return {};
  if (typeof value === 'string' || typeof value === 'number') return { [name]: String(value) };
  if (typeof value !== 'object') return {};
  const inner = Object.entries(value).flatMap(([key, each]) =>
    Object.entries(flat(each, name === '' ? key : `${name}.${key}`, depth + 1)),
  );
  return Object.fromEntries(inner);
}
