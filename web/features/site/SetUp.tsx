import '../../ui/text/Page.css'
import './site.css'
import { useEffect, useState } from 'react'
import { SETUP } from '../../../domain/locales/en/site'
import { getErrorMessage } from '../../api/request-error'
import { useSetupLink } from '../../api/site/site.queries'
import { EmptyState } from '../../parts/loading/EmptyState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { useTopBarTitle } from '../../state/top-bar'
import { SetupForm } from './SetupForm'

/** The first-run screen. Its link carries the token behind `#`, which no server sees; it leaves the address at once. */
export function SetUp() {
  useTopBarTitle(SETUP.title)
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`), [])
  const { data, error, isPending } = useSetupLink(token)
  if (token === '' || error)
    return (
      <div className="page stack">
        <EmptyState
          alone
          bird="owlcast"
          title={SETUP.title}
          text={error ? getErrorMessage(error) : SETUP.noLink}
        />
      </div>
    )
  return (
    <div className="page stack site-page">
      <header>
        <h1 className="only-desk">{SETUP.title}</h1>
        <p className="lead">{SETUP.intro}</p>
      </header>
      {isPending ? (
        <Skeleton label={SETUP.checking}>
          <SkeletonBlock height="360px" />
        </Skeleton>
      ) : null}
      {data ? <SetupForm token={token} edit={data} /> : null}
    </div>
  )
}
