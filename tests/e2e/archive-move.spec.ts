/** A user who moves to another site with their export: what they have there afterwards is what they had. */
import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { createActorOn } from './actors'
import { expect, test } from './own-server'
import { createOwlcast, publish, publishPost, recordInOwlcast } from './publish-posts'

type Exported = Record<string, unknown> & {
  id: string
  title: string
  parents: { id: string }[]
  audio: string | null
}

/** Posts of an export by title: without ids, which each site gives again; with titles of parents and hashes of sound. */
async function readExport(request: APIRequestContext, origin: string) {
  const answer = await request.get(`${origin}/api/me/export`)
  const archive = await answer.body()
  const files = unzipSync(new Uint8Array(archive))
  const posts = JSON.parse(strFromU8(files['voices.json'] ?? new Uint8Array())) as Exported[]
  const titles = new Map(posts.map(({ id, title }) => [id, title]))
  const hashFile = (path: string) =>
    createHash('sha256')
      .update(files[path] ?? '')
      .digest('hex')
  const list = posts.map(({ id: _, importedAt: _imported, replies: _replies, ...post }) => ({
    ...post,
    audio: post.audio === null ? null : hashFile(post.audio),
    parents: post.parents.map(({ id, ...parent }) => ({ ...parent, to: titles.get(id) })),
    answers: titles.get(String(post.answers)) ?? null,
    owlcast: titles.get(String(post.owlcast)) ?? null,
  }))
  return { archive, posts: new Map(list.map((post) => [post.title, post])) }
}

test(
  'a user takes their posts to another site',
  { tag: '@extended' },
  async ({ speaker, browser }, { project }) => {
    const first = await publishPost(speaker, {
      title: 'The last fox',
      description: 'By the low gate',
      tags: ['fox'],
    })
    await publishPost(speaker, { title: 'And its reply', parents: [{ id: first.id }] })
    const detail = { songTitle: 'Low tide', author: 'Nia', isOriginal: true }
    await publish(speaker, 'nightingale', { title: 'Low tide', tags: [], detail })
    const cast = await createOwlcast(speaker)
    await recordInOwlcast(speaker, cast, { title: 'First bank' })
    const before = await readExport(speaker.context.request, speaker.origin)
    expect([...before.posts.keys()].sort()).toEqual([
      'And its reply',
      'First bank',
      'Low tide',
      'The last fox',
      'Two Banks, One River',
    ])

    // The server that serves the other tests.
    const other = String(project.use.baseURL)
    expect(other).not.toBe(speaker.origin)
    const mover = await createActorOn(browser, other, 'Wren Okafor')
    const { page } = mover
    await page.goto(`${other}/?view=settings&group=data`)
    await page.getByRole('button', { name: 'Bring in', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bring in an export' })
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: /^Choose/ }).click()
    await (await chooser).setFiles({
      name: 'owlcast.zip',
      mimeType: 'application/zip',
      buffer: before.archive,
    })
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog.getByText('5 posts came in.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    const after = await readExport(mover.context.request, other)
    expect(after.posts).toEqual(before.posts)
    await mover.context.close()
  },
)
