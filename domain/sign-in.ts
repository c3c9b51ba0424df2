/** What a sign-up or sign-in still lacks (spec §5). The form asks to be kind, the Worker to be sure. */
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

/** Raised whenever the wording of the 18+ statement changes; stored beside the moment it was agreed to. */
export const AGE_TEXT_VERSION = 1

type JoinFields = { username: string; displayName: string; ageAttested: boolean }
type SignUpFields = JoinFields & { email: string; password: string }

/** The first thing wrong with a sign-up, naming its field; null when it may go. */
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

/** What is wrong with an address somebody wants a mail at. */
export function emailProblem(email: string): Failure | null {
  return isEmail(normalEmail(email)) ? null : fail('auth.email_invalid', {}, 'email')
}

/** What is wrong with a new password. */
export function passwordProblem(password: string): Failure | null {
  if (isPassword(password)) return null
  return fail('auth.password_length', { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS }, 'password')
}

/** The first thing missing from a sign-in with a password, naming its field. */
export function signInProblem(given: { email: string; password: string }): Failure | null {
  const empty = (['email', 'password'] as const).find((field) => given[field].trim() === '')
  return empty ? fail('auth.email_and_password_required', {}, empty) : null
}

/** What is wrong with a number somebody wants a code for; its country is the Worker's business. */
export function phoneProblem(phone: string): Failure | null {
  if (phone.trim() === '') return fail('auth.phone_required', {}, 'phone')
  return recipientForm(phone) === 'phone' ? null : fail('recipient.phone_country', {}, 'phone')
}

/** A code as it is compared: people copy it with spaces and dashes. */
export function normalCode(code: string): string {
  return code.replace(/[\s-]/g, '')
}

/** What is wrong with a code before anybody tries it. */
export function codeProblem(code: string): Failure | null {
  const digits = normalCode(code)
  if (digits === '') return fail('auth.code_required', {}, 'code')
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? null : fail('auth.code_length', {}, 'code')
}

/** The first thing wrong with the account of somebody whose number, or whose account elsewhere, is proven already. */
export function joinProblem(given: JoinFields): Failure | null {
  if (given.username.trim() === '') return fail('auth.fields_required', {}, 'username')
  return nameProblem(given) ?? (given.ageAttested ? null : fail('auth.age_required', {}, 'ageAttested'))
}

/** What is wrong with the names somebody wants to be known by; that a username is taken is the Worker's business. */
export function nameProblem({ username, displayName }: Pick<JoinFields, 'username' | 'displayName'>) {
  if (isReserved(normalUsername(username))) return fail('auth.username_taken', {}, 'username')
  if (!isUsername(normalUsername(username)))
    return fail('auth.username_invalid', { min: USERNAME_MIN_CHARS, max: USERNAME_MAX_CHARS }, 'username')
  if (!isShowable(displayName)) return fail('post.text_invalid', {}, 'displayName')
  if (isLongerThan(displayName, DISPLAY_NAME_MAX_CHARS))
    return fail('auth.display_name_too_long', { max: DISPLAY_NAME_MAX_CHARS }, 'displayName')
  return null
}

/** Whether a password has a length we take, counted in characters as people see them. */
export function isPassword(password: string): boolean {
  const { length } = [...password]
  return length >= PASSWORD_MIN_CHARS && length <= PASSWORD_MAX_CHARS
}
