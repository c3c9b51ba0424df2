/** Which episode is which: by the guid where it is one, else by guid and address. */
import type { FeedEpisode } from './imports'

/** An episode that an import has already. Title and addresses are empty where its post was deleted. */
export type KnownEpisode = { title: string; publishedAt: number | null; urls: string[] }

type Named = Pick<FeedEpisode, 'guid' | 'title' | 'publishedAt' | 'urls'>

/**
 * Returns a text for each episode that is the same whenever the feed is read, and different for different episodes. A guid
 * that several sounds share is none: `0`, a date, the address of the site.
 *
 * @param findKnown the episode that an earlier reading gave this identity
 */
export function identifyEpisodes(
  episodes: readonly Named[],
  findKnown: (identity: string) => KnownEpisode | undefined,
): string[] {
  const owners = findOwners(episodes, findKnown)
  const counts = new Map<string, number>()
  return episodes.map((episode) => {
    const full = toFullIdentity(episode)
    const isOwn = owners.get(episode.guid) === getSound(episode) && !findKnown(full)
    const identity = isOwn ? episode.guid : full
    const count = (counts.get(identity) ?? 0) + 1
    counts.set(identity, count)
    return count === 1 ? identity : `${identity}\n#${count}`
  })
}

/**
 * Returns the known episode that each of these is under another identity, by the place of the episode: programs change all
 * their guids, and hosts their addresses. It has the sound of it and its title or date, or both of these; of one whose post
 * was deleted there is only the date. Nothing is found for an episode that is known by its own identity.
 *
 * @param identities those of `identifyEpisodes`
 * @param known what earlier readings brought but for repetitions, the likeliest first
 */
export function findRenamed<Known extends KnownEpisode>(
  episodes: readonly Named[],
  identities: readonly string[],
  findKnown: (identity: string) => Known | undefined,
  known: readonly Known[],
): Map<number, Known> {
  const found = new Map<number, Known>()
  const free = new Set(known)
  const open: number[] = []
  for (const [at, identity] of identities.entries()) {
    const own = findKnown(identity)
    if (own) free.delete(own)
    else if (!isRepeated(identity)) open.push(at)
  }
  for (const { toKeys, toKnownKeys } of SIGNS) {
    const byKey = Map.groupBy(
      [...free].flatMap((one) => toKnownKeys(one).map((key) => ({ key, one }))),
      ({ key }) => key,
    )
    for (const at of open) {
      const episode = episodes[at]
      if (!episode || found.has(at)) continue
      const one = toKeys(episode)
        .flatMap((key) => byKey.get(key) ?? [])
        .find((candidate) => free.has(candidate.one))?.one
      if (!one) continue
      found.set(at, one)
      free.delete(one)
    }
  }
  return found
}

/** What shows that two are the same episode, the surest first: one key in common. */
type Sign = { toKeys: (episode: Named) => string[]; toKnownKeys: (known: KnownEpisode) => string[] }
const toSoundKeys = ({ title, publishedAt, urls }: KnownEpisode) =>
  // The address alone may be that of the latest episode, whichever it is.
  urls.flatMap((url) => [`${url}\n${title}`, ...(publishedAt === null ? [] : [`${url}\n\n${publishedAt}`])])
const toDayKeys = ({ title, publishedAt }: KnownEpisode) =>
  title === '' || publishedAt === null ? [] : [`${publishedAt}\n${title}`]
const toDateKeys = ({ publishedAt }: Pick<KnownEpisode, 'publishedAt'>) =>
  publishedAt === null ? [] : [String(publishedAt)]
const SIGNS: readonly Sign[] = [
  { toKeys: toSoundKeys, toKnownKeys: toSoundKeys },
  { toKeys: toDayKeys, toKnownKeys: toDayKeys },
  { toKeys: toDateKeys, toKnownKeys: (known) => (isDeleted(known) ? toDateKeys(known) : []) },
]

/** Returns whether an identity is that of an episode that stands in the feed once more. */
export function isRepeated(identity: string): boolean {
  return /\n#\d+$/.test(identity)
}

/** Returns guid and sound as an identity. */
export function toFullIdentity(episode: Named): string {
  return `${episode.guid}\n${getSound(episode)}`
}

const getSound = ({ urls, title }: Named) => urls[0] ?? title

/** The sound of each guid that the guid alone stands for. */
function findOwners(
  episodes: readonly Named[],
  findKnown: (identity: string) => KnownEpisode | undefined,
): Map<string, string> {
  const groups = Map.groupBy(episodes, ({ guid }) => guid)
  const owners = new Map<string, string>()
  for (const [guid, group] of groups) {
    const sounds = new Set(group.map(getSound))
    const known = findKnown(guid)
    const owner = known
      ? (group.find((episode) => hasSound(episode, known)) ??
        group.find((episode) => hasTitleOrDate(episode, known)) ??
        (isDeleted(known) ? group.at(-1) : undefined))
      : group[0]
    if (owner && (known || sounds.size === 1)) owners.set(guid, getSound(owner))
  }
  return owners
}

const hasSound = ({ urls }: Named, known: KnownEpisode) => urls.some((url) => known.urls.includes(url))

/** A host may move, a title be corrected, a date be repaired: not all of them at once. */
function hasTitleOrDate({ title, publishedAt }: Named, known: KnownEpisode): boolean {
  return (
    (title !== '' && title === known.title) || (publishedAt !== null && publishedAt === known.publishedAt)
  )
}

const isDeleted = ({ title, urls }: KnownEpisode) => title === '' && urls.length === 0
