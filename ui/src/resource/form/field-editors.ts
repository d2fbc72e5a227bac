import type { Resource } from '@rdm/core/internal/records';
import { lazyPart as lazy } from '../../components';
import type { FieldEditor } from '../rich-text/FieldEditor';

const richText: FieldEditor = {
  Control: lazy(async () => ({ default: (await import('../rich-text/RichTextInput')).RichTextInput })),
  Shown: lazy(async () => ({ default: (await import('../rich-text/RichText')).RichText })),
};

/** By resource and field. */
const editors: Readonly<Record<string, FieldEditor>> = { 'blade-desk/notice.content': richText };

export const fieldEditorOf = ({ name }: Resource, field: string): FieldEditor | undefined =>
  editors[`${name}.${field}`];
