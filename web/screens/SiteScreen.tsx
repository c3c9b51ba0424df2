import { type ComponentType, type ReactNode, Suspense } from 'react'
import { ViewLoading } from '../parts/loading/Loading'
import { useView } from '../state/view'
import { lazyPart } from '../ui/states/lazy-part'
import { AdminOnly } from './AdminOnly'

const SetUp = lazyPart(() => import('../features/site/SetUp'), 'SetUp')
const Overview = lazyPart(() => import('../features/site/Overview'), 'Overview')
const Licences = lazyPart(() => import('../features/site/Licences'), 'Licences')

/** Pages that are not for admins alone. One view has all of them: each view is a part of the first view's size. */
const OPEN_PAGES: Record<string, ComponentType> = { setup: SetUp, licences: Licences }

/** The site itself: its first set-up, the licences, and the overview for admins. */
export function SiteScreen(): ReactNode {
  const OpenPage = OPEN_PAGES[useView().params.get('page') ?? '']
  if (!OpenPage)
    return (
      <AdminOnly>
        <Overview />
      </AdminOnly>
    )
  return (
    <Suspense fallback={<ViewLoading />}>
      <OpenPage />
    </Suspense>
  )
}
