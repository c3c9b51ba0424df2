import { useRef } from 'react'
import { SIGN_UP_REQUESTS } from '../../../domain/locales/en/site'
import type { SignUpRequests } from '../../../domain/site/site.schema'
import { useDecideSignUp, useSignUpRequests } from '../../api/site/site.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Request = SignUpRequests['items'][number]

/** People who wait to join, each to approve or decline. */
export function SignUpRequestList() {
  const query = useSignUpRequests()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="site-card stack surface" aria-labelledby="requests-title">
      <h2 id="requests-title" ref={heading} tabIndex={-1}>
        {SIGN_UP_REQUESTS.title}
      </h2>
      <QueryError query={query} />
      {query.isPending ? (
        <Skeleton label={SIGN_UP_REQUESTS.loading}>
          <SkeletonBlock height="64px" />
        </Skeleton>
      ) : null}
      {query.data?.items.length === 0 ? <p className="dim">{SIGN_UP_REQUESTS.empty}</p> : null}
      <ul className="site-rows divided">
        {query.data?.items.map((request) => (
          <RequestRow key={request.id} request={request} onDecided={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

function RequestRow({ request, onDecided }: { request: Request; onDecided: () => void }) {
  const { id, displayName, username, email, phone, at } = request
  const decide = useDecideSignUp()
  const send = (approved: boolean) =>
    decide.mutate(
      { id, approved },
      {
        onSuccess: () => {
          const format = approved ? SIGN_UP_REQUESTS.approved : SIGN_UP_REQUESTS.declined
          showToast({ text: format(displayName), tone: 'ok' })
          onDecided()
        },
        onError: showErrorToast,
      },
    )
  return (
    <li className="row wrap -spread">
      <div>
        <strong>
          <bdi>{displayName}</bdi>
        </strong>
        <small>
          <bdi>@{username}</bdi> · <bdi>{email ?? phone}</bdi> ·&nbsp;
          <TimeAgo at={at} />
        </small>
      </div>
      <div className="actions wrap">
        <Button
          size="sm"
          tone="primary"
          busy={decide.isPending}
          aria-label={SIGN_UP_REQUESTS.approveLabel(displayName)}
          onClick={() => send(true)}
        >
          {SIGN_UP_REQUESTS.approve}
        </Button>
        <Button
          size="sm"
          tone="line"
          busy={decide.isPending}
          aria-label={SIGN_UP_REQUESTS.declineLabel(displayName)}
          onClick={() => send(false)}
        >
          {SIGN_UP_REQUESTS.decline}
        </Button>
      </div>
    </li>
  )
}
