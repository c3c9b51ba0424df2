/** Privacy proof of transcripts: private words are in no response that others read, and private sound at no engine. */
import { expect, test } from 'vitest'
import { newPostShape, type Post } from '../../domain/posts/posts.schema'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { transcribeDue } from '../../worker/transcripts/transcribe.service'
import { crawl, createMark, createMarkedSound, findLeaks, listMarkedIds } from '../support/canary'
import { loadViewer } from '../support/interrupted-tools'
import { followEachOther } from '../support/messages'
import { createUpload } from '../support/recordings'
import { createEngine, toSpeech } from '../support/speech'
import { createPerson, getTools, type Person } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

test('reveals private and priced words to no one else, and sends no private sound to an engine unasked', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await followEachOther(wren, dele)
  const spoken = new Map<string, string>()
  const { deps, heard } = createEngine(({ bytes }) => {
    const text = new TextDecoder('latin1').decode(bytes)
    const [, word = 'unknown'] = [...spoken].find(([mark]) => text.includes(mark)) ?? []
    return toSpeech(`I say ${word} now`)
  })
  /** Publishes a recording in which a mark is said; returns the post, that word, and the mark of its sound. */
  const publishSaid = async (as: Person, given: object) => {
    const sound = createMarkedSound()
    const mode = 'mode' in given ? (given.mode as 'mue') : 'squawk'
    const { id: mediaId } = await createUpload(as, { mode, bytes: sound.wav, type: 'audio/wav' })
    const word = createMark('spoken')
    spoken.set(sound.mark, word)
    const viewer = await loadViewer(as)
    const input = newPostShape.parse({ mode, title: 'A voice', tags: ['voice'], mediaId, ...given })
    const key = getTools().ids.make('key')
    const { post } = await publishNewPost(deps, viewer, { input, key, viewer })
    return { post, word, mark: sound.mark }
  }
  const toDele = { mode: 'mue', tags: [], recipient: `@${dele.username}` }
  const silent = await publishSaid(wren, toDele)
  const asked = await publishSaid(wren, { ...toDele, transcribe: true })
  const open = await publishSaid(wren, {})
  const song = {
    mode: 'nightingale',
    tags: [],
    transcribe: true,
    priceCents: 299,
    detail: { songTitle: 'Tide', author: 'Nia', isOriginal: true },
  }
  const priced = await publishSaid(wren, song)
  await transcribeDue(deps)

  const atEngine = heard.map(({ bytes }) => new TextDecoder('latin1').decode(bytes))
  expect(atEngine.some((text) => text.includes(silent.mark))).toBe(false)
  for (const { mark } of [asked, open, priced])
    expect(atEngine.filter((text) => text.includes(mark))).toHaveLength(1)

  const all: { post: Post }[] = [silent, asked, open, priced]
  const words = [...all.flatMap(listMarkedIds), wren.id, wren.username, `user:${wren.id}`, 'voice']
  for (const reader of [null, eve])
    expect(findLeaks(await crawl(reader, words), [silent.word, asked.word, priced.word])).toEqual([])
  // Proof that the crawler reads words: both people of the message, and everyone the open post.
  expect(findLeaks(await crawl(dele, listMarkedIds(asked)), [asked.word]).length).toBeGreaterThan(2)
  expect(findLeaks(await crawl(eve, listMarkedIds(open)), [open.word]).length).toBeGreaterThan(2)
  expect(findLeaks(await crawl(dele, words), [priced.word])).toEqual([])
})
