import { faults, Refusal, text, type PasswordHasher } from '../kernel';
import type { Resource, ResourceHooks } from '../records';
import { client } from '../access';
import { NOT_IN_USE, objectStore, smsService, takeSecrets, type SecretKeeper } from '../system';
import { objectStoreHooks } from './object-store-hooks';

const NO_SECRET = text('请输入应用密钥', 'Enter the secret');

/** Keys of other services are sealed; which service is in use is chosen by a call of its own. */
const sealed =
  (resource: Resource, keeper: SecretKeeper): NonNullable<ResourceHooks['beforeSubmit']> =>
  async (_call, values, before, draft) => {
    values.inUse = before?.inUse ?? NOT_IN_USE;
    await takeSecrets(
      resource,
      values,
      draft,
      pasted((secret) => keeper.seal(secret)),
    );
  };

/** What a client proves itself by is kept as a hash, as passwords are. */
const clientHooks = (hasher: PasswordHasher): ResourceHooks => ({
  beforeSubmit: async (_call, values, before, draft) => {
    await takeSecrets(
      client,
      values,
      draft,
      pasted((secret) => hasher.hash(secret)),
    );
    if (!before && !values.clientSecret) {
      throw new Refusal(faults.invalid(NO_SECRET, [{ field: 'clientSecret', message: NO_SECRET }]));
    }
  },
});

/** Keys come by copying, and with them the blanks around; nobody chose one of blanks. */
const pasted = (keep: (secret: string) => Promise<string>) => async (typed: string) => {
  const secret = typed.trim();
  return secret === '' ? null : keep(secret);
};

/** What keeps secrets among the platform's own tables. */
export const secretHooks = ({
  hasher,
  secrets,
}: {
  readonly hasher: PasswordHasher;
  readonly secrets: SecretKeeper;
}): Readonly<Record<string, ResourceHooks>> => ({
  [client.name]: clientHooks(hasher),
  [objectStore.name]: objectStoreHooks(sealed(objectStore, secrets)),
  [smsService.name]: { beforeSubmit: sealed(smsService, secrets) },
});
