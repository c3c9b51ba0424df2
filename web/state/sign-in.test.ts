import { expect, test } from 'vitest'
import { closeSignIn, promptSignIn } from './sign-in'

test('resolves with true after signing in, with false when closed', async () => {
  const published = promptSignIn('Sign in to publish.')
  closeSignIn(true)
  expect(await published).toBe(true)
  const given = promptSignIn()
  closeSignIn()
  expect(await given).toBe(false)
})

test('replaces the first request with a second one', async () => {
  const first = promptSignIn('Sign in to reply.')
  const second = promptSignIn('Sign in to publish.')
  expect(await first).toBe(false)
  closeSignIn(true)
  expect(await second).toBe(true)
})
