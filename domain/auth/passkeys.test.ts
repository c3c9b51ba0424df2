import { expect, test } from 'vitest'
import { PASSKEY_NAME_MAX_CHARS } from './auth.limits'
import { validatePasskeyName } from './passkeys'

test.each([
  ['Chrome on Mac', undefined],
  ['Maras Schlüssel 🗝️', undefined],
  [` ${'a'.repeat(PASSKEY_NAME_MAX_CHARS)} `, undefined],
  ['', 'passkey.name_required'],
  [' \u200b ', 'passkey.name_required'],
  ['a\u202eb', 'post.text_invalid'],
  ['a'.repeat(PASSKEY_NAME_MAX_CHARS + 1), 'passkey.name_too_long'],
])('validates the passkey name %j: %s', (name, code) => {
  expect(validatePasskeyName(name)?.code).toBe(code)
})
