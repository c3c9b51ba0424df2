/** The main action of every screen while a post plays: neither the player nor a toast covers it. */
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { isOnTop } from './is-on-top'
import { formatHandle } from './message-steps'
import { PODCAST, trimClip, trimPanel, uploadPodcast } from './podcast-steps'
import { createOwlcast, publishPost, recordInOwlcast, sendMessage } from './publish-posts'
import { record, startRecording } from './recording-steps'
import { unique } from './unique'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]

/** Plays a post of the feed, which goes on over every view. */
async function startPlaying({ page }: Actor, by: Actor): Promise<void> {
  const title = unique('Long walk')
  const { id } = await publishPost(by, { title, file: LONG })
  await page.goto(`/?view=squawks&post=${id}`)
  await page
    .locator(`[data-post="${id}"]`)
    .getByRole('button', { name: `Play: ${title}` })
    .click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
}

/** Opens a view of the app without loading the page again. */
async function openView(page: Page, search: string): Promise<void> {
  await page.evaluate((to) => {
    // As by the router: each page of the history has a key.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, search)
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
}

/** A message that stays, and is closed by its button: a low window has no room for it beside a thread. */
const CLOSABLE_TOAST = '.toast:has(> .icon-btn)'
const LOW_PX = 700

/** Expects an action to be on top once it is scrolled to, at each size; in a low window, something `closable` may cover it. */
async function expectReachable(page: Page, action: Locator, sizes = SIZES, closable?: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const from of [0, 100_000]) {
      // Parts that load late move it.
      const scrollToAction = async () => {
        await page.evaluate((y) => window.scrollTo(0, y), from)
        await action.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
        return isOnTop(action, size.height < LOW_PX ? closable : undefined)
      }
      await expect.poll(scrollToAction, `${action} ${JSON.stringify({ ...size, from })}`).toBe(true)
    }
  }
}

/** Shows a toast that stays: a recording that is not published yet. */
async function leaveRecording(page: Page): Promise<void> {
  await openView(page, '/?view=record&mode=squawk')
  // A reply panel that is still shown has the same button.
  await expect(page.getByRole('radiogroup', { name: 'What are you recording?' })).toBeVisible()
  await record(page)
  await openView(page, '/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
}

/** Gives the toast a text as long as the longest, in place of a short one. */
const lengthenToast = (page: Page) =>
  page.locator('.toast p').evaluate((text) => {
    text.textContent = 'A text that says what happened and what can be done about it. '.repeat(3)
  })

/** Every visible control of a form; choices are pressed by their labels. */
const listControls = (form: Locator) =>
  form
    .locator('button:enabled, input:not([type=radio], [type=checkbox]):enabled, textarea, summary')
    .filter({ visible: true })
    .all()

test('nothing covers the actions of a podcast reply', { tag: '@extended' }, async ({ speaker, listener }) => {
  const { page } = listener
  await startPlaying(listener, speaker)
  await openView(page, '/?view=record&mode=yap')
  await expectReachable(page, page.getByRole('button', { name: 'Load', exact: true }))
  await uploadPodcast(page, PODCAST)
  await expectReachable(page, trimPanel(page).getByRole('button', { name: 'Trim', exact: true }))
  await trimClip(page)
  await record(page)
  await expectReachable(page, page.getByRole('button', { name: 'Yap', exact: true }))
})

test('nothing covers the actions of dialogs and settings, also with a toast', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const mine = await publishPost(listener, { title: unique('Mine') })
  const owlcast = await createOwlcast(listener, { name: unique('Two banks') })
  await startPlaying(listener, speaker)
  await leaveRecording(page)

  await openView(page, '/?view=owlcast')
  await expect(page.locator('.toast')).toBeVisible()
  await expectReachable(page, page.getByRole('main').getByRole('button', { name: 'Create Owlcast' }).first())
  await page.getByRole('main').getByRole('button', { name: 'Create Owlcast' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.toast')).toBeVisible()
  for (const name of ['Create Owlcast', 'Cancel'])
    await expectReachable(page, dialog.getByRole('button', { name }))
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  for (const [view, post] of [
    ['squawks', mine],
    ['owlcast', owlcast],
  ] as const) {
    await openView(page, `/?view=${view}&post=${post.id}`)
    await page
      .locator(`[data-post="${post.id}"]`)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expectReachable(page, dialog.getByRole('button', { name: 'Save' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await openView(page, '/?view=profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expectReachable(page, page.getByRole('main').getByRole('button', { name: /^Save/ }))

  await openView(page, '/?view=settings&group=data')
  await expect(page.getByRole('button', { name: 'Delete All My Data' })).toBeVisible()
  for (const button of await page.getByRole('main').getByRole('button').all())
    await expectReachable(page, button)
})

test('a toast covers no button of a long dialog, also with large letters', { tag: '@extended' }, async ({
  listener,
}) => {
  const { page } = listener
  const { id } = await publishPost(listener, { title: unique('Mine') })
  await page.goto('/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/?view=squawks&post=${id}`)
  await page
    .locator(`[data-post="${id}"]`)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.toast')).toBeVisible()
  await lengthenToast(page)
  for (const letters of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, letters)
    for (const name of ['Close', 'Save', 'Cancel'])
      await expectReachable(page, dialog.getByRole('button', { name, exact: true }), [
        ...SIZES,
        { width: 844, height: 390 },
        { width: 1024, height: 768 },
      ])
  }
  await expect(dialog.locator('.toast')).toBeVisible()
})

test('a toast and the player cover neither Send Reply nor Publish', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const { id } = await publishPost(speaker, { title: unique('Evening') })
  await startPlaying(listener, speaker)
  await openView(page, '/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  const sizes = [...SIZES, { width: 844, height: 390 }, { width: 1280, height: 680 }]

  await openView(page, `/?view=squawks&post=${id}`)
  const card = page.locator(`[data-post="${id}"]`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  await expectReachable(page, card.getByRole('button', { name: 'Send Reply' }), sizes)
  await expect(page.locator('.toast')).toBeVisible()

  await leaveRecording(page)
  await expectReachable(page, page.getByRole('button', { name: 'Publish Squawk' }), sizes)
  await expect(page.locator('.toast')).toBeVisible()
})

test('the player is below Publish in low windows, before anything is scrolled', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  await startPlaying(listener, speaker)
  await openView(page, '/?view=record&mode=squawk')
  await expect(page.getByRole('radiogroup', { name: 'What are you recording?' })).toBeVisible()
  await record(page)
  const publish = page.getByRole('button', { name: 'Publish Squawk' })
  await page.evaluate(() => scrollTo(0, 0))
  for (const letters of ['100%', '200%'])
    for (const size of [
      { width: 568, height: 232 },
      { width: 640, height: 300 },
      { width: 844, height: 390 },
      { width: 390, height: 420 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, letters)
      await expect.poll(() => isOnTop(publish), JSON.stringify({ ...size, letters })).toBe(true)
    }
})

test('the top bar does not cover what moderators do with several reports', {
  tag: '@extended',
}, async ({ actor, speaker, listener }) => {
  const { page } = await actor('Ines Adeyemi', { admin: true })
  const titles = ['One', 'Two', 'Three', 'Four'].map((title) => unique(title))
  for (const title of titles) {
    const { id } = await publishPost(speaker, { title })
    const data = { subject: { type: 'post', id }, reason: 'spam' }
    const reported = await listener.context.request.post('/api/reports', {
      headers: { origin: listener.origin },
      data,
    })
    expect(reported.ok(), await reported.text()).toBe(true)
  }
  await page.goto('/?view=moderation')
  for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: title }).check()
  const hide = page.locator('.many-actions').getByRole('button', { name: 'Hide' })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.getByRole('checkbox', { name: titles[3] }).scrollIntoViewIfNeeded()
    await expect.poll(() => isOnTop(hide), JSON.stringify(size)).toBe(true)
  }
})

test('a toast covers neither the recorder of a reading nor its form, before and during it', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  await startPlaying(listener, speaker)
  await openView(page, '/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await openView(page, '/?view=record&mode=hum')
  const recorder = page.getByRole('region', { name: 'Recorder' })
  const start = recorder.getByRole('button', { name: 'Record Reading Intention' })
  await expectReachable(page, start)
  await expectReachable(page, recorder.getByRole('button', { name: 'Add MUE track' }))
  for (const control of await listControls(page.locator('.details'))) await expectReachable(page, control)
  await start.click()
  await expectReachable(page, recorder.getByRole('button', { name: 'Stop Recording' }))
  await expect(page.locator('.toast')).toBeVisible()
})

test('Send covers no field of a message or reply', { tag: '@extended' }, async ({ speaker, listener }) => {
  const { page } = listener
  const title = unique('Evening')
  const { id } = await publishPost(speaker, { title })
  const message = await sendMessage(speaker, { title: 'Hello', recipient: formatHandle(listener) })
  await startPlaying(listener, speaker)
  await openView(page, `/?view=mue&box=requests&with=user:${speaker.id}&post=${message.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  await thread.getByRole('button', { name: 'Add a title, music or another post' }).click()
  await record(page)
  for (const control of await listControls(page.locator('.details'))) await expectReachable(page, control)

  await openView(page, `/?view=squawks&post=${id}`)
  const card = page.locator(`[data-post="${id}"]`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  for (const control of await listControls(card.locator('.reply-panel'))) await expectReachable(page, control)
})

test('the buttons of a dialog cover none of its fields with large letters, also with a toast', {
  tag: '@extended',
}, async ({ listener }) => {
  const { page } = listener
  await page.goto('/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    history.pushState(null, '', '/?view=owlcast')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('main').getByRole('button', { name: 'Create Owlcast' }).first().click()
  const dialog = page.getByRole('dialog')
  const sizes = [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]
  await expect(dialog.locator('.toast')).toBeVisible()
  for (const control of await listControls(dialog)) await expectReachable(page, control, sizes)
  await dialog.locator('.toast').getByRole('button').click()
  for (const control of await listControls(dialog)) await expectReachable(page, control, sizes)
})

test('the home indicator of a tablet moves no bar over Send Reply', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  const { id } = await publishPost(speaker, { title: unique('Evening') })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  const sizes = [
    { width: 820, height: 600 },
    { width: 1180, height: 600 },
  ]
  const card = page.locator(`[data-post="${id}"]`)
  const sendReply = card.getByRole('button', { name: 'Send Reply' })
  await page.goto(`/?view=squawks&post=${id}`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  await expectReachable(page, sendReply, sizes)

  await startPlaying(listener, speaker)
  await openView(page, `/?view=squawks&post=${id}`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  await expectReachable(page, sendReply, sizes)
})

test('neither bar of a thread covers the message that gets the focus', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  for (let at = 0; at < 5; at++)
    await sendMessage(speaker, { title: `Hello ${at}`, recipient: formatHandle(listener) })
  await startPlaying(listener, speaker)
  await openView(page, `/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  await expect(thread.getByRole('button', { name: /^Record Reply/ })).toBeVisible()
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size)
    const buttons = await thread.locator('.messages .play').all()
    for (const button of [...buttons, ...buttons.toReversed()]) {
      await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      await expect.poll(() => isOnTop(button), `${button} ${JSON.stringify(size)}`).toBe(true)
    }
  }
})

test('nothing covers the bars of a thread, also with large letters', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  for (let at = 0; at < 6; at++)
    await sendMessage(speaker, { title: `Hello ${at}`, recipient: formatHandle(listener) })
  await startPlaying(listener, speaker)
  await openView(page, '/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await openView(page, `/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  await expect(thread.getByRole('button', { name: /^Record Reply/ })).toBeVisible()
  const sizes = [
    ...SIZES,
    { width: 390, height: 420 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ]
  for (const size of sizes)
    for (const letters of ['100%', '200%']) {
      await page.setViewportSize(size)
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, letters)
      const controls = thread.locator(':is(.thread-bar, .composer) :is(a, button)').filter({ visible: true })
      for (const control of await controls.all()) await expectReachable(page, control, [size], CLOSABLE_TOAST)
    }
})

test('a suspension, the offline note and a long message leave the bars of a thread to the keyboard', {
  tag: '@extended',
}, async ({ actor, speaker, listener }) => {
  const { page } = listener
  const keeper = await actor('Night Keeper', { admin: true })
  await sendMessage(speaker, { title: 'Hello', recipient: formatHandle(listener) })
  await page.goto(`/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  await expect(thread.getByRole('button', { name: /^Record Reply/ })).toBeVisible()
  const suspended = await keeper.context.request.post('/api/moderation/decisions', {
    headers: { origin: keeper.origin },
    data: { subject: { type: 'person', id: listener.id }, action: 'suspend', days: 7, rule: 'harassment' },
  })
  expect(suspended.ok()).toBe(true)
  await page.goto('/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await lengthenToast(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/?view=mue&with=user:${speaker.id}`)
  await expect(thread.getByRole('button', { name: /^Record Reply/ })).toBeVisible()
  await expect(page.locator('.suspension')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.locator('.offline')).toBeVisible()
  for (const letters of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, letters)
    const controls = thread.locator(':is(.thread-bar, .composer) :is(a, button)').filter({ visible: true })
    const sizes = [
      { width: 844, height: 390 },
      // With large letters, header, button and message are higher together than these windows.
      ...(letters === '100%'
        ? [
            { width: 320, height: 568 },
            { width: 1280, height: 256 },
          ]
        : []),
    ]
    for (const control of await controls.all()) await expectReachable(page, control, sizes, CLOSABLE_TOAST)
  }
  await expect(page.locator('.toast')).toBeVisible()
})

test('a toast and a stopped reply leave the messages of a thread to be played on small screens', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  for (let at = 0; at < 3; at++)
    await sendMessage(speaker, { title: `Hello ${at}`, recipient: formatHandle(listener) })
  await startPlaying(listener, speaker)
  await openView(page, `/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1024, height: 480 },
  ]
  /** At every size and with large letters; of the messages, the first and the last one. */
  async function expectPlayable() {
    for (const letters of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, letters)
      const plays = thread.locator('.messages .play')
      const controls = thread.locator('.composer button:enabled').filter({ visible: true })
      for (const action of [plays.first(), plays.last(), ...(await controls.all())])
        await expectReachable(page, action, sizes, CLOSABLE_TOAST)
    }
  }
  await startRecording(page, 2, 'Record Reply')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
  await expectPlayable()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '100%'
  })
  await openView(page, '/?view=record&draft=none')
  await expect(page.locator('.toast')).toBeVisible()
  await openView(page, `/?view=mue&with=user:${speaker.id}`)
  await expectPlayable()
  await expect(page.locator('.toast')).toBeVisible()
})

test('the price after a preview covers neither Publish nor Send Reply nor the composer of a thread', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const { page } = listener
  const speaker = await actor('Wren Okafor', { pro: true })
  const { id } = await publishPost(speaker, { title: unique('Evening') })
  const paid = await createOwlcast(speaker, { name: unique('The Slow Hour'), priceCents: 299 })
  await recordInOwlcast(speaker, paid, { title: 'One thing at a time' })
  await sendMessage(speaker, { title: 'Hello', recipient: formatHandle(listener) })
  await page.goto(`/?view=owlcast&post=${paid.id}`)
  await page
    .locator(`[data-post="${paid.id}"]`)
    .getByRole('button', { name: `Play ${paid.title}` })
    .click()
  const price = page.getByRole('status', { name: 'That was the preview.' })
  await expect(price).toBeVisible()
  const sizes = [...SIZES, { width: 1024, height: 768 }]

  await openView(page, `/?view=squawks&post=${id}`)
  const card = page.locator(`[data-post="${id}"]`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  await expectReachable(page, card.getByRole('button', { name: 'Send Reply' }), sizes)

  await openView(page, `/?view=mue&box=requests&with=user:${speaker.id}`)
  const thread = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await thread.getByRole('button', { name: /^Accept/ }).click()
  await expectReachable(page, thread.getByRole('button', { name: /^Record Reply/ }), sizes)

  await openView(page, '/?view=record&mode=squawk')
  await record(page)
  await expectReachable(page, page.getByRole('button', { name: 'Publish Squawk' }), sizes)
  await expect(price).toBeVisible()
})

test('the tracks to choose from fit a small phone with large letters', { tag: '@extended' }, async ({
  listener: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/?view=record&mode=squawk')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: 'Add MUE' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a MUE' })
  const search = dialog.getByRole('searchbox')
  await expectReachable(page, search, [{ width: 320, height: 568 }])
  await expectReachable(page, dialog.getByRole('button', { name: /^Add / }).last(), [
    { width: 320, height: 568 },
  ])
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
