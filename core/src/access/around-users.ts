import { aroundRecords, type AroundRecords } from '../records';
import type { Passwords } from './passwords';
import { user } from './user';

/** Extends the generic calls of users: one who is added without a password gets one that the answer shows once. */
export const aroundUsers = (passwords: Passwords): AroundRecords =>
  aroundRecords(user, (port) => ({
    ...port,
    submit: async (draft, options) => {
      const isTyped = typeof draft.password === 'string' && draft.password !== '';
      const made = passwords.made();
      const stored = await port.submit(isTyped ? draft : { ...draft, password: made }, options);
      // A repeated submit of the same form answers the user whom the first one added, with another password.
      return made.isTaken ? { ...stored, firstPassword: made.text } : stored;
    },
  }));
