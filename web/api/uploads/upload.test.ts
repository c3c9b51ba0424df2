import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { type MessageCatalog, setLocale } from '../../../domain/i18n/i18n'
import { isLanguage } from '../../../domain/i18n/languages'
import type { Upload } from '../../../domain/media/media.schema'
import { getErrorMessage } from '../request-error'
import { type UploadApi, uploadAudio } from './upload'

const TICKET: Upload = { id: 'med_1', state: 'pending', seconds: null, secondsLimit: 300, expiresAt: 1 }
const STORED: Upload = { ...TICKET, state: 'stored', seconds: 3 }

const TRANSLATED = Object.entries(
  import.meta.glob<MessageCatalog>('../../../domain/locales/*/errors.ts', { eager: true }),
)

afterEach(() => {
  setLocale('en', null)
  vi.unstubAllGlobals()
})

/** An upload API whose attempts return these results in turn; an error is thrown. */
function createApi(sends: (AppError | Upload)[], tickets: Upload[] = []) {
  const calls = { tickets: 0, waits: [] as number[] }
  const answer: UploadApi = {
    ticket: async () => tickets[calls.tickets++] ?? TICKET,
    send: async () => {
      const result = sends.shift() ?? STORED
      if (result instanceof AppError) throw result
      return result
    },
    wait: async (ms) => void calls.waits.push(ms),
  }
  return { answer, seen: calls }
}

const request = (signal = new AbortController().signal) => ({
  draftId: 'draft_0001',
  ownerId: 'usr_1',
  mode: 'squawk' as const,
  blob: new Blob(['sound']),
  type: 'audio/mpeg' as const,
  signal,
  onProgress: () => undefined,
})

describe('uploadAudio', () => {
  it('tries three times, with 2 s and 4 s between', async () => {
    const { answer, seen: calls } = createApi([
      appError('request.unavailable'),
      appError('request.failed'),
      STORED,
    ])
    await expect(uploadAudio(request(), answer)).resolves.toEqual(STORED)
    expect(calls.waits).toEqual([2000, 4000])
  })

  it('fails after the third attempt with the sentence of the specification', async () => {
    const createError = () => appError('request.failed')
    const { answer } = createApi([createError(), createError(), createError()])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({
      code: 'media.upload_failed',
      message: 'Failed to upload audio: Something went wrong on our side. Please try again.',
      cause: { code: 'request.failed' },
    })
  })

  it.each(TRANSLATED)('asks only once to try again, in the language of %s', async (path, catalogue) => {
    const language = path.split('/').at(-2) ?? ''
    if (!isLanguage(language)) throw new Error(path)
    setLocale(language, catalogue)
    const why = appError('request.failed').message
    const { answer } = createApi([
      appError('request.failed'),
      appError('request.failed'),
      appError('request.failed'),
    ])
    const message = await uploadAudio(request(), answer).then(String, getErrorMessage)
    const [what = ''] = why.split(/(?<=[.。])/)
    const again = why.slice(what.length).trim()
    expect(again).not.toBe('')
    expect(message).toContain(what)
    expect(message.split(again)).toHaveLength(2)
  })

  it("sends the app's language, whatever the browser's is", async () => {
    setLocale('de', {})
    const sent = new Map<string, string>()
    vi.stubGlobal('fetch', async () => Response.json(TICKET))
    vi.stubGlobal('XMLHttpRequest', createXhrStub(sent))
    await expect(uploadAudio(request())).resolves.toEqual(STORED)
    expect(sent.get('accept-language')).toBe('de')
  })

  it('does not retry a request that the server refused', async () => {
    const { answer, seen: calls } = createApi([appError('media.invalid')])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'media.upload_failed' })
    expect(calls).toEqual({ tickets: 1, waits: [] })
  })

  it('passes errors about the user through', async () => {
    const { answer } = createApi([appError('safety.suspended', { until: '2026-11-22 20:46 UTC' })])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'safety.suspended' })
  })

  it('requests a new ticket when the old one expired', async () => {
    const { answer, seen: calls } = createApi([appError('media.not_found'), STORED])
    await uploadAudio(request(), answer)
    expect(calls.tickets).toBe(2)
  })

  it('does not resend bytes that have arrived', async () => {
    const { answer, seen: calls } = createApi([appError('request.unavailable')], [TICKET, STORED])
    await expect(uploadAudio(request(), answer)).resolves.toEqual(STORED)
    expect(calls.tickets).toBe(2)
  })

  it('passes auth.required through', async () => {
    const { answer } = createApi([appError('auth.required')])
    await expect(uploadAudio(request(), answer)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('stops when aborted, without another attempt', async () => {
    const controller = new AbortController()
    const { answer, seen: calls } = createApi([])
    answer.send = async () => {
      controller.abort()
      throw controller.signal.reason
    }
    await expect(uploadAudio(request(controller.signal), answer)).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(calls.waits).toEqual([])
  })
})

/** An XMLHttpRequest stub that succeeds at once and records its headers. */
function createXhrStub(notes: Map<string, string>) {
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
