import AudioLines from 'lucide-react/icons/audio-lines'
import Bell from 'lucide-react/icons/bell'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Code from 'lucide-react/icons/code'
import Shield from 'lucide-react/icons/shield'
import Sparkles from 'lucide-react/icons/sparkles'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType } from 'react'
import { SETTINGS, SETTINGS_INDEX } from '../../../domain/locales/en/account'
import type { SettingsGroup } from '../../../domain/settings/settings-groups'
import { ViewLink } from '../../parts/views/ViewLink'
import { useSettingsLines } from './useSettingsLines'

const ICONS: Record<SettingsGroup, ComponentType<{ className: string }>> = {
  you: UserRound,
  notifications: Bell,
  sound: AudioLines,
  safety: Shield,
  plan: Sparkles,
  data: Code,
}

type Props = {
  groups: readonly SettingsGroup[]
  /** The group beside the index; null shows none. */
  shown: SettingsGroup | null
  /** Whether the page is the index, so that its title is the page's. */
  isPage: boolean
}

/** The groups of the settings, each with a line on its state or its content. */
export function SettingsIndex({ groups, shown, isPage }: Props) {
  const lines = useSettingsLines()
  const Title = isPage ? 'h1' : 'p'
  return (
    <nav className="settings-index" aria-label={SETTINGS.title}>
      <Title className="only-desk title">{SETTINGS.title}</Title>
      <ul className="divided">
        {groups.map((group) => {
          const Icon = ICONS[group]
          const line = lines[group]
          return (
            <li key={group}>
              <ViewLink
                view="settings"
                className="row"
                params={{ group }}
                data-group={group}
                aria-current={group === shown ? (isPage ? 'true' : 'page') : undefined}
              >
                <Icon className="icon" />
                <span className="text-block">
                  <strong>{SETTINGS_INDEX.groups[group]}</strong>
                  {line ? <small>{line}</small> : null}
                </span>
                <ChevronRight className="icon icon-small flip" />
              </ViewLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
