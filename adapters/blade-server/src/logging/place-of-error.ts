import { withoutFolders } from './without-folders';

/** `at name (file:line:column)` or `at file:line:column`, the innermost frame first. */
const FRAME = /^\s*at (?:.*\()?(.+):(\d{1,9}):\d{1,9}\)?$/;

/** Where an error was thrown according to its stack; empty where it does not say. */
export function placeOf(error: Error): { readonly fileName?: string; readonly lineNumber?: number } {
  for (const line of (error.stack ?? '').split('\n', 10)) {
    const found = FRAME.exec(line.slice(0, 500));
    if (found) return { fileName: withoutFolders(found[1]!), lineNumber: Number(found[2]) };
  }
  return {};
}
