import type { Assistant } from '../assessment';
import type { DevelopTools } from '../develop';
import type { CaptchaDrawer, SocialSignIn, Tokens } from '../access';
import type { FileInspector, FileStore, ObjectStores, OnlineEditor } from '../evidence';
import type {
  Clock,
  DocumentWriter,
  FormSheetWriter,
  Ids,
  PasswordHasher,
  SpreadsheetReader,
  SpreadsheetWriter,
} from '../kernel';
import type { RecordStore, Resource } from '../records';
import type { HtmlCleaner, SecretKeeper, SmsSender } from '../system';

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
  readonly documentWriter: DocumentWriter;
  readonly formWriter: FormSheetWriter;
  /** Where files lie while their tenant has no store of its own in use. */
  readonly fileStore: FileStore;
  /** Opens the stores that tenants have set up; without it none can be taken into use. */
  readonly objectStores?: ObjectStores;
  readonly fileInspector: FileInspector;
  /** An editor of documents beside the program; without one they are only looked at. */
  readonly onlineEditor?: OnlineEditor;
  /** A UUID nobody can guess, for captchas and stored files. */
  readonly newKey: () => string;
  readonly captchaRequired: boolean;
  readonly secrets: SecretKeeper;
  readonly htmlCleaner: HtmlCleaner;
  /** A gateway for text messages; without one they lie in the outbox, and no registration proves its phone. */
  readonly smsSender?: SmsSender;
  /** A language model beside the program; without one the helpers tell what they find and no more. */
  readonly assistant?: Assistant;
  /** Other systems one may sign in through. */
  readonly social?: SocialSignIn;
  /** What the tools of developers reach; without it they say so. */
  readonly developTools?: DevelopTools;
  /** Resources beyond the product's own, served and stored alike. */
  readonly furtherResources?: readonly Resource[];
}
