/** Legal pages: the operator's texts, or the templates, without a script. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/i18n/languages'
import { BACKUP_DAYS } from '../../domain/limits'
import { getLegalPath, LEGAL_PAGES } from '../../domain/site/site'
import { isForWorker } from '../../worker/front/paths'
import { changeSite } from '../support/site'
import { call } from '../support/world'

const readPage = async (path: string, language = 'en') => {
  const answer = await call(`GET ${path}`, { headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  return answer.text()
}

test('shows the templates until the operator has written texts', async () => {
  await changeSite({ name: 'Harbour', contact: 'hello@harbour.example' })
  const privacy = await readPage('/privacy')
  expect(privacy).toContain('This is the template that comes with Owlcast')
  expect(privacy).toContain('<h2>What we store</h2>')
  expect(privacy).toContain('hello@harbour.example')
  expect(await readPage('/contact')).toContain('href="mailto:hello@harbour.example"')
})

test('shows texts of the operator as text, never as markup', async () => {
  await changeSite({
    terms: '# Yours\n\n<script>alert(1)</script>',
    imprint: 'https://harbour.example/imprint',
  })
  const terms = await readPage('/terms')
  expect(terms).toContain('<h2>Yours</h2>')
  expect(terms).toContain('&lt;script&gt;')
  expect(terms).not.toContain('<script>alert')
  expect(terms).not.toContain('template that comes')
  expect(await readPage('/imprint')).toContain('href="https://harbour.example/imprint"')
})

test('needs no script, speaks the language of the request, and links to all others', async () => {
  for (const page of LEGAL_PAGES) {
    const text = await readPage(getLegalPath(page))
    expect(text).not.toMatch(/<script(?![^>]*application\/)/)
    for (const other of LEGAL_PAGES) expect(text).toContain(`href="${getLegalPath(other)}"`)
    expect(isForWorker(getLegalPath(page))).toBe(true)
  }
  expect(await readPage('/privacy', 'de')).toContain('Datenschutzerklärung')
})

test('says what the database’s host keeps, whatever the operator wrote, in every language', async () => {
  await changeSite({ privacy: 'Ask us.' })
  const pages = await Promise.all(LANGUAGES.map((language) => readPage('/privacy', language)))
  const said = pages.map((page) => /<p>([^<]*Cloudflare[^<]*)<\/p>/.exec(page)?.[1] ?? '')
  expect(said.filter((text) => !text.includes(String(BACKUP_DAYS)))).toEqual([])
  expect(new Set(said).size).toBe(LANGUAGES.length)
})

test('changes as soon as the settings do', async () => {
  await changeSite({ rules: 'First.' })
  expect(await readPage('/rules')).toContain('First.')
  await changeSite({ rules: 'Second.' })
  expect(await readPage('/rules')).toContain('Second.')
})
