import { useState } from 'react'
import type { AccessToken } from '../../../domain/access-tokens/access-tokens.schema'
import { DEVELOPERS_PATH } from '../../../domain/developers/examples'
import { formatDate } from '../../../domain/i18n/dates'
import { ACCESS_TOKENS } from '../../../domain/locales/en/developers'
import { useAccessTokens, useRevokeAccessToken } from '../../api/developers/access-tokens.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { Button } from '../../ui/buttons/Button'
import { CopyRow } from '../../ui/fields/CopyRow'
import { SettingRow } from '../../ui/lists/SettingRow'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { NewTokenDialog } from './NewTokenDialog'

/** The user's access tokens in the settings. A new one is shown once. */
export function AccessTokensSection() {
  const tokens = useAccessTokens()
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  return (
    <section className="setgroup stack">
      <h2>{ACCESS_TOKENS.title}</h2>
      <div className="settings-list">
        <SettingRow className="-stacks" hint={ACCESS_TOKENS.hint}>
          <Button size="sm" onClick={() => setCreating(true)}>
            {ACCESS_TOKENS.create}
          </Button>
        </SettingRow>
        {created === null ? null : (
          <CopyRow
            name="token"
            label={ACCESS_TOKENS.secretLabel}
            hint={ACCESS_TOKENS.secretHint}
            value={created}
            texts={ACCESS_TOKENS}
          />
        )}
        <SettingsListState query={tokens} loading={ACCESS_TOKENS.loading} />
        {(tokens.data ?? []).map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
        <SettingRow
          text={
            <a className="link" href={DEVELOPERS_PATH} target="_blank" rel="noopener">
              {ACCESS_TOKENS.guide}
            </a>
          }
        />
      </div>
      {isCreating ? (
        <NewTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(token) => {
            setCreated(token)
            setCreating(false)
          }}
        />
      ) : null}
    </section>
  )
}

function TokenRow({ token: { id, name, hint, scopes, expiresAt, usedAt } }: { token: AccessToken }) {
  const revoke = useRevokeAccessToken()
  return (
    <SettingRow
      className="-stacks"
      title={
        <>
          <bdi>{name}</bdi> <span className="dim">…{hint}</span>
        </>
      }
      hint={scopes.map((scope) => ACCESS_TOKENS.scopes[scope]).join(' ·\u00a0')}
      text={
        <small>
          {ACCESS_TOKENS.ends(formatDate(expiresAt, { day: 'numeric', month: 'long', year: 'numeric' }))} ·{' '}
          {usedAt === null ? (
            ACCESS_TOKENS.neverUsed
          ) : (
            <>
              {ACCESS_TOKENS.lastUsed} <TimeAgo at={usedAt} />
            </>
          )}
        </small>
      }
    >
      <Button
        size="sm"
        busy={revoke.isPending}
        aria-label={ACCESS_TOKENS.revokeLabel(name)}
        onClick={() =>
          revoke.mutate(id, {
            onSuccess: () => showToast({ text: ACCESS_TOKENS.revoked, tone: 'ok' }),
            onError: showErrorToast,
          })
        }
      >
        {ACCESS_TOKENS.revoke}
      </Button>
    </SettingRow>
  )
}
