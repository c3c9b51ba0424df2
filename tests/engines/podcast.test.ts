/** Replying to a podcast: a clip of a file in each format, whether the browser has WebCodecs or not. */
import { expect } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import type { Ability } from './engines'
import { button, byRole, expectSound, labelled, publish, record, text, textLike } from './steps'
import { getFixturePath, type Story, story } from './story'
import type { Page } from './webdriver'

/** Of `speech-a`, without what an encoder may add. */
const SPEECH_SECONDS = 3.8
const TRIM = byRole('region', 'Trim')

async function openPodcastForm(page: Page): Promise<void> {
  await page.open('/?view=record')
  await page.press(text('Reply to a Podcast'))
  await page.waitFor(labelled('^Podcast URL'))
}

for (const without of [[], ['webCodecs']] as const) {
  const suffix = without.length > 0 ? ' without WebCodecs' : ''
  const needs: Ability[] = suffix ? ['WebCodecs can be off'] : []

  story(
    `cuts a clip and publishes it with a reply${suffix}`,
    needs,
    async ({ open, sound, server, wren }) => {
      const page = await open({ as: wren, without })
      await openPodcastForm(page)
      expect(await page.run(() => typeof AudioDecoder)).toBe(suffix ? 'undefined' : 'function')
      await page.chooseFile(getFixturePath('speech-a.mp3'))
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
      await expectSound(server, String(post.podcast?.trimmedClipUrl), SPEECH_SECONDS)
    },
  )

  const openFiles = (names: readonly string[]) => async (given: Pick<Story, 'open' | 'wren'>) => {
    const page = await given.open({ as: given.wren, without })
    await openPodcastForm(page)
    for (const name of names) {
      await page.chooseFile(getFixturePath(name))
      await page.press(button('Trim', TRIM))
      await page.waitFor(textLike('^clip 0:00 to 0:0'))
      await page.press(button('Change clip'))
      await page.press(button('Change'))
      await page.waitFor(labelled('^Podcast URL'))
    }
  }
  story(
    `opens MP3 and WAV files of a podcast${suffix}`,
    needs,
    openFiles(['speech-b.mp3', 'speech-a.48k.wav']),
  )
  story(
    `opens M4A and OGG files of a podcast${suffix}`,
    suffix ? needs : ['AAC and Opus by WebCodecs'],
    openFiles(['speech-a.m4a', 'speech-a.ogg']),
  )
}
