/** A thread played as one: every answer to an answer is in it, however public the thread is. */
import { expect, test } from 'vitest'
import { VISIBILITIES } from '../../../domain/posts/audience'
import type { Post, Reply } from '../../../domain/posts/posts.schema'
import { makeMe, makePost, renderApp, screen, waitFor, within } from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'
import { player } from '../../audio/playback/player'

const me = makeMe()

/** A story of four levels; the first of its voices has two answers. */
function makeThread(visibility: Post['visibility']) {
  const replies = new Map<string, Reply[]>()
  const makeVoice = (title: string, createdAt: number, answers: readonly Reply[] = []): Reply => {
    const voice = makePost({
      kind: 'hum',
      title,
      createdAt,
      visibility,
      seconds: 5,
      replyCount: answers.length,
      chainCount: answers.length,
    })
    replies.set(voice.id, [...answers])
    return { ...voice, connection: 'reply', moment: null, otherParents: [] }
  }
  const answers = [makeVoice('Deeper', 30, [makeVoice('Deepest', 40)]), makeVoice('Beside', 50)]
  const { connection, moment, otherParents, ...story } = makeVoice('Home', 10, [
    makeVoice('First', 20, answers),
    makeVoice('Second', 60),
  ])
  return { story, replies }
}

test.each(VISIBILITIES)('plays every answer of a thread that is %s', async (visibility) => {
  mockMedia()
  const { story, replies } = makeThread(visibility)
  const asked: string[] = []
  const { user } = await renderApp({
    path: `/?view=hum&post=${story.id}&thread`,
    viewer: me,
    api: {
      'GET /api/posts': () => ({
        items: [],
        cursor: null,
        seq: 1,
        stats: { active: 0, authors: 0, priced: 0 },
      }),
      'GET /api/posts/{id}': () => story,
      'GET /api/posts/{id}/moments': () => ({ items: [], hasMore: false }),
      'GET /api/posts/{id}/replies': ({ params }) => {
        asked.push(params.id ?? '')
        return { items: replies.get(params.id ?? '') ?? [], cursor: null, now: Date.now() }
      },
    },
  })
  const main = within(screen.getByRole('main'))
  const together = await main.findByRole('button', { name: 'Play as a braid' })
  asked.length = 0
  await user.click(together)
  await waitFor(() => expect(player.getSnapshot().now?.title).toBe('Home'))
  const { now, next } = player.getSnapshot()
  expect([now, ...next].map((item) => item?.title)).toEqual([
    'Home',
    'First',
    'Deeper',
    'Deepest',
    'Beside',
    'Second',
  ])
  // Only of the posts with answers.
  expect(asked).toHaveLength(3)
})
