import { faults, fill, Refusal, text, type FieldFault, type Text } from '../kernel';
import { isTypedSecret, type Draft, type Resource } from '../records';

const LONGEST = 500;
const TOO_LONG = text('{label}不能超过{most}个字符', '{label} can have at most {most} characters');
const [NO, YES] = ['1', '2'];

/**
 * Puts entered secrets, as encrypted or hashed by `keep`, among the values of a record. An empty entry keeps the stored
 * secret. The draft's secrets are read only here: a submit ignores them like every field written by the program.
 *
 * @param keep returns null for an entry that counts as empty
 */
export async function takeSecrets(
  resource: Resource,
  values: Record<string, unknown>,
  draft: Draft | undefined,
  keep: (typed: string) => Promise<string | null>,
): Promise<void> {
  const secrets = Object.entries(resource.fields).filter(([, field]) => isTypedSecret(field));
  const tooLong = secrets.flatMap(([field, { label }]): FieldFault[] => {
    if (typedIn(draft, field).length <= LONGEST) return [];
    return [{ field, message: tooLongText(label) }];
  });
  if (tooLong[0]) throw new Refusal(faults.invalid(tooLong[0].message, tooLong));
  for (const [name, field] of secrets) {
    const typed = typedIn(draft, name);
    values[name] = (typed === '' ? null : await keep(typed)) ?? values[name];
    if (field.setFlag) values[field.setFlag] = values[name] ? YES : NO;
  }
}

const tooLongText = (label: Text): Text => ({
  zh: fill(TOO_LONG, { label: label.zh, most: LONGEST }).zh,
  en: fill(TOO_LONG, { label: label.en, most: LONGEST }).en,
});

const typedIn = (draft: Draft | undefined, name: string): string => {
  const value = draft?.[name];
  return typeof value === 'string' ? value : '';
};
