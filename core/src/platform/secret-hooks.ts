import { client } from '../access';
import { faults, Refusal, text, type PasswordHasher } from '../kernel';
import { hooksOn, type Draft, type DraftValues, type HooksByName, type RecordOf } from '../records';
import { NOT_IN_USE, objectStore, smsService, takeSecrets, type SecretKeeper } from '../system';
import { objectStoreHooks } from './stores/object-store-hooks';

const NO_SECRET = text('请输入应用密钥', 'Enter the secret');

type Service = typeof objectStore | typeof smsService;

/** Encrypts the keys of external services; the active service is selected by a separate call, not by a submit. */
async function sealKeys(
  resource: Service,
  values: DraftValues<Service>,
  before: RecordOf<Service> | null,
  draft: Draft | undefined,
  keeper: SecretKeeper,
): Promise<void> {
  values.inUse = before?.inUse ?? NOT_IN_USE;
  await takeSecrets(
    resource,
    values,
    draft,
    pasted((secret) => keeper.seal(secret)),
  );
}

/** A client's secret is stored as a hash, like passwords. */
const clientHooks = (hasher: PasswordHasher): HooksByName =>
  hooksOn(client, {
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

/** Pasted keys may come with surrounding blanks; blanks alone count as no key. */
const pasted = (keep: (secret: string) => Promise<string>) => async (typed: string) => {
  const secret = typed.trim();
  return secret === '' ? null : keep(secret);
};

/** Hooks that protect secrets in the platform's own tables. */
export const secretHooks = ({
  hasher,
  secrets,
}: {
  readonly hasher: PasswordHasher;
  readonly secrets: SecretKeeper;
}): HooksByName => ({
  ...clientHooks(hasher),
  ...objectStoreHooks((_call, values, before, draft) => sealKeys(objectStore, values, before, draft, secrets)),
  ...hooksOn(smsService, {
    beforeSubmit: (_call, values, before, draft) => sealKeys(smsService, values, before, draft, secrets),
  }),
});
