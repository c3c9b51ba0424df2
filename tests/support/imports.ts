/** Feeds of podcasts on the test host, and their imports. */

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Import, ImportItems } from '../../domain/imports/imports.schema'
import worker from '../../worker/index'
import { readFixture } from './recordings'
import { getTools, type Person } from './world'

const host = env.TEST_SERVICES.podcastHost
const HOSTED_ENV = { ...env, PODCAST_TEST_HOSTS: host }

/** The Worker's dependencies, with the test host allowed. */
export function createImportTools() {
  return { ...getTools(), env: HOSTED_ENV }
}

/** Calls a route of a Worker that may read from the test host, and waits for what follows the response. */
export async function callImports(route: string, as: Person | null, json?: unknown): Promise<Response> {
  const [method = 'GET', path = ''] = route.split(' ')
  const run = createExecutionContext()
  const answer = await worker.fetch(
    new Request(`${env.ORIGIN}${path}`, {
      method,
      headers: {
        origin: env.ORIGIN,
        ...(as ? { cookie: as.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }),
    HOSTED_ENV,
    run,
  )
  await waitOnExecutionContext(run)
  return answer
}

export type FeedItem = {
  guid: string
  title?: string
  description?: string
  date?: string
  duration?: string
  url?: string
}
export type FeedFields = { title?: string; description?: string; extra?: string; items?: FeedItem[] }

/** RSS of a podcast. */
export function createFeedXml({
  title = 'Night Trains',
  description = '',
  extra = '',
  items = [],
}: FeedFields): string {
  const entries = items.map(
    ({ guid, title: name = `Episode ${guid}`, description: about = '', date, duration, url = '' }) =>
      `<item><title>${name}</title><guid isPermaLink="false">${guid}</guid><description><![CDATA[${about}]]></description>${
        date ? `<pubDate>${date}</pubDate>` : ''
      }${duration ? `<itunes:duration>${duration}</itunes:duration>` : ''}<enclosure url="${url}" length="1" type="audio/mpeg"/></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>${title}</title><description><![CDATA[${description}]]></description><language>en-us</language>${extra}${entries.join('')}</channel></rss>`
}

/** Puts a page on the test host; returns its address. */
export async function putPage(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
): Promise<string> {
  const url = `http://${host}${path}`
  await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })
  return url
}

/** A podcast on the test host, whose sounds are there too. */
export async function publishPodcast(fields: FeedFields = {}) {
  const path = `/${getTools().ids.random(12)}`
  const sound = await putPage(`${path}.mp3`, await readFixture('speech-a.mp3'), 'audio/mpeg')
  const items = (fields.items ?? [{ guid: 'one' }]).map((item) => ({ url: sound, ...item }))
  const put = (next: FeedFields) =>
    putPage(`${path}.xml`, createFeedXml({ ...fields, items, ...next }), 'application/rss+xml')
  const url = await put({})
  return { url, sound, items, put }
}

/** Prepares an import; returns it. */
export async function prepareImport(as: Person, url: string): Promise<Import> {
  const answer = await callImports('POST /api/imports', as, { url })
  if (!answer.ok) throw new Error(`not prepared: ${await answer.text()}`)
  return answer.json<Import>()
}

/** Puts the code of an import into its feed and proves it; returns the running import. */
export async function proveImport(
  as: Person,
  { id, code }: Import,
  put: (fields: FeedFields) => Promise<string>,
): Promise<Import> {
  await put({ description: `<p>About trains. ${code}</p>` })
  const answer = await callImports(`POST /api/imports/${id}/proof`, as, { code: null })
  if (!answer.ok) throw new Error(`not proved: ${await answer.text()}`)
  return answer.json<Import>()
}

/** The import as its owner sees it now. */
export async function readImport(as: Person, id: string): Promise<Import | undefined> {
  const { items } = await (await callImports('GET /api/imports', as)).json<{ items: Import[] }>()
  return items.find((item) => item.id === id)
}

/** The first page of its episodes. */
export async function readImportItems(as: Person, id: string): Promise<ImportItems['items']> {
  return (await (await callImports(`GET /api/imports/${id}/items`, as)).json<ImportItems>()).items
}
