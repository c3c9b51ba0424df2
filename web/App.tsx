/** The whole client: providers around the shell, and the table that gives each view its screen. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { queryClient } from './api/query-client'
import { HomeScreen } from './screens/HomeScreen'
import { bindNavigate, useView, type View } from './state/view'
import { Toaster } from './ui/Toaster'

type Screen = ComponentType | LazyExoticComponent<ComponentType>

const NotYetScreen = lazy(async () => ({ default: (await import('./screens/NotYetScreen')).NotYetScreen }))

/** A view without a row here says honestly that it is still on its way. */
const SCREENS: Partial<Record<View, Screen>> = {
  home: HomeScreen,
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Navigation />
        <main id="main" tabIndex={-1}>
          <CurrentScreen />
        </main>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  )
}

function CurrentScreen() {
  const { view } = useView()
  const Screen = SCREENS[view] ?? NotYetScreen
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

/** Lets `goTo` move the router. */
function Navigation() {
  const navigate = useNavigate()
  useEffect(() => {
    bindNavigate(navigate)
    return () => bindNavigate(null)
  }, [navigate])
  return null
}
