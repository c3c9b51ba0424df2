/**
 * Validates the configuration before anything half works: a Worker without its secret rejects every request and logs
 * why. Without an email provider it serves and emails wait in the outbox; without a payment provider nothing can be
 * bought.
 */
import type { MiddlewareHandler } from 'hono'
import { appError } from '../../domain/errors/errors'
import type { AppEnv } from '../context'
import type { Env } from '../env'
import { formatProblem } from '../tools/config-problem'
import { listKeyPairProblems } from '../tools/push'
import { type ConfigProblem, listBindingProblems, listVariableProblems } from './config-problems'

const checked = new WeakMap<Env, string[]>()

/**
 * The fatal problems, computed once per environment since variables are constant for an isolate. Logs each problem in
 * its own line.
 */
function checkConfig(env: Env): string[] {
  const cached = checked.get(env)
  if (cached) return cached
  const problems = [...listBindingProblems(env), ...listVariableProblems(env)]
  const vital = problems.filter(({ meanwhile }) => meanwhile === null).map(formatProblem)
  checked.set(env, vital)
  for (const problem of problems) logProblem(problem)
  void logKeyPairProblems(env)
  return vital
}

/** Runs in the background: no request waits for it. */
async function logKeyPairProblems(env: Env): Promise<void> {
  for (const problem of await listKeyPairProblems(env))
    logProblem({ ...problem, meanwhile: 'no push leaves' })
}

function logProblem({ meanwhile, ...problem }: ConfigProblem): void {
  const line = JSON.stringify({ config: formatProblem(problem), meanwhile: meanwhile ?? 'nobody is served' })
  if (meanwhile === null) console.error(line)
  else console.warn(line)
}

/** Rejects every request while the Worker is misconfigured. */
export const requireConfig: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problems = checkConfig(c.env)
  if (problems.length > 0)
    throw appError('request.unavailable', {}, undefined, new Error(problems.join('; ')))
  await next()
}
