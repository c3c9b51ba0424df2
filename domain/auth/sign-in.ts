/** Validation of sign-up and sign-in (spec §5). The browser runs it for early feedback, the Worker to enforce it. */

import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import { CODE_DIGITS, DISPLAY_NAME_MAX_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '../limits'
import { isEmail, normalizeEmail } from '../people/email'
import { isReservedUsername, isUsername, normalizeUsername } from '../people/people'
import { isPhoneForm } from '../people/phone-text'
import { isLongerThan } from '../text/length'
import { isShowable } from '../text/text'
import { PASSWORD_MIN_CHARS } from './auth.limits'

const PASSWORD_MAX_CHARS = 128

/** Incremented with each change of the 18+ statement; stored with the time of consent. */
export const AGE_TEXT_VERSION = 2

type AccountFields = { username: string; displayName: string; ageAttested: boolean }
type SignUpFields = AccountFields & { email: string; password: string }

/** Returns the first error of a sign-up with its field; null when valid. */
export function validateSignUp(fields: SignUpFields): AppError | null {
  const empty = (['email', 'password', 'username'] as const).find((field) => fields[field].trim() === '')
  if (empty) return appError('auth.fields_required', {}, empty)
  return (
    validateNames(fields) ??
    validateEmail(fields.email) ??
    validatePassword(fields.password) ??
    (fields.ageAttested ? null : appError('auth.age_required', {}, 'ageAttested'))
  )
}

/** Returns the error of an email address, or null. */
export function validateEmail(email: string): AppError | null {
  return isEmail(normalizeEmail(email)) ? null : appError('auth.email_invalid', {}, 'email')
}

/** Returns the error of a new password, or null. */
export function validatePassword(password: string): AppError | null {
  if (isPassword(password)) return null
  return appError('auth.password_length', { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS }, 'password')
}

/** Returns the first missing field of a password sign-in as an error, or null. */
export function validateSignIn(fields: { email: string; password: string }): AppError | null {
  const empty = (['email', 'password'] as const).find((field) => fields[field].trim() === '')
  return empty ? appError('auth.email_and_password_required', {}, empty) : null
}

/** Returns the error of a phone number, or null; the Worker checks its country. */
export function validatePhone(phone: string): AppError | null {
  if (phone.trim() === '') return appError('auth.phone_required', {}, 'phone')
  return isPhoneForm(phone) ? null : appError('recipient.phone_country', {}, 'phone')
}

/** Removes the spaces and dashes that come with a copied code. */
export function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, '')
}

/** Returns the error of a code's form, or null. */
export function validateCode(code: string): AppError | null {
  const digits = normalizeCode(code)
  if (digits === '') return appError('auth.code_required', {}, 'code')
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits)
    ? null
    : appError('auth.code_length', {}, 'code')
}

/** Returns the first error of a new account whose phone number or provider account is verified, or null. */
export function validateCompleteSignUp(fields: AccountFields): AppError | null {
  if (fields.username.trim() === '') return appError('auth.fields_required', {}, 'username')
  return (
    validateNames(fields) ?? (fields.ageAttested ? null : appError('auth.age_required', {}, 'ageAttested'))
  )
}

/** Returns the error of a username or display name, or null; the Worker checks whether the username is taken. */
export function validateNames({ username, displayName }: Pick<AccountFields, 'username' | 'displayName'>) {
  if (isReservedUsername(normalizeUsername(username))) return appError('auth.username_taken', {}, 'username')
  if (!isUsername(normalizeUsername(username)))
    return appError('auth.username_invalid', { min: USERNAME_MIN_CHARS, max: USERNAME_MAX_CHARS }, 'username')
  if (!isShowable(displayName)) return appError('post.text_invalid', {}, 'displayName')
  if (isLongerThan(displayName, DISPLAY_NAME_MAX_CHARS))
    return appError('auth.display_name_too_long', { max: DISPLAY_NAME_MAX_CHARS }, 'displayName')
  return null
}

/** Returns whether a password has an allowed length in code points. */
export function isPassword(password: string): boolean {
  const { length } = [...password]
  return length >= PASSWORD_MIN_CHARS && length <= PASSWORD_MAX_CHARS
}
