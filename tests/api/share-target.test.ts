/** What another app shares before there is a service worker that could keep it. */
import { expect, test } from 'vitest'
import { call } from '../support/world'

test('a file that is handed over is not read: the form opens, and says that it has to be chosen there', async () => {
  const form = new FormData()
  form.set('audio', new File([new Uint8Array(200_000)], 'episode.mp3', { type: 'audio/mpeg' }))
  const answer = await call('POST /share', { body: form })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/?view=record&mode=parrot&shared=lost')
})
