/** Renders the real app, or a part of it, at a URL as a visitor or member, over the fake API. */
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { Me } from '../../domain/people/people.schema'
import { nameFirstPage } from '../../web/state/view'
import { FakeApi, type Handlers } from './api'
import { resetBrowser, setOnline } from './browser'
import { makeMe } from './builders'
import { resetStore } from './store'

type Modules = Awaited<ReturnType<typeof importModules>>
export type RenderOptions = {
  /** The URL to open: `/?view=squawks`. */
  path?: string
  /** The signed-in member: a visitor unless given. */
  viewer?: 'visitor' | 'free' | 'pro' | Me
  /** Handlers besides the default ones. */
  api?: Handlers
  isOnline?: boolean
}
export type RenderedApp = RenderResult & {
  user: UserEvent
  api: FakeApi
  /** The signed-in member; null for a visitor. */
  viewer: Me | null
  /** Reloads the current URL: storage is kept, memory is cleared. */
  reload: () => Promise<RenderedApp>
}

let api = new FakeApi()
let modules: Modules | null = null
/** Whether the current test has loaded the app again. */
let hasReloaded = false

/** Returns the fake API of the running test. */
export function getApi(): FakeApi {
  return api
}

async function importModules() {
  const [app, client, toasts, words, catalogs, language, sound, account, focus, toaster, forms, hold] =
    await Promise.all([
      import('../../web/App'),
      import('../../web/api/query-client'),
      import('../../web/ui/overlays/toast'),
      import('../../web/locale'),
      import('../../web/catalogs'),
      import('../../web/state/language'),
      import('../../web/audio/playback/player'),
      import('../../web/state/last-user'),
      import('../../web/ui/keep-focus'),
      import('../../web/ui/overlays/Toaster'),
      import('../../web/recording/forms'),
      import('../../web/state/hold'),
    ])
  const { queryClient } = client
  const { queries } = queryClient.getDefaultOptions()
  // Reads are retried as often as in the app, without delays.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queries, retryDelay: 0 },
  })
  focus.keepFocus()
  return {
    ...app,
    ...client,
    ...toasts,
    ...words,
    ...catalogs,
    ...language,
    ...sound,
    ...account,
    ...toaster,
    ...forms,
    ...hold,
  }
}

function toViewer(viewer: NonNullable<RenderOptions['viewer']>): Me | null {
  if (typeof viewer === 'object') return viewer
  return viewer === 'visitor' ? null : makeMe({ isPro: viewer === 'pro' })
}

/** Renders the whole app. */
export async function renderApp(options: RenderOptions = {}): Promise<RenderedApp> {
  const { App } = await prepare(options)
  return mount(<App />)
}

/** Renders a part of the app among its providers: router, queries, toasts. */
export async function renderPart(part: ReactNode, options: RenderOptions = {}): Promise<RenderedApp> {
  const { queryClient, Toaster } = await prepare(options)
  return mount(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        {part}
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

async function prepare({
  path = '/',
  viewer = 'visitor',
  api: handlers = {},
  isOnline = true,
}: RenderOptions) {
  api.viewer = toViewer(viewer)
  api.use(handlers)
  history.replaceState(null, '', path)
  nameFirstPage()
  if (!isOnline) setOnline(false)
  modules ??= await importModules()
  await loadMessages(modules)
  return modules
}

async function mount(element: ReactNode): Promise<RenderedApp> {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const rendered = render(element)
  // The view's scripts take as long as the machine needs: the test's timeouts begin after that.
  await vi.dynamicImportSettled()
  return { ...rendered, user, api, viewer: api.viewer, reload }
}

async function reload(): Promise<RenderedApp> {
  await unmountApp()
  vi.resetModules()
  modules = await importModules()
  hasReloaded = true
  await loadMessages(modules)
  const { App } = modules
  return mount(<App />)
}

/** Loads all messages of the language: how long the import takes depends on the machine. */
async function loadMessages({ loadLocale, loadPart, getAppLanguage, ...catalogs }: Modules): Promise<void> {
  await loadLocale(getAppLanguage(), catalogs.FIRST_CATALOGS, catalogs.LATER_CATALOGS)
  await loadPart(async () => {})
}

/** Removes the app from the page with everything it holds in memory. */
async function unmountApp(): Promise<void> {
  cleanup()
  if (modules) {
    const { player, queryClient, listToasts, dismissToast } = modules
    for (let { now } = player.getSnapshot(); now; { now } = player.getSnapshot()) player.remove(now.id)
    for (const { id } of listToasts()) dismissToast(id)
    await queryClient.cancelQueries()
    queryClient.clear()
    // The timer of a click that was still to come ends with the test.
    modules.dispatchHold({ type: 'reset' })
  }
  resetStore()
  // An import still under way fails with the end of the test file, or never ends when modules are reset; every later
  // import of the same module would fail or wait with it.
  await vi.dynamicImportSettled()
}

/**
 * Imports the app again for the next tests, at once: modules read what is stored as they are loaded. What they keep stays
 * for later files too: texts of another language, or a view that a test replaced.
 */
export async function reloadModules(): Promise<void> {
  vi.resetModules()
  modules = await importModules()
}

/** Ends a test: removes the app, signs out, and creates the next test's fake API. */
export async function resetApp(): Promise<FakeApi> {
  const used = api
  await unmountApp()
  modules?.leaveAccount()
  // Each test begins at a page that was loaded from the server.
  modules?.clearForms()
  const isOutdated = hasReloaded || document.documentElement.lang !== 'en'
  resetBrowser()
  // Modules that were loaded amid a test read what it had stored.
  if (isOutdated) await reloadModules()
  hasReloaded = false
  api = new FakeApi()
  return used
}
