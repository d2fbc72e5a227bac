import type { Field } from './field';
import type { Resource } from './resource';

const hasChoice = (field: Field): boolean => 'ruleBySetting' in field && field.ruleBySetting !== undefined;

/** Whether settings choose rules of the resource. */
export const hasChosenRules = (resource: Resource): boolean => Object.values(resource.fields).some(hasChoice);

/**
 * A resource with the rules that the settings choose; the resource itself where there is no choice.
 *
 * @param settings the settings that are on
 */
export function ruledBy<R extends Resource>(resource: R, settings: readonly string[]): R {
  if (!hasChosenRules(resource)) return resource;
  const ruled = (field: Field): Field => {
    if (!('ruleBySetting' in field) || !field.ruleBySetting) return field;
    const { setting, on, off } = field.ruleBySetting;
    return { ...field, rule: settings.includes(setting) ? on : off };
  };
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, ruled(field)])),
  };
}
