import { faults, Refusal, text, type Draft, type PasswordHasher } from '../../kernel';
import { client } from '../../access';
import { NOT_IN_USE, objectStore, secretFields, smsService, type SecretKeeper } from '../../system';
import type { ResourceHooks } from '../resource-hooks';

const NO_SECRET = text('请输入应用密钥', 'Enter the secret');

/** What was typed into a field that is never sent back; nothing leaves what is stored. */
function typed(draft: Draft | undefined, name: string): string | null {
  const value = draft?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Keys of other services are sealed; which service is in use is chosen by a call of its own. */
const sealedHooks = (keeper: SecretKeeper): ResourceHooks => ({
  beforeSubmit: async (_call, values, before, draft) => {
    values.inUse = before?.inUse ?? NOT_IN_USE;
    for (const name of secretFields) {
      const secret = typed(draft, name);
      if (secret !== null) values[name] = await keeper.seal(secret);
    }
  },
});

/** What a client proves itself by is kept as a hash, as passwords are. */
const clientHooks = (hasher: PasswordHasher): ResourceHooks => ({
  beforeSubmit: async (_call, values, before, draft) => {
    const secret = typed(draft, 'clientSecret');
    if (secret !== null) values.clientSecret = await hasher.hash(secret);
    else if (!before) throw new Refusal(faults.invalid(NO_SECRET, [{ field: 'clientSecret', message: NO_SECRET }]));
  },
});

/** What keeps secrets among the platform's own tables. */
export const secretHooks = ({
  hasher,
  secrets,
}: {
  readonly hasher: PasswordHasher;
  readonly secrets: SecretKeeper;
}): Readonly<Record<string, ResourceHooks>> => ({
  [client.name]: clientHooks(hasher),
  [objectStore.name]: sealedHooks(secrets),
  [smsService.name]: sealedHooks(secrets),
});
