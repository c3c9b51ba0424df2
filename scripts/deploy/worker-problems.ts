/** Problems that the Worker itself finds with its variables and bindings. */

import type { Env } from '../../worker/env'
import type { Problem } from '../../worker/tools/config-problem'
import { loadModule } from '../load-module.ts'
import type { EnvironmentConfig } from './config.ts'
import { type PreflightFacts, toEnv } from './preflight.ts'

/** Problems the Worker reports for the variables it will have. */
export async function listWorkerProblems(facts: PreflightFacts): Promise<Problem[]> {
  const { listVariableProblems } = await loadModule('worker/http/config-problems.ts')
  const { listKeyPairProblems } = await loadModule('worker/tools/push.ts')
  // Whether the texts are what the Worker takes is what it is asked.
  const env = toEnv(facts) as Partial<Env> & Pick<Env, 'ENVIRONMENT'>
  // The value of a deployed key is unknown and cannot be checked.
  const pair = facts.given.VAPID_PRIVATE_KEY ? await listKeyPairProblems(env) : []
  return [...listVariableProblems(env), ...pair]
}

/** Bindings that the Worker needs and an environment of wrangler.toml lacks. */
export async function listMissingBindings({
  d1_databases,
  r2_buckets,
  durable_objects,
  assets,
}: EnvironmentConfig): Promise<Problem[]> {
  const { listBindingProblems } = await loadModule('worker/http/config-problems.ts')
  const names = [
    ...[...d1_databases, ...r2_buckets].map(({ binding }) => binding),
    ...durable_objects.bindings.map(({ name }) => name),
    ...(assets?.binding ? [assets.binding] : []),
  ]
  return listBindingProblems(Object.fromEntries(names.map((name) => [name, true])))
}
