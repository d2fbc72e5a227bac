import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * Sends traces to an OpenTelemetry collector from now on. The exporter reads its address and headers from the
 * environment, by the names of the specification (`OTEL_EXPORTER_OTLP_…`).
 * @param role of this process, e.g. `server`
 * @returns what sends the rest and ends it
 */
export function startTraces(role: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? `rdm-${role}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  // A collector that does not answer must not hold up the end of the process.
  return () => Promise.race([provider.shutdown(), new Promise<void>((resolve) => setTimeout(resolve, 2_000).unref())]);
}
