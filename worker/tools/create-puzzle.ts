/**
 * A puzzle that distinguishes people from programs, behind one interface. Development has a stand-in that always passes and says
 * what it is; production without keys asks nobody.
 */
import type { Env } from '../env'
import { checkHttps, formatSecretCommand, type Problem } from './config-problem'
import type { Puzzle } from './puzzle'
import { createTurnstile } from './turnstile'

export type PuzzleEnv = Pick<
  Env,
  'ENVIRONMENT' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_API_URL'
>

const TURNSTILE_API_URL = 'https://challenges.cloudflare.com'
export const STAND_IN_TOKEN = 'stand-in'

const standIn: Puzzle = {
  siteKey: null,
  origin: null,
  verify: async (token) => token === STAND_IN_TOKEN,
}

/** Creates the puzzle; null where none is asked: in production without keys, and in tests without them. */
export function createPuzzle(env: PuzzleEnv & Pick<Env, 'ORIGIN'>): Puzzle | null {
  const { ENVIRONMENT, ORIGIN, TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = env
  const url = env.TURNSTILE_API_URL ?? TURNSTILE_API_URL
  if (siteKey && secret)
    return createTurnstile({ url, siteKey, secret, host: URL.parse(ORIGIN)?.hostname ?? '' })
  return ENVIRONMENT === 'development' ? standIn : null
}

/** Configuration problems: one key without the other. */
export function listPuzzleProblems(env: PuzzleEnv): Problem[] {
  const { ENVIRONMENT, TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_API_URL } = env
  const problems: Problem[] = []
  if (TURNSTILE_SITE_KEY && !TURNSTILE_SECRET_KEY)
    problems.push({
      name: 'TURNSTILE_SECRET_KEY',
      problem: 'is missing beside TURNSTILE_SITE_KEY',
      remedy: formatSecretCommand('TURNSTILE_SECRET_KEY'),
    })
  if (TURNSTILE_SECRET_KEY && !TURNSTILE_SITE_KEY)
    problems.push({
      name: 'TURNSTILE_SITE_KEY',
      problem: 'is missing beside TURNSTILE_SECRET_KEY',
      remedy: 'set it to the site key that Turnstile shows',
    })
  if (ENVIRONMENT === 'production')
    problems.push(...checkHttps('TURNSTILE_API_URL', TURNSTILE_API_URL, 'the secret of Turnstile'))
  return problems
}
