import { faults, Refusal, text, type Ephemeral } from '../kernel';
import { insertRecords, updateRecords, type Call } from '../records';
import type { SecretKeeper } from '../system';
import type { OneTimePasswords, Passkeys, Site } from './driven';
import { secondFactor, type FactorKind, type SecondFactorRecord } from './second-factor';
import { tokenDigest } from './token-text';
import type { UserRecord } from './user';

/** In ms: for typing a code, or for finding the telephone. */
const LIFETIME = 5 * 60_000;
const TRIES = 5;
/** Wrong answers of a person, whose password was right each time. */
const MOST_FAILURES = 15;
const HALF_AN_HOUR = 30 * 60_000;
const RECOVERY_CODES = 10;
/** Of a column; authenticators that count reach it in no lifetime. */
const LARGEST_COUNTER = 2 ** 31 - 1;

const said = {
  wrong: text('验证码不正确或已使用，请重新输入', 'The code is wrong or was used already; enter the next one'),
  often: text('验证码错误次数过多，请半小时后再试', 'Too many wrong codes; try again in half an hour'),
  over: text('验证已超时，请重新开始', 'This took too long; begin again'),
  passkey: text('通行密钥验证没有通过，请重试', 'The passkey was not accepted; try again'),
  noPasskeys: text('通行密钥须在加密连接（https）下使用', 'Passkeys need an encrypted connection (https)'),
};

const refused = (which: keyof typeof said, field?: string) =>
  new Refusal(faults.invalid(said[which], field ? [{ field, message: said[which] }] : undefined));

/** What a second factor is asked for, and by whom. */
interface Asked {
  readonly userId: string;
  readonly challenge?: string;
  /** Of an app that is being added: its sealed secret. */
  readonly secret?: string;
}

/** An app that is to be added. */
export interface Invitation {
  readonly ticket: string;
  /** Base 32. */
  readonly key: string;
  readonly uri: string;
  readonly picture: string;
}

/** What a sign-in is asked for beside the password. */
export interface FactorQuestion {
  readonly ticket: string;
  readonly kinds: readonly FactorKind[];
  /** For the browser, as JSON; empty where there is no passkey, or none can be used here. */
  readonly passkey: string;
}

export interface SecondFactorServices {
  readonly oneTimePasswords?: OneTimePasswords;
  readonly passkeys?: Passkeys;
  readonly secrets: SecretKeeper;
  readonly ephemeral: Ephemeral;
  readonly newKey: () => string;
}

/** Second factors of people: added, asked for, and judged. */
export class SecondFactors {
  constructor(private readonly services: SecondFactorServices) {}

  /** Whether authenticator apps can be used in this installation. */
  get hasApps(): boolean {
    return this.services.oneTimePasswords !== undefined;
  }

  get hasPasskeys(): boolean {
    return this.services.passkeys !== undefined;
  }

  /** Begins to add an app: nothing is stored until its first code was right. */
  async inviteApp({ id, account }: UserRecord): Promise<Invitation> {
    const { oneTimePasswords, secrets } = this.services;
    const secret = oneTimePasswords!.newSecret();
    const ticket = await this.#ask({ userId: id, secret: await secrets.seal(secret) });
    return { ticket, key: secret, ...(await oneTimePasswords!.invitation(secret, account)) };
  }

  /** Adds the app whose code is right; returns the recovery codes where the person had none. */
  async addApp(call: Call, { id: userId }: UserRecord, ticket: string, code: string): Promise<string[]> {
    const asked = await this.#tried(ticket, userId);
    const secret = await this.services.secrets.open(asked.secret ?? '');
    const step = secret && this.services.oneTimePasswords!.stepOf(secret, tidied(code), call.clock.instant());
    if (typeof step !== 'number') throw refused('wrong', 'code');
    await this.services.ephemeral.remove(placeOf(ticket));
    // One app is enough: the one before is replaced.
    await removeOf(call, userId, ['totp']);
    const values = { userId, kind: 'totp', name: '', secret: asked.secret, handle: call.ids.next(), counter: step };
    await insertRecords(call, secondFactor, [values]);
    return this.#firstRecoveryCodes(call, userId);
  }

  async invitePasskey(
    call: Call,
    { id, account }: UserRecord,
    site: Site | undefined,
  ): Promise<{ ticket: string; options: string }> {
    const { passkeys } = this.services;
    if (!passkeys || !site) throw refused('noPasskeys');
    const known = await factorsOf(call, id, 'passkey');
    const question = await passkeys.registration(
      site,
      { id, account },
      known.map(({ handle }) => handle ?? ''),
    );
    return { ticket: await this.#ask({ userId: id, challenge: question.challenge }), options: question.options };
  }

  async addPasskey(
    call: Call,
    { id: userId }: UserRecord,
    site: Site | undefined,
    given: { readonly ticket: string; readonly name: string; readonly credential: string },
  ): Promise<string[]> {
    const asked = await this.#tried(given.ticket, userId);
    const known = site && (await this.services.passkeys?.registered(site, asked.challenge ?? '', given.credential));
    if (!known) throw refused('passkey');
    await this.services.ephemeral.remove(placeOf(given.ticket));
    const { handle, publicKey, counter } = known;
    const name = given.name.trim().slice(0, 50);
    await insertRecords(call, secondFactor, [{ userId, kind: 'passkey', name, secret: publicKey, handle, counter }]);
    return this.#firstRecoveryCodes(call, userId);
  }

  /** Puts new recovery codes in the place of those there are. */
  async newRecoveryCodes(call: Call, userId: string): Promise<string[]> {
    await removeOf(call, userId, ['recovery']);
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(this.services.newKey()));
    await insertRecords(
      call,
      secondFactor,
      codes.map((code) => ({
        ...{ userId, kind: 'recovery', name: '', secret: tokenDigest(tidied(code)), handle: call.ids.next() },
      })),
    );
    return codes;
  }

  /** What a person is asked for at sign-in; null for one who has no second factor. */
  async question(call: Call, userId: string, site: Site | undefined): Promise<FactorQuestion | null> {
    const factors = await factorsOf(call, userId);
    const kinds = [...new Set(factors.map(({ kind }) => kind as FactorKind))];
    if (!kinds.some((kind) => kind !== 'recovery')) return null;
    const handles = factors.filter(({ kind }) => kind === 'passkey').map(({ handle }) => handle ?? '');
    const { passkeys } = this.services;
    const asked = passkeys && site && handles.length > 0 ? await passkeys.authentication(site, handles) : null;
    const ticket = await this.#ask({ userId, ...(asked && { challenge: asked.challenge }) });
    return { ticket, kinds, passkey: asked?.options ?? '' };
  }

  /**
   * The id of the person whose ticket and factor these are.
   * @param answer the code of an app, a recovery code, or what the browser says of a passkey, as JSON
   * @throws Refusal for a wrong answer, and after the fifth for any
   */
  async answered(call: Call, ticket: string, answer: string, site: Site | undefined): Promise<string> {
    const asked = await this.#tried(ticket);
    const failed = `failed second factors ${asked.userId}`;
    const { ephemeral } = this.services;
    if ((await ephemeral.counted(failed)).count >= MOST_FAILURES) throw refused('often', 'answer');
    const right = answer.startsWith('{')
      ? await this.#byPasskey(call, asked, answer, site)
      : ((await this.#byApp(call, asked, tidied(answer))) ?? (await this.#byRecovery(call, asked, tidied(answer))));
    if (!right) {
      await ephemeral.count(failed, HALF_AN_HOUR);
      throw refused(answer.startsWith('{') ? 'passkey' : 'wrong', 'answer');
    }
    // Of two at the same moment one has it.
    if ((await ephemeral.take(placeOf(ticket))) === null) throw refused('over');
    return asked.userId;
  }

  async #byApp(call: Call, { userId }: Asked, code: string): Promise<true | null> {
    const [app] = await factorsOf(call, userId, 'totp');
    const secret = app && (await this.services.secrets.open(app.secret ?? ''));
    const step = secret && this.services.oneTimePasswords?.stepOf(secret, code, call.clock.instant());
    // A code is good once, though it is right for a minute and a half.
    if (!app || typeof step !== 'number' || step <= (app.counter ?? 0)) return null;
    return used(call, app, step);
  }

  async #byRecovery(call: Call, { userId }: Asked, code: string): Promise<true | null> {
    const digest = tokenDigest(code);
    const found = (await factorsOf(call, userId, 'recovery')).find(({ secret }) => secret === digest);
    if (!found) return null;
    await call.records.purge(secondFactor, [{ field: 'id', is: 'equal', value: found.id }]);
    return true;
  }

  async #byPasskey(call: Call, { userId, challenge }: Asked, answer: string, site: Site | undefined) {
    const { passkeys } = this.services;
    const handle = passkeys?.handleIn(answer);
    const key = (await factorsOf(call, userId, 'passkey')).find((each) => each.handle === handle);
    if (!passkeys || !site || !key || challenge === undefined) return null;
    const known = { handle: key.handle ?? '', publicKey: key.secret ?? '', counter: key.counter ?? 0 };
    const counter = await passkeys.authenticated(site, challenge, answer, known);
    return counter === null ? null : used(call, key, Math.min(counter, LARGEST_COUNTER));
  }

  async #firstRecoveryCodes(call: Call, userId: string): Promise<string[]> {
    const has = (await factorsOf(call, userId, 'recovery')).length > 0;
    return has ? [] : this.newRecoveryCodes(call, userId);
  }

  async #ask(asked: Asked): Promise<string> {
    const ticket = this.services.newKey();
    await this.services.ephemeral.put(placeOf(ticket), asked, LIFETIME);
    return ticket;
  }

  /** What a ticket asks for; refuses a ticket of somebody else, one that is over, and one tried too often. */
  async #tried(ticket: string, userId?: string): Promise<Asked> {
    const { ephemeral } = this.services;
    const asked = await ephemeral.find<Asked>(placeOf(ticket));
    const { count } = await ephemeral.count(`${placeOf(ticket)} tries`, LIFETIME);
    if (!asked || count > TRIES || (userId !== undefined && asked.userId !== userId)) throw refused('over');
    return asked;
  }
}

export const factorsOf = (call: Call, userId: string, kind?: FactorKind): Promise<SecondFactorRecord[]> =>
  call.records.find(secondFactor, {
    where: [
      { field: 'userId', is: 'equal', value: userId },
      ...(kind ? [{ field: 'kind' as const, is: 'equal' as const, value: kind }] : []),
    ],
    order: [{ field: 'id' }],
  });

/** Removes the factors of a person, all of them by default. */
export async function removeOf(call: Call, userId: string, kinds: readonly FactorKind[] = []): Promise<void> {
  await call.records.purge(secondFactor, [
    { field: 'userId', is: 'equal', value: userId },
    ...(kinds.length ? [{ field: 'kind' as const, is: 'in' as const, value: kinds }] : []),
  ]);
}

async function used(call: Call, factor: SecondFactorRecord, counter: number): Promise<true | null> {
  const values = { counter, lastUsedAt: call.clock.now() };
  const stale = await updateRecords(call, secondFactor, [{ before: factor, values }]);
  return stale.length > 0 ? null : true;
}

/** `xxxxx-xxxxx` of 40 unguessable bits, as a person copies it from paper. */
const recoveryCode = (key: string): string => {
  const digits = key.replaceAll('-', '').slice(0, 10);
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
};

/** Without the blanks and dashes people type. */
const tidied = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase().slice(0, 40);

const placeOf = (ticket: string): string => `second factor ${ticket.slice(0, 100)}`;
