import { validateCreditCode, validateMobile, type IdentityRule } from '../identity';
import { text, type Text } from '../kernel';
import { numberFault } from '../system';

/** An enterprise that registers itself, with its first administrator. */
export interface Registration {
  readonly name: string;
  readonly creditCode: string;
  readonly linkman?: string;
  readonly phone: string;
  readonly account: string;
  /** Lower-case md5 hex, as of the confirmation. */
  readonly password: string;
  readonly password2?: string;
  /** As typed, for the rules of passwords. */
  readonly typedPassword?: string;
  /** The code sent to the phone, where the installation sends text messages. */
  readonly id?: string;
  readonly value?: string;
  readonly captchaKey?: string;
  readonly captchaCode?: string;
}

const said = {
  name: text('请输入企业名称', 'Enter the name of the enterprise'),
  account: text('请先输入账号名称', 'Enter the account first'),
  accountForm: text('账号应为2到40位字母、数字或 . _ @ -', 'The account has 2 to 40 letters, digits or . _ @ -'),
  password: text('请先输入密码', 'Enter the password first'),
  different: text('两次密码输入不一致', 'The two passwords differ'),
};

export type RegistrationField = 'name' | 'creditCode' | 'phone' | 'account' | 'password' | 'password2';

/**
 * What is wrong with the fields of a registration, in the order of the form. Forms check the typed text, the server its
 * digests: whether there is a password, and whether the two are equal, can be checked on both.
 * docs/product.md, Registration
 *
 * @param rule by which the platform judges official numbers
 */
export function registrationFaults(
  given: Pick<Registration, RegistrationField>,
  rule: IdentityRule,
): Readonly<Partial<Record<RegistrationField, Text>>> {
  const { name, creditCode, phone, account, password, password2 } = given;
  const creditCodeFault = numberFault(validateCreditCode, creditCode, rule);
  const phoneFault = numberFault(validateMobile, phone, rule);
  return {
    ...((name.trim() === '' || name.length > 200) && { name: said.name }),
    ...(creditCodeFault && { creditCode: creditCodeFault }),
    ...(phoneFault && { phone: phoneFault }),
    ...(account === '' && { account: said.account }),
    ...(account !== '' && !/^[\w.@-]{2,40}$/.test(account) && { account: said.accountForm }),
    ...(password === '' && { password: said.password }),
    ...(password2 !== undefined && password2 !== password && { password2: said.different }),
  };
}
