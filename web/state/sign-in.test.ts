import { expect, test } from 'vitest'
import { askToSignIn, endSignIn } from './sign-in'

test('what waited for a sign-in goes on, or learns that there was none', async () => {
  const published = askToSignIn('Sign in to publish.')
  endSignIn(true)
  expect(await published).toBe(true)
  const given = askToSignIn()
  endSignIn()
  expect(await given).toBe(false)
})

test('a second request takes the place of the first', async () => {
  const first = askToSignIn('Sign in to reply.')
  const second = askToSignIn('Sign in to publish.')
  expect(await first).toBe(false)
  endSignIn(true)
  expect(await second).toBe(true)
})
