/** The spoken hello of a profile: one per user, from an upload of theirs. */

import { appError } from '../../../domain/errors/errors'
import { isHelloLength, toHelloText, validateHelloText } from '../../../domain/hellos/hellos'
import { HELLO_MAX_SECONDS } from '../../../domain/hellos/hellos.limits'
import type { Hello, NewHello } from '../../../domain/hellos/hellos.schema'
import type { LiveEvent } from '../../../domain/live/live'
import { DELETED_BYTES_GRACE_MS } from '../../../domain/media/media.limits'
import { checkTexts, createFlag } from '../../content-rules/content-rules.service'
import type { AppDeps } from '../../context'
import { batch, failUnless } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import { attachMedia, findOwnUpload, removeMediaById } from '../../media/media.repo'
import { selectHello, selectOwnHello, toHelloDto } from '../../people/hellos.repo'
import { selectPersonEventTargets } from '../../posts/authors.repo'
import type { SessionUser } from '../../session-user'
import { selectTranscriptsOff } from '../../transcripts/transcripts.repo'
import { deleteHello, isUnusedRecording, putHello, selectHelloMediaId, writeHelloText } from './hello.repo'

type ChangedHello = { hello: Hello; events: LiveEvent[] }

/**
 * Makes an upload the hello of a user, and deletes the one before. Repeating the request changes nothing. Throws
 * `media.too_long` for more than 15 s, whatever the upload was for.
 */
export async function saveHello(
  deps: AppDeps,
  person: SessionUser,
  { uploadId, text: typed, language }: NewHello,
): Promise<ChangedHello> {
  const { db, clock } = deps
  const [current] = await selectHello(db, person.id)
  if (current?.mediaId === uploadId && current.hiddenAt === null)
    return { hello: toHelloDto(current), events: [] }
  const upload = await findOwnUpload(db, person.id, uploadId)
  if (!upload || upload.mode === null || upload.fileName !== null || upload.state === 'attached')
    throw appError('media.not_found')
  if (upload.state === 'pending' || upload.seconds === null) throw appError('media.not_stored')
  const { seconds } = upload
  if (!isHelloLength(seconds)) throw appError('media.too_long', { seconds: HELLO_MAX_SECONDS })
  const text = await readTypedText(deps, person, uploadId, typed ?? '')
  const [settings] = await selectTranscriptsOff(db, person.id)
  const isTranscribed = typed === null && deps.speech.isConfigured && settings?.offSince == null
  const now = clock.now()
  const dueAt = isTranscribed ? now : null
  const row = { userId: person.id, mediaId: uploadId, seconds, text: text.text, language, dueAt }
  const hello = { ...row, attempts: 0, createdAt: now, hiddenAt: null }
  const { events } = await batch(db, {
    guard: failUnless(db, isUnusedRecording(person.id, uploadId)),
    ...removeMediaById(db, selectHelloMediaId(person.id), now + DELETED_BYTES_GRACE_MS),
    attached: attachMedia(db, [uploadId]),
    hello: putHello(db, hello),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
    flag: text.flag,
  })
  return { hello: toHelloDto(hello), events }
}

/** Corrects the text of the hello; '' removes it. */
export async function saveHelloText(
  deps: AppDeps,
  person: SessionUser,
  typed: string,
): Promise<ChangedHello> {
  const { db, clock } = deps
  const [current] = await selectOwnHello(db, person.id)
  if (!current) throw appError('media.not_found')
  const { text, flag } = await readTypedText(deps, person, current.mediaId, typed)
  const { hello, events } = await batch(db, {
    hello: writeHelloText(db, person.id, text),
    events: recordEvents(db, selectPersonEventTargets(person.id), clock.now()),
    flag,
  })
  const [saved] = hello
  if (!saved) throw appError('media.not_found')
  return { hello: toHelloDto(saved), events }
}

/** Deletes the hello with its text and its bytes; without one nothing happens. */
export async function removeHello({ db, clock }: AppDeps, person: SessionUser): Promise<LiveEvent[]> {
  const now = clock.now()
  const { events } = await batch(db, {
    ...removeMediaById(db, selectHelloMediaId(person.id), now),
    hello: deleteHello(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
  })
  return events
}

/** The text in one line, with the statement that flags it for moderators; null for none. */
async function readTypedText(deps: AppDeps, { id: userId }: SessionUser, helloId: string, typed: string) {
  const problem = validateHelloText(typed)
  if (problem) throw problem
  const text = toHelloText(typed)
  const rule = text === '' ? null : await checkTexts(deps, [text])
  return { text, flag: createFlag(deps, rule, { type: 'hello', id: helloId }, { userId, title: '' }) }
}
