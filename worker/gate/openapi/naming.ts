/** Names and groups of the registry's routes in the OpenAPI document. */

type Tag = { description: string; segments: readonly string[] }

/** Tags, and the first segments of the paths that have them. */
const TAGS: Record<string, Tag> = {
  Posts: {
    description: 'Feeds, posts, replies and transcripts.',
    segments: ['posts', 'connections', 'graph', 'heard', 'transcripts', 'oembed'],
  },
  Media: {
    description: 'Uploads, sound and music.',
    segments: ['uploads', 'media', 'tracks', 'podcasts'],
  },
  Search: { description: 'Search for posts and members.', segments: ['search'] },
  Members: { description: 'Profiles, follows and blocks.', segments: ['people', 'contacts'] },
  Messages: {
    description: 'Private messages.',
    segments: ['conversations', 'messages', 'recipients', 'magic-links'],
  },
  Owlcasts: { description: 'Owlcasts and their collaborators.', segments: ['owlcasts', 'invitations'] },
  Notifications: { description: 'What a member is notified of.', segments: ['notifications'] },
  Webhooks: { description: 'Calls to an address of a member.', segments: ['webhooks'] },
  Purchases: { description: 'Paid posts and Pro.', segments: ['purchases', 'plan'] },
  Account: {
    description: 'The own account, its sessions and access tokens.',
    segments: ['me', 'auth', 'session', 'sessions', 'passkeys', 'token', 'tokens'],
  },
  Moderation: { description: 'Reports and decisions.', segments: ['moderation', 'reports'] },
  Site: {
    description: 'The site and its state.',
    segments: ['site', 'health', 'figures', 'library', 'events', 'live'],
  },
}
const OTHER_TAG = 'Site'

/** The tags of the document. */
export function listTags(): { name: string; description: string }[] {
  return Object.entries(TAGS).map(([name, { description }]) => ({ name, description }))
}

/** Routes that other servers, the deployment or the client's own machinery call. */
const INTERNAL = /^\/api\/(setup|metrics|billing|mail|puzzle|dev)(\/|$)/

/** Whether the document lists a path: pages and internal routes are left out. */
export function isDocumentedPath(path: string): boolean {
  return /^\/(api|media)\//.test(path) && !INTERNAL.test(path)
}

const listSegments = (path: string) =>
  path
    .replace(/^\/api\//, '')
    .split('/')
    .filter(Boolean)

/** The tag of a path. */
export function getTag(path: string): string {
  const [first = ''] = listSegments(path)
  return Object.keys(TAGS).find((tag) => TAGS[tag]?.segments.includes(first)) ?? OTHER_TAG
}

/** `get /api/people/{name}/posts` is `getPeopleByNamePosts`: unique, as paths are. */
export function toOperationId(method: string, path: string): string {
  const words = listSegments(path).flatMap((segment) => {
    const parts = segment.split(/[^A-Za-z0-9]+/).filter(Boolean)
    return segment.startsWith('{') ? ['by', ...parts] : parts
  })
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
