/** Files that another app shares before a service worker can store them. */
import { expect, test } from 'vitest'
import { call } from '../support/world'

test('discards a shared file and redirects to the form, which asks to choose it again', async () => {
  const form = new FormData()
  form.set('audio', new File([new Uint8Array(200_000)], 'episode.mp3', { type: 'audio/mpeg' }))
  const answer = await call('POST /share', { body: form })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/?view=record&mode=parrot&shared=lost')
})
