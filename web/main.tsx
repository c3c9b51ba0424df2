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

// Listening waits until the first view is on screen: it is not part of it.
addEventListener('load', () => setTimeout(async () => (await import('./live/live')).listen(queryClient)))
