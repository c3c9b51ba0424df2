import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../domain/catalogue'
import { GRAPH } from '../../words/de/graph'
import { CONNECTION_WORDS } from '../../words/de/replies'
import { lineWord } from './tie-looks'

afterEach(() => speak('en', null))

test('labels a connection in lower case', () => {
  expect([lineWord('answer'), lineWord('recording')]).toEqual(['answer', 'recording'])
})

test('keeps the capitals of German nouns', () => {
  speak('de', { GRAPH, CONNECTION_WORDS })
  expect([lineWord('answer'), lineWord('recording')]).toEqual(['Antwort', 'Aufnahme'])
})
