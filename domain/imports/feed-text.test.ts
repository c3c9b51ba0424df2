import { describe, expect, test } from 'vitest'
import { DESCRIPTION_MAX_CHARS, TITLE_MAX_CHARS } from '../limits'
import { countCharacters, truncate } from '../text/length'
import { isShowable } from '../text/text'
import { toImportedDescription, toImportedTags, toImportedTitle, toPlainText } from './feed-text'

describe('references', () => {
  test.each([
    ['Ma&ntilde;ana &copy; &trade;', 'Mañana © ™'],
    ['&Ntilde; &ntilde; &Auml; &auml;', 'Ñ ñ Ä ä'],
    ['Caf&eacute &amp tea', 'Café & tea'],
    ['Ma&amp;ntilde;ana', 'Mañana'],
    ['&CounterClockwiseContourIntegral; &fjlig;', '∳ fj'],
    ['AT&T, R&D & you', 'AT&T, R&D & you'],
    ['&#133; &#x92; &#128; &#X99;', '… ’ € ™'],
    ['&unknown; &;', '&unknown; &;'],
    ['&lt;3 &lt;b&gt;', '<3 <b>'],
  ])('in %s become letters', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })

  test('from 128 to 159 are those of Windows-1252', () => {
    for (let code = 128; code < 160; code += 1) {
      const letter = new TextDecoder('windows-1252').decode(Uint8Array.of(code))
      const expected = letter.charCodeAt(0) === code ? 'ab' : `a${letter}b`
      expect(toPlainText(`a&#${code};b`)).toBe(expected)
      expect(toPlainText(`a&#x${code.toString(16)};b`)).toBe(expected)
    }
  })

  test.each(['&#0;', '&#xD800;', '&#55555555;', '&#x110000;'])(
    'to no letter, like %s, break nothing',
    (one) => {
      expect(toPlainText(`a${one}b`)).toMatch(/^a\ufffd?b$/)
    },
  )
})

describe('tags', () => {
  test.each([
    ['a <b>bold</b> <unheard>', 'a bold <unheard>'],
    ['I <3 you', 'I <3 you'],
    ['<Untitled> and <i>so</i>', '<Untitled> and so'],
    ['a < b and c > d', 'a < b and c > d'],
    ['unclosed <b', 'unclosed <b'],
    ['<a title="a > b" href=\'c>d\'>link</a>', 'link'],
    ['<a title="half>link</a>', 'link'],
    ['one<!-- a > b -->two', 'onetwo'],
    ['<p>one</p><p>two</p>', 'one\n\ntwo'.replace('\n\n', '\n')],
    ['one<br/>two<BR>three', 'one\ntwo\nthree'],
    ['<style>p > a {}</style>one<script>if (a<b) c()</script>', 'one'],
    ['<o:p></o:p>one <img src=x alt="<b>">', 'one'],
    ['<bold>and <email@example.org>', '<bold>and <email@example.org>'],
  ])('of HTML alone go: %s', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })

  test.each(['<b "', '<b ">', "<b '>", '<b ', '<!-- ', '<script>', '&amp;', '< ', '<b "\' >', ' \n'])(
    'of 400,000 letters of %j cost less than a second',
    (piece) => {
      const start = performance.now()
      toPlainText(piece.repeat(400_000 / piece.length))
      expect(performance.now() - start).toBeLessThan(1000)
    },
  )
})

describe('a cut', () => {
  test.each(['👩‍❤️‍👩', '🏳️‍🌈', '👍🏽', '🇩🇪', '각', 'नी', 'é', 'x', '語'])('never divides %s', (letter) => {
    for (const [cut, max] of [
      [toImportedTitle, TITLE_MAX_CHARS],
      [toImportedDescription, DESCRIPTION_MAX_CHARS],
    ] as const) {
      const text = cut(letter.repeat(max + 5))
      expect(text).toBe(letter.normalize(cut === toImportedTitle ? 'NFC' : undefined).repeat(max))
      expect(countCharacters(text)).toBe(max)
    }
    expect(toImportedTitle(letter.repeat(60))).toBe(letter.normalize('NFC').repeat(60))
    const short = truncate(letter.repeat(50), 20)
    expect(letter.repeat(50).startsWith(short.slice(0, -1)) && (short.length - 1) % letter.length).toBe(0)
  })
})

describe('marks on one letter', () => {
  const MARK = '\u0337'
  test.each([
    ['many', `Z${MARK.repeat(40)}`],
    ['nine', `Z${MARK.repeat(9)}`],
    ['many on each of two', `Z${MARK.repeat(40)}Y${'\u0301'.repeat(40)}`],
    ['many with joiners between', `Z${`${MARK}\u200d`.repeat(40)}`],
    ['marks that are two', `Z${'\u0344'.repeat(8)}`],
    ['marks with a sign without width between', `Z${MARK.repeat(8)}\ufffc${MARK.repeat(8)}`],
    ['references', `Z${'&#x337;'.repeat(40)}`],
    ['marks between tags', `Z${`<b>${MARK}</b>`.repeat(40)}`],
    ['marks without a letter', MARK.repeat(40)],
    ['forbidden letters too', `Z\u0007${`\u202e${MARK}`.repeat(40)}`],
  ])('are eight at most of %s', (_, html) => {
    const [title, about] = [toImportedTitle(`${html} and more`), toImportedDescription(`${html} and more`)]
    for (const text of [title, title.normalize('NFC'), about, ...toImportedTags([html])])
      expect(isShowable(text)).toBe(true)
    expect(title).toMatch(/ and more$/)
    expect(about).toMatch(/ and more$/)
  })

  test.each(['नमस्ते', 'ཧཱུྃ', 'Z\u0337\u0338\u0301', 'شُكْرًا', 'Việt', '👩‍❤️‍👩', `Z${MARK.repeat(8)}`])(
    'stay where they are few: %s',
    (text) => expect(toImportedTitle(text)).toBe(text.normalize('NFC')),
  )
})
