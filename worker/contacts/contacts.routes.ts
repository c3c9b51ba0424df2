/** Routes to match contacts with members, and to choose by what the user can be found. */
import {
  discoverabilityChangesShape,
  discoverabilityShape,
  identifiersShape,
  matchesShape,
} from '../../domain/contacts/contacts.schema'
import {
  CONTACT_MATCHES,
  DISCOVERABILITY_CHANGED,
  EMAIL_MAX_CHARS,
  IDENTIFIERS_PER_CALL,
} from '../../domain/limits'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getDiscoverability, matchIdentifiers, setDiscoverability } from './contacts.service'

const match = defineRoute({
  method: 'post',
  path: '/api/contacts/match',
  access: 'member',
  rate: { ...CONTACT_MATCHES, by: 'person' },
  maxBytes: IDENTIFIERS_PER_CALL * (EMAIL_MAX_CHARS + 10),
  request: { body: { required: true, ...toJsonContent(identifiersShape) } },
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
  request: { body: { required: true, ...toJsonContent(discoverabilityChangesShape) } },
  responses: { 200: toJsonContent(discoverabilityShape, 'The saved choice') },
})

export const contactsRoutes = createRouter()
  .openapi(match, async (c) =>
    c.json(
      await matchIdentifiers(getDeps(c), (await requireUser(c)).id, c.req.valid('json').identifiers),
      200,
    ),
  )
  .openapi(read, async (c) => c.json(await getDiscoverability(getDeps(c), (await requireUser(c)).id), 200))
  .openapi(choose, async (c) =>
    c.json(await setDiscoverability(getDeps(c), (await requireUser(c)).id, c.req.valid('json')), 200),
  )
export type ContactsApp = typeof contactsRoutes
