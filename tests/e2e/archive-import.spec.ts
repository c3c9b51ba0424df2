/** An export taken from one account and brought in to another: the choice, an interruption, and a second run. */
import { expect, test } from './actors'
import { findAxeViolations } from './axe'
import { createOwlcast, publish, publishPost, recordInOwlcast } from './publish-posts'
import { unique } from './unique'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test(
  'a user brings in an export, goes on after an interruption, and gets nothing twice',
  {
    tag: ['@extended', '@looks'],
  },
  async ({ speaker, listener }, info) => {
    const [squawk, song] = [unique('The last fox'), unique('Low tide')]
    const first = await publishPost(speaker, { title: squawk })
    await publishPost(speaker, { title: unique('And its reply'), parents: [{ id: first.id }] })
    const detail = { songTitle: song, author: 'Nia', isOriginal: true }
    await publish(speaker, 'nightingale', { title: song, tags: [], detail })
    const cast = await createOwlcast(speaker)
    await recordInOwlcast(speaker, cast, { title: unique('First bank') })
    await publishPost(speaker, { title: 'For you', recipient: `@${listener.username}` })
    const archive = await speaker.context.request.get('/api/me/export')
    const file = { name: 'owlcast.zip', mimeType: 'application/zip', buffer: await archive.body() }

    const { page } = listener
    await page.goto('/?view=settings&group=data')
    const open = page.getByRole('button', { name: 'Bring in', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Bring in an export' })
    const choose = async (chosen: typeof file) => {
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /^Choose/ }).click()
      await (await chooser).setFiles(chosen)
    }
    const look = async (name: string) => {
      for (const size of SCREENS)
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme })
          const path = info.outputPath(`${name}-${size.width}-${colorScheme}.png`)
          await page.screenshot({ path })
        }
      expect(await findAxeViolations(page, { within: 'dialog' })).toEqual([])
    }
    await open.click()
    await choose({ ...file, buffer: Buffer.from('no zip') })
    await expect(dialog.getByRole('alert')).toHaveText('This isn’t a zip file.')
    await look('choose')
    await choose(file)
    await expect(dialog.getByText(`Exported by @${speaker.username}`)).toBeVisible()
    await expect(dialog.getByLabel(/Squawks 2/)).toBeChecked()
    await expect(dialog.getByText(/Messages stay out/)).toBeVisible()
    await look('choice')

    // The network is lost after the first post.
    let sent = 0
    await page.route('**/api/me/import/posts/*', (route) => {
      sent += 1
      return sent > 1 ? route.abort('internetdisconnected') : route.continue()
    })
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await look('stopped')
    await page.unroute('**/api/me/import/posts/*')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('4 posts came in. 1 was here already.')).toBeVisible()
    await look('finished')
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.reload()
    await open.click()
    await choose(file)
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog.getByText('0 posts came in. 5 were here already.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.goto('/?view=nightingale')
    const copies = page
      .getByRole('article', { name: song })
      .filter({ has: page.locator(`a[href*="name=${listener.username}"]`) })
    await expect(copies).toHaveCount(1)
    await expect(copies).toContainText('Imported')
  },
)
