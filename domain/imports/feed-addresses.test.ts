import { expect, test } from 'vitest'
import { listFeedAddresses, listLinkedFeeds } from './feed-addresses'

const BOTH = ['https://a.example/f.xml', 'http://a.example/f.xml']

test.each([
  ['a.example/f.xml', BOTH],
  [' //a.example/f.xml ', BOTH],
  ['feed://a.example/f.xml', BOTH],
  ['PCAST://a.example/f.xml', BOTH],
  ['itpc://a.example/f.xml', BOTH],
  ['podcast:a.example/f.xml', BOTH],
  ['feed:https://a.example/f.xml', BOTH.slice(0, 1)],
  ['feed:http://a.example/f.xml', BOTH.slice(1)],
  ['podcast://https://a.example/f.xml', BOTH.slice(0, 1)],
  ['podcasts://a.example/f.xml', BOTH],
  ['feeds://a.example/f.xml', BOTH],
  ['itms-podcast://a.example/f.xml', BOTH],
  ['itms-podcasts://a.example/f.xml', BOTH],
  ['itms-pcast://a.example/f.xml', BOTH],
  ['feed:feed://a.example/f.xml', BOTH],
  ['feed:feed:https://a.example/f.xml', BOTH.slice(0, 1)],
  ['<http://a.example/f.xml>', BOTH.slice(1)],
  [' <feed://a.example/f.xml> ', BOTH],
  ['\u2068https://a.example/f.xml\u2069', BOTH.slice(0, 1)],
  ['\u200bhttps://a.example/\u200bf.xml\ufeff', BOTH.slice(0, 1)],
  ['\u200e<\u2066https://a.example/f.xml\u2069>', BOTH.slice(0, 1)],
  ['"https://a.example/f.xml"', BOTH.slice(0, 1)],
  ['“https://a.example/f.xml”', BOTH.slice(0, 1)],
  ['„a.example/f.xml“', BOTH],
  ["<'http://a.example/f.xml'>", BOTH.slice(1)],
  ['«http://a.example/f.xml»', BOTH.slice(1)],
  ['(https://a.example/f.xml)', BOTH.slice(0, 1)],
  ['https://a.example/f_(b)', ['https://a.example/f_(b)']],
  ['https://a.example/f.xml', BOTH.slice(0, 1)],
  ['a.example:8080/f.xml', ['https://a.example:8080/f.xml', 'http://a.example:8080/f.xml']],
  ['ftp://a.example/f.xml', ['ftp://a.example/f.xml']],
  ['file:///etc/passwd', ['file:///etc/passwd']],
])('tries for %s its web addresses', (typed, urls) => {
  expect(listFeedAddresses(typed)).toEqual(urls)
})

test('finds the feeds of a page without those of comments', () => {
  const page = `<!doctype html><head><link rel="stylesheet" href="/a.css"><!-- <link rel=alternate type="application/rss+xml" href="/old"> -->
    <LINK title="The &quot;Lake&quot;" TYPE='application/rss+xml' href=/feed.xml?a=1&amp;b=2 REL="alternate">
    <link rel="alternate" type="application/rss+xml" title="The Lake » Comments Feed" href="/comments/feed/">
    <link rel="alternate" type="application/json" href="/feed.json"><link rel="alternate" hreflang="de" href="/de">
    <link rel="feed alternate" type="application/atom+xml; charset=utf-8" href="../atom"><link rel="alternate" type="application/atom+xml" href="/atom"></head>`
  expect(listLinkedFeeds(page, 'https://a.example/show/')).toEqual([
    'https://a.example/feed.xml?a=1&b=2',
    'https://a.example/atom',
  ])
  expect(listLinkedFeeds('', 'https://a.example/')).toEqual([])
})

test.each(['<link ', '<link "', '<link \'"', '<!--', '<link rel="a', '<link a', '<link a=b ', '<link / '])(
  'reads 500,000 letters of %j soon',
  (piece) => {
    const start = performance.now()
    listLinkedFeeds(piece.repeat(500_000 / piece.length), 'https://a.example/')
    expect(performance.now() - start).toBeLessThan(1000)
  },
)

const FEED = 'https://a.example/feed.xml'
const HREF = 'rel="alternate" type="application/rss+xml" href="/feed.xml"'
test.each([
  ['a title about comments', `<link ${HREF} title="The Commentary Podcast">`, FEED],
  ['a title in German', `<link title="Kommentare zur Woche" ${HREF}>`, FEED],
  ['a path about comments', createLink('/no-comment/feed.xml'), 'https://a.example/no-comment/feed.xml'],
  ['comments beside it', `<link ${HREF}>${createLink('/comments/feed')}`, FEED],
  ['comments in front of it', `${createLink('/comments/feed')}<link ${HREF}>`, FEED],
  ['the type text/xml', '<link rel="alternate" type="text/xml" href="/feed.xml">', FEED],
  ['the type application/xml', '<link rel="alternate" type="application/xml; a=b" href="/feed.xml">', FEED],
  ['the type text/rss+xml', '<link rel="alternate" type="text/rss+xml" href="/feed.xml">', FEED],
  ['other XML beside it', `<link rel="alternate" type="text/xml" href="/map.xml"><link ${HREF}>`, FEED],
  ['a > in a value', `<link title="a > b" ${HREF}>`, FEED],
  ['a < in a value', `<link title="I <3 pods" ${HREF}>`, FEED],
  ['a tag in a value', `<link title='<link href="/no">' ${HREF}/>`, FEED],
  ['a name in a value', `<link title=" href='/no' " ${HREF}>`, FEED],
  ['no space between values', '<link rel="alternate"type="application/rss+xml"href="/feed.xml">', FEED],
  ['a stray mark', `<link title="my " show" ${HREF}>`, FEED],
  ['an attribute twice', `<link ${HREF} href="/no" title>`, FEED],
  [
    'a base',
    `<base target=_top href="/shows/"><link rel=alternate type=application/rss+xml href=feed.xml>`,
    'https://a.example/shows/feed.xml',
  ],
  [
    'a base elsewhere',
    `<base href="https://b.example/x/y"><link rel=alternate type=application/rss+xml href=feed.xml>`,
    'https://b.example/x/feed.xml',
  ],
  ['a base that is none', `<base href="http://["><link ${HREF}>`, FEED],
])('finds the feed of a page with %s', (_, head, url) => {
  expect(listLinkedFeeds(`<!doctype html><head>${head}</head>`, 'https://a.example/about/')).toEqual([url])
})
function createLink(path: string) {
  return `<link rel="alternate" type="application/rss+xml" href="${path}">`
}
