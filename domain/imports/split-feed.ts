/**
 * Cuts a podcast's feed into documents of a few items and one of the channel, while its text arrives. Only the elements
 * that are read are kept, and only their beginnings: a feed of any size takes little memory, and parsing one of these
 * documents little time.
 */
import { decodeHTML, decodeXML } from 'entities'
import { appError } from '../errors/errors'

/**
 * The kept part of a feed while it is read: of one element, of one item or the channel, and the longest tag. Of a longer tag
 * only the name is kept.
 */
export const FEED_ELEMENT_MAX_CHARS = 16_000
export const FEED_PART_MAX_CHARS = 64_000
export const FEED_TAG_MAX_CHARS = 8000

/** Names of the elements that are read, in small letters and without a prefix. */
const CHANNEL_ELEMENTS = new Set(
  'title description subtitle language summary owner author category locked txt'.split(' '),
)
const ITEM_ELEMENTS = new Set(
  (
    'title description encoded summary content group enclosure duration link guid id ' +
    'pubdate published issued created date modified updated'
  ).split(' '),
)

/** Elements without which an item is none; they have room of their own behind long texts. */
const NEEDED_ELEMENTS = new Set('title enclosure link guid id pubdate published date'.split(' '))
const NEEDED_MAX_CHARS = 16_000

/** The formats, by the local name of their root. RSS 1.0 has the items beside the channel; it is written as RSS 2.0. */
const FORMATS: Readonly<Record<string, { format: FeedFormat; container: string; item: string }>> = {
  rss: { format: 'rss', container: 'channel', item: 'item' },
  rdf: { format: 'rss', container: 'rdf', item: 'item' },
  feed: { format: 'atom', container: 'feed', item: 'entry' },
}
export type FeedFormat = 'rss' | 'atom'

/** Markup that begins with `<` and is no tag. */
const CDATA = { start: '<![CDATA[', end: ']]>' }
const SECTIONS = [CDATA, { start: '<!--', end: '-->' }, { start: '<?', end: '?>' }]

/** `beyond`: in an item behind the last one that is read. `lost`: what follows cannot be read, and was only counted. */
type Place = 'outside' | 'root' | 'channel' | 'item' | 'beyond' | 'end' | 'lost'

export class FeedSplitter {
  private readonly maxItems: number
  private text = ''
  /** Where the unread text begins. */
  private at = 0
  private section: (typeof SECTIONS)[number] | null = null
  /** The name of a long tag that is being passed, the mark of the value that is open in it, and its last letter. */
  private long: { name: string; mark: string; last: string } | null = null
  private place: Place = 'outside'
  private root = FORMATS.rss
  /** The start tags of the root and of the channel, which declare the namespaces, and their end tags. */
  private opening = ''
  private closing = ''
  private itemTag = ''
  /** `xml:base` of the root and of the channel. */
  readonly bases: string[] = []
  /** Whether it is a web page. */
  isPage = false
  private readonly channel = new FeedPart(CHANNEL_ELEMENTS)
  private item = new FeedPart(ITEM_ELEMENTS)
  private items = 0
  /** The items that ended in this piece. */
  private found = ''

  constructor(maxItems: number) {
    this.maxItems = maxItems
  }

  /**
   * Takes the next piece of the text, and returns a document of the items that end in it; null where none does. Throws
   * `import.feed_invalid` for what is no feed, for a long declaration or root, and for entities of its own that HTML does
   * not have: no podcast needs them, and expanding them may take all memory. Behind the last item that is read it only
   * ends the counting.
   */
  push(piece: string): string | null {
    this.text = this.text.slice(this.at) + piece
    this.at = 0
    this.found = ''
    try {
      while (!this.isDone && this.at < this.text.length && this.readNext());
    } catch (error) {
      if (this.itemsBeyond === 0) throw error
      this.place = 'lost'
    }
    if (this.isDone) this.at = this.text.length
    return this.found === '' ? null : this.toDocument(this.found)
  }

  /** The items behind those that are read, as far as the text was read. */
  get itemsBeyond(): number {
    return Math.max(0, this.items - this.maxItems)
  }

  /** Whether nothing that follows is read. */
  get isDone(): boolean {
    return this.isAtEnd || this.place === 'lost'
  }

  /** Whether the text was read to the end of the feed. */
  get isAtEnd(): boolean {
    return this.place === 'end'
  }

  get format(): FeedFormat {
    return this.root?.format ?? 'rss'
  }

  /** The document of the channel, as far as the text was read. */
  getChannel(): string {
    return this.toDocument(this.channel.getXml())
  }

  /** Reads what comes next; false where more text is needed. */
  private readNext(): boolean {
    if (this.section) return this.readSection(this.section.end)
    if (this.long) return this.passTag(this.long)
    const start = this.text.indexOf('<', this.at)
    if (start !== this.at) {
      const end = start === -1 ? this.text.length : start
      this.getPart()?.addText(this.text.slice(this.at, end))
      this.at = end
      return true
    }
    const ahead = this.text.slice(this.at, this.at + CDATA.start.length)
    this.section = SECTIONS.find((one) => ahead.startsWith(one.start)) ?? null
    if (this.section) {
      this.at += this.section.start.length
      if (this.section === CDATA) this.getPart()?.beginCdata()
      return true
    }
    if (SECTIONS.some((one) => one.start.startsWith(ahead))) return false
    if (!TAG_START.test(ahead)) {
      this.getPart()?.addText('&lt;')
      this.at += 1
      return true
    }
    return this.readTag()
  }

  private readSection(end: string): boolean {
    const isText = this.section === CDATA
    const found = this.text.indexOf(end, this.at)
    // The piece may end within the end.
    const stop = found === -1 ? Math.max(this.at, this.text.length - end.length + 1) : found
    if (isText) this.getPart()?.addText(this.text.slice(this.at, stop))
    this.at = stop
    if (found === -1) return false
    this.at += end.length
    this.section = null
    if (isText) this.getPart()?.endCdata()
    return true
  }

  private readTag(): boolean {
    const end = findTagEnd(this.text, this.at, this.root?.item ?? 'item')
    const length = (end === -1 ? this.text.length : end) - this.at
    if (length > FEED_TAG_MAX_CHARS) return this.beginLongTag()
    if (end === -1) return false
    const tag = this.text.slice(this.at, end)
    this.at = end
    if (tag.startsWith('<!')) this.readDeclaration(tag)
    else this.addTag(tag, getTagName(tag))
    return true
  }

  /** A declaration has to be read whole, and the root and the channel declare namespaces. */
  private beginLongTag(): boolean {
    const [name = ''] = /^<\/?[^\s/>]*/.exec(this.text.slice(this.at, this.at + FEED_TAG_MAX_CHARS)) ?? []
    const isNeeded = this.place === 'outside' || this.place === 'root'
    if (name.startsWith('<!') || name.length > LONGEST_NAME || isNeeded) throw createInvalidError()
    this.long = { name, mark: '', last: '' }
    this.at += name.length
    return true
  }

  private passTag(long: NonNullable<FeedSplitter['long']>): boolean {
    const mark = long.mark === '' ? /[>"']/g : new RegExp(long.mark, 'g')
    mark.lastIndex = this.at
    const found = mark.exec(this.text)
    const end = found?.index ?? this.text.length
    if (end > this.at)
      long.last =
        this.text
          .slice(Math.max(this.at, end - NEAR_CHARS), end)
          .trimEnd()
          .at(-1) ?? long.last
    this.at = end + (found ? 1 : 0)
    if (!found) return false
    if (found[0] === '>') {
      this.long = null
      const tag = `${long.name}${long.last === '/' ? '/' : ''}>`
      this.addTag(tag, getTagName(tag))
    } else if (long.mark !== '') {
      Object.assign(long, { mark: '', last: '' })
    } else if (long.last === '=') long.mark = found[0]
    return true
  }

  /** Entities that HTML has need no declaration; they are never expanded by it. */
  private readDeclaration(tag: string): void {
    if (/^<!doctype\s+html/i.test(tag) && this.place === 'outside') this.isPage = true
    // The names of parts of a document type, which is not read.
    if (!/^<!ENTITY\s+(?!%\s)/i.test(tag)) return
    const [, name] =
      /^<!ENTITY\s+(\S+)\s+(?:"([^"&]|&#x?[\da-f]+;)"|'([^'&]|&#x?[\da-f]+;)')\s*>/iu.exec(tag) ?? []
    if (name === undefined || decodeHTML(`&${name};`) === `&${name};`) throw createInvalidError()
  }

  private addTag(tag: string, name: string): void {
    const isEnd = tag.startsWith('</')
    const local = toLocalName(name)
    if (this.place === 'outside' || this.place === 'root') this.addOpening(tag, name)
    else if (this.isInItem() && this.endsItem(tag, name)) {
      this.endItem()
      if (!isEnd || name !== this.itemName) this.addTag(tag, name)
    } else if (this.place === 'beyond') {
      // Only counted.
    } else if (this.place === 'item' || this.channel.isOpen()) this.getPart()?.addTag(tag, name)
    else if (isEnd && this.isContainer(name)) this.place = 'end'
    else if (local === this.root?.item && !isEnd && !tag.endsWith('/>')) this.beginItem(tag)
    else if (local !== 'channel') this.channel.addTag(tag, name)
  }

  private isInItem(): boolean {
    return this.place === 'item' || this.place === 'beyond'
  }

  /** Whether an item ends at a tag: at its own end, or without one where the next begins or the feed ends. */
  private endsItem(tag: string, name: string): boolean {
    if (tag.startsWith('</')) return name === this.itemName || this.isContainer(name)
    return name === this.itemName && !tag.endsWith('/>')
  }

  private isContainer(name: string): boolean {
    const local = toLocalName(name)
    return local === this.root?.container || FORMATS[local] === this.root
  }

  private endItem(): void {
    if (this.place === 'item')
      this.found += `${this.itemTag}${this.item.getXml()}</${getRawName(this.itemTag)}>`
    this.place = 'channel'
  }

  private get itemName(): string {
    return getRawName(this.itemTag).toLowerCase()
  }

  private addOpening(tag: string, name: string): void {
    if (tag.startsWith('</')) return
    const local = toLocalName(name)
    if (this.place === 'root') {
      if (local === 'channel') this.openChannel(tag)
      return
    }
    if (local === 'html') this.isPage = true
    this.root = FORMATS[local]
    if (this.isPage || !this.root) throw createInvalidError()
    this.addBase(tag)
    if (this.format === 'atom') {
      this.opening = tag
      this.closing = `</${getRawName(tag)}>`
      this.place = 'channel'
      return
    }
    // Elements without a prefix are those of RSS, whatever default namespace a program gives them.
    const attributes = tag.slice(1 + name.length).replace(/\sxmlns\s*=\s*(?:"[^"]*"|'[^']*')/, '')
    this.opening = `<rss${attributes}`
    this.place = 'root'
  }

  private openChannel(tag: string): void {
    this.addBase(tag)
    this.opening += tag
    this.closing = `</${getRawName(tag)}></rss>`
    this.place = 'channel'
  }

  private addBase(tag: string): void {
    const [, double, single] = /\sxml:base\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? []
    const base = double ?? single
    if (base !== undefined) this.bases.push(decodeXML(base))
  }

  private beginItem(tag: string): void {
    this.itemTag = tag
    this.items += 1
    this.place = this.itemsBeyond > 0 ? 'beyond' : 'item'
    this.item = new FeedPart(ITEM_ELEMENTS)
  }

  private getPart(): FeedPart | null {
    if (this.place === 'channel') return this.channel
    return this.place === 'item' ? this.item : null
  }

  private toDocument(xml: string): string {
    // The parser takes a feed without an element for none.
    const prefix = /^<\/([^>:]*:)feed/i.exec(this.closing)?.[1] ?? ''
    return `${this.opening}${xml}<${prefix}generator>-</${prefix}generator>${this.closing}`
  }
}

/** The elements of the channel or of one item that are read. */
class FeedPart {
  private readonly names: ReadonlySet<string>
  private readonly pieces: string[] = []
  private chars = 0
  /** The element that is being read, whether it is kept, and how many of its name are open in each other. */
  private open: { name: string; isKept: boolean; chars: number; depth: number } | null = null
  private isCdataKept = false

  constructor(names: ReadonlySet<string>) {
    this.names = names
  }

  isOpen(): boolean {
    return this.open !== null
  }

  addTag(tag: string, name: string): void {
    const isEnd = tag.startsWith('</')
    const isWhole = tag.endsWith('/>')
    const { open } = this
    if (!open) {
      if (isEnd) return
      const local = toLocalName(name)
      const max = FEED_PART_MAX_CHARS + (NEEDED_ELEMENTS.has(local) ? NEEDED_MAX_CHARS : 0)
      const isNamed = this.names.has(local) && this.chars < max
      const file = isNamed ? toEnclosure(tag, name) : null
      const isKept = isNamed && file === null
      if (isNamed) this.add(file ?? tag)
      if (!isWhole) this.open = { name, isKept, chars: 0, depth: 1 }
      return
    }
    if (name === open.name && !isWhole) open.depth += isEnd ? -1 : 1
    if (open.depth === 0) this.close(tag)
    else this.addMarkup(hasStrayQuote(tag) ? `${/^[^\s>]*/.exec(tag)?.[0]}${isWhole ? '/>' : '>'}` : tag)
  }

  /** Adds a tag in the open element, which is whole or not there. */
  private addMarkup(tag: string): void {
    const { open } = this
    if (open && open.chars + tag.length > FEED_ELEMENT_MAX_CHARS) open.chars = FEED_ELEMENT_MAX_CHARS
    else this.addText(tag)
  }

  /** Adds what stands in the open element, up to its limit. */
  addText(text: string): void {
    if (!this.open?.isKept) return
    const kept = text.slice(0, Math.max(0, FEED_ELEMENT_MAX_CHARS - this.open.chars))
    if (kept === '') return
    this.open.chars += kept.length
    this.add(kept)
  }

  beginCdata(): void {
    const { open } = this
    this.isCdataKept = open?.isKept === true && open.chars < FEED_ELEMENT_MAX_CHARS
    if (!open || !this.isCdataKept) return
    open.chars += CDATA.start.length + CDATA.end.length
    this.add(CDATA.start)
  }

  endCdata(): void {
    if (this.isCdataKept) this.add(CDATA.end)
  }

  getXml(): string {
    if (this.open) this.close(`</${this.open.name}>`)
    return this.pieces.join('')
  }

  private close(tag: string): void {
    if (this.open?.isKept) this.add(tag)
    this.open = null
  }

  private add(xml: string): void {
    // A copy, since a part of a string keeps the whole of it in memory.
    this.pieces.push(structuredClone(xml))
    this.chars += xml.length
  }
}

/** What a tag begins with; another `<` is text. */
const TAG_START = /^<[\p{L}_:/!?]/u
/** A quoted value, whose mark stands behind `=`, and what stands behind it: an end, or the next name. */
const VALUE_START = /=\s*$/
const BEHIND_VALUE = /^(?:[\s/>?]|[\p{L}_][^\s=<>"']*\s*=)/u
/** Letters that are looked at for the `=` in front of a value, and for a name behind it. */
const NEAR_CHARS = 100

/**
 * The index behind the `>` that ends the tag at `from`: not one in a quoted value. -1 where it is not there yet. A mark that
 * is no value's, or has no other half before the next item, is a letter like others.
 */
function findTagEnd(text: string, from: number, item: string): number {
  const isDeclaration = text.startsWith('<!', from)
  // What a document type declares in itself is read like markup beside it.
  const mark = isDeclaration ? /["'>[]/g : /["'>]/g
  mark.lastIndex = from
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>' || found[0] === '[') return found.index + 1
    const at = found.index
    if (!isDeclaration && !VALUE_START.test(text.slice(Math.max(from, at - NEAR_CHARS), at))) continue
    const close = text.indexOf(found[0], at + 1)
    if (isDeclaration && close === -1) return -1
    const end = close === -1 ? text.length : close
    const value = text.slice(at + 1, end)
    const isTooLong = end - from > FEED_TAG_MAX_CHARS && value.includes('<')
    const behind = text.slice(end + 1, end + NEAR_CHARS)
    if (!isDeclaration && (isTooLong || isStray(value, behind, item))) continue
    if (close === -1) return -1
    mark.lastIndex = close + 1
  }
  return -1
}

/** Whether what stands between two marks is no value: the end of an item and the next one, or letters go on behind it. */
function isStray(value: string, behind: string, item: string): boolean {
  const next = new RegExp(`</(?:[\\w-]+:)?${item}\\s*>[^]*<(?:/|(?:[\\w-]+:)?${item}[\\s>])`, 'i')
  return (behind !== '' && !BEHIND_VALUE.test(behind)) || (value.includes('</') && next.test(value))
}

/** Whether a tag has a mark that is no value's, which a parser may take for the start of one. */
const hasStrayQuote = (tag: string) => /["']/.test(tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, ''))

/** Letters of a name; no vocabulary of feeds has longer ones. */
const LONGEST_NAME = 200
const getTagName = (tag: string) => /^<\/?([^\s/>]*)/.exec(tag)?.[1]?.toLowerCase() ?? ''

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The name of a start tag as it is written. */
const getRawName = (tag: string) => /^<([^\s/>]*)/.exec(tag)?.[1] ?? ''

/** `enc:enclosure rdf:resource` of RSS 1.0 as the element of RSS 2.0; null for another tag. */
function toEnclosure(tag: string, name: string): string | null {
  if (!name.endsWith(':enclosure') || !/:resource\s*=/i.test(tag)) return null
  const attributes = tag.slice(1 + name.length).replace(/\/?>$/, '')
  return `<enclosure${attributes.replace(/\s[\w-]+:resource(?=\s*=)/i, ' url').replace(/\s[\w-]+:(type|length)(?=\s*=)/gi, ' $1')}/>`
}

const createInvalidError = () => appError('import.feed_invalid', {}, 'url')
