import { text, type PasswordHasher, type Text } from '../kernel';
import { passwordFault, type PasswordPolicy } from './password-policy';

const said = {
  common: text(
    '该密码太常见或与账号相同，请换一个不易猜到的密码',
    'This password is too common or too close to the account; choose one that is hard to guess',
  ),
  empty: text('请先输入密码', 'Enter the password first'),
  differs: text('密码格式不正确', 'The password does not have the expected form'),
};

/** A password somebody chooses for an account. */
export interface ChosenPassword {
  /** Lower-case md5 hex, as all clients send it. */
  readonly digest: string;
  /** As typed, where the client sends it along, so that the rules of the tenant can be applied to it. */
  readonly typed?: string;
  readonly account: string;
}

/** A password made by the program for an account whose user must change it. */
export class MadePassword {
  /** Whether an account has it. */
  isTaken = false;

  constructor(readonly text: string) {}
}

/** Judges, makes and hashes passwords. */
export class Passwords {
  #common: Promise<ReadonlySet<string>> | undefined;

  /**
   * @param common passwords that everybody tries first, asked for with the first password that is judged
   * @param newKey an unguessable UUID
   */
  constructor(
    readonly hasher: PasswordHasher,
    private readonly common: () => Promise<readonly string[]>,
    private readonly newKey: () => string,
  ) {}

  /** Sixteen hexadecimal digits, 64 bits of which nobody can guess. */
  made(): MadePassword {
    return new MadePassword(this.newKey().replaceAll('-', '').slice(0, 16));
  }

  /**
   * What is wrong with a password, or null. Without the typed text only the digest is known: it must not be that of an
   * empty text, of the account, or of a common password.
   */
  async fault({ digest, typed, account }: ChosenPassword, policy: PasswordPolicy): Promise<Text | null> {
    if (typed !== undefined) {
      if ((await this.hasher.digest(typed)) !== digest) return said.differs;
      const fault = passwordFault(typed, policy);
      if (fault) return fault;
    }
    if (digest === (await this.hasher.digest(''))) return said.empty;
    const near = await Promise.all(nearTo(account).map((each) => this.hasher.digest(each)));
    return near.includes(digest) || (await this.#commonDigests()).has(digest) ? said.common : null;
  }

  /** The digests are computed once, when the first password is judged. */
  #commonDigests(): Promise<ReadonlySet<string>> {
    this.#common ??= this.common()
      .then((common) => Promise.all([...always, ...common].map((each) => this.hasher.digest(each))))
      .then((digests) => new Set(digests));
    return this.#common;
  }
}

/** Refused even where nobody supplies a list of common ones. */
const always = [
  '123456',
  '12345678',
  '123456789',
  '1234567890',
  '111111',
  '000000',
  '888888',
  '666666',
  'password',
  'a123456',
  'abc123',
  'admin',
  'admin123',
  'Admin@123',
  'Passw0rd',
  'Abc123456',
  'qwerty',
];

/** The account as people lengthen it. */
const nearTo = (account: string): string[] => {
  const lower = account.toLowerCase();
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [account, lower, account.toUpperCase(), capital].flatMap((name) =>
    ['', '1', '123', '@123', '123456', '!@#'].map((end) => name + end),
  );
};
