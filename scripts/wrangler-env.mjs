/**
 * Environment of every wrangler run: no update checks and no telemetry. Bundles inherit NODE_ENV from the shell, so it
 * is set as well.
 */
export const WRANGLER_ENV = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NODE_ENV: 'production',
}
