import type { Text } from '../../kernel';
import type { Call } from '../../records';
import { titles } from '../titles';
import { currentRecords } from './current-records';
import { titleRecords } from './title-record';

/** A day on which something is due for a title, and the page of the title. */
export interface TitleDeadline {
  readonly code: string;
  /** yyyy-MM-dd */
  readonly on: string;
  readonly message: Text;
  readonly to: string;
}

/** What is due for the titles whose records the caller may see, each once. */
export async function titleDeadlines(call: Call): Promise<readonly TitleDeadline[]> {
  const today = call.clock.now().slice(0, 10);
  const found: TitleDeadline[] = [];
  for (const title of titles) {
    if (!call.caller.permissions.has(title.resource.permissions.view)) continue;
    const records = await titleRecords(call, title);
    const due = currentRecords(records).flatMap((record) => title.deadlines({ record, records, today }));
    for (const { on, message } of new Map(due.map((each) => [`${each.on} ${each.message.zh}`, each])).values())
      found.push({ code: title.code, on, message, to: title.path });
  }
  return found;
}
