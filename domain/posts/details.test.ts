import { expect, test } from 'vitest'
import { podcastDetailShape } from '../podcasts/podcasts.schema'
import { toPublishedDetail } from './details'

const TYPED = {
  author: 'Dele',
  subject: 'Boredom',
  originalUrl: ' https://pod.example/41 ',
  trimStart: 5,
  trimEnd: 15,
}

test('drops fields that belong to another mode', () => {
  expect(toPublishedDetail('squawk', false, TYPED)).toEqual({})
  expect(toPublishedDetail('mue', false, TYPED)).toEqual({})
})

test('sends the story with a hum but not with a reply, and the song with both', () => {
  const typed = { ...TYPED, recipientName: 'Elias', songTitle: 'Salt', isOriginal: true }
  expect(toPublishedDetail('hum', false, typed)).toMatchObject({ recipientName: 'Elias' })
  expect(toPublishedDetail('hum', true, typed)).toEqual({})
  for (const isReply of [false, true])
    expect(toPublishedDetail('nightingale', isReply, typed)).toEqual({
      songTitle: 'Salt',
      author: 'Dele',
      isOriginal: true,
    })
})

test('sends only valid podcast fields, without an invalid URL', () => {
  const sent = toPublishedDetail('yap', false, { ...TYPED, condition: 'tired' })
  expect(podcastDetailShape.parse(sent)).toEqual(sent)
  expect(sent.originalUrl).toBe('https://pod.example/41')
  expect(toPublishedDetail('yap', false, { ...TYPED, originalUrl: 'somewhere' }).originalUrl).toBe(null)
})
