import type { Ports } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import type { Confirm, Toasts } from '../components';
import type { DictionaryStore } from './DictionaryStore';
import type { AtOnce } from './ResourceHost';

/** The dependencies of a resource's view-models. */
export interface ResourceServices {
  readonly ports: Ports;
  readonly atOnce: AtOnce;
  readonly dictionaries: DictionaryStore;
  /** The declaration behind a reference's `to`. */
  readonly resourceNamed: (name: string) => Resource;
  readonly confirm: Confirm;
  readonly toast: Toasts;
  readonly can: (permission: string) => boolean;
  /** Local storage for unfinished drafts and list preferences. */
  readonly storage: Storage;
  /** Owner of the drafts: tenant and account. */
  readonly owner: string;
  /** yyyy-MM-dd */
  readonly today: string;
}
