/** What wrangler.toml says of an environment that can be deployed. */
import { fileURLToPath } from 'node:url'
import { unstable_readConfig } from 'wrangler'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The environments of wrangler.toml; the top level is for this machine and is never deployed. */
export const ENVIRONMENTS = ['production', 'staging']

/** The configuration of an environment, and what its Pages project is called. */
export function configOf(environment) {
  const config = unstable_readConfig(
    { config: `${ROOT}wrangler.toml`, env: environment },
    { hideWarnings: true },
  )
  return { ...config, pagesProject: `${config.name}-web` }
}
