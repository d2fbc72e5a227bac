import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { CaptchaDrawer, Tokens } from '@rdm/core/internal/access';
import { createApplication, type Application, type Driven } from '@rdm/core/internal/application';
import type { DevelopTools } from '@rdm/core/internal/develop';
import type { WorkSignals } from '@rdm/core/internal/hours';
import { FileInspector, FileStore, type OnlineEditor } from '@rdm/core/internal/evidence';
import {
  ArchiveWriter,
  CalendarWriter,
  PdfBinder,
  Clock,
  DocumentWriter,
  type Ephemeral,
  ephemeralInProcess,
  TemplateFiller,
  FlatFileWriter,
  FormSheetWriter,
  Ids,
  PasswordHasher,
  SpreadsheetReader,
  SpreadsheetWriter,
} from '@rdm/core/internal/kernel';
import { RecordStore, type LongWork } from '@rdm/core/internal/records';
import type { HostGate } from '@rdm/core/internal/system';
import {
  createArchiveWriter,
  createCalendarWriter,
  createPdfBinder,
  createDocumentWriter,
  createTemplateFiller,
  createFlatFileWriter,
  createFormSheetWriter,
  createSpreadsheetReader,
  createSpreadsheetWriter,
} from '@rdm/documents';
import { createFileInspector, createObjectStores, requestPinned } from '@rdm/files';
import { fileSignals, repositorySignals } from '@rdm/signals';
import { createDataSourceProbe, createMigrationPrinter, createRecordStore, type Database } from '@rdm/postgres';
import { Container } from 'inversify';
import { createAesSecretKeeper } from './driven/aes-secret-keeper';
import { argon2Hasher } from './driven/argon2-hasher';
import { createHostGate } from './driven/host-gate/host-gate';
import { createJoseTokens } from './driven/jose-tokens';
import { createWebhookPoster, type WebhookPosterOptions } from './driven/http-webhook-poster';
import { sanitizeHtmlCleaner } from './driven/sanitize-html-cleaner';
import { webauthnPasskeys } from './driven/webauthn-passkeys';
import { shanghaiClock } from './driven/shanghai-clock';
import { createSnowflakeIds } from './driven/snowflake-ids';
import { otpPasswords } from './driven/otp-passwords';
import { rasterCaptchaDrawer } from './driven/raster-captcha-drawer';

export interface Choices {
  readonly database: Database;
  readonly signingKey: string;
  readonly captcha: boolean;
  /** What the processes of the installation share for a short time; without it this process is the only one. */
  readonly ephemeral?: Ephemeral;
  /** Draws captchas another way. */
  readonly captchaDrawer?: CaptchaDrawer;
  /** Where uploaded files are stored. */
  readonly fileStore: FileStore;
  /** Where documents are edited, if anywhere. */
  readonly onlineEditor?: OnlineEditor;
  /** Hosts of private networks allowed for data sources and object stores: names, addresses and ranges. */
  readonly privateHosts?: readonly string[];
  /** The folder of the migrations, if not beside the program. */
  readonly migrations?: string;
  /** Other systems users may sign in through. */
  readonly social?: Driven['social'];
  /** A gateway for text messages. */
  readonly smsSender?: Driven['smsSender'];
  readonly assistant?: Driven['assistant'];
  /** A service that knows the intellectual property of companies. */
  readonly companyRegistry?: Driven['companyRegistry'];
  /** The folder of the repositories whose history is read. */
  readonly signalsDirectory?: string;
  /** Has long work done by other processes; without it this one does it. */
  readonly longWork?: LongWork;
  readonly furtherResources?: Driven['furtherResources'];
}

const ApplicationToken = Symbol('Application');

/** Posts the messages of webhooks over HTTP, each to the one address of its host that was checked. */
export const createHttpWebhookPoster = (options: Omit<WebhookPosterOptions, 'request'>) =>
  createWebhookPoster({ ...options, request: requestPinned });

/** The server's composition root: which adapter implements which port. */
export function createContainer(choices: Choices): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const gate = createHostGate({ hosts: choices.privateHosts ?? [] });
  container.bind(RecordStore).toDynamicValue(() => createRecordStore(choices.database));
  container.bind(Clock).toConstantValue(shanghaiClock);
  container.bind(Ids).toDynamicValue(() => createSnowflakeIds());
  container.bind(PasswordHasher).toConstantValue(argon2Hasher);
  container.bind(Tokens).toDynamicValue(() => createJoseTokens(choices.signingKey));
  container.bind(CaptchaDrawer).toConstantValue(choices.captchaDrawer ?? rasterCaptchaDrawer);
  container.bind(SpreadsheetReader).toDynamicValue(() => createSpreadsheetReader());
  container.bind(SpreadsheetWriter).toDynamicValue(() => createSpreadsheetWriter());
  container.bind(DocumentWriter).toDynamicValue(() => createDocumentWriter());
  container.bind(TemplateFiller).toDynamicValue(() => createTemplateFiller());
  container.bind(FormSheetWriter).toDynamicValue(() => createFormSheetWriter());
  container.bind(FlatFileWriter).toDynamicValue(() => createFlatFileWriter());
  container.bind(ArchiveWriter).toDynamicValue(() => createArchiveWriter());
  container.bind(CalendarWriter).toDynamicValue(() => createCalendarWriter());
  container.bind(PdfBinder).toDynamicValue(() => createPdfBinder());
  container.bind(FileStore).toConstantValue(choices.fileStore);
  container.bind(FileInspector).toDynamicValue(() => createFileInspector());
  container.bind<Promise<Application>>(ApplicationToken).toResolvedValue(
    (
      store: RecordStore,
      clock: Clock,
      ids: Ids,
      hasher: PasswordHasher,
      tokens: Tokens,
      captchaDrawer: CaptchaDrawer,
      reader: SpreadsheetReader,
      writer: SpreadsheetWriter,
      fileStore: FileStore,
      fileInspector: FileInspector,
      documentWriter: DocumentWriter,
      templateFiller: TemplateFiller,
      formWriter: FormSheetWriter,
      flatWriter: FlatFileWriter,
      archiveWriter: ArchiveWriter,
      calendarWriter: CalendarWriter,
      pdfBinder: PdfBinder,
    ) =>
      createApplication({
        store,
        clock,
        ids,
        hasher,
        oneTimePasswords: otpPasswords,
        passkeys: webauthnPasskeys,
        commonPasswords: async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'],
        tokens,
        captchaDrawer,
        ephemeral: choices.ephemeral ?? ephemeralInProcess(clock),
        reader,
        writer,
        fileStore,
        objectStores: createObjectStores({ gate }),
        fileInspector,
        documentWriter,
        templateFiller,
        formWriter,
        flatWriter,
        archiveWriter,
        calendarWriter,
        pdfBinder,
        secrets: createAesSecretKeeper(choices.signingKey),
        htmlCleaner: sanitizeHtmlCleaner,
        newKey: randomUUID,
        randomBytes: (count) => new Uint8Array(randomBytes(count)),
        captchaRequired: choices.captcha,
        social: choices.social,
        samples: { ofYear: async (year) => (await import('@rdm/demonstration')).sampleWorkbooks.ofYear(year) },
        signals: signalsOf(choices),
        smsSender: choices.smsSender,
        assistant: choices.assistant,
        companyRegistry: choices.companyRegistry,
        webhookPoster: createHttpWebhookPoster({ gate }),
        onlineEditor: choices.onlineEditor,
        developTools: developToolsOf(choices, gate),
        longWork: choices.longWork,
        furtherResources: choices.furtherResources,
      }),
    [
      RecordStore,
      Clock,
      Ids,
      PasswordHasher,
      Tokens,
      CaptchaDrawer,
      SpreadsheetReader,
      SpreadsheetWriter,
      FileStore,
      FileInspector,
      DocumentWriter,
      TemplateFiller,
      FormSheetWriter,
      FlatFileWriter,
      ArchiveWriter,
      CalendarWriter,
      PdfBinder,
    ],
  );
  return container;
}

const signalsOf = ({ signalsDirectory }: Choices): WorkSignals => ({
  ...fileSignals,
  ...(signalsDirectory !== undefined && repositorySignals(signalsDirectory)),
});

const developToolsOf = ({ migrations }: Choices, gate: HostGate): DevelopTools => ({
  sources: createDataSourceProbe({ gate }),
  migrations: createMigrationPrinter(migrations),
});

/** The application of a container. */
export const applicationIn = (container: Container): Promise<Application> => container.getAsync(ApplicationToken);
