import './trusted-scripts'
import './ui/base.css'
import './ui/forced-colors.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { loadLocale } from './locale'
import { watchInstall } from './state/install'
import { getAppLanguage } from './state/language'
import { useIdle } from './state/useIdle'
import { nameFirstPage } from './state/view'

watchInstall()
nameFirstPage()
const root = document.getElementById('root')
if (!root) throw new Error('index.html lost its #root')
// The prerendered text is painted before the app replaces it. A hidden tab paints nothing.
const painted = new Promise<void>((done) =>
  document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)),
)
void Promise.all([painted, loadLocale(getAppLanguage())]).then(() =>
  // As a transition, so that React yields to the browser.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
        <BackgroundStartup />
      </StrictMode>,
    ),
  ),
)

/** Loads and starts what the first view does not need, once that is on screen. */
function BackgroundStartup() {
  const idle = useIdle()
  useEffect(() => {
    if (idle) void import('./background-startup').then(({ startBackground }) => startBackground())
  }, [idle])
  return null
}
