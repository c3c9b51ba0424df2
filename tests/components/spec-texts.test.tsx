/** Texts of section 8 in the client: each is provoked by user actions and read from the screen. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Track } from '../../domain/library/library.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { CompleteSignUpStep } from '../../web/features/auth/CompleteSignUpStep'
import { LiveShare } from '../../web/share/LiveShare'
import {
  failNetwork,
  failServer,
  failWith,
  fireEvent,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeFeed,
  makeMe,
  makeMessage,
  makePost,
  makeSession,
  removeClipboard,
  renderApp,
  renderPart,
  screen,
  toAuthor,
  waitFor,
  within,
} from '.'
import { type FakeMedia, mockMedia } from './media'
import {
  acceptRecordings,
  denyMicrophone,
  feedMicrophone,
  record,
  setUpMicrophone,
  skipBackoff,
} from './microphone'
import { reloadModules } from './render-app'

setUpMicrophone()

const DECODE = 3
const me = makeMe({ displayName: 'Mara Lindqvist' })
let media: FakeMedia
let user: Awaited<ReturnType<typeof renderApp>>['user']

async function open(path: string, api: Handlers = {}, viewer: 'visitor' | typeof me = me) {
  const app = await renderApp({ path, viewer, api })
  user = app.user
  return app
}

async function press(name: string | RegExp, role = 'button') {
  await user.click(await screen.findByRole(role, { name }))
}

async function pressIn(part: string | RegExp, role: string, name: string | RegExp) {
  const within_ = within(await screen.findByRole(role, { name: part }))
  await user.click(await within_.findByRole('button', { name }))
}

/** Plays a post of the feed. */
async function playInFeed(post: Post, api: Handlers = {}) {
  await open('/?view=squawks', { 'GET /api/posts': () => makeFeed([post]), ...api })
  await pressIn(post.title, 'article', `Play: ${post.title}`)
}

/** Plays a post on its share page. */
async function playShared(post: Post, api: Handlers = {}) {
  const link = `http://localhost:8787/${post.kind}/${post.id}`
  const first = { at: 'loaded' as const, post, link }
  user = (await renderPart(<LiveShare first={first} />, { path: `/${post.kind}/${post.id}`, api })).user
  await press(`Play: ${post.title}`)
}

async function copyShared() {
  const post = makePost()
  const first = { at: 'loaded' as const, post, link: `http://localhost:8787/squawk/${post.id}` }
  user = (await renderPart(<LiveShare first={first} />, { path: `/squawk/${post.id}` })).user
  if (isClipboardGone) removeClipboard()
  await press('Copy Link')
}
let isClipboardGone = false

const createLostPost = () => makePost({ title: 'Lost', audioUrl: '/media/lost' })
const createLostMessage = () => makeMessage({ title: 'Lost', audioUrl: '/media/lost' })
const SERVER_DOWN: Handlers = { 'GET /media/{id}': failServer(503) }

/** Plays the chain of a kind without playable sound. */
async function playChain(kind: 'hum' | 'nightingale', button: string, replies?: Handlers) {
  const song = kind === 'nightingale' ? { title: 'Low tide', author: 'Wren' } : null
  const post = makePost({ kind, audioUrl: null, chainCount: 1, title: 'Chain', song })
  await open(`/?view=${kind}`, { 'GET /api/posts': () => makeFeed([post]), ...replies })
  await pressIn('Chain', 'article', button)
}
const NO_REPLIES: Handlers = { 'GET /api/posts/{id}/replies': failServer(500) }

/** Plays a conversation of one message. */
async function playConversation(changes: Partial<Post>, cursor: string | null) {
  const wren = makeAuthor()
  const conversation = makeConversation(wren)
  const thread = {
    peer: conversation.peer,
    state: 'open' as const,
    seenAt: 0,
    heardByPeer: {},
    now: Date.now(),
  }
  await open(`/?view=mue&with=${encodeURIComponent(conversation.peer.key)}`, {
    'GET /api/conversations': () => ({ items: [conversation], cursor: null, now: Date.now() }),
    'GET /api/conversations/{peer}/messages': ({ query }) =>
      query.has('cursor')
        ? failServer(500)()
        : { ...thread, items: [makeMessage({ author: wren, ...changes })], cursor },
    'POST /api/conversations/{peer}/seen': () => undefined,
  })
  await press('Play Conversation')
}

async function invite(answer: NonNullable<Handlers['POST /api/posts/{id}/invitations']>) {
  const post = makePost({ title: 'Night swim', author: toAuthor(me) })
  await open('/?view=squawks', {
    'GET /api/posts': () => makeFeed([post]),
    'POST /api/posts/{id}/invitations': answer,
  })
  const card = within(await screen.findByRole('article', { name: 'Night swim' }))
  await user.click(card.getByRole('button', { name: 'More actions for Night swim' }))
  await user.click(card.getByRole('menuitem', { name: 'Add Collaborator' }))
  await user.type(await screen.findByRole('textbox', { name: 'Add Collaborator' }), '@mara{Enter}')
}

async function editProfile(api: Handlers, avatarUrl: string | null = null) {
  await open('/?view=profile', api, makeMe({ ...me, avatarUrl }))
  await press('Edit Profile')
  return screen.findByRole('form', { name: 'Edit your profile' })
}

async function saveName(answer: NonNullable<Handlers['PATCH /api/me/profile']>) {
  await editProfile({ 'PATCH /api/me/profile': answer })
  await user.type(screen.getByLabelText('Display name'), ' the Owl')
  await press('Save')
}

async function removePicture() {
  const saved = makeMe({ ...me, avatarUrl: '/media/face' })
  await editProfile(
    { 'PATCH /api/me/profile': () => saved, 'DELETE /api/me/avatar': failServer(500) },
    '/media/face',
  )
  await press('Remove')
  await press('Save')
}

async function choosePicture() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const form = await editProfile({})
  const input = form.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } })
}

async function openSignIn(tab: string, api: Handlers) {
  await open('/', api, 'visitor')
  const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
  if (button) await user.click(button)
  await press(tab, 'tab')
  return within(await screen.findByRole('dialog'))
}

async function signIn() {
  const dialog = await openSignIn('Email', { 'POST /api/auth/sign-in': failServer(500) })
  await user.type(dialog.getByLabelText('Email', { selector: 'input' }), 'mara@example.org')
  await user.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'a quiet canal at dusk{Enter}')
}

async function signUp() {
  const dialog = await openSignIn('Sign up', { 'POST /api/auth/sign-up': failServer(500) })
  await user.type(dialog.getByLabelText('Email', { selector: 'input' }), 'mara@example.org')
  await user.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'a quiet canal at dusk')
  await press(/create account/)
}

async function join() {
  const pendingSignUp = { label: '+46 70 123 45 67', username: 'mara', displayName: 'Mara' }
  const app = await renderPart(<CompleteSignUpStep onBack={() => undefined} onWaiting={() => undefined} />, {
    api: {
      'GET /api/auth/pending-sign-up': () => ({ pendingSignUp }),
      'POST /api/auth/join': failServer(500),
    },
  })
  user = app.user
  await press(/create account/)
}

async function requestCode(api: Handlers) {
  const dialog = await openSignIn('Phone', api)
  await user.type(await dialog.findByLabelText('Phone number'), '+46701234567{Enter}')
}

async function enterCode() {
  await requestCode({
    'POST /api/auth/phone/code': () => ({ codeId: 'code_1', label: '+46 70 123 45 67' }),
    'POST /api/auth/phone/verify': failServer(500),
  })
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
}

const TRACK: Track = {
  id: 'track_1',
  name: 'Low tide',
  collection: 'mue',
  mood: 'calm',
  genre: 'ambient',
  category: null,
  bpm: null,
  peaks: '',
  audioUrl: '/media/track_1',
  seconds: 45,
}

function openManager(api: Handlers) {
  const tracks: Handlers = { 'GET /api/tracks': () => ({ items: [TRACK] }) }
  return open('/?view=mue-manager', { ...tracks, ...api }, makeMe({ role: 'admin' }))
}

async function pressInManager(button: string, api: Handlers) {
  await openManager(api)
  await press(button)
}

/** Records in a mode, fills in required fields, and publishes. */
async function publish(api: Handlers, mode = 'squawk') {
  await open(`/?view=record&mode=${mode}`, { ...acceptRecordings(makePost({ title: 'Night' })), ...api })
  await screen.findByRole('button', { name: 'Start Recording' })
  await record(user)
  await user.type(screen.getByLabelText(/^Title/), 'Night')
  await user.type(screen.getByLabelText(/^Tags/), '#fox')
  await press('Publish Squawk')
}

async function recordMessage(mode: string, seconds: number, isPro = false) {
  await open(`/?view=record&mode=${mode}`, {}, makeMe({ isPro }))
  await press('Start Recording')
  await screen.findByRole('button', { name: 'Stop recording' })
  await feedMicrophone(seconds)
}

/** Loads a podcast whose host forbids browsers to read it. */
async function loadPodcast(address: string) {
  const refused = failWith('podcast.load_failed')
  await open('/?view=record', { 'POST /api/podcasts/fetch': refused })
  const askApi = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).startsWith('https://pod.example/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : askApi(input, init),
  )
  await press(/^Reply to a Podcast/, 'radio')
  await user.click(await screen.findByLabelText('Podcast URL'))
  await user.paste(address)
  await press('Load')
}

/** Trims demo audio that becomes unreadable once the trimmer is open. */
async function trimNothing() {
  let readable = 1_000_000
  class FakeOfflineAudioContext {
    createBuffer = () => ({ copyToChannel: () => undefined })
    createBufferSource = () => ({ connect: () => undefined, start: () => undefined })
    decodeAudioData = () => Promise.reject(new Error('This is no sound.'))
    startRendering = async () => ({ getChannelData: () => new Float32Array(readable) })
  }
  vi.stubGlobal('OfflineAudioContext', FakeOfflineAudioContext)
  await loadPodcast('https://pod.example/test.mp3')
  const demo = await screen.findByRole('button', { name: 'Use demo audio' })
  await waitFor(() => expect(demo).toHaveFocus())
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('region', { name: 'Trim' }))
  readable = 10
  await user.click(panel.getByRole('button', { name: 'Trim' }))
}

async function deleteReply() {
  const post = makePost({ title: 'Mine', replyCount: 1, author: toAuthor(me) })
  const reply = {
    ...makePost({ title: 'Gone soon', parentId: post.id }),
    connection: 'reply' as const,
    moment: null,
    otherParents: [],
  }
  await open('/?view=squawks', {
    'GET /api/posts': () => makeFeed([post]),
    'GET /api/posts/{id}/replies': () => ({ items: [reply], cursor: null, now: Date.now() }),
    'DELETE /api/posts/{id}/replies/{replyId}': () => ({ outcome: 'deleted' }),
  })
  await press('More actions for Mine')
  await press('Hear 1 reply', 'menuitem')
  await press('Delete Gone soon')
  await pressIn(/./, 'alertdialog', 'Delete')
}

async function createOwlcast(answer: NonNullable<Handlers['POST /api/owlcasts']>) {
  await open('/?view=owlcast', { 'POST /api/owlcasts': answer })
  const [button] = await screen.findAllByRole('button', { name: 'Create Owlcast' })
  if (button) await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Owlcast' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Two Banks')
  await user.click(dialog.getByRole('button', { name: 'Create Owlcast' }))
}

async function requestNotifications(
  answer: NotificationPermission,
  permission: NotificationPermission = 'default',
) {
  class FakeNotification {
    static permission = permission
    static requestPermission = async () => {
      FakeNotification.permission = answer
      return answer
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  await open('/?view=settings&group=notifications')
  const row = await screen.findByRole('switch', { name: /Browser notifications/ })
  if (permission === 'default') await user.click(row)
}

async function openContacts(api: Handlers = {}) {
  await open('/?view=settings&open=contacts', api)
  return within(await screen.findByRole('dialog', { name: 'Synced contacts' }))
}

async function chooseContacts(select: () => Promise<unknown>, api: Handlers = {}) {
  Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'contacts'))
  const dialog = await openContacts(api)
  await user.click(await dialog.findByRole('button', { name: 'Choose contacts' }))
}

async function dropNotes() {
  const dialog = await openContacts()
  const files = [new File(['nothing'], 'notes.pdf', { type: 'application/pdf' })]
  const heading = await dialog.findByRole('heading', { name: 'Synced contacts' })
  fireEvent.drop(heading, { dataTransfer: { files, types: ['Files'] } })
}

async function crashView() {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.doMock('../../web/screens/SettingsScreen', () => ({
    get SettingsScreen() {
      throw new Error('the branch broke')
    },
  }))
  onTestFinished(async () => {
    vi.doUnmock('../../web/screens/SettingsScreen')
    await reloadModules()
  })
  const first = await renderApp({ path: '/?view=settings' })
  await first.reload()
}

const TEXTS: [row: string, text: string | RegExp, provoke: () => Promise<unknown>][] = [
  ['S8-11', 'Link copied to clipboard!', () => copyShared()],
  [
    'S8-11',
    'We couldn’t copy the link. You can copy it here:',
    () => {
      isClipboardGone = true
      return copyShared().finally(() => {
        isClipboardGone = false
      })
    },
  ],
  [
    'S8-12',
    'Could not play this squawk. The audio file might be missing or corrupted.',
    () => playInFeed(createLostPost()),
  ],
  ['S8-12', 'Could not play this squawk. Please try again.', () => playInFeed(createLostPost(), SERVER_DOWN)],
  [
    'S8-12',
    'Could not play this message. The audio file might be missing or corrupted.',
    () => playShared(createLostMessage()),
  ],
  [
    'S8-12',
    'Could not play this message. Please try again.',
    () => playShared(createLostMessage(), SERVER_DOWN),
  ],
  [
    'S8-13',
    'Audio error: 3 - decoding failed',
    () => {
      media.breakFile('/media/lost', DECODE)
      return playInFeed(createLostPost())
    },
  ],
  [
    'S8-13',
    'Playback failed: NotAllowedError - press first',
    () => {
      media.refusePlaying(new DOMException('press first', 'NotAllowedError'))
      return playInFeed(createLostPost())
    },
  ],
  ['S8-14', 'No healing messages found for this story', () => playChain('hum', 'Play Healing Story (2)')],
  [
    'S8-14',
    'Error loading healing story audio',
    () => playChain('hum', 'Play Healing Story (2)', NO_REPLIES),
  ],
  ['S8-15', 'No songs found for this chain', () => playChain('nightingale', 'Play Song Chain (2)')],
  [
    'S8-15',
    'Error loading song chain audio',
    () => playChain('nightingale', 'Play Song Chain (2)', NO_REPLIES),
  ],
  [
    'S8-16',
    'Could not play audio. Please try again.',
    () => {
      const podcast = {
        author: 'The Slow Hour',
        subject: 'Boredom',
        originalUrl: 'https://pod.example/1.mp3',
        uploadedFileName: null,
        uploadedAudioUrl: null,
        trimStart: 0,
        trimEnd: 5,
        demo: false,
        trimmedClipUrl: '/media/lost',
      }
      return playInFeed(makePost({ title: 'Yap', subtype: 'yap', podcast }))
    },
  ],
  ['S8-17', 'No audio found for this conversation', () => playConversation({ audioUrl: null }, null)],
  ['S8-17', 'Error loading conversation audio', () => playConversation({}, '1.post_1')],
  [
    'S8-18',
    'The host may not allow it (CORS restrictions).',
    () => loadPodcast('https://pod.example/latest.mp3'),
  ],
  [
    'S8-19',
    'Please allow microphone access to record audio!',
    async () => {
      await open('/?view=record&mode=squawk')
      denyMicrophone()
      await press('Start Recording')
    },
  ],
  ['S8-20', '5-minute limit reached', () => recordMessage('squawk', 301)],
  ['S8-20', 'With Pro you can record up to 15 minutes.', () => recordMessage('squawk', 301)],
  ['S8-20', '15-minute limit reached', () => recordMessage('squawk', 901, true)],
  [
    'S8-21',
    'Failed to upload audio: Something went wrong on our side. Your recording is saved.',
    () => {
      skipBackoff()
      return publish({ 'POST /api/uploads': failServer(500) })
    },
  ],
  [
    'S8-23',
    'Failed to publish Squawk. Please try again. Error: We can’t reach Owlcast right now.',
    () => publish({ 'POST /api/posts': failNetwork() }),
  ],
  [
    'S8-24',
    'Squawks table not accessible. Your recording is saved. We’ll publish it automatically.',
    () => publish({ 'POST /api/posts': failWith('post.table_unreachable') }),
  ],
  ['S8-25', 'Squawk published! Share link: ', () => publish({})],
  [
    'S8-25',
    'phone messages are not available yet',
    async () => {
      const phone = { form: 'phone' as const, label: '+442079460123', person: null }
      await open('/?view=record&mode=mue', { 'GET /api/recipients': () => phone })
      await user.type(await screen.findByRole('combobox', { name: 'To' }), '+44 20 7946 0123')
    },
  ],
  ['S8-26', 'Failed to trim audio. Please try again.', trimNothing],
  ['S8-29', 'Reply deleted successfully', deleteReply],
  ['S8-27', 'Failed to send invitation: We can’t reach Owlcast right now', () => invite(failNetwork())],
  ['S8-27', 'Failed to send invitation. Please try again.', () => invite(failServer(500))],
  ['S8-27', 'Invitation sent to @mara!', () => invite(() => ({ name: '@mara', link: null }))],
  ['S8-30', 'Failed to update profile. Please try again.', () => saveName(failServer(500))],
  ['S8-30', 'Profile updated successfully!', () => saveName(() => me)],
  ['S8-30', 'Failed to update avatar. Please try again.', removePicture],
  ['S8-30', 'Failed to upload avatar. Please try again.', choosePicture],
  [
    'S8-31',
    'Failed to send verification code',
    () => requestCode({ 'POST /api/auth/phone/code': failServer(500) }),
  ],
  ['S8-31', 'Failed to verify code', enterCode],
  ['S8-31', /Failed to sign in(?!\.)/, signIn],
  [
    'S8-31',
    'Failed to sign in with Google',
    () => {
      const signIn = { methods: ['email' as const, 'google' as const], mailbox: null }
      return open(
        '/?signed-in=failed',
        { 'GET /api/session': () => makeSession(null, { signIn }) },
        'visitor',
      )
    },
  ],
  ['S8-31', 'Failed to create account. Please try again.', signUp],
  ['S8-31', /Failed to create account(?!\.)/, join],
  ['S8-32', 'Failed to create Owlcast: We can’t reach Owlcast right now', () => createOwlcast(failNetwork())],
  ['S8-32', 'Failed to create Owlcast. Please try again.', () => createOwlcast(failServer(500))],
  ['S8-33', 'Notifications are on for this device.', () => requestNotifications('granted')],
  ['S8-33', 'Notification permission denied.', () => requestNotifications('denied')],
  ['S8-33', 'Blocked. You can allow notifications', () => requestNotifications('denied', 'denied')],
  [
    'S8-34',
    'Contact access denied.',
    () => chooseContacts(() => Promise.reject(new DOMException('Permission denied', 'SecurityError'))),
  ],
  [
    'S8-34',
    'Failed to sync contacts: ',
    () =>
      chooseContacts(async () => [{ name: ['Ben'], email: ['ben@example.net'], tel: [] }], {
        'POST /api/contacts/match': failServer(500),
      }),
  ],
  ['S8-34', 'Failed to import contacts: Only .csv and .vcf files can be read.', dropNotes],
  [
    'S8-35',
    'Not checked yet (1)',
    () =>
      chooseContacts(async () => [{ name: ['Ben'], email: ['ben@example.net'], tel: [] }], {
        'POST /api/contacts/match': failServer(500),
      }),
  ],
  ['S8-36', 'Failed to load MUEs', () => pressInManager('Refresh', { 'GET /api/tracks': failServer(500) })],
  ['S8-36', /Using \d+ sample MUEs/, () => openManager({ 'GET /api/tracks': failServer(500) })],
  [
    'S8-36',
    'Failed to setup MUEs table',
    () => pressInManager('Setup Table', { 'POST /api/library/setup': failServer(500) }),
  ],
  [
    'S8-36',
    'Failed to populate database',
    () => pressInManager('Add Sample MUEs', { 'POST /api/library/samples': failServer(500) }),
  ],
  [
    'S8-36',
    'Failed to sync from storage',
    () => pressInManager('Sync from Storage', { 'GET /api/library/storage': failServer(500) }),
  ],
  [
    'S8-36',
    'Cannot play Low tide - no URL',
    () =>
      pressInManager('Play: Low tide', {
        'GET /api/tracks': () => ({ items: [{ ...TRACK, audioUrl: '' }] }),
      }),
  ],
  [
    'S8-36',
    'Could not play Low tide',
    () => {
      media.breakFile('/media/track_1')
      return pressInManager('Play: Low tide', {})
    },
  ],
  // D5: no invented content replaces what could not be loaded.
  [
    'S8-37',
    'Something went wrong on our side. Please try again.',
    () => open('/?view=squawks', { 'GET /api/posts': failServer(500) }),
  ],
  [
    'S8-38',
    'Failed to upload audio: Something went wrong on our side. ',
    () => {
      skipBackoff()
      return publish({ 'PUT /api/uploads/{id}': failServer(500) })
    },
  ],
  ['S8-39', 'Something went wrong', crashView],
  ['S8-39', 'Reload App', crashView],
]

test.each(TEXTS)('%s: %s', async (_row, text, provoke) => {
  media = mockMedia()
  media.breakFile('/media/lost')
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  await provoke()
  await waitFor(() => expect(document.body).toHaveTextContent(text))
  expect(document.body).not.toHaveTextContent(/undefined|NaN/)
  // S8-01: texts that the specification puts into an alert are shown on the page.
  expect(alert).not.toHaveBeenCalled()
})
