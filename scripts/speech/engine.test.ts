/** The local speech engine on real recordings; `service.test.ts` has its queue. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { answerSpeechRequest, createSpeechService } from './service.ts'

const service = createSpeechService()
afterAll(() => service.stop())

const readFixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url)))
type Answer = { ok: boolean; problem?: string; words?: [string, number, number][] }

async function transcribe(body: Uint8Array<ArrayBuffer>, type: string, language: string): Promise<Answer> {
  const headers = { 'content-type': type, 'content-language': language }
  const request = new Request('http://speech/', { method: 'POST', body, headers })
  return JSON.parse(await answerSpeechRequest(service, request))
}

const truth: Record<string, [string, number | null][]> = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/speech-words.json', import.meta.url), 'utf8'),
)
const toPlain = (word: string) => word.toLowerCase().replace(/\W/g, '')

test.each([
  ['speech-a.mp3', 'audio/mpeg'],
  ['speech-a.48k.wav', 'audio/wav'],
])('transcribes %s word by word, each within half a second of where it is said', async (name, type) => {
  const { words = [] } = await transcribe(readFixture(name), type, 'en')
  const spoken = truth['speech-a'] ?? []
  expect(words.map(([word]) => toPlain(word))).toEqual(spoken.map(([word]) => toPlain(word)))
  spoken.forEach(([word, startMs], at) => {
    expect(Math.abs((words[at]?.[1] ?? Number.NaN) - (startMs ?? 0)), word).toBeLessThan(500)
  })
})

test('hears no words in music and in silence', async () => {
  expect(await transcribe(readFixture('music-24.mp3'), 'audio/mpeg', 'en')).toMatchObject({
    ok: true,
    words: [],
  })
  const wav = readFixture('speech-a.16k.wav')
  wav.fill(0, 44)
  expect(await transcribe(wav, 'audio/wav', 'en')).toMatchObject({ ok: true, words: [] })
})

test('tries no other language, and says what it cannot read', async () => {
  expect(await transcribe(readFixture('speech-es.mp3'), 'audio/mpeg', 'es')).toMatchObject({
    problem: 'unsupported_language',
  })
  expect(await transcribe(readFixture('bad/text-renamed.wav'), 'audio/wav', 'en')).toMatchObject({
    problem: 'unreadable',
  })
  expect(await transcribe(new Uint8Array(5000), 'audio/mpeg', 'en')).toMatchObject({ problem: 'unreadable' })
})

test('invents no English where Spanish is marked as English', async () => {
  expect(await transcribe(readFixture('speech-es.mp3'), 'audio/mpeg', 'en')).toMatchObject({ words: [] })
})
