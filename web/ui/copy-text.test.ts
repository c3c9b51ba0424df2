/** Copying in browsers that write to the clipboard within a press only, or know less of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

let isPress = false
let copied: string[] = []
/** Refuses a call after the press. */
const allow = () => (isPress ? undefined : Promise.reject(new DOMException('No press.', 'NotAllowedError')))

class Item {
  readonly data: Record<string, Promise<Blob>>
  constructor(data: Record<string, Promise<Blob>>) {
    this.data = data
  }
}
async function write([item]: Item[]) {
  await allow()
  copied.push(await ((await item?.data['text/plain']) ?? new Blob()).text())
}
async function writeText(text: string) {
  await allow()
  copied.push(text)
}

beforeEach(() => {
  ;[isPress, copied] = [false, []]
  vi.stubGlobal('ClipboardItem', Item)
  vi.stubGlobal('navigator', { clipboard: { write, writeText } })
})
afterEach(() => void vi.unstubAllGlobals())

/** Presses; the press is over once anything asynchronous goes on. */
function press<T>(action: () => T): T {
  isPress = true
  const result = action()
  isPress = false
  return result
}
const makeLater = (text: string) => new Promise<string>((done) => setTimeout(() => done(text)))

test('copies a known text within the press', async () => {
  expect(await press(() => copyText('known'))).toBe(true)
  expect(copied).toEqual(['known'])
})

test('promises a text that is made after the press', async () => {
  expect(await press(() => copyText(makeLater('made')))).toBe(true)
  expect(copied).toEqual(['made'])
})

test.each<[string, () => void]>([
  ['has no clipboard items', () => vi.stubGlobal('ClipboardItem', undefined)],
  [
    'takes no promises',
    () =>
      vi.stubGlobal(
        'ClipboardItem',
        class {
          constructor() {
            throw new TypeError('A blob, please.')
          }
        },
      ),
  ],
  ['writes texts only', () => vi.stubGlobal('navigator', { clipboard: { writeText } })],
  [
    'refuses items',
    () =>
      vi.stubGlobal('navigator', {
        clipboard: { write: () => Promise.reject(new DOMException('No.', 'NotAllowedError')), writeText },
      }),
  ],
])('writes the text once it is known where the browser %s', async (_, stub) => {
  stub()
  const copying = copyText(makeLater('made'))
  // A browser that asks for no press.
  isPress = true
  expect(await copying).toBe(true)
  expect(copied).toEqual(['made'])
})

test.each<[string, () => Promise<boolean>]>([
  ['nothing was pressed', () => copyText('text')],
  ['the text was not made', () => press(() => copyText(Promise.reject(new Error('Offline.'))))],
  [
    'there is no clipboard',
    () => {
      vi.stubGlobal('navigator', {})
      return press(() => copyText('text'))
    },
  ],
  [
    'there is no clipboard for a text that is made',
    () => {
      vi.stubGlobal('navigator', {})
      return press(() => copyText(makeLater('made')))
    },
  ],
])('says that it did not copy when %s', async (_, copy) => {
  expect(await copy()).toBe(false)
  expect(copied).toEqual([])
})
