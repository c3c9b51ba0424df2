import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { queryClient } from './api/query-client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html lost its #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Listening, and what keeps the app on this device, wait until the first view is on screen: they are not part of it.
addEventListener('load', () => setTimeout(settle))

async function settle() {
  ;(await import('./live/live')).listen(queryClient)
  if (import.meta.env.PROD) (await import('./features/updates/follow-versions')).followVersions()
}
