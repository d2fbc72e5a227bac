import { columnOf, type Resource } from './resource';
import { ruledBy } from './ruled-by';

/**
 * A resource as its screens show it: with the rules that the settings choose, and without the fields whose setting is
 * off. They stay in the store, and a form that does not show them leaves them as they are.
 *
 * @param settings the settings that are on
 */
export function underSettings(declared: Resource, settings: readonly string[]): Resource {
  const resource = ruledBy(declared, settings);
  const isOff = (name: string) => {
    const setting = resource.fields[name]?.setting;
    return setting !== undefined && !settings.includes(setting);
  };
  if (!Object.keys(resource.fields).some(isOff)) return resource;
  const isSeen = (name: string) => !isOff(name);
  const columnIsSeen = (name: string) => {
    const column = columnOf(resource, name);
    return column !== null && isSeen('by' in column ? column.by : column.name);
  };
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => isSeen(name))),
    search: resource.search.filter(isSeen),
    columns: resource.columns.filter(columnIsSeen),
    ...(resource.sections && {
      sections: resource.sections.map((section) => ({ ...section, fields: section.fields.filter(isSeen) })),
    }),
  };
}
