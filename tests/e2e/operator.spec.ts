/**
 * A new operator's way on a machine of their own: an empty site, two moderators, a report, a decision and its appeal, a
 * backup, the loss of everything, and a restore after which every post is there and plays.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { findFreePort } from '../../scripts/port.mjs'
import { expect, test } from './actors'
import { fillForm, openRecorder, record } from './recording-steps'
import { createCredentials, PASSWORD, signUpByEmail } from './sign-up-steps'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TITLE = 'The lighthouse at noon'

/** The folder of a site, and the commands that an operator runs on it. */
async function createOperator() {
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-operator-'))
  const state = join(folder, 'state')
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), STATE: state, FAST_PASSWORD_HASH: 'on', SPEECH: 'off' }
  const origin = `http://localhost:${port}`
  return {
    folder,
    state,
    origin,
    /** Serves the site until `use` has ended; `use` gets what was printed. */
    async serve(use: (output: string) => Promise<void>) {
      const server = spawn(process.execPath, ['scripts/serve.mjs'], {
        cwd: root,
        env: { ...env, FRESH: 'on' },
      })
      let output = ''
      server.stdout.on('data', (text) => {
        output += text
      })
      try {
        await expect.poll(() => output, { timeout: 120_000 }).toContain('serves on')
        await use(output)
      } finally {
        server.kill()
        await once(server, 'exit')
      }
    },
    /** Runs a command; returns what it printed, and whether it succeeded. */
    run(command: 'backup' | 'restore', args: string[]) {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [`scripts/${command}.ts`, '--env', 'local', ...args],
        { cwd: root, env, encoding: 'utf8' },
      )
      return { output: stdout + stderr, ok: status === 0 }
    },
  }
}

const openContext = (browser: Browser, origin: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: origin, permissions: ['microphone', 'clipboard-read', 'clipboard-write'] })

async function signUp(browser: Browser, origin: string) {
  const person = createCredentials()
  const page = await signUpByEmail(await openContext(browser, origin), person)
  return { ...person, page }
}

/** Creates the first admin by the link of the output. */
async function setUp(browser: Browser, origin: string, output: string) {
  const page = await (await openContext(browser, origin)).newPage()
  const person = { username: 'ines', email: 'ines@example.org', page }
  await page.goto(/Set the site up: (\S+)/.exec(output)?.[1] ?? '')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('I’m 18 or over').check()
  await page.getByLabel('Name', { exact: true }).fill('Harbour')
  await page.getByLabel('Contact').fill('hello@harbour.example')
  await page.getByRole('button', { name: 'Set up the site' }).click()
  await expect(page.getByRole('button', { name: 'Set up the site' })).toBeHidden()
  return person
}

async function signIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const page = await (await openContext(browser, origin)).newPage()
  await page.goto('/?sign-in=email')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').and(page.locator('input')).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  return page
}

async function makeModerator(admin: Page, { username }: { username: string }): Promise<void> {
  await admin.goto('/?view=moderation')
  await admin.getByRole('tab', { name: 'People' }).click()
  await admin.getByLabel('Name, @username or email').fill(`@${username}`)
  // Until the search has ended, the list shows the moderators.
  const row = admin.getByRole('listitem').filter({ hasText: `@${username}` })
  await row.getByRole('button', { name: 'Open the history of' }).click()
  await admin.getByRole('dialog').getByLabel('Role').selectOption('Moderator')
  await expect(admin.getByText('Role changed.')).toBeVisible()
}

async function playPost(page: Page): Promise<void> {
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: `Play: ${TITLE}` }).click()
  await expect(page.getByRole('button', { name: `Pause: ${TITLE}` }).first()).toBeVisible()
  const player = page.getByRole('region', { name: 'Player' })
  await expect.poll(async () => (await player.textContent()) ?? '').toMatch(/0:0[1-9]/)
}

test('an operator sets up a site, moderates, loses everything and restores it', {
  tag: '@extended',
}, async ({ browser }) => {
  test.setTimeout(900_000)
  const operator = await createOperator()
  const { origin } = operator
  const emails: Record<string, string> = {}
  await operator.serve(async (output) => {
    const admin = await setUp(browser, origin, output)
    const author = await signUp(browser, origin)
    const second = await signUp(browser, origin)
    const reporter = await signUp(browser, origin)
    Object.assign(emails, { admin: admin.email, author: author.email, second: second.email })
    await makeModerator(admin.page, second)

    await openRecorder(author.page)
    await record(author.page)
    await fillForm(author.page, TITLE)
    await author.page.getByRole('button', { name: 'Publish Squawk' }).click()
    await expect(author.page.getByText(/Squawk published! Share link: /)).toBeVisible()

    await reporter.page.goto('/?view=squawks')
    await reporter.page.getByRole('button', { name: `More actions for ${TITLE}` }).click()
    await reporter.page.getByRole('menuitem', { name: 'Report', exact: true }).click()
    const report = reporter.page.getByRole('dialog', { name: 'Report this post' })
    await report.getByLabel('Spam or fraud').check()
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(reporter.page.getByRole('button', { name: /^Block/ })).toBeVisible()

    await admin.page.goto('/?view=moderation')
    await admin.page.getByRole('button', { name: `Hide ${TITLE} from everyone` }).click()
    const reasons = admin.page.getByRole('dialog', { name: `Hide “${TITLE}”?` })
    await reasons.getByLabel('Your words to them').fill('It sells lamps.')
    await reasons.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(admin.page.getByRole('listitem').filter({ hasText: TITLE })).toHaveCount(0)

    await author.page.goto('/?view=settings&group=safety')
    await author.page.getByRole('button', { name: 'Show Decisions about you' }).click()
    const decisions = author.page.getByRole('dialog', { name: 'Decisions about you' })
    await decisions.getByRole('button', { name: 'Appeal' }).click()
    await decisions.getByLabel('Why should we change this?').fill('It is about a walk.')
    await decisions.getByRole('button', { name: 'Send appeal' }).click()
    await expect(decisions.getByText('A moderator will look at your appeal.')).toBeVisible()

    // Who decided may not decide again.
    await admin.page.getByRole('tab', { name: 'Appeals' }).click()
    await expect(admin.page.getByText('This decision was yours')).toBeVisible()
    await second.page.goto('/?view=moderation')
    await second.page.getByRole('tab', { name: 'Appeals' }).click()
    await second.page.getByRole('button', { name: 'Take it back' }).click()
    await expect(second.page.getByText('Taken back. They’ve been notified.')).toBeVisible()
    await playPost(reporter.page)
  })

  const [folder, key] = [join(operator.folder, 'backup'), join(operator.folder, 'owlcast.key')]
  spawnSync('sh', ['-c', `openssl rand -base64 32 > ${key}`])
  const backup = operator.run('backup', ['--out', folder, '--key-file', key])
  expect(backup).toMatchObject({ ok: true, output: expect.stringContaining('verified.') })
  rmSync(operator.state, { recursive: true })
  expect(operator.run('backup', ['--out', join(operator.folder, 'nothing')]).ok).toBe(false)
  expect(existsSync(join(operator.folder, 'nothing'))).toBe(false)
  const restored = operator.run('restore', ['--from', folder, '--key-file', key])
  expect(restored).toMatchObject({ ok: true, output: expect.stringMatching(/Restored \d+ rows and [1-9]/) })
  const again = operator.run('restore', ['--from', folder, '--key-file', key])
  expect(again).toMatchObject({ ok: false, output: expect.stringContaining('is not empty') })

  await operator.serve(async (output) => {
    expect(output).toContain('The site has an admin already.')
    const author = await signIn(browser, origin, emails.author ?? '')
    await playPost(author)
    await author.goto('/?view=settings&group=safety')
    await author.getByRole('button', { name: 'Show Decisions about you' }).click()
    await expect(author.getByText('We looked at it again, and took the decision back.')).toBeVisible()
    const second = await signIn(browser, origin, emails.second ?? '')
    await second.goto('/?view=moderation')
    await second.getByRole('tab', { name: 'Decided' }).click()
    await expect(second.getByText(TITLE).first()).toBeVisible()
  })
  rmSync(operator.folder, { recursive: true, force: true })
})
