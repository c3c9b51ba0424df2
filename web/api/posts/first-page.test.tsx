/** The feed that comes with the page is in the cache as if it had been requested. */
import { beforeEach, expect, test } from 'vitest'
import { FIRST_PAGE_ELEMENT, type FirstPage } from '../../../domain/posts/first-page'
import { HOUR_MS } from '../../../domain/time/units'
import { makeFeed, makePost, renderApp, screen } from '../../../tests/components'
import { getServerNow, setServerTime } from '../../state/clock'
import { getSeqParam } from '../seq'
import { cacheFirstPage } from './first-page'

const SEQ = 40
/** This device's clock is wrong. */
const SERVER_NOW = Date.now() + 2 * HOUR_MS

function addFirstPage(posts: ReturnType<typeof makePost>[]): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = FIRST_PAGE_ELEMENT
  const page: FirstPage = { kind: 'squawk', now: SERVER_NOW, feed: makeFeed(posts, { seq: SEQ }) }
  block.textContent = JSON.stringify(page)
  document.body.append(block)
}

beforeEach(() => setServerTime(Date.now()))

test('shows the posts of the page without a request, and leaves out what has expired since', async () => {
  addFirstPage([
    makePost({ title: 'Still here', expiresAt: SERVER_NOW + HOUR_MS, createdAt: SERVER_NOW - HOUR_MS }),
    makePost({ title: 'Gone', expiresAt: SERVER_NOW, createdAt: SERVER_NOW - HOUR_MS }),
  ])
  cacheFirstPage()
  expect(Math.abs(getServerNow() - SERVER_NOW)).toBeLessThan(HOUR_MS)
  expect(getSeqParam()).toBe(String(SEQ))
  expect(document.getElementById(FIRST_PAGE_ELEMENT)).toBeNull()
  const { api } = await renderApp()
  expect((await screen.findAllByText('Still here')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Gone')).toBeNull()
  expect(api.requestsTo('GET /api/posts')).toEqual([])
})

test('changes nothing on a page that brings no feed', () => {
  cacheFirstPage()
  expect(Math.abs(getServerNow() - Date.now())).toBeLessThan(HOUR_MS)
})
