/** Variables of a development Worker; deployed Workers get theirs from wrangler.toml and secrets. */
export const DEVELOPMENT_VARS = {
  ENVIRONMENT: 'development',
  AUTH_SECRET: 'development-only-secret-development-only',
  REPORTS_TO: 'reports@owlcast.example',
}
