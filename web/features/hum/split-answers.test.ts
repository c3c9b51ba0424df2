import { expect, test } from 'vitest'
import { splitAnswers } from './split-answers'

const listAnswers = (script: string, answers: string[]) =>
  splitAnswers(script, answers)
    .filter(({ isAnswer }) => isAnswer)
    .map(({ text }) => text)

test('finds the answers as whole words, whatever their case, and keeps the script whole', () => {
  const script = 'Elias, these words are for you.\nRecovering from heart surgery. Eliasson sings.'
  const answers = ['Elias', 'recovering from heart surgery']
  expect(listAnswers(script, answers)).toEqual(['Elias', 'Recovering from heart surgery'])
  expect(
    splitAnswers(script, answers)
      .map(({ text }) => text)
      .join(''),
  ).toBe(script)
})

test('takes characters of expressions literally, and ignores empty answers', () => {
  expect(listAnswers('For A.J. (the captain)', ['A.J.', '', '  '])).toEqual(['A.J.'])
  expect(listAnswers('For AxJx', ['A.J.'])).toEqual([])
  expect(splitAnswers('As it is', ['', ' '])).toEqual([{ text: 'As it is', isAnswer: false }])
})
