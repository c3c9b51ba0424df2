import { useRef } from 'react'
import { PRIVATE_FEEDS } from '../../../domain/locales/en/syndication'
import type { PrivateFeed } from '../../../domain/syndication/syndication.schema'
import {
  useEndPrivateFeed,
  usePrivateFeeds,
  useSetSyndicationSettings,
  useSyndicationSettings,
} from '../../api/syndication/private-feeds.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { SwitchRow } from '../../ui/lists/SwitchRow'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'

/** The user's private feed addresses in the settings, and whether posts that fade are in their own feeds. */
export function PrivateFeedsSection() {
  const feeds = usePrivateFeeds()
  const end = useEndPrivateFeed()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="setgroup stack">
      <h2 ref={heading} tabIndex={-1}>
        {PRIVATE_FEEDS.title}
      </h2>
      <div className="settings-list">
        <ExpiringSetting />
        <SettingsListState query={feeds} loading={PRIVATE_FEEDS.loading} />
        {feeds.data?.length === 0 ? (
          <SettingRow title={PRIVATE_FEEDS.none} hint={PRIVATE_FEEDS.noneHint} />
        ) : null}
        {feeds.data?.map((feed) => (
          <PrivateFeedRow
            key={feed.id}
            feed={feed}
            busy={end.isPending}
            onEnd={() =>
              end.mutate(feed.id, {
                onSuccess: () => {
                  showToast({ text: PRIVATE_FEEDS.ended, tone: 'ok' })
                  // The pressed button is removed with its row.
                  heading.current?.focus()
                },
                onError: showErrorToast,
              })
            }
          />
        ))}
      </div>
    </section>
  )
}

function PrivateFeedRow({ feed, busy, onEnd }: { feed: PrivateFeed; busy: boolean; onEnd: () => void }) {
  const { name, title, usedAt } = feed
  return (
    <SettingRow
      title={name}
      titleProps={{ dir: 'auto' }}
      hint={
        <>
          <bdi>{title}</bdi> ·{' '}
          {usedAt === null ? (
            PRIVATE_FEEDS.unused
          ) : (
            <>
              {PRIVATE_FEEDS.used} <TimeAgo at={usedAt} />
            </>
          )}
        </>
      }
    >
      <Button size="sm" aria-label={PRIVATE_FEEDS.endLabel(name)} busy={busy} onClick={onEnd}>
        {PRIVATE_FEEDS.end}
      </Button>
    </SettingRow>
  )
}

function ExpiringSetting() {
  const settings = useSyndicationSettings()
  const choose = useSetSyndicationSettings()
  if (!settings.data) return <SettingsListState query={settings} loading={PRIVATE_FEEDS.loading} />
  return (
    <SwitchRow
      title={PRIVATE_FEEDS.expiring}
      hint={PRIVATE_FEEDS.expiringHint}
      checked={settings.data.includesExpiring}
      onChange={(includesExpiring) => choose.mutate({ includesExpiring }, { onError: showErrorToast })}
    />
  )
}
