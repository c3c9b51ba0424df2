/** Replying to a podcast: a clip of a file in each format, whether the browser has WebCodecs or not. */
import { expect } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { decodeMp3 } from '../../scripts/speech/decode'
import { button, byRole, labelled, publish, record, text, textLike } from './steps'
import { getFixturePath, story } from './story'
import type { Page } from './webdriver'

const FORMATS = ['mp3', 'm4a', 'ogg', 'wav']
const toFixture = (format: string) =>
  getFixturePath(format === 'wav' ? 'speech-a.48k.wav' : `speech-a.${format}`)
const TRIM = byRole('region', 'Trim')

async function openPodcastForm(page: Page): Promise<void> {
  await page.open('/?view=record')
  await page.press(text('Reply to a Podcast'))
  await page.waitFor(labelled('^Podcast URL'))
}

for (const without of [[], ['webCodecs']] as const) {
  const suffix = without.length > 0 ? ' without WebCodecs' : ''

  story(`cuts a clip and publishes it with a reply${suffix}`, [], async ({ open, sound, server, wren }) => {
    const page = await open({ as: wren, without })
    await openPodcastForm(page)
    expect(await page.run(() => typeof AudioDecoder)).toBe(suffix ? 'undefined' : 'function')
    await page.chooseFile(getFixturePath('speech-60.mp3'))
    await page.waitFor(text('40 s of 40 s', TRIM))
    await sound.waitUntilHeard(() => page.press(button('Play clip', TRIM)))
    await page.press(button('Trim', TRIM))
    await page.waitFor(textLike('Audio trimmed successfully! clip'))
    await page.fill(labelled('Who you are replying to'), 'The Slow Hour')
    await page.fill(labelled('Subject or topic'), 'Boredom as a skill')
    await record(page, 2)
    await page.fill(labelled('^Title'), 'Boredom is a weather')
    const id = await publish(page, 'Yap')
    const post: Post = await (await server.request(`GET /api/posts/${id}`)).json()
    expect(post.podcast).toMatchObject({ author: 'The Slow Hour', demo: false })
    const clip = await server.request(`GET ${post.podcast?.trimmedClipUrl}`)
    const blocks = (await decodeMp3(new Uint8Array(await clip.arrayBuffer()))) ?? []
    const frames = blocks.reduce((sum, { pcm }) => sum + pcm.length, 0)
    expect(Math.round(frames / (blocks[0]?.rate ?? 1))).toBe(40)
  })

  story(`opens ${FORMATS.join(', ')} files of a podcast${suffix}`, [], async ({ open, wren }) => {
    const page = await open({ as: wren, without })
    await openPodcastForm(page)
    for (const format of FORMATS) {
      await page.chooseFile(toFixture(format))
      await page.press(button('Trim', TRIM))
      await page.waitFor(textLike('^clip 0:00 to 0:0'))
      await page.press(button('Change clip'))
      await page.press(button('Change'))
      await page.waitFor(labelled('^Podcast URL'))
    }
  })
}
