/** Codes of errors that refuse a call without a message on screen, by commas. Spec, section 8. */
export const QUIET_CODES = 'ui.quietCodes';
/** Its value where every error is shown. */
export const NO_QUIET_CODES = 'none';

/** The settings of a parameter's value, one for each code; what is no code is left out. */
export const quietCodeSettings = (value: string): readonly string[] =>
  value
    .split(/[,，\s]+/)
    .filter((code) => /^[1-9]\d{2}$/.test(code))
    .map((code) => `${QUIET_CODES}.${code}`);

/** @param settings the settings that are on */
export const quietCodesUnder = (settings: readonly string[]): ReadonlySet<number> =>
  new Set(
    settings
      .filter((each) => each.startsWith(`${QUIET_CODES}.`))
      .map((each) => Number(each.slice(QUIET_CODES.length + 1))),
  );
