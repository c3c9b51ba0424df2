/**
 * A sixth kind in the client: places, menus, the home page, its feed, and the recorder's choice, from its rows alone.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Kind, Mode } from '../domain/kinds'
import { getMenuTitle, getViewTitle } from '../domain/locales/en/shell'
import { isView, type View } from '../domain/views'
import { POST_CATEGORIES } from '../web/features/graph/post-categories'
import { HeroWire } from '../web/features/home/HeroWire'
import { getPublishLabel, getStartLabel } from '../web/features/record/labels'
import { ModeSelector } from '../web/features/record/ModeSelector'
import { findFormPart } from '../web/features/record/mode-parts'
import { FEED_ITEMS } from '../web/features/shell/navigation-items'
import { EXPIRING_KINDS, findKindByView, KIND_UI } from '../web/kinds'
import { FeedScreen } from '../web/screens/FeedScreen'
import { getBird } from '../web/share/theme'
import { parseViewParam, toHref } from '../web/state/href'

// As in its row; the types know no such kind.
const HERON = 'heron' as string as Kind
const HERON_MODE = 'heron' as string as Mode
const HERONS = 'heron' as string as View

// Screens read their scroll position; there is no browser here.
vi.stubGlobal('sessionStorage', { getItem: () => null })

function renderMarkup(element: ReactNode, at = '/'): string {
  const router = createElement(MemoryRouter, { initialEntries: [at] }, element)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, router))
}

test('has a view with a URL and menu entries', () => {
  expect([isView(HERONS), parseViewParam('heron'), toHref(HERONS)]).toEqual([true, HERONS, '/?view=heron'])
  expect([findKindByView(HERONS), getViewTitle(HERONS)]).toEqual([HERON, 'Heron'])
  expect(FEED_ITEMS).toContainEqual({ kind: HERON, view: HERONS })
  expect(getMenuTitle(HERONS)).toBe('Heron')
})

test('is on the home page and among the expiring kinds', () => {
  expect(renderMarkup(createElement(HeroWire))).toContain('aria-label="Record a heron"')
  expect(EXPIRING_KINDS).toContain(HERON)
})

test('has a feed with its name, statistics and actions', () => {
  const feed = renderMarkup(createElement(FeedScreen), '/?view=heron')
  for (const text of [
    'Heron',
    'Long pauses by the water.',
    'Standing Herons',
    'Create Heron',
    'Loading herons',
  ])
    expect(feed).toContain(text)
})

test('is a filter of the graph', () => {
  expect(POST_CATEGORIES.map(({ key, name }) => [key, name])).toContainEqual([HERON, 'Heron'])
})

test('is offered by the recorder with its labels and form part', () => {
  const choice = renderMarkup(
    createElement(ModeSelector, { mode: HERON_MODE, locked: false, onChange: () => undefined }),
  )
  expect(choice).toMatch(
    /data-kind="heron"[^>]*><input[^>]*checked=""[^>]*value="heron"|value="heron"[^>]*checked=""/,
  )
  expect([getStartLabel(HERON_MODE, false), getPublishLabel(HERON_MODE, false)]).toEqual([
    'Start Recording',
    'Heron',
  ])
  // It holds recordings, so its form asks for the one to record into.
  expect(findFormPart(HERON_MODE)).toBe(findFormPart('owlcast'))
})

test('has the bird of its row on the share page', () => {
  expect(getBird({ kind: HERON, subtype: null })).toBe(KIND_UI[HERON].bird)
})
