/** The part of `validator` 13.15.35 that is compared; the package has no types of its own. */
declare module 'validator' {
  const validator: {
    isIdentityCard(text: string, locale: 'zh-CN'): boolean;
    isMobilePhone(text: string, locale: 'zh-CN'): boolean;
    isPassportNumber(text: string, country: 'CN'): boolean;
    isPostalCode(text: string, country: 'CN'): boolean;
    isEmail(text: string): boolean;
    isCreditCard(text: string): boolean;
    isLuhnNumber(text: string): boolean;
  };
  export = validator;
}
