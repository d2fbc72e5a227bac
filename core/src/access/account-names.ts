import { inLanguage, nameWithCode, quotable, text } from '../kernel';
import { wholly, type Call, type NameOf, type ResourceHooks, type StoredRecord } from '../records';
import { user, type UserRecord } from './user';

/** The fields of a record that hold the account of a person and, if it is kept, the time at which the person acted. */
export interface ActingPerson {
  readonly account: string;
  readonly at?: string;
}

/**
 * Names the people behind accounts: `陈会计（finance）`, as two people may have one name. The account alone stands where it
 * has no user or no name, and where its user was added after the time of the act, so that nobody answers for what the
 * former holder of the account did.
 */
export async function accountNames(call: Call, accounts: Iterable<string>): Promise<NameOf> {
  const where = [{ field: 'account', is: 'in', value: [...new Set(accounts)] }] as const;
  const users = where[0].value.length > 0 ? await wholly(call).records.find(user, { where }) : [];
  const byAccount = new Map(users.map((each) => [each.account, each]));
  return (account, at) => inLanguage(named(account, at, byAccount), call.language);
}

/** The hook behind columns that name people as `accountNames` does, by the name of the column. */
export function namesOnRead(columns: Readonly<Record<string, ActingPerson>>): Pick<ResourceHooks, 'onRead'> {
  const people = Object.entries(columns);
  return {
    async onRead(call, rows) {
      const nameOf = await accountNames(
        call,
        people.flatMap(([, { account }]) => rows.flatMap((row) => textOf(row, account) ?? [])),
      );
      return rows.map((row) =>
        Object.fromEntries(
          people.map(([column, { account: field, at }]) => {
            const account = textOf(row, field);
            return [column, account && nameOf(account, at ? textOf(row, at) : null)];
          }),
        ),
      );
    },
  };
}

function named(account: string, at: string | null, users: ReadonlyMap<string, UserRecord>) {
  const found = users.get(account);
  const name = found?.realName ?? '';
  if (!found || name === '' || name === account || (at !== null && found.createTime > at))
    return text(account, account);
  const shown = quotable(name);
  return nameWithCode(shown, account);
}

function textOf(row: StoredRecord, name: string): string | null {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
