import { newRow, type Call, type Resource, type ValuesOf } from '../../records';
import type { apiLog, errorLog, usualLog } from '../log';

export type LogResource = typeof usualLog | typeof apiLog | typeof errorLog;

/** The values of a log entry; omitted ones stay empty. */
export type LogEntry<R extends LogResource> = Partial<Omit<ValuesOf<R>, 'logId'>>;

/**
 * Adds entries to a log of the caller's tenant. Texts are truncated to the length of their field, and characters the
 * store rejects are removed, so that an entry is never lost because of its content.
 */
export async function keepLogs<R extends LogResource>(
  call: Call,
  log: R,
  entries: readonly LogEntry<R>[],
): Promise<void> {
  const happenTime = call.clock.now();
  const rows = entries.map((entry) =>
    newRow<LogResource>(call, log, { happenTime, ...fitting(log, entry), logId: call.ids.next() }),
  );
  if (rows.length > 0) await call.records.insert(log, rows);
}

/** Permanently deletes entries older than a time. */
export async function purgeLogs(call: Call, logs: readonly Resource[], before: string): Promise<void> {
  for (const log of logs) await call.records.purge(log, [{ field: 'happenTime', is: 'less', value: before }]);
}

function fitting(log: LogResource, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(log.fields).flatMap(([name, field]) => {
      const value = entry[name];
      if (value === undefined || value === null || value === '') return [];
      return [[name, typeof value === 'string' && 'maxLength' in field ? storable(value, field.maxLength) : value]];
    }),
  );
}

const storable = (value: string, most: number): string =>
  value
    .slice(0, most)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '');
