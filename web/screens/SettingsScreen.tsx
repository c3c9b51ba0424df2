import '../features/settings/SettingsList.css'
import './settings/SettingsScreen.css'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { SETTINGS_INDEX } from '../../domain/locales/en/account'
import type { Me } from '../../domain/people/people.schema'
import {
  findSettingsPlace,
  SETTINGS_GROUP_NAMES,
  type SettingsGroup,
} from '../../domain/settings/settings-groups'
import { useMe } from '../api/auth/session.queries'
import { SignedOutSection } from '../features/settings/SignedOutSection'
import { ErrorScreen } from '../features/shell/ErrorScreen'
import { useIsWide } from '../hooks/useIsWide'
import { ViewLoading } from '../parts/loading/Loading'
import { useTopBarBack, useTopBarTitle } from '../state/top-bar'
import { goBack, goTo, usePageId, useView } from '../state/view'
import { ErrorBoundary } from '../ui/states/ErrorBoundary'
import { lazyPart } from '../ui/states/lazy-part'
import { SettingsIndex } from './settings/SettingsIndex'

const YouSettings = lazyPart(() => import('./settings/YouSettings'), 'YouSettings')
const NotificationsSettings = lazyPart(
  () => import('./settings/NotificationsSettings'),
  'NotificationsSettings',
)
const SoundSettings = lazyPart(() => import('./settings/SoundSettings'), 'SoundSettings')
const SafetySettings = lazyPart(() => import('./settings/SafetySettings'), 'SafetySettings')
const PlanSettings = lazyPart(() => import('./settings/PlanSettings'), 'PlanSettings')
const DataSettings = lazyPart(() => import('./settings/DataSettings'), 'DataSettings')

/** The page of each group; null where it needs an account. */
const PAGES: Record<SettingsGroup, (me: Me | null | undefined) => ReactNode> = {
  you: () => <YouSettings />,
  notifications: (me) => me && <NotificationsSettings />,
  sound: () => <SoundSettings />,
  safety: (me) => me && <SafetySettings me={me} />,
  plan: (me) => me && <PlanSettings me={me} />,
  data: (me) => me && <DataSettings me={me} />,
}

/** Groups with settings of the device, which need no account. */
const VISITOR_GROUPS: readonly SettingsGroup[] = ['you', 'sound']

/** The settings: an index of groups, and the page of one; in a wide window beside each other. */
export function SettingsScreen() {
  const me = useMe()
  const isWide = useIsWide()
  const { group } = findSettingsPlace(useView().params)
  const shown = group ?? (isWide ? 'you' : null)
  useTopBarTitle(group && SETTINGS_INDEX.groups[group])
  useLeaveGroup(isWide ? null : group)
  useFocusOnGroupChange(group)
  const Title = group ? 'h1' : 'h2'
  return (
    <div className="settings stack -flush">
      {isWide || !group ? (
        <SettingsIndex
          groups={me === null ? VISITOR_GROUPS : SETTINGS_GROUP_NAMES}
          shown={shown}
          isPage={group === null}
        />
      ) : null}
      {shown ? (
        <div className="settings-page stack">
          {isWide ? (
            <Title className={group ? 'only-desk title' : 'title'}>{SETTINGS_INDEX.groups[shown]}</Title>
          ) : null}
          <ErrorBoundary key={shown} fallback={(error) => <ErrorScreen error={error} />}>
            <Suspense fallback={<ViewLoading />}>
              {PAGES[shown](me) ?? (me === null ? <SignedOutSection /> : <ViewLoading />)}
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </div>
  )
}

/** Back leads to the index: back in the history if the index is there, else in place of the group. */
function useLeaveGroup(group: SettingsGroup | null): void {
  const pageId = usePageId()
  const type = useNavigationType()
  const former = useRef(group)
  /** The page that was opened from the index. */
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (group && former.current === null && type === 'PUSH') opened.current = pageId
    former.current = group
  }, [group, pageId, type])
  useTopBarBack(group && SETTINGS_INDEX.back, () =>
    opened.current === pageId ? goBack() : goTo('settings', {}, { replace: true }),
  )
}

/**
 * Moves the focus as a view change does, where the followed link is gone: to the page, or to the link of the group that
 * was left.
 */
function useFocusOnGroupChange(group: SettingsGroup | null): void {
  const former = useRef(group)
  useEffect(() => {
    if (former.current === group) return
    const left = former.current
    former.current = group
    const main = document.getElementById('main')
    if (main?.contains(document.activeElement) && main !== document.activeElement) return
    const link = group ? null : main?.querySelector<HTMLElement>(`.settings-index [data-group="${left}"]`)
    ;(link ?? main)?.focus({ preventScroll: true })
  }, [group])
}
