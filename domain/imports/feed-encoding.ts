/** The letters of a feed while its bytes arrive, by what the bytes are; what it says of itself is a hint. */

/** The bytes from the first that is no ASCII on, from which the encoding is told. */
const SAMPLE_BYTES = 65_536
/** Where an XML declaration stands. */
const HEAD_BYTES = 1000
/** Bytes that tell UTF-16 without a mark. */
const START_BYTES = 4

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** An escape of ISO-2022-JP, whose bytes are all ASCII. */
const ESCAPE = 0x1b

/** The letters of DOS in Western Europe from 128 on, which no browser has. */
const CP850 = 'cp850'
const CP850_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

type Decoder = Pick<TextDecoder, 'decode'>

function createDecoder(encoding: string): Decoder {
  if (encoding !== CP850) return new TextDecoder(encoding)
  const toLetter = (byte: number) =>
    byte < 0x80 ? String.fromCharCode(byte) : (CP850_LETTERS[byte - 0x80] ?? '')
  return { decode: (bytes?: Uint8Array) => Array.from(bytes ?? [], toLetter).join('') }
}

/**
 * Decodes a feed. A byte order mark wins (RFC 7303 §3.3), then UTF-16 by its zeros, then valid UTF-8, which other texts hardly
 * ever are, then the XML declaration, the header, and Windows-1252. At most the sample is kept.
 */
export class FeedDecoder {
  private readonly contentType: string
  private readonly head: number[] = []
  private held: Uint8Array = new Uint8Array()
  private decoder: Decoder | null = null

  /** @param contentType the header of the response; '' without one */
  constructor(contentType: string) {
    this.contentType = contentType
  }

  /** Returns the text of the next bytes, as far as their encoding is known. */
  push(bytes: Uint8Array): string {
    if (this.decoder) return this.decoder.decode(bytes, { stream: true })
    if (this.head.length < HEAD_BYTES) this.head.push(...bytes.subarray(0, HEAD_BYTES - this.head.length))
    this.held = join(this.held, bytes)
    return this.readHeld(false)
  }

  /** Returns the text of what is left. */
  end(): string {
    return (this.decoder ? '' : this.readHeld(true)) + (this.decoder?.decode() ?? '')
  }

  private readHeld(isEnd: boolean): string {
    if (this.head.length < START_BYTES && !isEnd) return ''
    const encoding = findMark(this.head) ?? findWideEncoding(this.head)
    if (encoding) return this.decodeHeld(encoding)
    const start = this.held.findIndex((byte) => byte > 0x7f || byte === ESCAPE)
    const plain = start === -1 ? this.held : this.held.subarray(0, start)
    // ASCII is the same in all other encodings.
    const text = new TextDecoder().decode(plain)
    this.held = this.held.slice(plain.length)
    const isTold = isEnd || this.held.length >= SAMPLE_BYTES
    return isTold ? text + this.decodeHeld(this.tellEncoding()) : text
  }

  private decodeHeld(encoding: string): string {
    this.decoder = createDecoder(encoding)
    const { held } = this
    this.held = new Uint8Array()
    return this.decoder.decode(held, { stream: true })
  }

  private tellEncoding(): string {
    const named = [findDeclared(this.head), /charset\s*=\s*["']?([\w:.-]+)/i.exec(this.contentType)?.[1]]
      .map(toNarrowEncoding)
      .find((encoding) => encoding !== null)
    return isUtf8(this.held) && !(named === 'iso-2022-jp' && this.held.includes(ESCAPE))
      ? 'utf-8'
      : (named ?? 'windows-1252')
  }
}

function findMark(head: readonly number[]): string | null {
  return MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.encoding ?? null
}

/** UTF-16 without a mark begins with `<` or a blank line, and has a zero beside it. */
function findWideEncoding([first, second]: readonly number[]): string | null {
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : null
}

function findDeclared(head: readonly number[]): string | undefined {
  const text = String.fromCharCode(...head)
  return /<\?xml[^>]*?encoding\s*=\s*["']\s*([\w:.-]+)/i.exec(text)?.[1]
}

/** Names of programs for encodings that the Encoding Standard names otherwise, by what remains of them. */
const ALIASES = new Map(
  Object.entries({
    shift_jis: '932 943 mskanji shiftjis sjis xsjis',
    'euc-jp': 'eucjp 51932 20932',
    'iso-2022-jp': 'iso2022jp 50220 50221 50222',
    'euc-kr': '949 51949 uhc euckr ksc5601',
    gbk: '936 20936 euccn gb2312 hzgb2312',
    gb18030: '54936',
    big5: '950 951 big5hkscs',
    'windows-874': '874 tis620',
    'koi8-r': '20866 koi8 koi8r',
    'koi8-u': '21866 koi8u',
    ibm866: '866 dos866',
    macintosh: '10000 roman macroman applemac',
    'x-mac-cyrillic': '10007 cyrillic maccyrillic',
    'iso-8859-1': '819 28591 latin1 isolatin1',
    'iso-8859-2': '912 28592 latin2 isolatin2',
    'iso-8859-5': '915 28595 isocyrillic',
    'iso-8859-7': '813 28597',
    'iso-8859-15': '923 28605 latin9 isolatin9',
    cp850: '850 858',
  }).flatMap(([encoding, names]) => names.split(' ').map((name) => [name, encoding] as const)),
)

/** The label of the Encoding Standard for one of another program, like `CP-932`, `win1251` or `ISO_8859_2`. */
function toStandardLabel(label: string): string {
  const plain = label.toLowerCase().replace(/[^a-z\d]/g, '')
  const [, part] = /^iso8859(\d{1,2})$/.exec(plain) ?? []
  if (part) return `iso-8859-${part}`
  const name = plain.replace(
    /^(?:x|cs)?(?:windows|win|microsoft|ms|mac|cp|codepage|ibm|dos|ansi|oem)+(?=[a-z\d])/,
    '',
  )
  return /^125[0-8]$/.test(name) ? `windows-${name}` : (ALIASES.get(plain) ?? ALIASES.get(name) ?? label)
}

/** The encoding of a label that these bytes can have: known, and neither UTF-8 nor UTF-16. */
function toNarrowEncoding(label: string | undefined): string | null {
  if (label === undefined) return null
  try {
    const standard = isStandard(label) ? label : toStandardLabel(label)
    if (standard === CP850) return CP850
    const { encoding } = new TextDecoder(standard)
    return encoding.startsWith('utf-') ? null : encoding
  } catch {
    return null
  }
}

function isStandard(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

/** Whether bytes are UTF-8, maybe with a few that are damaged; the last letter may be cut. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes, { stream: true })
  const damaged = text.match(/\ufffd/g)?.length ?? 0
  // biome-ignore lint/suspicious/noControlCharactersInRegex: letters that are no ASCII
  const letters = damaged === 0 ? 0 : (text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0)
  return damaged === 0 || letters > 2 * damaged
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}
