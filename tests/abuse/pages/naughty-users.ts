/** Creates a user for every string with that name, title and text, as far as the product accepts it. */
import { DISPLAY_NAME_MAX_CHARS } from '../../../domain/limits'
import { isUsername, normalizeUsername } from '../../../domain/people/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { isLongerThan } from '../../../domain/text/length'
import { isShowable, toOneLine } from '../../../domain/text/text'
import type { Person, TestServer } from '../test-server'
import { mapConcurrently, publish, requestPublish, upload } from './publish-posts'
import { toShownTags, toStoredLine, toStoredText, toTags } from './stored-texts'
import { STRINGS } from './strings'
import { createTrials } from './trials'

export type NaughtyUser = {
  typed: string
  person: Person
  post: Post
  /** As shown. */
  name: string
  title: string
  content: string
  tags: string[]
}
export type NaughtyUsers = {
  users: NaughtyUser[]
  /** Mentioned in each post. */
  reader: Person
  /** Requests with a naughty text, and how many of them were rejected. */
  sent: number
  refused: number
  /** Violations by the server. */
  flaws: string[]
}

const PLAIN = 'A plain title'
let created: Promise<NaughtyUsers> | null = null

/** Sends everything once per server. */
export function createNaughtyUsers(server: TestServer): Promise<NaughtyUsers> {
  created ??= createAll(server)
  return created
}

async function createAll(server: TestServer): Promise<NaughtyUsers> {
  const reader = await server.createUser('Mara Lindqvist')
  /** By username: strings that differ in case alone are sent one after the other, and only the first is free. */
  const claims = new Map<string, Promise<boolean>>()
  const { counts, flaws, checkAccepted } = createTrials()

  const users = await mapConcurrently(STRINGS, async (typed, at): Promise<NaughtyUser> => {
    const person = await server.createUser(`Person ${at}`)
    const what = JSON.stringify(typed)
    const profile = (json: object) => server.request('PATCH /api/me/profile', { as: person, json })
    const plain = { displayName: person.displayName, username: person.username, avatarColor: 'teal' }
    const username = normalizeUsername(typed)
    const earlier = claims.get(username)
    const claim = async () => {
      await earlier
      const answer = await profile({ ...plain, username: typed })
      return checkAccepted(answer, isUsername(username) && !earlier, `username ${what}`)
    }
    const claimed = claim()
    claims.set(username, claimed)
    if (await claimed) plain.username = username
    const name = toStoredDisplayName(typed)
    await checkAccepted(
      await profile({ ...plain, displayName: typed }),
      name !== null,
      `display name ${what}`,
    )

    const [title, content] = [toStoredLine(typed), toStoredText(typed)]
    const tags = title === null ? [] : toTags(typed)
    const mediaId = await upload(server, person, 'squawk')
    const words = { tags: ['naughty'], mediaId }
    // Rejected requests are sent separately and leave the upload for the accepted one.
    if (title === null)
      await checkAccepted(
        await requestPublish(server, person, 'squawk', { ...words, title: typed }),
        false,
        `title ${what}`,
      )
    if (content === null) {
      await checkAccepted(
        await requestPublish(server, person, 'squawk', { ...words, description: typed }),
        false,
        `text ${what}`,
      )
      const unfit = { ...words, title: PLAIN, tags: [typed, 'naughty'] }
      await checkAccepted(await requestPublish(server, person, 'squawk', unfit), false, `tags ${what}`)
    }
    const description = `${content ?? 'Said'}\n@${reader.username}`
    const given = { mediaId, title: title === null ? PLAIN : typed, description, tags: [...tags, 'naughty'] }
    counts.sent += 1
    const post = await publish(server, person, 'squawk', given)
    return {
      typed,
      post,
      person: { ...person, username: plain.username },
      name: name ?? person.displayName,
      title: (title === null ? PLAIN : title) || 'My Squawk',
      content: description,
      tags: toShownTags(given.tags),
    }
  })
  return { users, reader, ...counts, flaws }
}

/** Returns a display name as stored, or null if it is rejected. */
export function toStoredDisplayName(typed: string): string | null {
  if (!isShowable(typed) || isLongerThan(typed, DISPLAY_NAME_MAX_CHARS)) return null
  return toOneLine(typed) || null
}
