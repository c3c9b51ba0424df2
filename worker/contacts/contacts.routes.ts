/** Routes to match contacts with members, and to choose by what the user can be found. */
import { discoverabilityShape, identifiersShape, matchesShape } from '../../domain/contacts.schema'
import {
  DISCOVERABILITY_CHANGED,
  EMAIL_MAX_CHARS,
  IDENTIFIERS_PER_CALL,
  MATCHES_ASKED,
} from '../../domain/limits'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { chooseDiscoverability, discoverabilityOf, matchContacts } from './contacts.service'

const match = declare({
  method: 'post',
  path: '/api/contacts/match',
  access: 'member',
  rate: { ...MATCHES_ASKED, by: 'person' },
  maxBytes: IDENTIFIERS_PER_CALL * (EMAIL_MAX_CHARS + 10),
  request: { body: { required: true, ...json(identifiersShape) } },
  responses: { 200: json(matchesShape, 'Members who opted in to be found by these') },
})

const read = declare({
  method: 'get',
  path: '/api/me/discoverability',
  access: 'member',
  responses: { 200: json(discoverabilityShape, 'By what the user can be found') },
})

const choose = declare({
  method: 'put',
  path: '/api/me/discoverability',
  access: 'member',
  rate: { ...DISCOVERABILITY_CHANGED, by: 'person' },
  request: { body: { required: true, ...json(discoverabilityShape) } },
  responses: { 200: json(discoverabilityShape, 'The saved choice') },
})

export const contactsRoutes = subApp()
  .openapi(match, async (c) =>
    c.json(await matchContacts(tools(c), (await member(c)).id, c.req.valid('json').identifiers), 200),
  )
  .openapi(read, async (c) => c.json(await discoverabilityOf(tools(c), (await member(c)).id), 200))
  .openapi(choose, async (c) =>
    c.json(await chooseDiscoverability(tools(c), (await member(c)).id, c.req.valid('json')), 200),
  )
