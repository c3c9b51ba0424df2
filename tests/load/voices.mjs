/** Who publishes what, and who has to be told of it: voices, answers and messages, in turn. */
import { publish } from './publish.mjs'
import { shortNoise } from './recordings.mjs'

/** Those who publish, so that nobody comes near a limit. The first of all have many messages already. */
const FIRST = 100
const SPEAKERS = 600

/** Who is told of what this one of the town publishes for everybody. */
export const followersOf = ({ town: { people } }, n) => [
  people[(n + 1) % people.length],
  people[(n + 2) % people.length],
]
/** The same, as the book has it. */
export const tellsFollowers = (world, n) => followersOf(world, n).map(({ id }) => `new_post ${id}`)

/** Number `n` of all that is published. Followers of somebody are the next two after them. */
export function speak(world, n) {
  const { people, posts } = world.town
  const who = FIRST + (n % SPEAKERS)
  const as = people[who]
  const bytes = shortNoise()
  if (n % 4 === 1) {
    const parent = posts[n % posts.length]
    const told = parent.author === as.id ? [] : [`reply ${parent.author}`]
    return publish(world, as, bytes, { parents: [{ id: parent.id }], told })
  }
  if (n % 4 === 3) {
    const [to] = followersOf(world, who)
    return publish(world, as, bytes, {
      mode: 'mue',
      recipient: `@${to.username}`,
      told: [`message ${to.id}`],
    })
  }
  return publish(world, as, bytes, { told: tellsFollowers(world, who) })
}
