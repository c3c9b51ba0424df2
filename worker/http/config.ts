/**
 * Validates the configuration before anything half works: a Worker without its secret rejects every request and logs
 * why. Without a mail provider it serves and mails wait in the outbox; without a payment provider nothing can be
 * bought.
 */
import type { MiddlewareHandler } from 'hono'
import { fail } from '../../domain/errors'
import type { AppEnv } from '../context'
import type { Env } from '../env'
import { problemLine } from '../tools/problem'
import { listKeyPairProblems } from '../tools/push'
import { bindingProblems, type ConfigProblem, listVariableProblems } from './config-problems'

const judged = new WeakMap<Env, string[]>()

/**
 * The fatal problems, computed once per environment since variables are constant for an isolate. Logs each problem in
 * its own line.
 */
function judge(env: Env): string[] {
  const known = judged.get(env)
  if (known) return known
  const problems = [...bindingProblems(env), ...listVariableProblems(env)]
  const vital = problems.filter(({ meanwhile }) => meanwhile === null).map(problemLine)
  judged.set(env, vital)
  for (const problem of problems) say(problem)
  void sayPair(env)
  return vital
}

/** Runs in the background: no request waits for it. */
async function sayPair(env: Env): Promise<void> {
  for (const problem of await listKeyPairProblems(env)) say({ ...problem, meanwhile: 'no push leaves' })
}

function say({ meanwhile, ...problem }: ConfigProblem): void {
  const line = JSON.stringify({ config: problemLine(problem), meanwhile: meanwhile ?? 'nobody is served' })
  if (meanwhile === null) console.error(line)
  else console.warn(line)
}

/** Rejects every request while the Worker is misconfigured. */
export const requireConfig: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problems = judge(c.env)
  if (problems.length > 0) throw fail('request.unavailable', {}, undefined, new Error(problems.join('; ')))
  await next()
}
