/** Reads the deployable environments of wrangler.toml. */
import { fileURLToPath } from 'node:url'
import { unstable_readConfig } from 'wrangler'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Deployable environments; the top level of wrangler.toml is local only. */
export const ENVIRONMENTS = ['production', 'staging']

/** Configuration of an environment, and the name of its Pages project. */
export function readConfig(environment) {
  const config = unstable_readConfig(
    { config: `${ROOT}wrangler.toml`, env: environment },
    { hideWarnings: true },
  )
  return { ...config, pagesProject: `${config.name}-web` }
}
