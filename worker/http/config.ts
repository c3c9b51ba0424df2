/**
 * Says what is missing before anything half works: a Worker without its secret serves nobody, and tells the log why.
 * Without a mail provider it serves, and mails wait in the outbox; without a payment provider nothing can be bought.
 */
import type { MiddlewareHandler } from 'hono'
import { fail } from '../../domain/errors'
import type { AppEnv } from '../context'
import type { Env } from '../env'
import { problemLine } from '../tools/problem'
import { pairProblems } from '../tools/push'
import { bindingProblems, type ConfigProblem, variableProblems } from './config-problems'

const judged = new WeakMap<Env, string[]>()

/**
 * What keeps it from serving; judged once, since variables stay as they are while a Worker runs. Each mistake is said
 * then, in a line of its own.
 */
function judge(env: Env): string[] {
  const known = judged.get(env)
  if (known) return known
  const problems = [...bindingProblems(env), ...variableProblems(env)]
  const vital = problems.filter(({ meanwhile }) => meanwhile === null).map(problemLine)
  judged.set(env, vital)
  for (const problem of problems) say(problem)
  void sayPair(env)
  return vital
}

/** Told when it is known: no request waits for it. */
async function sayPair(env: Env): Promise<void> {
  for (const problem of await pairProblems(env)) say({ ...problem, meanwhile: 'no push leaves' })
}

function say({ meanwhile, ...problem }: ConfigProblem): void {
  const line = JSON.stringify({ config: problemLine(problem), meanwhile: meanwhile ?? 'nobody is served' })
  if (meanwhile === null) console.error(line)
  else console.warn(line)
}

/** Refuses every request of a Worker that is not set up. */
export const requireConfig: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problems = judge(c.env)
  if (problems.length > 0) throw fail('request.unavailable', {}, undefined, new Error(problems.join('; ')))
  await next()
}
