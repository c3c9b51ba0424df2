/** Validation of sign-up and sign-in (spec §5). The browser runs it for early feedback, the Worker to enforce it. */
import { fail } from './errors'
import type { Failure } from './failure'
import {
  CODE_DIGITS,
  DISPLAY_NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from './limits'
import { isEmail, isReserved, isUsername, normalEmail, normalUsername } from './people'
import { recipientForm } from './recipients'
import { isLongerThan, isShowable } from './text'

/** Incremented with each change of the 18+ statement; stored with the time of consent. */
export const AGE_TEXT_VERSION = 1

type JoinFields = { username: string; displayName: string; ageAttested: boolean }
type SignUpFields = JoinFields & { email: string; password: string }

/** Returns the first error of a sign-up with its field; null when valid. */
export function signUpProblem(given: SignUpFields): Failure | null {
  const empty = (['username', 'email', 'password'] as const).find((field) => given[field].trim() === '')
  if (empty) return fail('auth.fields_required', {}, empty)
  const name = nameProblem(given)
  if (name) return name
  const address = emailProblem(given.email) ?? passwordProblem(given.password)
  if (address) return address
  if (!given.ageAttested) return fail('auth.age_required', {}, 'ageAttested')
  return null
}

/** Returns the error of an email address, or null. */
export function emailProblem(email: string): Failure | null {
  return isEmail(normalEmail(email)) ? null : fail('auth.email_invalid', {}, 'email')
}

/** Returns the error of a new password, or null. */
export function passwordProblem(password: string): Failure | null {
  if (isPassword(password)) return null
  return fail('auth.password_length', { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS }, 'password')
}

/** Returns the first missing field of a password sign-in as an error, or null. */
export function signInProblem(given: { email: string; password: string }): Failure | null {
  const empty = (['email', 'password'] as const).find((field) => given[field].trim() === '')
  return empty ? fail('auth.email_and_password_required', {}, empty) : null
}

/** Returns the error of a phone number, or null; the Worker checks its country. */
export function phoneProblem(phone: string): Failure | null {
  if (phone.trim() === '') return fail('auth.phone_required', {}, 'phone')
  return recipientForm(phone) === 'phone' ? null : fail('recipient.phone_country', {}, 'phone')
}

/** Removes the spaces and dashes that come with a copied code. */
export function normalCode(code: string): string {
  return code.replace(/[\s-]/g, '')
}

/** Returns the error of a code's form, or null. */
export function codeProblem(code: string): Failure | null {
  const digits = normalCode(code)
  if (digits === '') return fail('auth.code_required', {}, 'code')
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? null : fail('auth.code_length', {}, 'code')
}

/** Returns the first error of a new account whose phone number or provider account is verified, or null. */
export function joinProblem(given: JoinFields): Failure | null {
  if (given.username.trim() === '') return fail('auth.fields_required', {}, 'username')
  return nameProblem(given) ?? (given.ageAttested ? null : fail('auth.age_required', {}, 'ageAttested'))
}

/** Returns the error of a username or display name, or null; the Worker checks whether the username is taken. */
export function nameProblem({ username, displayName }: Pick<JoinFields, 'username' | 'displayName'>) {
  if (isReserved(normalUsername(username))) return fail('auth.username_taken', {}, 'username')
  if (!isUsername(normalUsername(username)))
    return fail('auth.username_invalid', { min: USERNAME_MIN_CHARS, max: USERNAME_MAX_CHARS }, 'username')
  if (!isShowable(displayName)) return fail('post.text_invalid', {}, 'displayName')
  if (isLongerThan(displayName, DISPLAY_NAME_MAX_CHARS))
    return fail('auth.display_name_too_long', { max: DISPLAY_NAME_MAX_CHARS }, 'displayName')
  return null
}

/** Returns whether a password has an allowed length in code points. */
export function isPassword(password: string): boolean {
  const { length } = [...password]
  return length >= PASSWORD_MIN_CHARS && length <= PASSWORD_MAX_CHARS
}
