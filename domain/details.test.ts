import { expect, test } from 'vitest'
import { detailFor } from './details'
import { podcastDetailShape } from './podcasts.schema'

const TYPED = {
  author: 'Dele',
  subject: 'Boredom',
  originalUrl: ' https://pod.example/41 ',
  trimStart: 5,
  trimEnd: 15,
}

test('drops fields that belong to another mode', () => {
  expect(detailFor('squawk', false, TYPED)).toEqual({})
  expect(detailFor('mue', false, TYPED)).toEqual({})
})

test('sends only valid podcast fields, without an invalid URL', () => {
  const sent = detailFor('yap', false, { ...TYPED, condition: 'tired' })
  expect(podcastDetailShape.parse(sent)).toEqual(sent)
  expect(sent.originalUrl).toBe('https://pod.example/41')
  expect(detailFor('yap', false, { ...TYPED, originalUrl: 'somewhere' }).originalUrl).toBe(null)
})
