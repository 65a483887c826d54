import { z } from 'zod';

/** Settings of the export of traces, with OpenTelemetry's names. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must be an http:// or https:// address' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a number from 0 to 1')
    .default('1')
    .transform(Number),
};

export interface TracingConfig {
  /** Base address of the collector; undefined for no traces. */
  readonly tracesEndpoint: string | undefined;
  /** Share of the traces that are recorded, from 0 to 1. */
  readonly tracedShare: number;
}

export const tracingOf = (
  settings: z.infer<z.ZodObject<typeof tracingSettings>>,
): TracingConfig => ({
  tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  tracedShare: settings.OTEL_TRACES_SAMPLER_ARG,
});
