/**
 * Files of other programs, read as the app reads them: `npm run bench -- --only field --corpus FOLDER`. The folder is any
 * tree of files, found by their type: feeds, with what another parser reads in a JSON file beside them; MP3s, with
 * ffmpeg for their length; cards and tables of contacts; lists of addresses with verdicts.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { decodeXML } from 'entities'
import { loadModule } from '../../scripts/load-module.ts'
import { checkAtLeast, checkAtMost } from './goals.mjs'

const SKIPPED_FOLDERS = new Set(['.git', 'node_modules'])
const FEED_ADDRESS = 'https://feeds.example.org/'
/** Seconds by which a counted length may differ from what ffmpeg decodes. */
const SLACK_SECONDS = 0.15
const DECODED_BYTES_PER_SECOND = 16_000
/** Names of files that are printed for each kind of difference. */
const NAMES_SHOWN = 12

/** Prints what is read of each kind of file, and returns the lines of the goals. */
export async function measureField({ corpus }) {
  const files = listFiles(corpus).map((path) => ({ path, name: relative(corpus, path), type: toType(path) }))
  const timing = { slowestMs: 0, slowest: '-' }
  const lines = []
  for (const [type, measure] of [
    ['feed', measureFeeds],
    ['mp3', measureMp3s],
    ['contacts', measureContacts],
    ['addresses', measureAddresses],
  ]) {
    const found = files.filter((file) => file.type === type)
    if (found.length > 0) lines.push(...(await measure(found, timing)))
  }
  const peakMb = process.resourceUsage().maxRSS / 1024
  console.log(`slowest file: ${timing.slowest}, ${Math.round(timing.slowestMs)} ms`)
  console.log(`peak memory, with the loader of the sources: ${Math.round(peakMb)} MB`)
  return [...lines, checkAtMost('field: slowest file', timing.slowestMs, 1000, { unit: 'ms' })]
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** What a file is read as; null for one that is not read. */
function toType(path) {
  const extension = extname(path).toLowerCase()
  if (extension === '.mp3') return 'mp3'
  if (extension === '.vcf' || extension === '.csv') return 'contacts'
  if (!['.xml', '.rss', '.atom', '.rdf'].includes(extension)) return null
  const text = readFileSync(path).toString('latin1').replaceAll('\0', '')
  if (/<tests\b/.test(text) && /<address>/.test(text)) return 'addresses'
  return /<(?:\w+:)?(?:rss|rdf|feed)[\s>]/i.test(text) ? 'feed' : null
}

/** Runs `work` and remembers the file that took longest; the error of one that fails. */
async function time(timing, name, work) {
  const start = performance.now()
  const result = await work().catch((error) => ({ error }))
  const ms = performance.now() - start
  if (ms > timing.slowestMs) Object.assign(timing, { slowestMs: ms, slowest: name })
  return result
}

/** Prints names under a heading, and how many more there are. */
function printNames(heading, names) {
  if (names.length === 0) return
  console.log(`  ${heading}: ${names.length}`)
  for (const name of names.slice(0, NAMES_SHOWN)) console.log(`    ${name}`)
  if (names.length > NAMES_SHOWN) console.log(`    and ${names.length - NAMES_SHOWN} more`)
}

async function measureFeeds(files, timing) {
  const { fetchFeed } = await loadModule('worker/imports/read-feed.ts')
  const seen = { read: 0, refused: 0, failed: [], expected: 0, lost: [], unequal: [] }
  const dates = await measureDates(files)
  for (const { path, name } of files) {
    const bytes = readFileSync(path)
    const deps = {
      env: { ENVIRONMENT: 'production', ORIGIN: 'https://owlcast.example.org' },
      fetchExternal: async () => new Response(bytes),
      clock: { now: () => Date.now() },
    }
    const address = `${FEED_ADDRESS}${encodeURI(name)}`
    const feed = await time(timing, name, () => fetchFeed(deps, address))
    if (!feed.error) seen.read += 1
    else if (feed.error.code === 'import.feed_invalid') seen.refused += 1
    else seen.failed.push(`${name}: ${feed.error.message}`)
    const wanted = readExpectedEpisodes(path)
    if (wanted.length === 0) continue
    seen.expected += 1
    if (feed.error) seen.lost.push(name)
    else {
      const differences = wanted.flatMap((episode) => findDifference(episode, feed.episodes, name) ?? [])
      if (differences.length > 0) seen.unequal.push(`${name}: ${differences.join(', ')}`)
    }
  }
  const equal = seen.expected - seen.lost.length - seen.unequal.length
  console.log(`\n${files.length} feeds: ${seen.read} read as podcasts, ${seen.refused} are none or no XML`)
  console.log(`  of ${seen.expected} with expected episodes: ${equal} equal`)
  console.log(`  of ${dates.total} dates in them: ${dates.read} read`)
  printNames('with expected episodes, refused', seen.lost)
  printNames('read otherwise than expected', seen.unequal)
  printNames('failed', seen.failed)
  return [
    checkAtMost('field: feeds that fail', seen.failed.length, 0),
    ...(seen.expected > 0 ? [checkAtLeast('field: feeds as expected', equal, seen.expected)] : []),
  ]
}

async function measureDates(files) {
  const { parseFeedDate } = await loadModule('domain/imports/feed-dates.ts')
  const element = /<((?:\w+:)?(?:pubDate|published|issued|created|date|modified|updated))>([^<]+)<\/\1>/g
  const dates = files.flatMap(({ path }) =>
    [...readFileSync(path, 'utf8').matchAll(element)].map(([, , date]) => date),
  )
  return { total: dates.length, read: dates.filter((date) => parseFeedDate(date) !== null).length }
}

/** The episodes with files that the JSON beside a feed names; none without it. */
function readExpectedEpisodes(path) {
  const beside = `${path.slice(0, -extname(path).length)}.json`
  if (!existsSync(beside)) return []
  const { episodes } = JSON.parse(readFileSync(beside, 'utf8')) ?? {}
  return Array.isArray(episodes) ? episodes.filter(({ enclosures = [] }) => enclosures.length > 0) : []
}

/** What of an expected episode no episode has; null where one has all. */
function findDifference({ title, published, enclosures }, episodes, name) {
  const toUrl = ({ url }) =>
    url.startsWith('file://')
      ? new URL(url.split('/').at(-1), `${FEED_ADDRESS}${encodeURI(name)}`).href
      : (URL.parse(url)?.href ?? url)
  const urls = enclosures.map(toUrl)
  const found = episodes.filter((episode) => episode.urls.some((url) => urls.includes(url)))
  if (found.length === 0) return `no ${urls[0]}`
  const date = published ? published * 1000 : null
  const same = found.find((episode) => episode.title === title.replace(/\s+/g, ' ').trim())
  if (!same) return `title "${found[0].title}" for "${title}"`
  return same.publishedAt === date ? null : `date ${same.publishedAt} for ${date}`
}

async function measureMp3s(files, timing) {
  const { Mp3Counter } = await loadModule('domain/audio/mp3-counter.ts')
  const { sniff } = await loadModule('domain/audio/sniff.ts')
  const seen = { right: 0, unplayable: 0, refused: [], wrong: [] }
  for (const { path, name } of files) {
    const bytes = readFileSync(path)
    const { seconds, problem } = await time(timing, name, () => countMp3(bytes, { Mp3Counter, sniff }))
    const played = await decodeSeconds(path)
    if (problem !== null) {
      if (played === 0) seen.unplayable += 1
      else seen.refused.push(`${problem}, plays ${played.toFixed(2)} s: ${name}`)
    } else if (Math.abs(seconds - played) <= SLACK_SECONDS) seen.right += 1
    else seen.wrong.push(`${seconds.toFixed(2)} s, plays ${played.toFixed(2)} s: ${name}`)
  }
  console.log(`\n${files.length} MP3s: ${seen.right} counted within ${SLACK_SECONDS} s`)
  console.log(`  refused, and play nothing: ${seen.unplayable}`)
  const reasons = Map.groupBy(seen.refused, (name) => name.split(',')[0])
  for (const [reason, names] of reasons) printNames(`refused as ${reason}`, names)
  printNames('counted wrong', seen.wrong)
  return [checkAtMost('field: MP3s counted wrong', seen.wrong.length, 0)]
}

async function countMp3(bytes, { Mp3Counter, sniff }) {
  const type = (await sniff(async (at, length) => bytes.subarray(at, at + length)))?.type ?? 'unknown'
  if (type !== 'audio/mpeg') return { seconds: null, problem: type }
  const counter = new Mp3Counter('other')
  counter.push(bytes)
  return counter.measure()
}

/** The seconds that ffmpeg decodes of the first sound of a file; 0 where it has none. */
function decodeSeconds(path) {
  const format = ['-map', '0:a:0', '-ac', '1', '-ar', '8000', '-f', 's16le', '-']
  const decoder = spawn('ffmpeg', ['-v', 'quiet', '-nostdin', '-i', path, ...format], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    let bytes = 0
    decoder.stdout.on('data', (piece) => {
      bytes += piece.length
    })
    decoder.on('error', reject)
    decoder.on('close', () => resolve(bytes / DECODED_BYTES_PER_SECOND))
  })
}

async function measureContacts(files, timing) {
  const { readContactsFile } = await loadModule('web/features/contacts/read-contacts-file.ts')
  const seen = { cards: 0, contacts: 0, names: 0, emails: 0, phones: 0, unequal: [], refused: [] }
  const tables = files.filter(({ path }) => /\.csv$/i.test(path) && existsSync(toCards(path)))
  const read = new Map()
  for (const { path, name } of files) {
    const bytes = readFileSync(path)
    seen.cards +=
      bytes
        .toString('latin1')
        .replaceAll('\0', '')
        .match(/^BEGIN:VCARD/gim)?.length ?? 0
    const result = await time(timing, name, () => readContactsFile(new File([bytes], name)))
    if (result.error) {
      seen.refused.push(`${name}: ${result.error.message}`)
      continue
    }
    read.set(path, result.contacts)
    seen.contacts += result.contacts.length
    seen.names += result.contacts.filter((contact) => contact.name !== '').length
    seen.emails += result.contacts.flatMap((contact) => contact.emails).length
    seen.phones += result.contacts.flatMap((contact) => contact.phones).length
  }
  for (const { path, name } of tables)
    for (const key of ['name', 'emails', 'phones']) {
      const [table, cards] = [path, toCards(path)].map((one) => describeContacts(read.get(one) ?? [], key))
      if (table !== cards) seen.unequal.push(`${name}, ${key}: ${table} | ${cards}`)
    }
  console.log(`\n${files.length} files of contacts, with ${seen.cards} cards: ${seen.contacts} contacts read`)
  console.log(`  ${seen.names} with a name, ${seen.emails} addresses, ${seen.phones} numbers`)
  if (tables.length > 0) console.log(`  ${tables.length} tables that stand beside their cards`)
  printNames('unlike their cards', seen.unequal)
  printNames('refused', seen.refused)
  return []
}

const toCards = (path) => path.replace(/\.csv$/i, '.vcf')

/** Names, addresses or numbers of contacts, in one order. */
function describeContacts(contacts, key) {
  const values = contacts.flatMap((contact) => contact[key])
  const plain = values.map((value) => (key === 'phones' ? value.replace(/[^\d+]/g, '') : value))
  return [...new Set(plain)].sort().join('; ')
}

async function measureAddresses(files) {
  const { isEmail, normalizeEmail } = await loadModule('domain/people/email.ts')
  const tests = files.flatMap(({ path }) =>
    [...readFileSync(path, 'utf8').matchAll(/<test\b[\s\S]*?<\/test>/g)].map(([test]) => ({
      address: readElement(test, 'address').replace(/[\u2400-\u241f]/g, (mark) =>
        String.fromCharCode(mark.charCodeAt(0) - 0x2400),
      ),
      category: readElement(test, 'category').replace(/^ISEMAIL_/, ''),
    })),
  )
  console.log(`\n${tests.length} addresses with verdicts`)
  let malformed = []
  for (const [category, group] of Map.groupBy(tests, (test) => test.category)) {
    const kept = group.filter(({ address }) => isEmail(address.toLowerCase()))
    const found = group.filter(({ address }) => isEmail(normalizeEmail(address)))
    if (category === 'ERR') malformed = kept.map(({ address }) => JSON.stringify(address))
    console.log(
      `  ${category}: of ${group.length}, ${kept.length} accepted as they stand, in ${found.length} an address is found`,
    )
  }
  printNames('malformed, accepted as they stand', malformed)
  return [checkAtMost('field: malformed addresses accepted', malformed.length, 0)]
}

const readElement = (xml, name) =>
  decodeXML(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '')
