import { expect, test } from 'vitest'
import { validateSignIn, validateSignUp } from './sign-in'

const good = {
  email: 'wren@example.org',
  password: 'a quiet canal',
  username: 'wren',
  displayName: 'Wren Okafor',
  ageAttested: true,
}
const problem = (change: Partial<typeof good>) => {
  const failure = validateSignUp({ ...good, ...change })
  return failure && [failure.code, failure.field]
}

test('accepts a complete sign-up with any valid name', () => {
  expect(validateSignUp(good)).toBeNull()
  expect(problem({ displayName: '' })).toBeNull()
  expect(problem({ displayName: 'Ẕ̌ä 👩‍👩‍👧 Ωμέγα <b>' })).toBeNull()
  expect(problem({ password: '🦉'.repeat(128) })).toBeNull()
  expect(problem({ email: '  Wren.O+canal@Example.ORG ' })).toBeNull()
})

test('reports the first missing field in the order of the form', () => {
  expect(problem({ username: ' ', email: '', password: '' })).toEqual(['auth.fields_required', 'email'])
  expect(problem({ username: ' ' })).toEqual(['auth.fields_required', 'username'])
  expect(problem({ password: '' })).toEqual(['auth.fields_required', 'password'])
  expect(problem({ ageAttested: false })).toEqual(['auth.age_required', 'ageAttested'])
  expect(validateSignIn({ email: 'a@example.org', password: '' })?.field).toBe('password')
  expect(validateSignIn({ email: ' ', password: 'x' })?.message).toBe('Please enter both email and password')
})

test.each(['ab', 'a'.repeat(31), 'wrеn', 'wren okafor', 'wren\u202e', 'a%', '🦉🦉🦉'])(
  'the username %j is refused',
  (username) => expect(problem({ username })).toEqual(['auth.username_invalid', 'username']),
)

test.each(['admin', 'Admin_', '@owlcast', 'me'])('refuses the reserved word %j', (username) =>
  expect(problem({ username })).toEqual(['auth.username_taken', 'username']),
)

test.each([
  'wren',
  'wren@',
  '@example.org',
  'a b@example.org',
  'a@example',
  'a..b@example.org',
  'a@b.c\n.org',
])('refuses the email address %j', (email) =>
  expect(problem({ email })).toEqual(['auth.email_invalid', 'email']),
)

test('refuses misleading and overlong texts', () => {
  expect(problem({ displayName: 'nerw\u202e' })).toEqual(['post.text_invalid', 'displayName'])
  expect(problem({ displayName: 'n\u0000' })).toEqual(['post.text_invalid', 'displayName'])
  expect(problem({ displayName: 'n'.repeat(51) })).toEqual(['auth.display_name_too_long', 'displayName'])
  expect(problem({ password: 'seven77' })).toEqual(['auth.password_length', 'password'])
  expect(problem({ password: 'x'.repeat(129) })).toEqual(['auth.password_length', 'password'])
})
