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

test.each(['<link ', '<link "', '<link \'"', '<!--', '<link rel="a'])(
  'reads 500,000 letters of %j soon',
  (piece) => {
    const start = performance.now()
    listLinkedFeeds(piece.repeat(500_000 / piece.length), 'https://a.example/')
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
