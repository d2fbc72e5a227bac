import { text, type FieldFault, type Text } from '../kernel';
import { namesNoField } from './declaration/parsed';
import type { Resource } from './declaration/resource';

/** What is wrong with a field, in a sentence that names it: for where no field stands beside the sentence. */
export function messageAlone(resource: Resource, { field, message }: FieldFault): Text {
  const label = resource.fields[field]?.label;
  return label && namesNoField(message) ? text(`“${label.zh}”${message.zh}`, `${label.en}: ${message.en}`) : message;
}
