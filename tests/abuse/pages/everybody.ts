/** Creates a user for every string with that name, title and text, as far as the product accepts it. */
import { DISPLAY_NAME_MAX_CHARS } from '../../../domain/limits'
import { isUsername, normalUsername } from '../../../domain/people'
import type { Post } from '../../../domain/posts.schema'
import { isLongerThan, isShowable, oneLine } from '../../../domain/text'
import type { House, Person } from '../house'
import { fitTags, keptLine, keptTags, keptText } from './kept'
import { ask, each, publish, upload } from './send'
import { STRINGS } from './strings'
import { newTrials } from './trials'

export type Said = {
  typed: string
  person: Person
  post: Post
  /** As shown. */
  name: string
  title: string
  content: string
  tags: string[]
}
export type Sown = {
  said: Said[]
  /** Mentioned in each post. */
  reader: Person
  /** Requests with a naughty text, and how many of them were rejected. */
  sent: number
  refused: number
  /** Violations by the server. */
  flaws: string[]
}

const PLAIN = 'A plain title'
let sown: Promise<Sown> | null = null

/** Sends everything once per server. */
export function everybody(server: House): Promise<Sown> {
  sown ??= sow(server)
  return sown
}

async function sow(server: House): Promise<Sown> {
  const reader = await server.createUser('Mara Lindqvist')
  const usernames = new Set<string>()
  const { counts, flaws, checkAccepted } = newTrials()

  const said = await each(STRINGS, async (typed, at): Promise<Said> => {
    const person = await server.createUser(`Person ${at}`)
    const what = JSON.stringify(typed)
    const profile = (json: object) => server.request('PATCH /api/me/profile', { as: person, json })
    const plain = { displayName: person.displayName, username: person.username, avatarColor: 'teal' }
    const username = normalUsername(typed)
    const isFree = isUsername(username) && !usernames.has(username)
    usernames.add(username)
    if (await checkAccepted(await profile({ ...plain, username: typed }), isFree, `username ${what}`))
      plain.username = username
    const name = keptName(typed)
    await checkAccepted(
      await profile({ ...plain, displayName: typed }),
      name !== null,
      `display name ${what}`,
    )

    const [title, content] = [keptLine(typed), keptText(typed)]
    const tags = title === null ? [] : fitTags(typed)
    const mediaId = await upload(server, person, 'squawk')
    const words = { tags: ['naughty'], mediaId }
    // Rejected requests are sent separately and leave the upload for the accepted one.
    if (title === null)
      await checkAccepted(
        await ask(server, person, 'squawk', { ...words, title: typed }),
        false,
        `title ${what}`,
      )
    if (content === null) {
      await checkAccepted(
        await ask(server, person, 'squawk', { ...words, description: typed }),
        false,
        `text ${what}`,
      )
      const unfit = { ...words, title: PLAIN, tags: [typed, 'naughty'] }
      await checkAccepted(await ask(server, person, 'squawk', unfit), false, `tags ${what}`)
    }
    const description = `${content ?? 'Said'}\n@${reader.username}`
    const given = { mediaId, title: title === null ? PLAIN : typed, description, tags: [...tags, 'naughty'] }
    counts.sent += 1
    const post = await publish(server, person, 'squawk', given)
    return {
      ...{ typed, post },
      person: { ...person, username: plain.username },
      name: name ?? person.displayName,
      title: (title === null ? PLAIN : title) || 'My Squawk',
      content: description,
      tags: keptTags(given.tags),
    }
  })
  return { said, reader, ...counts, flaws }
}

/** Returns a display name as stored, or null if it is rejected. */
export function keptName(typed: string): string | null {
  if (!isShowable(typed) || isLongerThan(typed, DISPLAY_NAME_MAX_CHARS)) return null
  return oneLine(typed) || null
}
