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

test('what was typed for another mode stays out of the post', () => {
  expect(detailFor('squawk', false, TYPED)).toEqual({})
  expect(detailFor('mue', false, TYPED)).toEqual({})
})

test('a podcast reply sends what its schema takes, and no address that leads nowhere', () => {
  const sent = detailFor('yap', false, { ...TYPED, condition: 'tired' })
  expect(podcastDetailShape.parse(sent)).toEqual(sent)
  expect(sent.originalUrl).toBe('https://pod.example/41')
  expect(detailFor('yap', false, { ...TYPED, originalUrl: 'somewhere' }).originalUrl).toBe(null)
})
