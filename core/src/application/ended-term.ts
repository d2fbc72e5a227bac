import { secondFactor, session, user } from '../access';
import { storedLayout } from '../intake';
import { faults, Refusal, text } from '../kernel';
import type { Caller, Guard } from '../records';
import { readingMark } from '../system';

/** What a person leaves behind by reading: his sign-ins and their second factors, what he has read, how his lists are laid out. */
const ofReading: ReadonlySet<string> = new Set([session.name, secondFactor.name, readingMark.name, storedLayout.name]);

/**
 * Refuses the writes of a caller whose tenant’s term of use is over. He still changes his own password.
 * docs/product.md, Licence term
 */
export const guardOfEndedTerm =
  ({ userId, termEndedAt }: Caller): Guard =>
  (resource, rows) => {
    if (ofReading.has(resource.name)) return;
    if (resource.name === user.name && rows?.every(({ id }) => id === userId)) return;
    throw new Refusal({ ...faults.invalid(said(termEndedAt ?? '')), code: 403, name: 'TERM_ENDED' });
  };

const said = (endedAt: string) =>
  text(
    `使用期限已于 ${endedAt} 到期：可以查看和导出，不能修改；请联系平台续期`,
    `The licence term ended at ${endedAt}: you can read and export, and change nothing; ask the platform to renew it`,
  );
