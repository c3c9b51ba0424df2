import { type ReactNode, useEffect, useRef } from 'react'
import { findSettingsPlace, type SettingsSection } from '../../../domain/settings/settings-groups'
import { usePageId, useView } from '../../state/view'

type Props = { section: SettingsSection; children: ReactNode }

/** A section of the settings. An address that names it scrolls to it and moves the focus there. */
export function SettingsAnchor({ section, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const pageId = usePageId()
  const isWanted = findSettingsPlace(useView().params).section === section
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the section that is open leads to it again
  useEffect(() => {
    if (!isWanted) return
    ref.current?.scrollIntoView({ block: 'start' })
    ref.current?.focus({ preventScroll: true })
  }, [isWanted, pageId])
  return (
    <div ref={ref} className="settings-anchor" tabIndex={-1} data-section={section}>
      {children}
    </div>
  )
}
