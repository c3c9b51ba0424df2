import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../../domain/i18n/i18n'
import { CONNECTION_LABELS, GRAPH } from '../../../domain/locales/de/posts'
import { getLineLabel } from './line-styles'

afterEach(() => setLocale('en', null))

test('labels a connection in lower case', () => {
  expect([getLineLabel('answer'), getLineLabel('recording')]).toEqual(['answer', 'recording'])
})

test('keeps the capitals of German nouns', () => {
  setLocale('de', { GRAPH, CONNECTION_LABELS })
  expect([getLineLabel('answer'), getLineLabel('recording')]).toEqual(['Antwort', 'Aufnahme'])
})
