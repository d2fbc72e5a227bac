import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Database } from '@rdm/postgres';

/** The database with a span for each piece of work on a connection, the wait for one included. */
export const tracedDatabase = (database: Database): Database => ({
  isEmbedded: database.isEmbedded,
  use: (work) =>
    trace
      .getTracer('rdm')
      .startActiveSpan(
        'database',
        { kind: SpanKind.CLIENT, attributes: { 'db.system': 'postgresql' } },
        async (span) => {
          try {
            return await database.use(work);
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      ),
  close: () => database.close(),
});
