import { expect, test } from 'vitest'
import { askToSignIn, endSignIn } from './sign-in'

test('resolves with true after signing in, with false when closed', async () => {
  const published = askToSignIn('Sign in to publish.')
  endSignIn(true)
  expect(await published).toBe(true)
  const given = askToSignIn()
  endSignIn()
  expect(await given).toBe(false)
})

test('replaces the first request with a second one', async () => {
  const first = askToSignIn('Sign in to reply.')
  const second = askToSignIn('Sign in to publish.')
  expect(await first).toBe(false)
  endSignIn(true)
  expect(await second).toBe(true)
})
