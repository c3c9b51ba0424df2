import { Refusal } from '../command.mjs'
import { ENVIRONMENTS, isEnvironment } from '../deploy/config.ts'
import { describeServer, STATE } from '../state-folder.mjs'
import { openLocalSite } from './local-site.ts'
import { openRemoteSite } from './remote-site.ts'
import type { SiteStorage } from './site.ts'

export const LOCAL = 'local'

/** Opens the site that `--env` names; `local` is the state folder of `npm start`. */
export async function openSite(
  environment: string,
  { mustExist = false, state = process.env.STATE ?? STATE } = {},
): Promise<SiteStorage> {
  if (environment === LOCAL) {
    const problem = describeServer(state)
    if (problem) throw new Refusal(problem)
    return openLocalSite({ state, mustExist })
  }
  if (!isEnvironment(environment))
    throw new Refusal(`--env is one of ${[LOCAL, ...ENVIRONMENTS].join(', ')}.`)
  return openRemoteSite({ environment })
}
