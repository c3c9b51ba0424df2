/** Whether a person may join now. Every way to sign up asks here when it begins, and again when it ends. */
import { appError } from '../../../domain/errors/errors'
import type { AppDeps } from '../../context'
import { getSignUpMode } from '../../settings/settings.service'
import { type AdmissionWay, hasOpenInvitation } from './admission.repo'

/**
 * How a new account is admitted now. Throws `auth.sign_up_closed`, `auth.sign_up_invitation` without an invitation where
 * one is needed, and `auth.sign_up_invitation_invalid` with one that was used or has expired.
 */
export async function getAdmission(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  invitationHash: string | null,
): Promise<AdmissionWay> {
  const mode = await getSignUpMode({ db })
  if (mode === 'closed') throw appError('auth.sign_up_closed')
  if (mode !== 'invitation') return { mode, invitationHash: null }
  if (invitationHash === null) throw appError('auth.sign_up_invitation')
  if (!(await hasOpenInvitation(db, invitationHash, clock.now())))
    throw appError('auth.sign_up_invitation_invalid')
  return { mode, invitationHash }
}
