import type { Resource } from '@rdm/core/internal/records';
import { lazyPart as lazy } from '../../components';
import type { FieldEditor } from '../rich-text/FieldEditor';

const richText: FieldEditor = {
  Control: lazy(async () => ({ default: (await import('../rich-text/RichTextInput')).RichTextInput })),
  Shown: lazy(async () => ({ default: (await import('../rich-text/RichText')).RichText })),
};

const events: FieldEditor = {
  Control: lazy(async () => ({ default: (await import('../programs/EventsInput')).EventsInput })),
  Shown: lazy(async () => ({ default: (await import('../programs/EventsInput')).EventWords })),
};

/** Access tokens have no form; their scopes are only shown. */
const scopes: FieldEditor = {
  Control: () => null,
  Shown: lazy(async () => ({ default: (await import('../programs/ScopeWords')).ScopeWords })),
};

const domain: FieldEditor = {
  Control: lazy(async () => ({ default: (await import('../achievement/DomainCascade')).DomainCascade })),
  Shown: lazy(async () => ({ default: (await import('../achievement/DomainCascade')).DomainWords })),
};

/** By resource and field. */
const editors: Readonly<Record<string, FieldEditor>> = {
  'blade-desk/notice.content': richText,
  'blade-rdm/hightechproduct.domain': domain,
  'blade-system/webhook.events': events,
  'blade-system/apitoken.scopes': scopes,
};

export const fieldEditorOf = ({ name }: Resource, field: string): FieldEditor | undefined =>
  editors[`${name}.${field}`];
