/** What the Worker itself finds wrong with its variables and bindings. */
import { loadModule } from '../load-module.ts'
import { toEnv } from './preflight.mjs'

/** Problems the Worker reports for the variables it will have. */
export async function listWorkerProblems(facts) {
  const { listVariableProblems } = await loadModule('worker/http/config-problems.ts')
  const { listKeyPairProblems } = await loadModule('worker/tools/push.ts')
  const env = toEnv(facts)
  // The value of a deployed key is unknown and cannot be checked.
  const pair = facts.given.VAPID_PRIVATE_KEY ? await listKeyPairProblems(env) : []
  return [...listVariableProblems(env), ...pair]
}

/** Bindings that the Worker needs and an environment of wrangler.toml lacks. */
export async function listMissingBindings(config) {
  const { listBindingProblems } = await loadModule('worker/http/config-problems.ts')
  const names = [
    ...config.d1_databases,
    ...config.r2_buckets,
    ...config.durable_objects.bindings,
    ...(config.assets ? [config.assets] : []),
  ].map(({ binding, name }) => binding ?? name)
  return listBindingProblems(Object.fromEntries(names.map((name) => [name, true])))
}
