import type { CompanyRegistry } from '../achievement';
import type { Assistant } from '../assessment';
import type { DevelopTools } from '../develop';
import type { CaptchaDrawer, OneTimePasswords, Passkeys, SocialSignIn, Tokens } from '../access';
import type { WorkSignals } from '../hours';
import type { FileInspector, FileStore, ObjectStores, OnlineEditor } from '../evidence';
import type {
  ArchiveWriter,
  CalendarWriter,
  Clock,
  DocumentWriter,
  Ephemeral,
  FlatFileWriter,
  FormSheetWriter,
  Ids,
  PasswordHasher,
  PdfBinder,
  SpreadsheetReader,
  SpreadsheetWriter,
  TemplateFiller,
} from '../kernel';
import type { WebhookPoster } from '../platform';
import type { LongWork, RecordStore, Resource, SampleWorkbooks } from '../records';
import type { HtmlCleaner, SecretKeeper, SmsSender } from '../system';

/** The driven ports and settings of the application. */
export interface Driven {
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly ephemeral: Ephemeral;
  readonly ids: Ids;
  readonly hasher: PasswordHasher;
  /** Passwords that everybody tries first, beside the few the core knows itself. */
  readonly commonPasswords?: () => Promise<readonly string[]>;
  readonly tokens: Tokens;
  readonly captchaDrawer: CaptchaDrawer;
  /** Codes of authenticator apps; without them none can be added. */
  readonly oneTimePasswords?: OneTimePasswords;
  /** Passkeys of browsers; without them none can be added. */
  readonly passkeys?: Passkeys;
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
  readonly documentWriter: DocumentWriter;
  readonly templateFiller: TemplateFiller;
  readonly formWriter: FormSheetWriter;
  readonly flatWriter: FlatFileWriter;
  readonly archiveWriter: ArchiveWriter;
  readonly calendarWriter: CalendarWriter;
  /** The store of files for tenants without an active store of their own. */
  readonly fileStore: FileStore;
  /** Opens the stores configured by tenants; without it none can be activated. */
  readonly objectStores?: ObjectStores;
  readonly fileInspector: FileInspector;
  /** An external document editor; without one documents can only be viewed. */
  readonly onlineEditor?: OnlineEditor;
  /** An unguessable UUID, for captchas and stored files. */
  readonly newKey: () => string;
  /** Unguessable bytes, for access tokens. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly captchaRequired: boolean;
  readonly secrets: SecretKeeper;
  readonly htmlCleaner: HtmlCleaner;
  /** Reads traces of work in other systems. */
  readonly signals: WorkSignals;
  /** Binds retained files into one PDF; without it they are taken as an archive. */
  readonly pdfBinder?: PdfBinder;
  /** Workbooks to try the product with; without them none are offered. */
  readonly samples?: SampleWorkbooks;
  /** A gateway for text messages; without one they stay in the outbox, and registration does not verify the phone. */
  readonly smsSender?: SmsSender;
  /** Has long work done by other processes; without it this one does it, and a crash ends it. */
  readonly longWork?: LongWork;
  /** Posts the messages of webhooks; without it they are kept as unsent. */
  readonly webhookPoster?: WebhookPoster;
  /** A language model; without one the AI assistant only reports what it finds in the data. */
  readonly assistant?: Assistant;
  /** A service that knows the intellectual property of companies; without it the refresh says what to set. */
  readonly companyRegistry?: CompanyRegistry;
  /** Identity providers for signing in. */
  readonly social?: SocialSignIn;
  /** Services of the developer tools; without them the calls are refused with a message. */
  readonly developTools?: DevelopTools;
  /** Resources beyond the product's own, served and stored alike. */
  readonly furtherResources?: readonly Resource[];
}
