/** What the Worker says itself, it says in the language of whoever asks: pages at the end of a link, mails and refusals. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/languages'
import { SHARE as GERMAN_SHARE } from '../../web/words/de/share'
import { squawk } from '../support/recordings'
import { firstIsolate, siteBefore } from '../support/sites'
import { call, person } from '../support/world'

const german = { 'accept-language': 'de-CH, de;q=0.9, en;q=0.5' }

test('a page at the end of a link is rendered in it, says so, and is kept apart from other languages', async () => {
  const post = await squawk(await person('Wren'), { title: 'A fox in two languages' })
  const path = `/squawk/${post.id}`
  const english = await call(`GET ${path}`)
  const page = await call(`GET ${path}`, { headers: german })
  const [inEnglish, inGerman] = [await english.text(), await page.text()]
  expect(inEnglish).toContain('<html lang="en">')
  expect(inGerman).toContain('<html lang="de">')
  expect(inGerman).toContain(GERMAN_SHARE.copyLink)
  expect(inEnglish).not.toContain(GERMAN_SHARE.copyLink)
  expect(page.headers.get('vary')).toContain('accept-language')
  expect(page.headers.get('etag')).not.toBe(english.headers.get('etag'))
})

test('near to who asks, too, each gets their own', async () => {
  const post = await squawk(await person('Wren'))
  const site = siteBefore(firstIsolate)
  const first = await (await site.visit(`/squawk/${post.id}`, { headers: german })).text()
  const second = await (await site.visit(`/squawk/${post.id}`)).text()
  const again = await (await site.visit(`/squawk/${post.id}`, { headers: german })).text()
  expect([first, second, again].map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual([
    'de',
    'en',
    'de',
  ])
})

test('one answer leaves nothing of its language in the next', async () => {
  const asked = LANGUAGES.flatMap((language) => [language, 'en'])
  const pages = await Promise.all(
    asked.map(async (language) => {
      const answer = await call('GET /squawk/post_nowhere', { headers: { 'accept-language': language } })
      return /<html lang="(\w+)"/.exec(await answer.text())?.[1]
    }),
  )
  expect(pages).toEqual(asked)
})
