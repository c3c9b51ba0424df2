import { expect, test, vi } from 'vitest'
import { makePost } from '../../../tests/components/builders'
import { renamePlayable, toPlayable } from './playable'

test('shows the own cover of the owlcast that is played, else the app', async () => {
  vi.resetModules()
  const mediaSession = { metadata: null as MediaMetadataInit | null }
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      artwork: MediaMetadataInit['artwork']
      constructor({ artwork }: MediaMetadataInit) {
        this.artwork = artwork
      }
    },
  )
  const { showInSession } = await import('./media-session')
  const item = toPlayable(makePost({ kind: 'owlcast' }))
  if (!item) throw new Error('no sound')
  showInSession(item)
  expect(mediaSession.metadata?.artwork).toMatchObject([{ type: 'image/png' }])
  showInSession({ ...item, cover: { url: '/media/med_1.jpg', side: 1400 } })
  expect(mediaSession.metadata?.artwork).toEqual([
    { src: '/media/med_1.jpg', sizes: '1400x1400', type: 'image/jpeg' },
  ])
  vi.unstubAllGlobals()
  vi.resetModules()
})

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
