/**
 * Says what is missing before anything half works: a Worker without its secret serves nobody, and tells the log why.
 * Without a mail provider it serves, and mails wait in the outbox; without a payment provider nothing can be bought.
 */
import type { MiddlewareHandler } from 'hono'
import { fail } from '../../domain/errors'
import type { AppEnv } from '../context'
import type { Env } from '../env'
import { billingProblems } from '../tools/billing'
import { mailProblems } from '../tools/mail'
import { pushProblems } from '../tools/push'
import { smsProblems } from '../tools/sms'

const SECRET_MIN_CHARS = 32

/** What is wrong with the variables of a Worker, in words for whoever deploys it. */
export function configProblems(env: Pick<Env, 'ENVIRONMENT' | 'ORIGIN' | 'AUTH_SECRET'>): string[] {
  const { ENVIRONMENT, ORIGIN = '', AUTH_SECRET = '' } = env as Partial<typeof env>
  const problems: string[] = []
  if (AUTH_SECRET.length < SECRET_MIN_CHARS)
    problems.push(
      `AUTH_SECRET needs ${SECRET_MIN_CHARS} characters or more: openssl rand -base64 32 | wrangler secret put AUTH_SECRET`,
    )
  if (URL.parse(ORIGIN)?.origin !== ORIGIN)
    problems.push(
      'ORIGIN is where people reach Owlcast, such as https://owlcast.example, without a slash at the end',
    )
  else if (ENVIRONMENT === 'production' && !ORIGIN.startsWith('https://'))
    problems.push('ORIGIN starts with https:// in production: cookies need it')
  return problems
}

const judged = new WeakMap<Env, string[]>()

/**
 * What is missing; judged once, since variables stay as they are while a Worker runs. What mails and payments lack is
 * said then.
 */
function judge(env: Env): string[] {
  const known = judged.get(env)
  if (known) return known
  const problems = configProblems(env)
  judged.set(env, problems)
  for (const problem of mailProblems(env))
    console.warn(JSON.stringify({ config: problem, meanwhile: 'mails wait in the outbox' }))
  for (const problem of smsProblems(env))
    console.warn(JSON.stringify({ config: problem, meanwhile: 'nobody signs in by phone' }))
  for (const problem of billingProblems(env))
    console.warn(JSON.stringify({ config: problem, meanwhile: 'nothing can be bought' }))
  for (const problem of pushProblems(env))
    console.warn(JSON.stringify({ config: problem, meanwhile: 'nobody is offered pushes' }))
  return problems
}

/** Refuses every request of a Worker that is not set up. */
export const requireConfig: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problems = judge(c.env)
  if (problems.length > 0) throw fail('request.unavailable', {}, undefined, new Error(problems.join('; ')))
  await next()
}
