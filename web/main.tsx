import './trusted-scripts'
import './ui/base.css'
import './ui/forced-colors.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { App } from './App'
import { prefetchSession } from './api/auth/session.queries'
import { cacheFirstPage } from './api/posts/first-page'
import { isFirstVoiceShown } from './audio/playback/first-voice'
import { FIRST_CATALOGS, LATER_CATALOGS } from './catalogs'
import { watchInstall } from './features/settings/install'
import { useIdle } from './hooks/useIdle'
import { loadLocale, loadPart } from './locale'
import { prefetchHome } from './screens/HomeScreen'
import { getAppLanguage } from './state/language'
import { isHomeOpen, nameFirstPage } from './state/view'

watchInstall()
nameFirstPage()
const root = document.getElementById('root')
if (!root) throw new Error('index.html lost its #root')
// The prerendered text is painted before the app replaces it. A hidden tab paints nothing.
const painted = new Promise<void>((done) =>
  document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)),
)
const translated = loadLocale(getAppLanguage(), FIRST_CATALOGS, LATER_CATALOGS)
void painted.then(() => start(root))

/** Requests, then React, then the first render: as one task, they would block a slow phone. */
async function start(container: HTMLElement): Promise<void> {
  prefetchSession()
  cacheFirstPage()
  if (isHomeOpen()) prefetchHome()
  await translated
  // Until a feed's screen replaces it, the page shows what it brought.
  if (isFirstVoiceShown() && !isHomeOpen())
    await loadPart(() => import('./screens/FeedScreen')).catch(() => undefined)
  await new Promise((done) => setTimeout(done))
  // Evaluated here, though it is part of the same file.
  const { createRoot } = await import('react-dom/client')
  // As a transition, so that React yields to the browser.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
        <BackgroundStartup />
      </StrictMode>,
    ),
  )
}

/** Loads and starts what the first view does not need, once that is on screen. */
function BackgroundStartup() {
  const idle = useIdle()
  useEffect(() => {
    if (idle)
      void loadPart(() => import('./background-startup')).then(({ startBackground }) => startBackground())
  }, [idle])
  return null
}
