/** The part of `id-validator` 1.3.0 that is compared; the package has no types of its own. */
declare module 'id-validator' {
  class IdValidator {
    constructor(divisions: Readonly<Record<string, string>>);
    isValid(id: string): boolean;
  }
  export = IdValidator;
}

declare module 'id-validator/src/GB2260.js' {
  const divisions: Readonly<Record<string, string>>;
  export = divisions;
}
