/** The page for developers: its examples publish a recording as they stand. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { transform } from 'esbuild'
import { type Actor, expect, test } from './actors'
import { findAxeViolations } from './axe'

const VOICE = fileURLToPath(new URL('../fixtures/speech-a.mp3', import.meta.url).href)
const run = promisify(execFile)

/** Reads the examples of a language from the page, in their order. */
const readExamples = (page: Page, language: string) =>
  page.locator(`code[data-language="${language}"]`).allTextContents()

/** Creates a token in the settings, as a member does. */
async function createToken({ page }: Actor): Promise<string> {
  await page.goto('/?view=settings&group=data')
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My program')
  await dialog.getByLabel('Publish, change and delete your posts').check()
  await dialog.getByRole('button', { name: 'New token' }).click()
  return page.getByLabel('Your new token').inputValue()
}

test('the examples of the page publish a recording with a token', async ({ speaker, visitor, request }) => {
  const token = await createToken(speaker)
  await visitor.goto('/developers')
  expect(await findAxeViolations(visitor)).toEqual([])
  const [curl = ''] = await readExamples(visitor, 'sh')
  const [typescript = ''] = await readExamples(visitor, 'ts')
  const folder = await mkdtemp(join(tmpdir(), 'owlcast-example-'))
  try {
    await cp(VOICE, join(folder, 'voice.mp3'))
    await writeFile(join(folder, 'publish.sh'), curl)
    const { code } = await transform(typescript, { loader: 'ts', format: 'esm' })
    await writeFile(join(folder, 'publish.mjs'), code)
    const options = { cwd: folder, env: { ...process.env, OWLCAST_TOKEN: token } }
    const outputs = [
      await run('bash', ['publish.sh'], options),
      await run(process.execPath, ['publish.mjs'], options),
    ]
    const posts = outputs.map(({ stdout }) => JSON.parse(stdout).post as { id: string })
    for (const [index, title] of ['Hello from curl', 'Hello from TypeScript'].entries()) {
      const read = await request.get(`/api/posts/${posts[index]?.id}`)
      expect(await read.json()).toMatchObject({ title, author: { username: speaker.username } })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await speaker.page.reload()
  await expect(speaker.page.getByText(/Last used/).last()).toBeVisible()
})

test('the signature example accepts a call of ours and no other', { tag: '@extended' }, async ({
  visitor,
}) => {
  await visitor.goto('/developers')
  const examples = await readExamples(visitor, 'ts')
  const { code } = await transform(examples[1] ?? '', { loader: 'ts', format: 'esm' })
  const folder = await mkdtemp(join(tmpdir(), 'owlcast-example-'))
  try {
    const file = join(folder, 'verify.mjs')
    await writeFile(file, code)
    const { isFromOwlcast } = await import(file)
    const { createHmac } = await import('node:crypto')
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
    const timestamp = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`whd_1.${timestamp}.{}`)
      .digest('base64')
    const headers = {
      'webhook-id': 'whd_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,AAAA v1,${signature}`,
    }
    expect(isFromOwlcast(secret, headers, '{}')).toBe(true)
    expect(isFromOwlcast(secret, headers, '{"type":"forged"}')).toBe(false)
    expect(isFromOwlcast(secret, { ...headers, 'webhook-timestamp': String(timestamp - 1000) }, '{}')).toBe(
      false,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
