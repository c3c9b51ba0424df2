/** Routes to match contacts with members, and to choose by what the user can be found. */

import { IDENTIFIERS_PER_CALL } from '../../domain/contacts/contacts.limits'
import {
  discoverabilityChangesShape,
  discoverabilityShape,
  identifiersShape,
  matchesShape,
} from '../../domain/contacts/contacts.schema'
import { EMAIL_MAX_CHARS } from '../../domain/limits'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { getDiscoverability, matchIdentifiers, setDiscoverability } from './contacts.service'

const CONTACT_MATCHES = { count: 60, seconds: 3600 }
const DISCOVERABILITY_CHANGED = { count: 60, seconds: 3600 }

const match = defineRoute({
  method: 'post',
  path: '/api/contacts/match',
  access: 'member',
  rate: { ...CONTACT_MATCHES, by: 'person' },
  maxBytes: IDENTIFIERS_PER_CALL * (EMAIL_MAX_CHARS + 10),
  request: { body: toJsonBody(identifiersShape) },
  responses: { 200: toJsonContent(matchesShape, 'Members who opted in to be found by these') },
})

const read = defineRoute({
  method: 'get',
  path: '/api/me/discoverability',
  access: 'member',
  responses: { 200: toJsonContent(discoverabilityShape, 'By what the user can be found') },
})

const choose = defineRoute({
  method: 'put',
  path: '/api/me/discoverability',
  access: 'member',
  rate: { ...DISCOVERABILITY_CHANGED, by: 'person' },
  request: { body: toJsonBody(discoverabilityChangesShape) },
  responses: { 200: toJsonContent(discoverabilityShape, 'The saved choice') },
})

export const contactsRoutes = createRouter()
  .handle(match, ({ deps, user, body }) => matchIdentifiers(deps, user.id, body.identifiers))
  .handle(read, ({ deps, user }) => getDiscoverability(deps, user.id))
  .handle(choose, ({ deps, user, body }) => setDiscoverability(deps, user.id, body))
