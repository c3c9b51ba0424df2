/** Lets the speech engine write hellos down: once after the response that saved one, then by the cron trigger. */
import { toHelloText } from '../../../domain/hellos/hellos'
import { isAudioType } from '../../../domain/media/media'
import { MINUTE_MS } from '../../../domain/time/units'
import { SPEECH_BUSY_MS } from '../../../domain/transcripts/transcripts.limits'
import { joinWords } from '../../../domain/transcripts/words'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { announceLater } from '../../events/announce-later'
import { recordEvents } from '../../events/events.repo'
import { getDayEnd } from '../../gate/rate-limit'
import { selectPersonEventTargets } from '../../posts/authors.repo'
import { readWholeSound } from '../../transcripts/read-sound'
import { giveBackSeconds, readHeard, runEngine, takeSeconds } from '../../transcripts/recognize'
import { type ClaimedHello, claimHello, endClaim } from './hello.repo'

const HELLO_LEASE_MS = 7 * MINUTE_MS
/** Delays after failed attempts; one more failure is final. */
const HELLO_RETRY_MS = [MINUTE_MS, 30 * MINUTE_MS] as const
const HELLOS_PER_RUN = 5
/** Database statements for one of them. */
const HELLO_STATEMENTS = 8

/** Writes down the hello of a user, if it waits for that. */
export async function transcribeHello(deps: AppDeps, userId: string): Promise<void> {
  await transcribeNext(deps, userId)
}

/** Writes down what is due, one after the other. Cron step. */
export async function transcribeHellos(deps: AppDeps): Promise<void> {
  for (let left = HELLOS_PER_RUN; left > 0 && deps.hasBudget(HELLO_STATEMENTS); left -= 1)
    if (!(await transcribeNext(deps))) return
}

/** Claims one hello and asks the engine; false if none is due. */
async function transcribeNext(deps: AppDeps, userId?: string): Promise<boolean> {
  const now = deps.clock.now()
  const claimed = await claimHello(deps.db, { now, until: now + HELLO_LEASE_MS, userId })
  if (claimed) await endClaimed(deps, claimed, await recognizeHello(deps, claimed))
  return claimed !== null
}

/** The text, or when to ask again; null to give up. */
type Outcome = { text: string } | { dueAt: number; isAttempt: boolean } | null

async function recognizeHello(deps: AppDeps, hello: ClaimedHello): Promise<Outcome> {
  const { clock, media, speech } = deps
  const { userId: authorId, proExpiresAt, type, key, seconds, language, attempts } = hello
  const sound = await readWholeSound(media, { key })
  if (!sound || !isAudioType(type) || !speech.isConfigured) return null
  const amount = Math.ceil(seconds)
  if (!(await takeSeconds(deps, { authorId, proExpiresAt }, amount)))
    return { dueAt: getDayEnd(clock.now()), isAttempt: false }
  const result = await runEngine(speech, { bytes: sound.bytes, type, language })
  if (result.ok) {
    const heard = readHeard(result, { language, durationMs: Math.round(seconds * 1000) })
    if (heard) return { text: toHelloText(joinWords(heard.words, heard.language)) }
  } else if (result.problem === 'busy') {
    await giveBackSeconds(deps, { authorId, proExpiresAt }, amount)
    return { dueAt: clock.now() + (result.waitMs ?? SPEECH_BUSY_MS), isAttempt: false }
  } else if (result.problem !== 'unavailable') return null
  const delay = HELLO_RETRY_MS[attempts - 1]
  return delay === undefined ? null : { dueAt: clock.now() + delay, isAttempt: true }
}

async function endClaimed(deps: AppDeps, claimed: ClaimedHello, outcome: Outcome): Promise<void> {
  const { db, clock } = deps
  const { userId, attempts } = claimed
  if (outcome && 'dueAt' in outcome) {
    const { dueAt, isAttempt } = outcome
    await endClaim(db, claimed, { dueAt, attempts: isAttempt ? attempts : attempts - 1 })
    return
  }
  const { events } = await batch(db, {
    text: endClaim(db, claimed, { text: outcome?.text ?? '', dueAt: null }),
    events: recordEvents(db, selectPersonEventTargets(userId), clock.now()),
  })
  announceLater(deps, events)
}
