/**
 * Names the schemas of the OpenAPI document: each object schema that a module of wire schemas exports is a component of
 * its name, so `postShape` is `Post`.
 */
import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import * as accessTokens from '../../../domain/access-tokens/access-tokens.schema'
import * as accountDeletion from '../../../domain/account/account-deletion.schema'
import * as passkeys from '../../../domain/auth/passkeys.schema'
import * as plans from '../../../domain/billing/plans.schema'
import * as purchases from '../../../domain/billing/purchases.schema'
import * as contacts from '../../../domain/contacts/contacts.schema'
import * as graph from '../../../domain/graph/graph.schema'
import * as hum from '../../../domain/hum/hum.schema'
import * as invitations from '../../../domain/invitations/invitations.schema'
import * as invitees from '../../../domain/invitations/invitees.schema'
import * as library from '../../../domain/library/library.schema'
import * as live from '../../../domain/live/live.schema'
import * as magicLinks from '../../../domain/magic-links/magic-links.schema'
import * as media from '../../../domain/media/media.schema'
import * as members from '../../../domain/members/members.schema'
import * as messages from '../../../domain/messages/messages.schema'
import * as recipients from '../../../domain/messages/recipients.schema'
import * as copyright from '../../../domain/moderation/copyright.schema'
import * as moderation from '../../../domain/moderation/moderation.schema'
import * as notificationSettings from '../../../domain/notifications/notification-settings.schema'
import * as notifications from '../../../domain/notifications/notifications.schema'
import * as owlcasts from '../../../domain/owlcasts/owlcasts.schema'
import * as people from '../../../domain/people/people.schema'
import * as podcasts from '../../../domain/podcasts/podcasts.schema'
import * as connections from '../../../domain/posts/connections.schema'
import * as details from '../../../domain/posts/details.schema'
import * as feed from '../../../domain/posts/feed.schema'
import * as heard from '../../../domain/posts/heard.schema'
import * as ownPosts from '../../../domain/posts/own-posts.schema'
import * as posts from '../../../domain/posts/posts.schema'
import * as push from '../../../domain/push/push.schema'
import * as search from '../../../domain/search/search.schema'
import * as share from '../../../domain/share/share.schema'
import * as figures from '../../../domain/site/figures.schema'
import * as licences from '../../../domain/site/licences.schema'
import * as site from '../../../domain/site/site.schema'
import * as songs from '../../../domain/songs/songs.schema'
import * as text from '../../../domain/text/text.schema'
import * as transcripts from '../../../domain/transcripts/transcripts.schema'
import * as webhooks from '../../../domain/webhooks/webhooks.schema'
import { errorShape } from '../../http/errors'
import { okShape } from '../../http/ok'

const MODULES: Record<string, Record<string, unknown>> = {
  responses: { errorShape, okShape },
  accessTokens,
  accountDeletion,
  passkeys,
  plans,
  purchases,
  contacts,
  graph,
  hum,
  invitations,
  invitees,
  library,
  live,
  magicLinks,
  media,
  messages,
  recipients,
  copyright,
  moderation,
  notificationSettings,
  notifications,
  owlcasts,
  members,
  people,
  podcasts,
  connections,
  details,
  feed,
  heard,
  ownPosts,
  posts,
  push,
  search,
  share,
  figures,
  licences,
  site,
  songs,
  text,
  transcripts,
  webhooks,
}

/** Registers the names; a schema keeps the first one. */
export function nameComponents(): void {
  const named = new Set<unknown>()
  for (const module of Object.values(MODULES))
    for (const [name, schema] of Object.entries(module)) {
      if (!(schema instanceof z.ZodObject) || named.has(schema)) continue
      named.add(schema)
      zodToOpenAPIRegistry.add(schema, { _internal: { refId: toComponentName(name) } })
    }
}

/** `newPostShape` is `NewPost`. */
function toComponentName(name: string): string {
  const word = name.replace(/Shape$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
