import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { FEED_ELEMENT_MAX_CHARS, FEED_PART_MAX_CHARS, FEED_TAG_MAX_CHARS, FeedSplitter } from './split-feed'

const HEAD =
  '<?xml version="1.0"?><!DOCTYPE rss><rss version="2.0" xmlns:it="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>'
const END = '</channel></rss>'

/** Splits a feed that arrives in pieces of this size. */
function split(text: string, size = 65_536, maxItems = 1000) {
  const splitter = new FeedSplitter(maxItems)
  const documents: string[] = []
  for (let at = 0; at < text.length; at += size)
    documents.push(splitter.push(text.slice(at, at + size)) ?? '')
  const items = documents.flatMap((xml) => (xml === '' ? [] : (parseRssFeed(xml).items ?? [])))
  return { splitter, documents, items, channel: parseRssFeed(splitter.getChannel()) }
}

test.each([1, 2, 7, 65_536])('reads the same in pieces of %i letters', (size) => {
  const { items, channel } = split(
    `\uFEFF ${HEAD}<!-- <item> --><image><title>No</title></image><title>Trains &amp; more</title>
    <it:owner><it:name>M</it:name><it:email>mara@example.org</it:email></it:owner>
    <it:category text="Arts"><it:category text="Books"></it:category></it:category>
    <item><title><![CDATA[A </item> ]] > b]]></title><description><p>one</p><br></description>
    <content:encoded><![CDATA[<b>x</b>]]> and <![CDATA[y]]></content:encoded><GUID>g1</GUID>
    <it:duration>100</it:duration><media:group><media:title>No</media:title></media:group>
    <enclosure url="https://x.example/?a=1>2" type='audio/"mpeg"'/></item>
    <item/><item><guid>g2</guid><title>Open</item>
    <language>de</language>${END}<item><guid>behind</guid></item>`,
    size,
  )
  expect(channel).toMatchObject({ title: 'Trains & more', language: 'de' })
  expect(channel.itunes).toMatchObject({
    owner: { email: 'mara@example.org' },
    categories: [{ text: 'Arts', categories: [{ text: 'Books' }] }],
  })
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({
    title: 'A </item> ]] > b',
    description: '<p>one</p><br>',
    content: { encoded: '<b>x</b> and y' },
    guid: { value: 'g1' },
    itunes: { duration: 100 },
    enclosures: [{ url: 'https://x.example/?a=1>2', type: 'audio/"mpeg"' }],
  })
  expect(items[1]).toMatchObject({ guid: { value: 'g2' }, title: 'Open' })
})

test.each([
  ['text', `<![CDATA[${'owl '.repeat(2_000_000)}]]>`],
  ['tags', '<p>a</p>'.repeat(1_000_000)],
  ['empty sections', '<![CDATA[]]>'.repeat(700_000)],
])('keeps the beginning of an item of 8 MB of %s', (_, content) => {
  const description = `<description>${content}</description>`
  const { items, documents } = split(`${HEAD}<item>${description}<guid>g</guid></item><title>T</title>${END}`)
  expect(items).toMatchObject([{ guid: { value: 'g' } }])
  expect(Math.max(...documents.map(({ length }) => length))).toBeLessThan(FEED_ELEMENT_MAX_CHARS + 1000)
})

test.each([
  '<i>a</i>',
  '<i>ab</i>',
  'owl <i>owl</i> ',
  '<br/>owl',
  '<a href="https://a.example/">b</a>',
  '<b title=">">c</b>\n',
  '&amp;<em>d</em>',
])('cuts no tag of a long text of %s in two', (piece) => {
  const text = piece.repeat(20_000 / piece.length)
  const feed = `${HEAD}<item><description>${text}</description><guid>g</guid></item>${END}`
  for (const size of [7, 65_536]) {
    const [item] = split(feed, size).items
    expect(item).toMatchObject({ guid: { value: 'g' } })
    expect(item?.description?.length).toBeGreaterThan(FEED_ELEMENT_MAX_CHARS / 2)
  }
})

test('makes no document that takes long to parse, whatever the feed holds', () => {
  const many = `<item>${'<title>abc</title><x:a b="c"><d>e</d></x:a>'.repeat(50_000)}</item>`
  const tiny = '<item><guid>g</guid></item>'.repeat(1000)
  const { documents, splitter } = split(
    `${HEAD}${'<category>c</category>'.repeat(50_000)}${many}${tiny}${END}`,
  )
  for (const { length } of [...documents, splitter.getChannel()])
    expect(length).toBeLessThan(FEED_PART_MAX_CHARS + 65_536 + 1000)
})

test('reads as many items as are asked for, and says whether there are more', () => {
  const feed = (count: number) =>
    `${HEAD}${'<item><guid>g</guid></item>'.repeat(count)}<title>T</title>${END}`
  expect(split(feed(3), 10, 3)).toMatchObject({ items: { length: 3 }, channel: { title: 'T' } })
  expect(split(feed(3), 10, 3).splitter).toMatchObject({ itemsBeyond: 0, isAtEnd: true })
  const more = split(feed(4), 10, 3)
  expect([more.items.length, more.splitter.itemsBeyond]).toEqual([3, 1])
  // What the channel says behind them is read as well.
  expect(more.channel.title).toBe('T')
})

const RDF =
  '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>T</title></channel>'
const ATOM = '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>T</a:title>'
const ITEM = '<item><guid>g</guid></item>'
test.each([
  ['items', `${HEAD}${ITEM.repeat(12)}${END}`, 10, true],
  ['items of all names of case', `${HEAD}${ITEM}<ITEM a="1"></ITEM>\n<Item\n></Item>${ITEM}${END}`, 2, true],
  ['names in CDATA', `${HEAD}${ITEM.repeat(2)}<item><![CDATA[<item></item>]]></item>${END}`, 1, true],
  ['names in comments', `${HEAD}${ITEM.repeat(2)}<!-- <item></item> -->${ITEM}<!--${ITEM}-->${END}`, 1, true],
  ['names in instructions', `${HEAD}${ITEM.repeat(2)}<?php <item> ?>${ITEM}${END}`, 1, true],
  ['names in values', `${HEAD}${ITEM.repeat(2)}<item a="<item>" b='</item>'></item>${ITEM}${END}`, 2, true],
  ['names in other elements', `${HEAD}${ITEM.repeat(2)}<x:list>${ITEM}</x:list>${ITEM}${END}`, 1, true],
  ['names that only begin so', `${HEAD}${ITEM.repeat(2)}<items></items><itemize/>${ITEM}${END}`, 1, true],
  ['items without content', `${HEAD}${ITEM.repeat(2)}<item/><item />${ITEM}${END}`, 1, true],
  ['items behind the channel', `${HEAD}${ITEM.repeat(3)}${END}${ITEM.repeat(5)}`, 1, true],
  ['what is no XML', `${HEAD}${ITEM.repeat(2)}<item>5 < 6 & 7 > 3<br></item>${ITEM}${END}`, 2, true],
  ['items of RSS 1.0', `${RDF}${ITEM.repeat(7)}</r:RDF>`, 5, true],
  ['entries of Atom', `${ATOM}${'<a:entry><a:id>1</a:id></a:entry>'.repeat(6)}</a:feed>`, 4, true],
  ['an end in an item', `${HEAD}${ITEM.repeat(5)}<item><guid>g`, 4, false],
  ['an end in a tag', `${HEAD}${ITEM.repeat(5)}<ite`, 3, false],
  ['an end in CDATA', `${HEAD}${ITEM.repeat(5)}<item><![CDATA[${ITEM}`, 4, false],
  ['a long tag', `${HEAD}${ITEM.repeat(5)}<a b="${'x'.repeat(9000)}"/>${ITEM}${END}`, 4, true],
  ['a tag without end', `${HEAD}${ITEM.repeat(5)}<a b="${'x'.repeat(9000)}${ITEM}${END}`, 3, false],
  ['an entity', `${HEAD}${ITEM.repeat(5)}<!DOCTYPE a [<!ENTITY b "c">]>${ITEM}${END}`, 3, false],
  ['no end of the channel', `${HEAD}${ITEM.repeat(5)}`, 3, false],
])('counts what is beyond the limit in a feed with %s', (_, feed, itemsBeyond, isAtEnd) => {
  for (const size of [1, 2, 3, 7, 11, 65_536]) {
    const splitter = new FeedSplitter(2)
    for (let at = 0; at < feed.length; at += size) splitter.push(feed.slice(at, at + size))
    expect(splitter, `pieces of ${size}`).toMatchObject({ itemsBeyond, isAtEnd })
  }
})

test('keeps nothing of the items that it only counts', () => {
  const long = `<item><title>${'x'.repeat(20_000)}</title><guid>g</guid></item>`
  const splitter = new FeedSplitter(1)
  splitter.push(`${HEAD}${ITEM}`)
  const size = JSON.stringify(splitter).length
  for (let at = 0; at < 500; at += 1) expect(splitter.push(long)).toBeNull()
  expect(splitter.itemsBeyond).toBe(500)
  // Its last piece of text is the rest.
  expect(JSON.stringify(splitter).length).toBeLessThan(size + long.length)
})

test.each([
  ['a page', '<!doctype html><html><title>x'],
  ['another format', '<?xml version="1.0"?><opml version="2.0"><head><title>x</title>'],
  ['an entity that grows', '<!DOCTYPE r [<!ENTITY nbsp "&copy;&copy;">]><rss><channel>'],
  ['an entity of another file', '<!DOCTYPE r [<!ENTITY nbsp SYSTEM "http://a.example/">]><rss><channel>'],
  ['entities of its own', `<!DOCTYPE r [<!ENTITY a "b">]>${HEAD}`],
  ['entities behind parts', `<!DOCTYPE r [<!ENTITY % b "c"><!ENTITY a "b">]>${HEAD}`],
  ['entities behind comments', `<!DOCTYPE r [<!-- a --><!ENTITY a "b">]>${HEAD}`],
  ['entities behind others', `<!DOCTYPE r [<!ELEMENT a ANY><!ENTITY a "b">]>${HEAD}`],
  ['a declaration that does not end', `<!DOCTYPE rss "${'x'.repeat(FEED_TAG_MAX_CHARS)}`],
  ['a root that does not end', `<rss a="${'x'.repeat(FEED_TAG_MAX_CHARS)}`],
])('refuses %s', (_, text) => {
  expect(() => new FeedSplitter(1).push(text)).toThrow(
    expect.objectContaining({ code: 'import.feed_invalid' }),
  )
})

test.each([
  ['in CDATA', '', '<title><![CDATA[about <!ENTITY a "b">]]></title>'],
  ['in a comment', '', '<!-- <!ENTITY a "b"> --><title>about </title>'],
  ['in a value', '', `<title a='<!ENTITY b "c">'>about </title>`],
  [
    'of a part of a document type',
    '<!DOCTYPE rss [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1//EN" "https://a.example/lat1.ent"> %HTMLlat1;]>',
    '<title>about &copy;</title>',
  ],
  [
    'of parts beside those of HTML',
    `<!DOCTYPE rss SYSTEM "a[b>.dtd" [\n<!ENTITY % a 'b'>\n<!ENTITY nbsp "&#160;">%a; ]>`,
    '<title>about</title>',
  ],
  ['in a comment of a document type', '<!DOCTYPE rss [<!-- <!ENTITY a "b"> -->]>', '<title>about</title>'],
  [
    'in a later comment',
    '<!DOCTYPE rss [<!ELEMENT a ANY> <!-- > <!ENTITY a "b"> -->]>',
    '<title>about</title>',
  ],
  ['in an instruction', '<!DOCTYPE rss [<?a <!ENTITY a "b"> ?>]>', '<title>about</title>'],
  ['in a default', `<!DOCTYPE rss [<!ATTLIST a b CDATA '<!ENTITY a "b">'>]>`, '<title>about</title>'],
  ['of HTML', '<!DOCTYPE rss [<!ENTITY nbsp "&#160;"> <!ENTITY copy \'©\'>]>', '<title>about &copy;</title>'],
])('reads a feed with an entity %s', (_, doctype, title) => {
  for (const size of [1, 1000])
    expect(split(`${doctype}<rss><channel>${title}</channel></rss>`, size).channel.title).toMatch(/^about/)
})

test.each([1, 1000])('reads RSS 1.0 and Atom in pieces of %i letters', (size) => {
  const rdf = split(
    `<?xml version="1.0"?><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:e="http://purl.oclc.org/net/rss_2.0/enc#" xmlns:dc="http://purl.org/dc/elements/1.1/" xml:base="http://a.example/x&amp;y/">
    <channel r:about="a"><title>T</title><items><r:Seq><r:li resource="1"/></r:Seq></items></channel>
    <item r:about="1"><title>One</title><dc:date>2025-02-03</dc:date><e:enclosure r:resource="1.mp3" e:type="audio/mpeg" e:length="3"/></item>
    <item><title>Two</title><e:enclosure r:resource='2.mp3'></e:enclosure></item></r:RDF>`,
    size,
  )
  expect(rdf.splitter.bases).toEqual(['http://a.example/x&y/'])
  expect(rdf.channel.title).toBe('T')
  expect(rdf.items).toMatchObject([
    { title: 'One', dc: { dates: ['2025-02-03'] }, enclosures: [{ url: '1.mp3', type: 'audio/mpeg' }] },
    { title: 'Two', enclosures: [{ url: '2.mp3' }] },
  ])
  const splitter = new FeedSplitter(9)
  const atom =
    '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>T</a:title><a:entry xml:base="b/"><a:id>1</a:id><a:link rel="enclosure" href="1.mp3"/></a:entry></a:feed>'
  const entries = []
  for (let at = 0; at < atom.length; at += size) {
    const xml = splitter.push(atom.slice(at, at + size))
    if (xml !== null) entries.push(...(parseAtomFeed(xml).entries ?? []))
  }
  expect(splitter.format).toBe('atom')
  expect(entries).toMatchObject([
    { id: '1', xml: { base: 'b/' }, links: [{ rel: 'enclosure', href: '1.mp3' }] },
  ])
  expect(parseAtomFeed(splitter.getChannel()).title?.value).toBe('T')
})

const LETTERS = "<item><title>It's</title><guid>3</guid></item><item><title>no</title><guid>4</guid></item>"
test.each([
  ["a mark behind a value's letters", "<description>is <b class=x'>bold</b></description>"],
  ['a mark alone', '<description>is <b ">bold</b></description>'],
  ['a value without its end', "<description>is <b class='x>bold</b></description>"],
  [
    'a value without its end, and a long text',
    `<description>is <b class='x>bold</b>${'owl <i>owl</i> '.repeat(2000)}</description>`,
  ],
  ['a value of double marks without its end', '<description>is <b class="x>bold</b></description>'],
  ['a mark without its end in an end tag', "<description>is <b>bold</b '></description>"],
  ['a heart', '<description>I <3 you</description>'],
  ['a comparison', '<description>1 <2 and <<b>3</b></description>'],
  ['a mark in an element that is not read', "<x:note><b class=x'>bold</b></x:note>"],
  ['values without a space between them', '<description><b class="x"id=\'y\'>bold</b></description>'],
])('loses no item behind %s', (_, content) => {
  const feed = `${HEAD}<item>${content}<guid>1</guid><enclosure url="https://a.example/1.mp3"/></item><item><guid>2</guid></item>${LETTERS}<item><title>dogs' toys</title><guid>5</guid></item>${END}`
  for (const size of [1, 3, 65_536]) {
    const { items, splitter } = split(feed, size)
    expect(items.map(({ guid }) => guid?.value).join(''), `pieces of ${size}`).toBe('12345')
    expect(items[0]?.enclosures).toMatchObject([{ url: 'https://a.example/1.mp3' }])
    expect(splitter.isAtEnd).toBe(true)
    if (content.includes('you')) expect(items[0]?.description).toMatch(/^I (<|&lt;)3 you$/)
  }
})

test.each([
  ['the next one', `<item><title>a</title><guid>1</guid><item><guid>2</guid></item>${END}`],
  ['the end of the channel', `<item><guid>1</guid></item><item><title>b<guid>2</guid>${END}`],
  ['the end of the feed', '<item><guid>1</guid></item><item><guid>2</guid></rss>'],
])('ends an item without an end at %s', (_, rest) => {
  for (const size of [1, 65_536])
    expect(split(`${HEAD}${rest}`, size)).toMatchObject({ items: { length: 2 }, splitter: { isAtEnd: true } })
})

const LONG = 'x>/'.repeat(30_000)
test.each([
  ['of the channel', `<it:image href="data:image/png;base64,${LONG}"/>`, ''],
  ['of an item', '', `<it:image href='${LONG}'/>`],
  ['of an item with an end tag', '', `<it:image href="${LONG}"><title>no</title></it:image>`],
  ['in a text', '', `<description>a<img src="${LONG}"/>b</description>`],
  ['of many values', '', `<x:y ${'a="b>" c=\'d\' '.repeat(1000)}/>`],
  ['of spaces', '', `<x:y ${' '.repeat(20_000)}/>`],
  ['of an enclosure', '', `<enclosure type="${LONG}"/>`],
])('passes over a long tag %s', (_, inChannel, inItem) => {
  const feed = `${HEAD}<title>T</title>${inChannel}<item>${inItem}<title>One</title><guid>1</guid><enclosure url="https://a.example/1.mp3"/></item><item><guid>2</guid></item>${END}`
  for (const size of [1000, 65_536, 1_000_000]) {
    const { items, channel, splitter } = split(feed, size)
    expect(channel.title, `pieces of ${size}`).toBe('T')
    expect(items.map(({ guid }) => guid?.value)).toEqual(['1', '2'])
    expect(items[0]).toMatchObject({ title: 'One' })
    expect(items[0]?.enclosures?.map(({ url }) => url)).toContain('https://a.example/1.mp3')
    expect(splitter.isAtEnd).toBe(true)
  }
})

test.each(['description', 'content:encoded', 'it:summary', 'itunes:subtitle', 'media:description'])(
  'reads the sound of an item behind long texts in %s',
  (name) => {
    const texts = `<${name}>${'owl '.repeat(10_000)}</${name}>`.repeat(6)
    const [item] = split(
      `${HEAD}<item>${texts}<enclosure url="https://a.example/1.mp3"/><guid>1</guid><pubDate>now</pubDate></item>${END}`,
    ).items
    expect(item).toMatchObject({ guid: { value: '1' }, enclosures: [{ url: 'https://a.example/1.mp3' }] })
  },
)
