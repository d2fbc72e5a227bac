import type { CompanyRegistry } from '@rdm/core/internal/achievement';
import type { TokenClaims, Tokens } from '@rdm/core/internal/access';
import { createApplication, installPlatform, type Application, type Ports } from '@rdm/core/internal/application';
import type { DevelopTools } from '@rdm/core/internal/develop';
import type { RecordStore, Resource, Visitor } from '@rdm/core/internal/records';
import {
  ephemeralInProcess,
  type ArchiveWriter,
  type CalendarWriter,
  type CellValue,
  type DocumentWriter,
  type TemplateFiller,
  type FlatFileWriter,
  type FormSheetWriter,
  type Language,
  type PdfBinder,
  type SheetContent,
  type SpreadsheetReader,
  type SpreadsheetWriter,
  type WorkbookSheet,
} from '@rdm/core/internal/kernel';
import type { Assistant } from '@rdm/core/internal/assessment';
import type { FileStore, ObjectStores } from '@rdm/core/internal/evidence';
import type { SmsSender } from '@rdm/core/internal/system';
import { createHostGate, createHttpWebhookPoster, otpPasswords, sanitizeHtmlCleaner } from '@rdm/blade-server';
import { sampleWorkbooks } from '@rdm/demonstration';
import { createArchiveWriter, createCalendarWriter } from '@rdm/documents';
import { createFileInspector } from '@rdm/files';
import {
  createMemoryClock,
  createMemoryFileStore,
  createMemoryRecordStore,
  createMemorySecretKeeper,
  randomBytes,
  type MemoryClock,
} from '@rdm/memory';
import { fileSignals } from '@rdm/signals';
import { installCertifiedTenant } from './certified-tenant';
import { outsideSystems } from './outside-systems';

export interface MemoryApplication {
  readonly application: Application;
  readonly clock: MemoryClock;
  readonly store: RecordStore;
  readonly fileStore: FileStore;
  /** What signs and verifies its tokens. */
  readonly tokens: Tokens;
  /** Signed in as the account of the tenant; its password is its name. */
  signIn(account: string, tenantId?: string, language?: Language): Promise<Ports>;
  /** Founds another tenant, with the same accounts. */
  found(tenantId: string): Promise<void>;
  /** The visitor of an access token, as a server would resolve it. */
  visitor(token: string, language?: Language): Promise<Visitor>;
  /** With no session. */
  anyone(language?: Language): Ports;
  stop(): Promise<void>;
}

const roles = {
  finance: 'user',
  manager: 'projectmanager',
  admin: 'admin',
  reviewer: 'reviewer',
  expert: 'expert',
  member: 'member',
} as const;

/** The nth text the captcha drawer draws: `Ab1`, `Ab2`, … */
export const drawnCode = (nth: number) => `Ab${nth}`;

/** The whole application over records in memory, with stand-ins for everything else it is given. */
export async function openMemoryApplication(
  given: {
    captchaRequired?: boolean;
    furtherResources?: readonly Resource[];
    tenants?: readonly string[];
    /** Files elsewhere than in memory. */
    fileStore?: FileStore;
    /** Opens the object stores tenants configure. */
    objectStores?: ObjectStores;
    /** What the developer tools access. */
    developTools?: DevelopTools;
    /** An SMS gateway; without one, messages stay in the outbox. */
    smsSender?: SmsSender;
    /** A company registry; without one the refresh says what to set. */
    companyRegistry?: CompanyRegistry;
    /** A language model; without one the helpers say what they find. */
    assistant?: Assistant;
    /** Records elsewhere than in memory. */
    store?: RecordStore;
    /** Real workbooks and documents instead of JSON. */
    documents?: Documents;
  } = {},
): Promise<MemoryApplication> {
  const clock = createMemoryClock('2024-06-03 09:00:00');
  const store = given.store ?? createMemoryRecordStore();
  const fileStore = given.fileStore ?? createMemoryFileStore();
  let [keys, drawn, lastId] = [0, 0, 1_900_000_000_000_000_000n];
  const signed = new Map<string, { claims: TokenClaims; until: number }>();
  const tokens: Tokens = {
    sign: async (claims, seconds) => {
      const token = `token-${signed.size + 1}`;
      signed.set(token, { claims, until: clock.instant() + seconds * 1000 });
      return token;
    },
    verify: async (token) => {
      const known = signed.get(token);
      return known && known.until > clock.instant() ? known.claims : null;
    },
  };
  const application = await createApplication({
    store,
    clock,
    ephemeral: ephemeralInProcess(clock),
    ids: { next: () => String((lastId += 1n)) },
    hasher: {
      hash: async (secret) => hashed(secret),
      digest: async (password) => password,
      hashTyped: async (password) => hashed(password),
      verify: async (hash, secret) => hash === hashed(secret),
    },
    tokens,
    oneTimePasswords: otpPasswords,
    captchaDrawer: { draw: () => ({ code: drawnCode((drawn += 1)), image: 'data:image/svg+xml,' }) },
    ...(given.documents ?? jsonDocuments),
    fileStore,
    objectStores: given.objectStores,
    fileInspector: createFileInspector(),
    newKey: () => {
      const digits = String((keys += 1));
      return `${digits.padStart(8, '0')}-0000-4000-8000-${digits.padStart(12, '0')}`;
    },
    randomBytes,
    htmlCleaner: sanitizeHtmlCleaner,
    secrets: createMemorySecretKeeper(() => `sealed ${(keys += 1)}`),
    captchaRequired: given.captchaRequired ?? false,
    samples: sampleWorkbooks,
    signals: fileSignals,
    social: outsideSystems(),
    developTools: given.developTools,
    smsSender: given.smsSender,
    assistant: given.assistant,
    companyRegistry: given.companyRegistry,
    webhookPoster: createHttpWebhookPoster({ gate: createHostGate({ hosts: ['127.0.0.1'] }) }),
    furtherResources: given.furtherResources,
  });
  await installPlatform(application);
  const found = async (code: string): Promise<void> => {
    const users = Object.entries(roles).map(([account, roleAlias]) => ({
      account,
      realName: account,
      roleAlias,
      passwordHash: async () => hashed(account),
      mustChangePassword: false,
    }));
    await installCertifiedTenant(application, { code, name: `企业${code}`, users });
  };
  for (const code of given.tenants ?? ['100001', '100002']) await found(code);
  const visitor = async (token: string, language: Language = 'zh'): Promise<Visitor> => {
    const known = await application.callerOf(token);
    return { caller: known?.caller ?? null, sessionKey: known?.sessionKey ?? null, language };
  };
  const anyone = (language: Language = 'zh') => application.for({ caller: null, sessionKey: null, language });
  return {
    application,
    clock,
    store,
    fileStore,
    tokens,
    visitor,
    anyone,
    found,
    signIn: async (account, tenantId = '100001', language = 'zh') => {
      const answer = await anyone().session.token({ tenantId, username: account, password: account });
      return application.for(await visitor(answer.accessToken, language));
    },
    stop: () => store.close(),
  };
}

interface Documents {
  readonly reader: SpreadsheetReader;
  readonly writer: SpreadsheetWriter;
  readonly documentWriter: DocumentWriter;
  readonly templateFiller: TemplateFiller;
  readonly formWriter: FormSheetWriter;
  readonly flatWriter: FlatFileWriter;
  readonly archiveWriter: ArchiveWriter;
  readonly calendarWriter: CalendarWriter;
  readonly pdfBinder?: PdfBinder;
}

const json = async (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

const jsonDocuments: Documents = {
  reader: {
    read: async (bytes) => {
      const text = new TextDecoder().decode(bytes);
      if (text === '') return unreadable;
      const sheet = JSON.parse(text) as SheetContent;
      return { ok: true, kind: 'xlsx', sheets: [sheet.name], hiddenSheets: [], sheet };
    },
  },
  writer: { write: json },
  documentWriter: { write: json },
  templateFiller: { read: async () => ({ ok: true, places: [] }), fill: async (_, values) => json(values) },
  formWriter: { write: json },
  flatWriter: { write: json },
  archiveWriter: { ...createArchiveWriter(), zip: json },
  calendarWriter: createCalendarWriter(),
};

export const hashed = (secret: string) => `hash of ${secret}`;

const unreadable = {
  ok: false,
  fault: { code: 400, name: 'UNREADABLE', message: { zh: '不是工作簿', en: 'Not a workbook' } },
} as const;

/** A file that the reader of this application parses as these rows. */
export function workbookOf(rows: readonly (readonly CellValue[])[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ name: 'Sheet1', rows }));
}

/** The sheets of a file that this application wrote. */
export function sheetsOf(bytes: Uint8Array): WorkbookSheet[] {
  return JSON.parse(new TextDecoder().decode(bytes)) as WorkbookSheet[];
}

/** A written sheet as it is read back: headings, rows, and the totals that a writer puts under them. */
export function readBack({ columns, rows }: WorkbookSheet): CellValue[][] {
  const totals = columns.some(({ total }) => total) ? [['合计', ...columns.slice(1).map(() => null)]] : [];
  return [columns.map(({ heading }) => heading), ...rows.map((row) => [...row]), ...totals];
}
