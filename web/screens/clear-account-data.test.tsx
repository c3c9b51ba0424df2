/** Data that a device deletes as an account leaves it. */
import { expect, test } from 'vitest'
import { makeMe, makePost, renderPart } from '../../tests/components'
import { mockMedia } from '../../tests/components/media'

const me = makeMe()

test('keeps nothing of the account on the device or in the player', async () => {
  mockMedia()
  await renderPart(null, { viewer: me })
  const [
    { clearAccountData },
    feeds,
    edits,
    contacts,
    heard,
    shared,
    { player },
    { toPlayable },
    last,
    owlcasts,
    positions,
    { addForm, createContent, setPageForm },
  ] = await Promise.all([
    import('./clear-account-data'),
    import('../api/posts/saved-feed'),
    import('../features/posts/edit-form'),
    import('../state/synced-contacts'),
    import('../state/heard-posts'),
    import('../state/shared-content'),
    import('../audio/playback/player'),
    import('../audio/playback/playable'),
    import('../state/last-user'),
    import('../features/owlcasts/owlcast-form'),
    import('../audio/playback/playback-positions'),
    import('../recording/forms'),
  ])
  const posts = [makePost(), makePost()]
  const [now, next] = posts.map((post) => toPlayable(post))
  const [post] = posts
  if (!now || !next || !post) throw new Error('no sound')
  last.saveLastUser(me)
  feeds.saveFeed('squawk', posts)
  edits.editForms.save({ ...edits.toEditForm(post), title: 'Half a thought' }, post.id)
  expect(contacts.saveContacts(me.id, { contacts: [], syncedAt: 5 })).toBe(true)
  heard.setHeardOwner(me.id)
  heard.addHeardPosts([post.id])
  heard.confirmHeardPosts(me.id, [post.id])
  await shared.saveSharedContent({ file: null, link: 'https://owlcast.example/', tooLarge: false })
  player.playIn([now, next], now)
  owlcasts.owlcastForm.save({ ...owlcasts.openOwlcastForm('squawk', undefined), invitees: 'ida@example.org' })
  positions.setPlaybackPosition(next.id, 20, 60)
  positions.savePlaybackPositions()
  setPageForm('page', addForm('new', createContent('mue', { recipient: '@ida' })))
  last.leaveAccount()
  await clearAccountData()
  expect(player.getSnapshot()).toMatchObject({ now: null, next: [] })
  expect(await shared.readSharedContent()).toBeNull()
  expect(heard.getHeardIds()).toEqual(new Set())
  expect(owlcasts.openOwlcastForm('squawk', undefined).invitees).toBe('')
  // Nor written again when the page is left.
  expect(positions.getPlaybackPosition(next.id)).toBe(0)
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  // Of the pages of the record screen only their modes are kept.
  expect(sessionStorage.getItem('owlcast.forms')).toContain('"forms":[]')
  // The colour of the avatar is shown when the account signs in again.
  const kept = ['owlcast.forms', 'owlcast.load', `owlcast.avatarColor.${me.id}`]
  expect(stored.map(([key]) => key).filter((key) => !kept.includes(key))).toEqual([])
})
