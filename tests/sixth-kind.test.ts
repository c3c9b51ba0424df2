/**
 * A sixth kind in the client: places, menus, the home page, its feed, and the recorder's choice, from its rows alone.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Kind, Mode } from '../domain/kinds'
import { SORTS } from '../web/features/graph/sorts'
import { HeroWire } from '../web/features/home/HeroWire'
import { publishLabel, startLabel } from '../web/features/record/labels'
import { ModeSelector } from '../web/features/record/ModeSelector'
import { VOICES } from '../web/features/shell/places'
import { FADING_KINDS, kindOfView, LOOKS } from '../web/kinds'
import { formPartOf } from '../web/mode-parts'
import { FeedScreen } from '../web/screens/FeedScreen'
import { birdOf } from '../web/share/plumage'
import { hrefOf, viewFromUrl } from '../web/state/href'
import { isView, type View } from '../web/state/views'
import { menuTitleOf, titleOf } from '../web/words/shell'

// As in its row; the types know no such kind.
const HERON = 'heron' as string as Kind
const HERON_MODE = 'heron' as string as Mode
const HERONS = 'heron' as string as View

// Screens read their scroll position; there is no browser here.
vi.stubGlobal('sessionStorage', { getItem: () => null })

function drawn(element: ReactNode, at = '/'): string {
  const router = createElement(MemoryRouter, { initialEntries: [at] }, element)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, router))
}

test('has a view with a URL and menu entries', () => {
  expect([isView(HERONS), viewFromUrl('heron'), hrefOf(HERONS)]).toEqual([true, HERONS, '/?view=heron'])
  expect([kindOfView(HERONS), titleOf(HERONS)]).toEqual([HERON, 'Heron'])
  expect(VOICES).toContainEqual({ kind: HERON, view: HERONS })
  expect(menuTitleOf(HERONS)).toBe('Heron')
})

test('is on the home page and among the expiring kinds', () => {
  expect(drawn(createElement(HeroWire))).toContain('aria-label="Record a heron"')
  expect(FADING_KINDS).toContain(HERON)
})

test('has a feed with its name, statistics and actions', () => {
  const feed = drawn(createElement(FeedScreen), '/?view=heron')
  for (const words of [
    'Heron',
    'Long pauses by the water.',
    'Standing Herons',
    'Create Heron',
    'Loading herons',
  ])
    expect(feed).toContain(words)
})

test('is a filter of the graph', () => {
  expect(SORTS.map(({ key, name }) => [key, name])).toContainEqual([HERON, 'Heron'])
})

test('is offered by the recorder with its labels and form part', () => {
  const choice = drawn(
    createElement(ModeSelector, { mode: HERON_MODE, locked: false, onChange: () => undefined }),
  )
  expect(choice).toMatch(
    /data-kind="heron"[^>]*><input[^>]*checked=""[^>]*value="heron"|value="heron"[^>]*checked=""/,
  )
  expect([startLabel(HERON_MODE, false), publishLabel(HERON_MODE, false)]).toEqual([
    'Start Recording',
    'Heron',
  ])
  // It holds recordings, so its form asks for the one to record into.
  expect(formPartOf(HERON_MODE)).toBe(formPartOf('owlcast'))
})

test('has the bird of its row on the share page', () => {
  expect(birdOf({ kind: HERON, subtype: null })).toBe(LOOKS[HERON].bird)
})
