/** Overview of a user's data, before export or deletion. */
import type { OwnData } from '../../../domain/account/account-deletion.schema'
import { getFreshSignInEnd } from '../../../domain/auth/fresh-sign-in'
import { describeProof } from '../../auth/proof/proof.service'
import type { AppDeps } from '../../context'
import type { SessionUser } from '../../session-user'
import { measureExport } from '../export/export.repo'

/** Files and bytes of an export, and the required identity proof. */
export async function getOwnData(deps: AppDeps, person: SessionUser): Promise<OwnData> {
  const { db, clock } = deps
  const required = await describeProof(deps, person)
  const until = getFreshSignInEnd(person.sessionTimes.provedAt)
  return {
    ...(await measureExport(db, person, clock.now())),
    ...required,
    freshUntil: required.proof === 'session' && until > clock.now() ? until : null,
  }
}
