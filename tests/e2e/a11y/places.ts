/** Every screen, dialog, sheet and menu, and how to open it. */
import type { Page } from '@playwright/test'
import type { Post } from '../../../domain/posts/posts.schema'
import type { Actor } from '../actors'
import { expect } from '../actors'
import { openInviteForm } from '../invite-steps'
import { formatHandle, openMessageRecorder, toField } from '../message-steps'
import { card } from '../owlcast-steps'
import * as podcast from '../podcast-steps'
import { openRecorder, record, startRecording } from '../recording-steps'
import { createCredentials, fillSignUp } from '../sign-up-steps'
import { serveStaticPage } from '../static-page'
import type { World } from './world'

export type Place = {
  name: string
  as: 'visitor' | 'member' | 'keeper' | 'stranger' | 'suspended'
  open: (page: Page, world: World) => Promise<void>
  /** A pannable map: its content may extend beyond its box. */
  isMap?: boolean
}

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()
const expectDialog = (page: Page, name?: string | RegExp) =>
  expect(page.getByRole('dialog', { name })).toBeVisible()
const pressButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const getMain = (page: Page) => page.getByRole('main')

/** Returns a function that opens a view and waits for a text in it. */
const openView = (query: string, shown: string | RegExp) => async (page: Page) => {
  await page.goto(`/?${query}`)
  // The app's; the prerendered page has none with this id.
  await expect(page.locator('#main').getByText(shown).first()).toBeVisible()
}
/** Opens the feed at a post and returns its card. */
async function openCard(page: Page, post: Post, query = '') {
  await page.goto(`/?view=${VIEWS[post.kind]}&post=${post.id}${query}`)
  await expect(card(page, post)).toBeVisible()
  return card(page, post)
}
const VIEWS: Record<Post['kind'], string> = {
  squawk: 'squawks',
  mue: 'mue',
  hum: 'hum',
  nightingale: 'nightingale',
  owlcast: 'owlcast',
}

/** Opens the menu of a card, and chooses an item if one is given. */
async function openMenu(page: Page, post: Post, item?: string | RegExp) {
  const shown = await openCard(page, post)
  await shown.getByRole('button', { name: `More actions for ${post.title}` }).click()
  await expect(page.getByRole('menu').first()).toBeVisible()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}
async function playPost(page: Page, post: Post) {
  const shown = await openCard(page, post)
  await shown.getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
}
async function openSignInTab(page: Page, tab: 'Phone' | 'Email' | 'Sign up') {
  await page.goto('/')
  await pressButton(page, 'Sign In')
  await page.getByRole('dialog').getByRole('tab', { name: tab }).click()
}
const openConversation = (page: Page, { id }: Actor) => page.goto(`/?view=mue&with=user:${id}`)

export const PLACES: readonly Place[] = [
  { name: 'home', as: 'visitor', open: openView('', 'Say it before the light goes') },
  { name: 'home of a member', as: 'member', open: openView('', 'Dusk Radio') },
  {
    name: 'menu',
    as: 'member',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await pressButton(page, 'Open menu')
      await expectDialog(page, 'Menu')
    },
  },
  {
    name: 'quick jump',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('combobox', { name: /^Search squawks/ }).fill('fox')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  { name: 'search', as: 'member', open: openView('view=search&q=surgery', 'For Elias, after the surgery') },
  {
    name: 'search for what was said',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=search&q=counting')
      await expect(page.getByRole('button', { name: /^Play .* from 0:/ }).first()).toBeVisible()
    },
  },
  {
    name: 'search, nothing found',
    as: 'visitor',
    open: openView('view=search&q=zzyzzyzz', /No results found/),
  },
  { name: 'squawks', as: 'member', open: async (page, { asked }) => void (await openCard(page, asked)) },
  {
    name: 'squawks of a visitor',
    as: 'visitor',
    open: async (page, { asked }) => void (await openCard(page, asked)),
  },
  {
    name: 'thread',
    as: 'member',
    open: async (page, { asked }) => {
      await openCard(page, asked, '&thread=open')
      await expect(page.getByText('An owl over the weir').first()).toBeVisible()
    },
  },
  {
    name: 'reply recorder',
    as: 'member',
    open: async (page, { asked }) => {
      const shown = await openCard(page, asked)
      await shown
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
    },
  },
  { name: 'menu of a card', as: 'member', open: async (page, { asked }) => openMenu(page, asked) },
  { name: 'menu of the own card', as: 'member', open: async (page, { own }) => openMenu(page, own) },
  {
    name: 'editing',
    as: 'member',
    open: async (page, { own }) => {
      await openMenu(page, own, 'Edit')
      await expectDialog(page, /^Edit this/)
    },
  },
  {
    name: 'deleting',
    as: 'member',
    open: async (page, { own }) => {
      await openMenu(page, own, 'Delete')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'reporting',
    as: 'member',
    open: async (page, { asked }) => {
      await openMenu(page, asked, /^Report$/)
      await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'blocking',
    as: 'member',
    open: async (page, { asked }) => {
      await openMenu(page, asked, /^Block/)
      await expectDialog(page, /^Block/)
    },
  },
  { name: 'healing stories', as: 'member', open: async (page, { hum }) => void (await openCard(page, hum)) },
  {
    name: 'transcript',
    as: 'member',
    open: async (page, { hum }) => {
      await openMenu(page, hum, 'Transcript')
      await expect(page.getByRole('dialog').getByRole('button', { name: /You are home/ })).toBeVisible()
    },
  },
  {
    name: 'correcting words',
    as: 'member',
    open: async (page, { ownHum }) => {
      await openMenu(page, ownHum, 'Correct the words')
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'reading along',
    as: 'member',
    open: async (page, { hum }) => {
      await playPost(page, hum)
      await pressButton(page, /Open the player$/)
      await expect(page.getByRole('dialog').getByRole('button', { name: /You are home/ })).toBeVisible()
    },
  },
  { name: 'nightingales', as: 'member', open: async (page, { song }) => void (await openCard(page, song)) },
  {
    name: 'owlcasts',
    as: 'member',
    open: async (page, { cast }) => void (await openCard(page, cast, '&thread=open')),
  },
  {
    name: 'paid owlcast',
    as: 'visitor',
    open: async (page, { paid }) => void (await openCard(page, paid)),
  },
  {
    name: 'purchase',
    as: 'member',
    open: async (page, { paid }) => {
      const shown = await openCard(page, paid)
      await shown.getByRole('button', { name: /^Listen for/ }).click()
      await expectDialog(page, paid.title)
    },
  },
  {
    name: 'new owlcast',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=owlcast')
      await pressButton(page, 'Create Owlcast')
      await expect(page.getByLabel('Invitees')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Create Owlcast' }).click()
      await expect(page.getByText('Please enter an Owlcast name')).toBeVisible()
    },
  },
  { name: 'player', as: 'member', open: async (page, { asked }) => playPost(page, asked) },
  {
    name: 'now playing',
    as: 'member',
    open: async (page, { asked, own }) => {
      await playPost(page, asked)
      await card(page, own)
        .getByRole('button', { name: `More actions for ${own.title}` })
        .click()
      await page.getByRole('menuitem', { name: 'Play next' }).click()
      await pressButton(page, /Open the player$/)
      await expectDialog(page, 'Now playing')
    },
  },
  {
    name: 'inviting a collaborator',
    as: 'member',
    open: async (page, { own }) => {
      await openInviteForm(await openCard(page, own))
    },
  },
  { name: 'recorder of a squawk', as: 'member', open: openView('view=record&mode=squawk', 'Add MUE') },
  { name: 'recorder of a message', as: 'member', open: openView('view=record&mode=mue', 'Add MUE') },
  {
    name: 'recorder of a healing story',
    as: 'member',
    open: openView('view=record&mode=hum', 'Create Script'),
  },
  {
    name: 'recorder of a message to a changed name',
    as: 'member',
    open: async (page, { friend, stranger }) => {
      await openMessageRecorder(page)
      await toField(page).fill(formatHandle(friend))
      await expect(page.getByText(`${friend.displayName} is on Owlcast`)).toBeVisible()
      // The name belongs to another member from now on.
      await page.route('**/api/recipients?*', (route, request) =>
        route.continue({ url: request.url().replace(friend.username, stranger.username) }),
      )
      await page.reload()
      await expect(page.getByRole('button', { name: /^Send it to @/ })).toBeVisible()
    },
  },
  { name: 'recorder of a song', as: 'member', open: openView('view=record&mode=nightingale', 'Song title') },
  { name: 'recorder of an owlcast', as: 'member', open: openView('view=record&mode=owlcast', 'Post to') },
  { name: 'recorder of a podcast reply', as: 'member', open: openView('view=record&mode=yap', 'Upload') },
  { name: 'recorder of a visitor', as: 'visitor', open: openView('view=record', 'Add MUE') },
  {
    name: 'clip of a podcast',
    as: 'member',
    open: async (page) => {
      await podcast.openPodcastForm(page)
      await podcast.uploadPodcast(page, podcast.PODCAST)
      await expect(podcast.trimPanel(page).getByText('40 s of 40 s')).toBeVisible()
    },
  },
  {
    name: 'recording',
    as: 'stranger',
    open: async (page) => {
      await openRecorder(page)
      await startRecording(page, 1)
    },
  },
  {
    name: 'stopped recording',
    as: 'keeper',
    open: async (page) => {
      await openRecorder(page)
      await record(page, 1)
    },
  },
  {
    name: 'stopped message',
    as: 'keeper',
    open: async (page) => {
      await openRecorder(page)
      await record(page, 1)
      await page.getByRole('radio', { name: 'To someone else' }).check({ force: true })
      await expect(page.getByRole('combobox', { name: 'To' })).toBeVisible()
    },
  },
  {
    name: 'modes to choose first',
    as: 'visitor',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/?view=record')
      await pressButton(page, 'Choose first')
      await expect(page.getByRole('dialog', { name: 'Choose first' })).toBeVisible()
    },
  },
  {
    name: 'tracks',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=record&mode=squawk')
      await pressButton(page, 'Add MUE')
      await expect(
        page.getByRole('dialog', { name: 'Choose a MUE' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  { name: 'messages', as: 'member', open: openView('view=mue', 'Wren Okafor') },
  {
    name: 'conversation',
    as: 'member',
    open: async (page, { friend }) => {
      await openConversation(page, friend)
      await expect(page.getByText('Between us').last()).toBeVisible()
    },
  },
  {
    name: 'words of a message',
    as: 'member',
    open: async (page, { friend }) => {
      await openConversation(page, friend)
      await pressButton(page, 'Show words')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'requests',
    as: 'member',
    open: async (page, { stranger }) => {
      await page.goto(`/?view=mue&box=requests`)
      await expect(page.getByText(stranger.displayName).first()).toBeVisible()
    },
  },
  {
    name: 'messages of a visitor',
    as: 'visitor',
    open: openView('view=mue', 'Sign in to see your messages'),
  },
  {
    name: 'notifications',
    as: 'member',
    open: async (page) => {
      await page.goto('/')
      await pressButton(page, /^Notifications/)
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  { name: 'profile', as: 'member', open: openView('view=profile', 'Edit Profile') },
  {
    name: 'editing the profile',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=profile')
      await pressButton(page, 'Edit Profile')
      await expect(page.getByRole('form', { name: 'Edit your profile' })).toBeVisible()
    },
  },
  { name: 'profile of a visitor', as: 'visitor', open: openView('view=profile', 'You’re not signed in') },
  {
    name: 'member',
    as: 'member',
    open: async (page, { friend }) => {
      await page.goto(`/?view=member&name=${friend.username}`)
      await expectHeading(page, friend.displayName)
    },
  },
  {
    name: 'followers',
    as: 'member',
    open: async (page, { friend }) => {
      await page.goto(`/?view=member&name=${friend.username}`)
      await pressButton(page, /follower/i)
      await expectDialog(page, 'Followers')
    },
  },
  {
    name: 'member that does not exist',
    as: 'visitor',
    open: openView('view=member&name=nobody_here', 'Content Not Found'),
  },
  { name: 'own squawks', as: 'member', open: openView('view=my-squawks', 'The fox is back') },
  {
    name: 'own songs, empty',
    as: 'member',
    open: openView('view=my-nightingales', 'Songs you start or add to'),
  },
  { name: 'index of the settings', as: 'member', open: openView('view=settings', 'Developers and data') },
  { name: 'settings: you', as: 'member', open: openView('view=settings&group=you', 'On this device only.') },
  {
    name: 'settings: notifications',
    as: 'member',
    open: openView('view=settings&group=notifications', 'Quiet hours'),
  },
  {
    name: 'settings: listening and recording',
    as: 'member',
    open: openView('view=settings&group=sound', 'Lossless WAV'),
  },
  { name: 'settings: safety', as: 'member', open: openView('view=settings&group=safety', 'Muted people') },
  { name: 'settings: plan', as: 'member', open: openView('view=settings&group=plan', 'Subscription') },
  { name: 'settings: data', as: 'member', open: openView('view=settings&group=data', 'Delete everything') },
  {
    name: 'settings of a visitor',
    as: 'visitor',
    open: openView('view=settings&group=you', 'You’re not signed in'),
  },
  {
    name: 'contacts',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=settings&group=safety')
      await getMain(page)
        .getByRole('button', { name: /contacts/i })
        .first()
        .click()
      await expectDialog(page, 'Synced contacts')
    },
  },
  {
    name: 'music library',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=settings&group=sound')
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(
        page.getByRole('dialog', { name: 'MUE Library' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'phone number',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=settings&group=you')
      await page
        .locator('section', { has: page.getByRole('heading', { name: /phone/i }) })
        .getByRole('button')
        .first()
        .click()
      await expectDialog(page)
    },
  },
  {
    name: 'blocked people',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=settings&group=safety')
      await pressButton(page, 'Show blocked people')
      await expectDialog(page)
    },
  },
  {
    name: 'deleting everything',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=settings&group=data')
      await pressButton(page, 'Delete All My Data')
      await expectDialog(page, 'Delete all your data?')
    },
  },
  {
    name: 'Pro',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?view=nightingale')
      await getMain(page).getByRole('button', { name: 'Upgrade' }).click()
      await expectDialog(page, 'Owlcast Pro')
    },
  },
  {
    name: 'shortcuts',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?view=settings')
      await expectHeading(page, 'Settings')
      await page.keyboard.press('?')
      await expectDialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'graph',
    as: 'member',
    isMap: true,
    open: async (page) => {
      await page.goto('/?view=graph&as=sky')
      await expect(page.getByRole('application').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'graph as a list',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=graph&as=list')
      await expect(
        page.getByRole('list', { name: 'Posts and their connections' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'sign in by e-mail',
    as: 'visitor',
    open: async (page) => {
      await openSignInTab(page, 'Email')
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'sign in by phone', as: 'visitor', open: (page) => openSignInTab(page, 'Phone') },
  {
    name: 'sign up',
    as: 'visitor',
    open: async (page) => {
      await openSignInTab(page, 'Email')
      await fillSignUp(page, createCredentials())
    },
  },
  {
    name: 'forgotten password',
    as: 'visitor',
    open: async (page) => {
      await openSignInTab(page, 'Email')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /forgot/i })
        .click()
    },
  },
  {
    name: 'new password',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?reset=made-up')
      await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'invalid sign-up link',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?verify=made-up')
      await expect(page.getByRole('dialog').getByText(/This link is invalid/)).toBeVisible()
    },
  },
  { name: 'goodbye', as: 'visitor', open: openView('view=goodbye', 'There’s nothing to show here') },
  { name: 'music manager', as: 'keeper', open: openView('view=mue-manager', 'Low tide') },
  { name: 'moderation', as: 'keeper', open: openView('view=moderation', 'A loud voice') },
  { name: 'suspended', as: 'suspended', open: openView('view=squawks', /suspended until/) },
  {
    name: 'shared squawk',
    as: 'visitor',
    open: async (page, { asked }) => {
      await page.goto(`/squawk/${asked.id}`)
      await expectHeading(page, asked.title)
    },
  },
  {
    name: 'shared owlcast',
    as: 'visitor',
    open: async (page, { cast }) => {
      await page.goto(`/owlcast/${cast.id}`)
      await expectHeading(page, cast.title)
    },
  },
  {
    name: 'shared paid song',
    as: 'visitor',
    open: async (page, { song }) => {
      await page.goto(`/nightingale/${song.id}`)
      await expectHeading(page, song.title)
    },
  },
  {
    name: 'shared healing story',
    as: 'visitor',
    open: async (page, { hum }) => {
      await page.goto(`/hum/${hum.id}`)
      await expectHeading(page, hum.title)
    },
  },
  {
    name: 'embedded squawk',
    as: 'visitor',
    open: async (page, { asked }) => {
      await page.goto(`/embed/squawk/${asked.id}`)
      await expect(page.getByText(asked.title).first()).toBeVisible()
    },
  },
  {
    name: 'embedded healing story',
    as: 'visitor',
    open: async (page, { hum }) => {
      await page.goto(`/embed/hum/${hum.id}`)
      await expect(page.getByText('You are home').first()).toBeVisible()
    },
  },
  {
    name: 'embedded owlcast',
    as: 'visitor',
    open: async (page, { cast }) => {
      await page.goto(`/embed/owlcast/${cast.id}`)
      await expect(page.getByText(cast.title).first()).toBeVisible()
    },
  },
  {
    name: 'message behind a link',
    as: 'visitor',
    open: async (page) => {
      await page.goto(`/mue/post_nowhere?token=${'A'.repeat(43)}`)
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible()
    },
  },
  {
    name: 'broken link',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/squawk/nowhere')
      await expectHeading(page, 'Content Not Found')
    },
  },
  {
    name: 'list that fails to load',
    as: 'visitor',
    open: async (page) => {
      await serveStaticPage(page)
      await page.route('**/api/posts?**', (route) => route.fulfill({ status: 500, body: 'no' }))
      await page.goto('/?view=squawks')
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'view that crashes',
    as: 'visitor',
    open: async (page) => {
      await page.route('**/assets/SettingsScreen-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the branch broke")' }),
      )
      await page.goto('/?view=settings')
      await expectHeading(page, 'Something went wrong')
    },
  },
  {
    name: 'offline',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?view=squawks')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false })
        dispatchEvent(new Event('offline'))
      })
      await expect(page.getByText('You’re offline.').first()).toBeVisible()
    },
  },
]
