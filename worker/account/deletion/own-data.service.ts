/** Overview of a user's data, before export or deletion. */
import type { OwnData } from '../../../domain/account/account-deletion.schema'
import type { SessionUser } from '../../auth/session/session-user'
import type { AppDeps } from '../../context'
import { parsePhone } from '../../messages/phone-number'
import { measureExport } from '../export/export.repo'
import { getRequiredProof, getSessionProofEnd, getVerifiedPhone } from './proof.service'

/** Files and bytes of an export, and the required identity proof. */
export async function getOwnData(deps: AppDeps, person: SessionUser): Promise<OwnData> {
  const { db, clock } = deps
  const proof = await getRequiredProof(deps, person)
  const phone = proof === 'code' ? getVerifiedPhone(person) : null
  const until = getSessionProofEnd(person)
  return {
    ...(await measureExport(db, person, clock.now())),
    proof,
    phone: phone && (parsePhone(phone, undefined)?.formatInternational() ?? phone),
    freshUntil: proof === 'session' && until > clock.now() ? until : null,
  }
}
