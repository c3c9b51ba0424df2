import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../domain/catalogue'
import { GRAPH } from '../../words/de/graph'
import { CONNECTION_WORDS } from '../../words/de/replies'
import { lineWord } from './tie-looks'

afterEach(() => speak('en', null))

test('a connection is named in small letters', () => {
  expect([lineWord('answer'), lineWord('recording')]).toEqual(['answer', 'recording'])
})

test('German keeps the capitals of its nouns', () => {
  speak('de', { GRAPH, CONNECTION_WORDS })
  expect([lineWord('answer'), lineWord('recording')]).toEqual(['Antwort', 'Aufnahme'])
})
