import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSharedLink, getSharedViewUrl, SHARE_FIELDS, SHARE_TARGET_PATH } from './share-target'

test.each([
  [['https://a.example/show.mp3'], 'https://a.example/show.mp3'],
  [['', 'Listen to this: https://a.example/e/7?t=4.'], 'https://a.example/e/7?t=4'],
  [['(https://a.example/e)', 'https://b.example/'], 'https://a.example/e'],
  [['javascript:alert(1)', 'file:///etc/passwd'], null],
  [['https://someone:secret@a.example/'], null],
  [['a title and nothing else'], null],
])('finds the link in %j: %s', (texts, link) => {
  expect(findSharedLink(texts)).toBe(link)
})

test('links a shared sound to the choice of what it becomes, and the rest to the podcast reply form', () => {
  expect(getSharedViewUrl('sound')).toBe('/?view=record&shared=sound')
  expect(getSharedViewUrl('lost')).toBe('/?view=record&mode=parrot&shared=lost')
})

test('matches the manifest', () => {
  const file = new URL('../../web/public/manifest.webmanifest', import.meta.url)
  const { share_target: target } = JSON.parse(readFileSync(file, 'utf8'))
  expect(target).toMatchObject({ action: SHARE_TARGET_PATH, method: 'POST', enctype: 'multipart/form-data' })
  const { title, text, url, files } = target.params
  expect({ title, text, url, files: files[0].name }).toEqual(SHARE_FIELDS)
})
