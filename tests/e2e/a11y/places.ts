/** Every screen, dialog, sheet and menu, and how to open it. */
import type { Page } from '@playwright/test'
import type { Post } from '../../../domain/posts.schema'
import type { Actor } from '../actors'
import { expect } from '../actors'
import { fillSignUp, newcomer } from '../newcomer'
import { card } from '../owlcast-page'
import * as podcast from '../podcasts'
import { openRecorder, record, speak } from '../recording'
import type { World } from './people'

export type Place = {
  name: string
  as: 'visitor' | 'member' | 'keeper' | 'stranger' | 'suspended'
  open: (page: Page, world: World) => Promise<void>
  /** A pannable map: its content may extend beyond its box. */
  isMap?: boolean
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()
const dialog = (page: Page, name?: string | RegExp) =>
  expect(page.getByRole('dialog', { name })).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const main = (page: Page) => page.getByRole('main')

/** Returns a function that opens a view and waits for a text in it. */
const view = (query: string, shown: string | RegExp) => async (page: Page) => {
  await page.goto(`/?${query}`)
  await expect(page.getByText(shown).first()).toBeVisible()
}
/** Opens the feed at a post and returns its card. */
async function cardOf(page: Page, post: Post, query = '') {
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
async function menuOf(page: Page, post: Post, item?: string | RegExp) {
  const shown = await cardOf(page, post)
  await shown.getByRole('button', { name: `More actions for ${post.title}` }).click()
  await expect(page.getByRole('menu').first()).toBeVisible()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}
async function play(page: Page, post: Post) {
  const shown = await cardOf(page, post)
  await shown.getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
}
async function settings(page: Page) {
  await page.goto('/?view=settings')
  await heading(page, 'Settings')
  await heading(page, 'Data')
}
async function signIn(page: Page, tab: 'Phone' | 'Email' | 'Sign up') {
  await page.goto('/')
  await press(page, 'Sign In')
  await page.getByRole('dialog').getByRole('tab', { name: tab }).click()
}
const conversationWith = (page: Page, { id }: Actor) => page.goto(`/?view=mue&with=user:${id}`)

export const PLACES: readonly Place[] = [
  { name: 'home', as: 'visitor', open: view('', 'Say it before the light goes') },
  { name: 'home of a member', as: 'member', open: view('', 'Say it before the light goes') },
  {
    name: 'menu',
    as: 'member',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await press(page, 'Open menu')
      await dialog(page, 'Menu')
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
  { name: 'search', as: 'member', open: view('view=search&q=surgery', 'For Elias, after the surgery') },
  { name: 'search, nothing found', as: 'visitor', open: view('view=search&q=zzyzzyzz', /No results found/) },
  { name: 'squawks', as: 'member', open: async (page, { asked }) => void (await cardOf(page, asked)) },
  {
    name: 'squawks of a visitor',
    as: 'visitor',
    open: async (page, { asked }) => void (await cardOf(page, asked)),
  },
  {
    name: 'thread',
    as: 'member',
    open: async (page, { asked }) => {
      await cardOf(page, asked, '&thread=open')
      await expect(page.getByText('An owl over the weir').first()).toBeVisible()
    },
  },
  {
    name: 'reply recorder',
    as: 'member',
    open: async (page, { asked }) => {
      const shown = await cardOf(page, asked)
      await shown
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
    },
  },
  { name: 'menu of a card', as: 'member', open: async (page, { asked }) => menuOf(page, asked) },
  { name: 'menu of the own card', as: 'member', open: async (page, { own }) => menuOf(page, own) },
  {
    name: 'editing',
    as: 'member',
    open: async (page, { own }) => {
      await menuOf(page, own, 'Edit')
      await dialog(page, /^Edit this/)
    },
  },
  {
    name: 'deleting',
    as: 'member',
    open: async (page, { own }) => {
      await menuOf(page, own, 'Delete')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'reporting',
    as: 'member',
    open: async (page, { asked }) => {
      await menuOf(page, asked, /^Report$/)
      await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'blocking',
    as: 'member',
    open: async (page, { asked }) => {
      await menuOf(page, asked, /^Block/)
      await dialog(page, /^Block/)
    },
  },
  { name: 'healing stories', as: 'member', open: async (page, { hum }) => void (await cardOf(page, hum)) },
  { name: 'nightingales', as: 'member', open: async (page, { song }) => void (await cardOf(page, song)) },
  {
    name: 'owlcasts',
    as: 'member',
    open: async (page, { cast }) => void (await cardOf(page, cast, '&thread=open')),
  },
  {
    name: 'paid owlcast',
    as: 'visitor',
    open: async (page, { paid }) => void (await cardOf(page, paid)),
  },
  {
    name: 'purchase',
    as: 'member',
    open: async (page, { paid }) => {
      const shown = await cardOf(page, paid)
      await shown.getByRole('button', { name: /^Listen for/ }).click()
      await dialog(page, paid.title)
    },
  },
  {
    name: 'new owlcast',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=owlcast')
      await press(page, 'Create Owlcast')
      await expect(page.getByLabel('Invitees')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Create Owlcast' }).click()
      await expect(page.getByText('Please enter an Owlcast name')).toBeVisible()
    },
  },
  { name: 'player', as: 'member', open: async (page, { asked }) => play(page, asked) },
  {
    name: 'now playing',
    as: 'member',
    open: async (page, { asked, own }) => {
      await play(page, asked)
      await card(page, own)
        .getByRole('button', { name: `More actions for ${own.title}` })
        .click()
      await page.getByRole('menuitem', { name: 'Play next' }).click()
      await press(page, /Open queue/)
      await dialog(page, 'Now playing')
    },
  },
  {
    name: 'inviting a collaborator',
    as: 'member',
    open: async (page, { own }) => {
      const shown = await cardOf(page, own)
      await shown.getByRole('button', { name: 'Add Collaborator' }).click()
      await expect(shown.getByLabel('Add Collaborator')).toBeFocused()
    },
  },
  { name: 'recorder of a squawk', as: 'member', open: view('view=record&mode=squawk', 'Add MUE') },
  { name: 'recorder of a message', as: 'member', open: view('view=record&mode=mue', 'Add MUE') },
  { name: 'recorder of a healing story', as: 'member', open: view('view=record&mode=hum', 'Create Script') },
  { name: 'recorder of a song', as: 'member', open: view('view=record&mode=nightingale', 'Song title') },
  { name: 'recorder of an owlcast', as: 'member', open: view('view=record&mode=owlcast', 'Record into') },
  { name: 'recorder of a podcast reply', as: 'member', open: view('view=record&mode=yap', 'Upload') },
  { name: 'recorder of a visitor', as: 'visitor', open: view('view=record', 'Add MUE') },
  {
    name: 'clip of a podcast',
    as: 'member',
    open: async (page) => {
      await podcast.open(page)
      await podcast.upload(page, podcast.PODCAST)
      await expect(podcast.panel(page).getByText('40 s of 40 s')).toBeVisible()
    },
  },
  {
    name: 'recording',
    as: 'stranger',
    open: async (page) => {
      await openRecorder(page)
      await speak(page, 1)
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
    name: 'tracks',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=record&mode=squawk')
      await press(page, 'Add MUE')
      await expect(
        page.getByRole('dialog', { name: 'Choose a MUE' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  { name: 'messages', as: 'member', open: view('view=mue', 'Wren Okafor') },
  {
    name: 'conversation',
    as: 'member',
    open: async (page, { friend }) => {
      await conversationWith(page, friend)
      await expect(page.getByText('Between us').last()).toBeVisible()
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
  { name: 'messages of a visitor', as: 'visitor', open: view('view=mue', 'Messages are between two people') },
  {
    name: 'notifications',
    as: 'member',
    open: async (page) => {
      await page.goto('/')
      await press(page, /^Notifications/)
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
      ).toBeVisible()
    },
  },
  { name: 'profile', as: 'member', open: view('view=profile', 'Edit Profile') },
  {
    name: 'editing the profile',
    as: 'member',
    open: async (page) => {
      await page.goto('/?view=profile')
      await press(page, 'Edit Profile')
      await expect(page.getByRole('form', { name: 'Edit your profile' })).toBeVisible()
    },
  },
  { name: 'profile of a visitor', as: 'visitor', open: view('view=profile', 'Who are you?') },
  {
    name: 'member',
    as: 'member',
    open: async (page, { friend }) => {
      await page.goto(`/?view=member&name=${friend.username}`)
      await heading(page, friend.displayName)
    },
  },
  {
    name: 'followers',
    as: 'member',
    open: async (page, { friend }) => {
      await page.goto(`/?view=member&name=${friend.username}`)
      await press(page, /follower/i)
      await dialog(page, 'Followers')
    },
  },
  {
    name: 'member that does not exist',
    as: 'visitor',
    open: view('view=member&name=nobody_here', 'Content Not Found'),
  },
  { name: 'own squawks', as: 'member', open: view('view=my-squawks', 'The fox is back') },
  { name: 'own songs, empty', as: 'member', open: view('view=my-nightingales', 'The songs you begin') },
  { name: 'settings', as: 'member', open: settings },
  { name: 'settings of a visitor', as: 'visitor', open: view('view=settings', 'You are not signed in') },
  {
    name: 'contacts',
    as: 'member',
    open: async (page) => {
      await settings(page)
      await main(page)
        .getByRole('button', { name: /contacts/i })
        .first()
        .click()
      await dialog(page, 'Synced contacts')
    },
  },
  {
    name: 'music library',
    as: 'member',
    open: async (page) => {
      await settings(page)
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
      await settings(page)
      await page
        .locator('section', { has: page.getByRole('heading', { name: /phone/i }) })
        .getByRole('button')
        .first()
        .click()
      await dialog(page)
    },
  },
  {
    name: 'blocked people',
    as: 'member',
    open: async (page) => {
      await settings(page)
      await press(page, 'Show blocked people')
      await dialog(page)
    },
  },
  {
    name: 'deleting everything',
    as: 'member',
    open: async (page) => {
      await settings(page)
      await press(page, 'Delete All My Data')
      await dialog(page, 'Delete all your data?')
    },
  },
  {
    name: 'Pro',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?view=nightingale')
      await main(page).getByRole('button', { name: 'Upgrade' }).click()
      await dialog(page, 'Owlcast Pro')
    },
  },
  {
    name: 'shortcuts',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/?view=settings')
      await heading(page, 'Settings')
      await page.keyboard.press('?')
      await dialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'graph',
    as: 'member',
    isMap: true,
    open: async (page) => {
      await page.goto('/?view=graph')
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
      await signIn(page, 'Email')
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'sign in by phone', as: 'visitor', open: (page) => signIn(page, 'Phone') },
  {
    name: 'sign up',
    as: 'visitor',
    open: async (page) => {
      await signIn(page, 'Email')
      await fillSignUp(page, newcomer())
    },
  },
  {
    name: 'forgotten password',
    as: 'visitor',
    open: async (page) => {
      await signIn(page, 'Email')
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
  { name: 'confirmed address', as: 'visitor', open: view('verify=made-up', /This link is invalid/) },
  { name: 'goodbye', as: 'visitor', open: view('view=goodbye', 'There is nothing to show here') },
  { name: 'music manager', as: 'keeper', open: view('view=mue-manager', 'Low tide') },
  { name: 'moderation', as: 'keeper', open: view('view=moderation', 'A loud voice') },
  { name: 'suspended', as: 'suspended', open: view('view=squawks', /suspended until/) },
  {
    name: 'shared squawk',
    as: 'visitor',
    open: async (page, { asked }) => {
      await page.goto(`/squawk/${asked.id}`)
      await heading(page, asked.title)
    },
  },
  {
    name: 'shared owlcast',
    as: 'visitor',
    open: async (page, { cast }) => {
      await page.goto(`/owlcast/${cast.id}`)
      await heading(page, cast.title)
    },
  },
  {
    name: 'shared paid song',
    as: 'visitor',
    open: async (page, { song }) => {
      await page.goto(`/nightingale/${song.id}`)
      await heading(page, song.title)
    },
  },
  {
    name: 'shared healing story',
    as: 'visitor',
    open: async (page, { hum }) => {
      await page.goto(`/hum/${hum.id}`)
      await heading(page, hum.title)
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
      await heading(page, 'Content Not Found')
    },
  },
  {
    name: 'list that fails to load',
    as: 'visitor',
    open: async (page) => {
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
      await heading(page, 'Something went wrong')
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
      await expect(page.getByText('You are offline.').first()).toBeVisible()
    },
  },
]
