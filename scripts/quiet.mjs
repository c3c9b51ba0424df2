/**
 * What wrangler is told on every run: no looking for updates and no reports of its own. A bundle takes over what NODE_ENV
 * the shell happens to have, so that is said as well.
 */
export const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NODE_ENV: 'production',
}
