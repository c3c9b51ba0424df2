/** What a developer's Worker is told; what is deployed has its own in wrangler.toml and secrets. */
export const DEVELOPMENT_VARS = {
  ENVIRONMENT: 'development',
  AUTH_SECRET: 'development-only-secret-development-only',
  REPORTS_TO: 'reports@owlcast.example',
}
