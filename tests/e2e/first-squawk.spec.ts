/** A newcomer's way from home to a published squawk or a private message, by the link of the email. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { readDrafts } from './decoded-audio'
import { countSquawksOf } from './fetch-posts'
import { followEachOther, formatHandle, sendButton } from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import { chooseTarget, hold, record, startRecording } from './recording-steps'
import { createCredentials, openSignIn, openWindow, PASSWORD, signUpByEmail } from './sign-up-steps'
import { unique } from './unique'

/** From the record button on; one more opens the recorder. */
const MAX_PRESSES = 6
const MAX_FIELDS = 2
/** The record button, Start, Stop, the recipient, Send. */
const MAX_MESSAGE_PRESSES = 5
/** Holding the record button, a face, Send. */
const MAX_HELD_MESSAGE_PRESSES = 3

/** Counts real presses and the fields with input, in every tab of a browser. */
async function countEffort(context: BrowserContext) {
  const effort = { presses: [] as string[], fields: new Set<string>() }
  await context.exposeBinding('reportEffort', (_, kind: 'press' | 'field', name: string) => {
    if (kind === 'press') effort.presses.push(name)
    else effort.fields.add(name)
  })
  await context.addInitScript(() => {
    const report = (kind: 'press' | 'field', name: string) =>
      (globalThis as unknown as { reportEffort: (kind: string, name: string) => void }).reportEffort(
        kind,
        name,
      )
    const getName = (target: EventTarget | null) => {
      const control = target instanceof Element ? (target.closest('button, a, input') ?? target) : null
      return control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? ''
    }
    addEventListener('pointerdown', ({ target }) => report('press', getName(target)), true)
    addEventListener(
      'input',
      ({ target }) => {
        const { name, type } = target as HTMLInputElement
        // Chosen by a press.
        if (type !== 'radio') report('field', name)
      },
      true,
    )
  })
  return effort
}

/** The newest email to an address, in the development mailbox: stands for the mail app. */
async function openEmail(page: Page, email: string) {
  await page.goto('/api/dev/outbox')
  return page.getByRole('article').filter({ hasText: email }).getByRole('link').first()
}

/** A window of a phone. */
async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await openWindow(context)
  await page.setViewportSize({ width: 390, height: 844 })
  return page
}

/** From home to a pressed Publish, with a tag that other squawks have. */
async function recordFirstSquawk(page: Page): Promise<void> {
  // Lists are cached for a second: until home has something to hear.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: 'Record a squawk' }).click()
  await startRecording(page, 2)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page
    .getByRole('button', { name: /^Add tag / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Publish Squawk' }).click()
}

test('a newcomer’s first squawk takes at most six presses from the record button, and two fields', {
  tag: '@extended',
}, async ({ speaker, context }) => {
  await publishPost(speaker, { title: unique('Heard at home') })
  const { username, email } = createCredentials()
  const effort = await countEffort(context)
  const page = await openPhone(context)
  await recordFirstSquawk(page)

  const dialog = page.locator('dialog')
  await expect(dialog.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toBeFocused()
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(dialog.getByText(`You’ll be @${username}`)).toBeVisible()
  expect(await findAxeViolations(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'create account' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()

  // The toast goes while the other tab is looked at.
  const noticed = page.getByText('Another tab is publishing this recording.').waitFor()
  // In the tab of the mail app, which takes over the recording.
  const mail = await openPhone(context)
  await (await openEmail(mail, email)).click()
  await expect(mail.getByText(`Welcome, ${username}`)).toBeVisible()
  await expect(mail.getByText(/^Squawk published!/)).toBeVisible()
  expect(mail.url()).not.toContain('verify')

  // The first tab publishes nothing twice, and goes on where the squawk is.
  await noticed
  await expect(
    page.getByRole('article').filter({ has: page.locator(`a[href*="name=${username}"]`) }),
  ).toBeVisible()
  expect(await countSquawksOf(page, username)).toBe(1)
  expect(await readDrafts(page)).toEqual([])

  const presses = effort.presses.slice(effort.presses.indexOf('Start Recording'))
  expect(presses.length, presses.join(' → ')).toBeLessThanOrEqual(MAX_PRESSES)
  expect([...effort.fields].length, [...effort.fields].join(', ')).toBeLessThanOrEqual(MAX_FIELDS)
})

test('a message by taps, to a person of a conversation, takes five presses and no field', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  await followEachOther(speaker, listener)
  await sendMessage(listener, { recipient: formatHandle(speaker), title: unique('The frogs') })
  const effort = await countEffort(speaker.context)
  const { page } = speaker
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Record a MUE' }).click()
  await startRecording(page, 2)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page
    .getByRole('group', { name: 'You talked lately' })
    .getByRole('button', { name: listener.displayName })
    .click()
  await expect(page.getByText(new RegExp(`^${listener.displayName} is on Owlcast`))).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(`Sent to ${listener.displayName}.`)).toBeVisible()
  expect(effort.presses.length, effort.presses.join(' → ')).toBeLessThanOrEqual(MAX_MESSAGE_PRESSES)
  expect([...effort.fields]).toEqual([])
})

test('a held message to someone written to often takes three presses and no field', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  await followEachOther(speaker, listener)
  await sendMessage(speaker, { recipient: formatHandle(listener), title: unique('Before') })
  const { page } = speaker
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?view=squawks')
  const effort = await countEffort(speaker.context)
  await page.reload()
  await hold(
    page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Record', exact: true }),
    2,
  )
  await page.mouse.up()
  const sheet = page.getByRole('dialog', { name: 'Where does it go?' })
  await expect(sheet.getByRole('radio', { name: 'Squawk' })).toBeChecked()
  await chooseTarget(page, `Send to ${listener.displayName}`)
  await expect(page.getByText('Only you and Mara can listen.')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(`Sent to ${listener.displayName}.`)).toBeVisible()
  expect(effort.presses.length, effort.presses.join(' → ')).toBeLessThanOrEqual(MAX_HELD_MESSAGE_PRESSES)
  expect([...effort.fields]).toEqual([])
})

test('the link opened in the only tab goes on there', { tag: '@extended' }, async ({ speaker, context }) => {
  await publishPost(speaker, { title: unique('Heard at home') })
  const { username, email } = createCredentials()
  const page = await openPhone(context)
  await recordFirstSquawk(page)
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'create account' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()
  await (await openEmail(page, email)).click()
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  expect(await countSquawksOf(page, username)).toBe(1)
})

test('the link in another browser asks for a password, and the recording waits in the first one', {
  tag: '@extended',
}, async ({ speaker, context, browser }) => {
  await publishPost(speaker, { title: unique('Heard at home') })
  const { username, email } = createCredentials()
  const page = await openPhone(context)
  await recordFirstSquawk(page)
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'create account' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await openWindow(elsewhere)
  await (await openEmail(other, email)).click()
  await expect(other.getByText(`You’re signing up as @${username} with ${email}`)).toBeVisible()
  expect(await findAxeViolations(other, { within: 'dialog' })).toEqual([])
  const chosen = 'chosen on the other device'
  await expect(other.getByLabel('Password', { exact: true })).toBeFocused()
  await other.keyboard.type(chosen)
  await other.keyboard.press('Enter')
  await expect(other.getByText(`Welcome, ${username}`)).toBeVisible()
  expect(await countSquawksOf(page, username)).toBe(0)

  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByLabel('Email').and(page.locator('input'))).toHaveValue(email)
  await dialog.getByLabel('Password', { exact: true }).fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Squawk published!/)).toBeVisible()
  expect(await countSquawksOf(page, username)).toBe(1)
  await elsewhere.close()
})

test('a message stays private when the link of the email signs up its author', {
  tag: '@extended',
}, async ({ context }) => {
  const { username, email } = createCredentials()
  const title = unique('Only for you')
  const page = await openPhone(context)
  await page.goto('/?view=record&mode=mue')
  await page.getByRole('combobox', { name: 'To' }).fill('stranger@example.org')
  await page.getByLabel('Title').fill(title)
  await record(page, 2)
  await sendButton(page).click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'create account' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()

  const mail = await openPhone(context)
  await (await openEmail(mail, email)).click()
  const thread = mail.getByRole('region', { name: 'Conversation with stranger@example.org' })
  await expect(thread.getByText(title)).toBeVisible()
  expect(await countSquawksOf(page, username)).toBe(0)
  expect(await readDrafts(page)).toEqual([])
})

test('a message that was changed since its author wanted to send it waits for them', {
  tag: '@extended',
}, async ({ context, browser }) => {
  const person = createCredentials()
  const elsewhere = await browser.newContext()
  await signUpByEmail(elsewhere, person)
  await elsewhere.close()
  const page = await openWindow(context)
  await page.goto('/?view=record&mode=mue')
  const to = page.getByRole('combobox', { name: 'To' })
  await to.fill('stranger@example.org')
  await record(page, 2)
  await sendButton(page).click()
  await expect(page.locator('dialog')).toBeVisible()
  await page.reload()
  await expect(to).toHaveValue('stranger@example.org')
  await to.fill('other@example.org')
  const dialog = await openSignIn(page)
  await dialog.getByLabel('Email').and(page.locator('input')).fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome, Mara Lindqvist')).toBeVisible()
  // By the end of the preview it would have been sent.
  await page.getByRole('button', { name: 'Play preview' }).click()
  await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await expect(to).toHaveValue('other@example.org')
  expect(await readDrafts(page)).toHaveLength(1)
})
