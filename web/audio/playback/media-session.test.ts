import { expect, test, vi } from 'vitest'
import { makePost } from '../../../tests/components/builders'
import { renamePlayable, toPlayable } from './playable'

test('names a private voice on the lock screen without its words', async () => {
  const mediaSession = { metadata: null as { title: string } | null }
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  const { showInSession } = await import('./media-session')
  const said = { title: '', transcript: 'The fox is back.', seconds: 13 }
  const open = toPlayable(makePost(said))
  const secret = toPlayable(makePost({ ...said, visibility: 'private' }))
  if (!open || !secret) throw new Error('no sound')
  showInSession(open)
  expect(mediaSession.metadata?.title).toBe('The fox is back')
  showInSession(secret)
  expect(mediaSession.metadata?.title).toBe('Voice, 0:13')
  showInSession(renamePlayable(secret, { title: 'Played together' }))
  expect(mediaSession.metadata?.title).toBe('Played together')
  vi.unstubAllGlobals()
})
