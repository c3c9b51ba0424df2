import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Catalogue, speak } from '../../domain/catalogue'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { isLanguage } from '../../domain/languages'
import type { Upload } from '../../domain/media.schema'
import { textOf } from './failure'
import { type UploadDoor, uploadAudio } from './upload'

const TICKET: Upload = { id: 'med_1', state: 'pending', seconds: null, secondsLimit: 300, expiresAt: 1 }
const STORED: Upload = { ...TICKET, state: 'stored', seconds: 3 }

const TRANSLATED = Object.entries(import.meta.glob<Catalogue>('../../domain/words/*.ts', { eager: true }))

afterEach(() => {
  speak('en', null)
  vi.unstubAllGlobals()
})

/** A door that answers the tries in turn: a failure is thrown, an upload returned. */
function door(sends: (Failure | Upload)[], tickets: Upload[] = []) {
  const seen = { tickets: 0, waits: [] as number[] }
  const answer: UploadDoor = {
    ticket: async () => tickets[seen.tickets++] ?? TICKET,
    send: async () => {
      const result = sends.shift() ?? STORED
      if (result instanceof Failure) throw result
      return result
    },
    wait: async (ms) => void seen.waits.push(ms),
  }
  return { answer, seen }
}

const request = (signal = new AbortController().signal) => ({
  draftId: 'draft_0001',
  mode: 'squawk' as const,
  blob: new Blob(['sound']),
  type: 'audio/mpeg' as const,
  signal,
  onProgress: () => undefined,
})

describe('uploading a recording', () => {
  it('tries three times, waiting 2 s and then 4 s', async () => {
    const { answer, seen } = door([fail('request.unavailable'), fail('request.failed'), STORED])
    await expect(uploadAudio(request(), answer)).resolves.toEqual(STORED)
    expect(seen.waits).toEqual([2000, 4000])
  })

  it('gives up after the third try with the sentence of the specification', async () => {
    const trouble = () => fail('request.failed')
    const { answer } = door([trouble(), trouble(), trouble()])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({
      code: 'media.upload_failed',
      message: 'Failed to upload audio: Something went wrong on our side. Please try again.',
      cause: { code: 'request.failed' },
    })
  })

  it.each(TRANSLATED)('asks but once to try again, in the language of %s', async (path, catalogue) => {
    const language = path.slice(-5, -3)
    if (!isLanguage(language)) throw new Error(path)
    speak(language, catalogue)
    const why = fail('request.failed').message
    const { answer } = door([fail('request.failed'), fail('request.failed'), fail('request.failed')])
    const message = await uploadAudio(request(), answer).then(String, textOf)
    const [what = ''] = why.split(/(?<=[.。])/)
    const again = why.slice(what.length).trim()
    expect(again).not.toBe('')
    expect(message).toContain(what)
    expect(message.split(again)).toHaveLength(2)
  })

  it('is refused in the language of the app, whatever the browser’s own is', async () => {
    speak('de', {})
    const sent = new Map<string, string>()
    vi.stubGlobal('fetch', async () => Response.json(TICKET))
    vi.stubGlobal('XMLHttpRequest', requestThat(sent))
    await expect(uploadAudio(request())).resolves.toEqual(STORED)
    expect(sent.get('accept-language')).toBe('de')
  })

  it('does not try again what the server judged and refused', async () => {
    const { answer, seen } = door([fail('media.invalid')])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'media.upload_failed' })
    expect(seen).toEqual({ tickets: 1, waits: [] })
  })

  it('says as they are the refusals that are about the person', async () => {
    const { answer } = door([fail('safety.suspended', { until: '2026-11-22 20:46 UTC' })])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'safety.suspended' })
  })

  it('asks for a new ticket when the old one ran out', async () => {
    const { answer, seen } = door([fail('media.not_found'), STORED])
    await uploadAudio(request(), answer)
    expect(seen.tickets).toBe(2)
  })

  it('does not send bytes again that had arrived', async () => {
    const { answer, seen } = door([fail('request.unavailable')], [TICKET, STORED])
    await expect(uploadAudio(request(), answer)).resolves.toEqual(STORED)
    expect(seen.tickets).toBe(2)
  })

  it('says who must sign in, untouched', async () => {
    const { answer } = door([fail('auth.required')])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('stops when cancelled, without another try', async () => {
    const controller = new AbortController()
    const { answer, seen } = door([])
    answer.send = async () => {
      controller.abort()
      throw controller.signal.reason
    }
    await expect(uploadAudio(request(controller.signal), answer)).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen.waits).toEqual([])
  })
})

/** A request of a browser whose bytes arrive at once, and that tells which headers went along. */
function requestThat(notes: Map<string, string>) {
  return class {
    readonly upload = {}
    readonly status = 200
    readonly responseText = JSON.stringify(STORED)
    onload = () => undefined
    open() {}
    setRequestHeader(name: string, value: string) {
      notes.set(name, value)
    }
    send() {
      this.onload()
    }
  }
}
