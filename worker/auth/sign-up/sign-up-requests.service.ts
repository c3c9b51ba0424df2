/** Requests to join: made by sign-ups where an admin decides, and decided by admins. Both sides get a message. */
import { appError } from '../../../domain/errors/errors'
import { SMS_TEXTS } from '../../../domain/locales/en/emails'
import { isEmail } from '../../../domain/people/email'
import type { SignUpRequests } from '../../../domain/site/site.schema'
import type { AppDeps } from '../../context'
import type { OutboxInsert } from '../../database/tables/outbox.table'
import {
  createApprovedEmail,
  createDeclinedEmail,
  createSignUpRequestEmail,
} from '../../emails/sign-up-emails'
import { consumeRateLimit } from '../../gate/rate-limit'
import { createEmail, createSms } from '../../outbox/outbox.service'
import { getSignUpMode, getSiteSettings } from '../../settings/settings.service'
import { createPlaceholderAddress } from './placeholder-address'
import {
  approveRequest,
  declineRequest,
  findRequestOf,
  findSignUpRequest,
  listSignUpRequests,
  type SignUpRequestRow,
} from './sign-up-requests.repo'

/** Requests to join that an admin sees at once, and mails about them to the operator. */
const SIGN_UP_REQUESTS_LISTED = 100
const SIGN_UP_REQUEST_MAILS = { count: 1, seconds: 3600 }

/** Whether a verified identity waits for an admin. Nobody waits once the site is open. */
export async function isWaitingToJoin(
  deps: AppDeps,
  identity: Parameters<typeof findRequestOf>[1],
): Promise<boolean> {
  return (await findRequestOf(deps.db, identity)) !== null && (await getSignUpMode(deps)) !== 'open'
}

/** Waiting requests, oldest first. */
export async function getSignUpRequests({ db, clock }: AppDeps): Promise<SignUpRequests> {
  const rows = await listSignUpRequests(db, SIGN_UP_REQUESTS_LISTED)
  const items = rows.map(({ id, username, displayName, email, phone, createdAt: at }) => ({
    id,
    username,
    displayName,
    email,
    phone,
    at,
  }))
  return { items, now: clock.now() }
}

/** The mail to the site's contact about a new request, at most one an hour; null without a mailbox. */
export async function createRequestNotice(deps: AppDeps): Promise<OutboxInsert | null> {
  const { contact, name } = await getSiteSettings(deps)
  if (!isEmail(contact)) return null
  if (!(await consumeRateLimit(deps, 'sign-up-request-mail', SIGN_UP_REQUEST_MAILS))) return null
  const origin = deps.env.ORIGIN
  return createEmail(
    deps,
    deps.t(() => createSignUpRequestEmail(contact, { origin, site: name })),
  )
}

/** Creates the account of a request. Throws `request.not_found` when another admin decided it. */
export async function approveSignUp(deps: AppDeps, admin: { id: string }, id: string): Promise<void> {
  const { db, ids, clock } = deps
  const request = await findSignUpRequest(db, id)
  if (!request) throw appError('request.not_found')
  const userId = ids.make('usr')
  const now = clock.now()
  const decision = {
    request,
    message: await createDecisionMessage(deps, request, 'approved'),
    entry: createEntry(deps, admin, 'sign_up.approve', userId),
  }
  const isMade = await approveRequest(db, decision, {
    userId,
    passwordId: ids.make('acc'),
    googleAccountId: ids.make('acc'),
    now,
    email: request.email ?? createPlaceholderAddress(),
  })
  if (isMade) return
  if (!(await findSignUpRequest(db, id))) throw appError('request.not_found')
  // Its address or number has an account by now.
  throw appError('auth.account_failed')
}

/** Deletes a request and notifies its author. Throws `request.not_found` when another admin decided it. */
export async function declineSignUp(deps: AppDeps, admin: { id: string }, id: string): Promise<void> {
  const request = await findSignUpRequest(deps.db, id)
  if (!request) throw appError('request.not_found')
  const decision = {
    request,
    message: await createDecisionMessage(deps, request, 'declined'),
    entry: createEntry(deps, admin, 'sign_up.decline', null),
  }
  if (!(await declineRequest(deps.db, decision))) throw appError('request.not_found')
}

function createEntry(
  { ids, clock }: AppDeps,
  admin: { id: string },
  action: 'sign_up.approve' | 'sign_up.decline',
  subjectId: string | null,
) {
  return { id: ids.make('aud'), actorId: admin.id, action, subjectId, createdAt: clock.now() }
}

async function createDecisionMessage(
  deps: AppDeps,
  { email, phone, displayName, language }: SignUpRequestRow,
  decision: 'approved' | 'declined',
): Promise<OutboxInsert | null> {
  const { name: site } = await getSiteSettings(deps)
  const origin = deps.env.ORIGIN
  if (email !== null) {
    const createDecisionEmail = decision === 'approved' ? createApprovedEmail : createDeclinedEmail
    return createEmail(
      deps,
      deps.t(() => createDecisionEmail(email, { origin, site, displayName }), language),
    )
  }
  if (phone === null) return null
  const text = deps.t(() => SMS_TEXTS[decision](site, origin), language)
  // Sent with the batch's other messages, not at once.
  return { ...createSms(deps, { to: phone, text }), attempts: 0, leasedUntil: null }
}
