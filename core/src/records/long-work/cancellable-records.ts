import type { Cancellation } from '../../kernel';
import type { Records } from '../records';
import { cancelledWork } from './long-work';

/** The records of work that can be cancelled: its next read or write is refused, which rolls its transaction back. */
export const cancellableRecords = (records: Records, cancellation: Cancellation): Records =>
  new Proxy(records, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        if (cancellation.aborted) return Promise.reject(cancelledWork());
        return member.apply(target, given) as unknown;
      };
    },
  });
