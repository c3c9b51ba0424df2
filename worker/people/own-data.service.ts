/** Overview of a user's data, before export or deletion. */
import type { OwnData } from '../../domain/erasure.schema'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { weighOwn } from '../posts/export.repo'
import { readNumber } from '../recipients/phone-number'
import { freshUntil, numberOf, proofOf } from './proof.service'

/** Files and bytes of an export, and the required identity proof. */
export async function ownDataOf(tools: Tools, person: Viewer): Promise<OwnData> {
  const { db, clock } = tools
  const proof = await proofOf(tools, person)
  const phone = proof === 'code' ? numberOf(person) : null
  const until = freshUntil(person)
  return {
    ...(await weighOwn(db, person, clock.now())),
    proof,
    phone: phone && (readNumber(phone, undefined)?.formatInternational() ?? phone),
    freshUntil: proof === 'session' && until > clock.now() ? until : null,
  }
}
