/** The mix of published posts, replies and messages, with the notifications they cause. */
import { publish } from './publish.mjs'
import { createShortNoise } from './recordings.mjs'

/** Publishers, many enough to stay below their limits. The first users have many messages already. */
const FIRST = 100
const SPEAKERS = 600

/** Returns the followers of user number `n`. */
export const listFollowers = ({ town: { people } }, n) => [
  people[(n + 1) % people.length],
  people[(n + 2) % people.length],
]
/** Returns the notifications of a public post, as recorded in `book`. */
export const toNotifications = (world, n) => listFollowers(world, n).map(({ id }) => `new_post ${id}`)

/** Publishes number `n`: a post, a reply or a message in turn. Followers are the next two users. */
export function publishNumber(world, n) {
  const { people, posts } = world.town
  const who = FIRST + (n % SPEAKERS)
  const as = people[who]
  const bytes = createShortNoise()
  if (n % 4 === 1) {
    const parent = posts[n % posts.length]
    const notifies = parent.author === as.id ? [] : [`reply ${parent.author}`]
    return publish(world, as, bytes, { parents: [{ id: parent.id }], notifies })
  }
  if (n % 4 === 3) {
    const [to] = listFollowers(world, who)
    return publish(world, as, bytes, {
      mode: 'mue',
      recipient: `@${to.username}`,
      notifies: [`message ${to.id}`],
    })
  }
  return publish(world, as, bytes, { notifies: toNotifications(world, who) })
}
