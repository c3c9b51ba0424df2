/** Reads the deployable environments of wrangler.toml. */
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { Refusal } from '../command.mjs'
import { ROOT } from '../root.ts'

/** Deployable environments; the top level of wrangler.toml is local only. */
export const ENVIRONMENTS = ['production', 'staging'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

export const isEnvironment = (name: string | undefined): name is Environment =>
  ENVIRONMENTS.some((environment) => environment === name)

/** The environment of `--env`; throws a `Refusal` for any other name, and for none. */
export function requireEnvironment(name: string | undefined): Environment {
  if (!isEnvironment(name)) throw new Refusal(`--env is one of ${ENVIRONMENTS.join(', ')}.`)
  return name
}

export type EnvironmentConfig = Omit<Unstable_Config, 'vars'> & {
  vars: Record<string, string>
  /** `ORIGIN` of `vars`; '' if it is missing, which preflight reports. */
  origin: string
  pagesProject: string
}

/** Configuration of an environment, and the name of its Pages project; `undefined` is the top level. */
export function readConfig(environment: Environment | undefined): EnvironmentConfig {
  const config = unstable_readConfig(
    { config: `${ROOT}wrangler.toml`, env: environment },
    { hideWarnings: true },
  )
  const vars = toTexts(config.vars)
  return { ...config, vars, origin: vars.ORIGIN ?? '', pagesProject: `${config.name}-web` }
}

/** Variables of wrangler.toml may be any JSON; the Worker reads texts. */
function toTexts(vars: Unstable_Config['vars']): Record<string, string> {
  const entries = Object.entries(vars).map(([name, value]): [string, string] => {
    if (typeof value !== 'string')
      throw new Refusal(`${name} in wrangler.toml is no text: write it in quotes.`)
    return [name, value]
  })
  return Object.fromEntries(entries)
}
