import type { CaptchaDrawer, Tokens } from '../access';
import type {
  Clock,
  Ids,
  PasswordHasher,
  RecordStore,
  Resource,
  SpreadsheetReader,
  SpreadsheetWriter,
} from '../kernel';

/** Everything the application needs of the world around it. */
export interface Driven {
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly captchaDrawer: CaptchaDrawer;
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
  /** Random text nobody can guess, for captcha keys. */
  readonly newKey: () => string;
  readonly captchaRequired: boolean;
  /** Resources beyond the product's own, served and stored alike. */
  readonly furtherResources?: readonly Resource[];
}
