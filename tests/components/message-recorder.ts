/** The recorder of a message: its recipient, a track to send, and the thread in which it appears. */
import { expect } from 'vitest'
import type { Track } from '../../domain/library/library.schema'
import type { ShownRecipient } from '../../domain/messages/recipients.schema'
import { screen, waitFor, within } from '.'
import type { Handlers } from './api'
import { makeAuthor, makeConversation, makeMe, makeMessage, toAuthor } from './builders'
import { acceptRecordings } from './microphone'
import { type RenderOptions, renderApp } from './render-app'

export const me = makeMe({ displayName: 'Wren Okafor' })
export const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
export const MARA: ShownRecipient = { form: 'username', label: '@mara', person: mara }
export const TRACK: Track = {
  id: 'track_1',
  collection: 'mue',
  name: 'Lantern walk',
  audioUrl: '/media/track_1',
  seconds: 8,
  mood: 'calm',
  genre: 'ambient',
  category: null,
  bpm: null,
  peaks: '',
}
/** A sent message of a track. */
export const makeSent = (changes: Partial<ReturnType<typeof makeMessage>> = {}) =>
  makeMessage({
    title: 'My MUE',
    author: toAuthor(me),
    track: { id: TRACK.id, name: TRACK.name },
    ...changes,
  })

/** Opens the recorder for a message; sent messages appear in the conversation with Mara. */
export async function openMessageRecorder({
  sent = makeSent(),
  path = '/?view=record&mode=mue',
  viewer = me,
  api = {},
}: {
  sent?: ReturnType<typeof makeSent>
  path?: string
  viewer?: RenderOptions['viewer']
  api?: Handlers
} = {}) {
  const now = Date.now()
  const { peer } = makeConversation(mara)
  const app = await renderApp({
    path,
    viewer,
    api: {
      ...acceptRecordings(sent),
      'GET /api/tracks': () => ({ items: [TRACK] }),
      'GET /api/recipients': () => MARA,
      'GET /api/conversations': () => ({
        items: [makeConversation(mara, { last: sent })],
        cursor: null,
        now,
      }),
      'GET /api/conversations/{peer}/messages': () => ({
        peer,
        state: 'open' as const,
        seenAt: 0,
        heardByPeer: {},
        items: [sent],
        cursor: null,
        now,
      }),
      'POST /api/conversations/{peer}/seen': () => undefined,
      ...api,
    },
  })
  await screen.findByRole('button', { name: /^(Start Recording|Record Over)/ })
  await app.user.click(screen.getByRole('radio', { name: 'MUE Message' }))
  await screen.findByRole('combobox', { name: 'To' })
  return {
    ...app,
    /** The sheet after Stop has another one than the form before it. */
    to: () => screen.getByRole('combobox', { name: 'To' }),
    send: () => screen.getByRole('button', { name: /^Send( to .+)?$/ }),
    addTrack: async () => {
      await app.user.click(screen.getByRole('button', { name: 'Add MUE track' }))
      const picker = within(await screen.findByRole('dialog', { name: 'Choose a MUE' }))
      await app.user.click(await picker.findByRole('button', { name: 'Add Lantern walk' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
    findThread: async () =>
      within(await screen.findByRole('region', { name: 'Conversation with Mara Lindqvist' })),
  }
}
