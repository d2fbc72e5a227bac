import { ephemeralInProcess } from '@rdm/core/internal/kernel';
import { createApplication, type Application } from '@rdm/core/internal/application';
import { installDemonstration, sampleWorkbooks, type TellShare } from '@rdm/demonstration';
import type { HtmlCleaner } from '@rdm/core/internal/system';
import {
  createArchiveWriter,
  createCalendarWriter,
  createDocumentWriter,
  createFlatFileWriter,
  createFormSheetWriter,
  createSpreadsheetReader,
  createSpreadsheetWriter,
  createTemplateFiller,
} from '@rdm/documents/browser';
import { createFileInspector } from '@rdm/files/browser';
import {
  createMemoryFileStore,
  createMemoryHasher,
  createMemorySecretKeeper,
  createMemoryIds,
  createMemoryRecordStore,
  createMemoryTokens,
  createTextCaptchaDrawer,
  newKey,
  randomBytes,
  runningClock,
} from '@rdm/memory';
import { fileSignals } from '@rdm/signals/browser';
import { passwordDigest } from '../shell/session/password-digest';

export interface Demo {
  readonly application: Application;
  /** Seeds the data that a first start of the server seeds. */
  fill(tell: TellShare): Promise<void>;
}

/** The composition root of the demo: the whole application in the browser. */
export async function createDemo(htmlCleaner: HtmlCleaner): Promise<Demo> {
  const hasher = createMemoryHasher(newKey, passwordDigest);
  const application = await createApplication({
    store: createMemoryRecordStore(),
    clock: runningClock,
    ids: createMemoryIds(),
    hasher,
    secrets: createMemorySecretKeeper(newKey),
    htmlCleaner,
    tokens: createMemoryTokens(runningClock, newKey),
    captchaDrawer: createTextCaptchaDrawer(),
    ephemeral: ephemeralInProcess(runningClock),
    reader: createSpreadsheetReader(),
    writer: createSpreadsheetWriter(),
    documentWriter: createDocumentWriter(),
    templateFiller: createTemplateFiller(),
    formWriter: createFormSheetWriter(),
    flatWriter: createFlatFileWriter(),
    archiveWriter: createArchiveWriter(),
    calendarWriter: createCalendarWriter(),
    fileStore: createMemoryFileStore(),
    fileInspector: createFileInspector(),
    samples: sampleWorkbooks,
    signals: fileSignals,
    newKey,
    randomBytes,
    captchaRequired: true,
  });
  const hashOf = async (password: string) => hasher.hash(await passwordDigest(password));
  return {
    application,
    fill: (tell) => installDemonstration(application, runningClock.now().slice(0, 10), hashOf, tell),
  };
}
