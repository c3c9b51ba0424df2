/** Account deletion (D16): overview of data, identity proof, and the deletion itself. */
import {
  deleteAccountShape,
  deletionReceiptShape,
  ownDataShape,
} from '../../../domain/account/account-deletion.schema'
import { appError } from '../../../domain/errors/errors'
import { normalizeUsername } from '../../../domain/people/people'
import { assertProof } from '../../auth/proof/proof.service'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { clearAllCookies } from '../../http/cookies'
import { drainOutbox } from '../../outbox/outbox.service'
import { deleteAccount } from './account-deletion.service'
import { getOwnData } from './own-data.service'

const dataRoute = defineRoute({
  method: 'get',
  path: '/api/me/data',
  access: 'member',
  rate: { count: 60, seconds: 3600, by: 'person' },
  responses: {
    200: toJsonContent(ownDataShape, 'Overview of the user’s data, and the proof required for deletion'),
  },
})

const eraseRoute = defineRoute({
  method: 'post',
  path: '/api/me/erasure',
  access: 'member',
  rate: { count: 20, seconds: 3600, by: 'person' },
  request: { body: toJsonBody(deleteAccountShape) },
  responses: {
    200: toJsonContent(deletionReceiptShape, 'Receipt: the account is deleted and signed out everywhere'),
  },
})

export const accountDeletionRoutes = createRouter()
  .handle(dataRoute, ({ deps, user }) => getOwnData(deps, user))
  .handle(eraseRoute, async ({ deps, user, body, c }) => {
    if (normalizeUsername(body.username) !== user.username)
      throw appError('account_deletion.name_mismatch', { name: user.username }, 'username')
    await assertProof(deps, user, body)
    const erased = await deleteAccount(deps, user.id)
    if (!erased) throw appError('auth.required')
    clearAllCookies(c)
    deps.waitUntil(drainOutbox(deps))
    return erased
  })
