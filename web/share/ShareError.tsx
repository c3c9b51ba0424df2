import Bug from 'lucide-react/icons/bug'
import { DETAIL_LABELS, SHARE } from '../../domain/locales/en/share'
import { Logo } from '../parts/brand/Logo'
import { ResendLinkForm } from './ResendLinkForm'
import type { ShareControls } from './share-controls'
import type { ShareDetails, ShareState } from './share-state'

type Props = { error: Extract<ShareState, { at: 'error' }>; controls?: ShareControls }

/** The same error card for absent, private, expired and deleted posts alike, and for failed loads. */
export function ShareError({ error, controls }: Props) {
  return (
    <section className="error-state stack">
      <span className="mark" aria-hidden="true">
        <Logo />
      </span>
      <div className="error-state-text stack" role="alert">
        <h1>{SHARE.notFound}</h1>
        <p>{error.message}</p>
        {error.mayHaveExpired ? <p>{SHARE.expiryHint}</p> : null}
        {error.renewal === 'asked' ? <p>{SHARE.newLinkSent}</p> : null}
      </div>
      <div className="page-actions wrap">
        {error.renewal ? <ResendLinkForm renewal={error.renewal} controls={controls} /> : null}
        <form action="/" method="get">
          <button
            type="submit"
            className={`btn btn-lg ${error.renewal === 'offered' ? 'btn-line' : 'btn-primary'}`}
          >
            {SHARE.back}
          </button>
        </form>
        {error.mayRetry ? (
          <button type="button" className="btn btn-line btn-lg scripted" onClick={controls?.retry}>
            {SHARE.retry}
          </button>
        ) : null}
      </div>
      <TechnicalDetails details={error.details} copy={controls?.copyDetails} />
    </section>
  )
}

function TechnicalDetails({
  details,
  copy,
}: {
  details: ShareDetails
  copy?: (details: ShareDetails) => void
}) {
  return (
    <details className="debug">
      <summary>
        <Bug className="icon icon-small" aria-hidden="true" />
        {SHARE.details}
      </summary>
      <dl>
        {listDetailRows(details).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-sm scripted" onClick={() => copy?.(details)}>
        {SHARE.copyDetails}
      </button>
    </details>
  )
}

/** Label and value of each detail, as shown and as copied. */
export function listDetailRows(details: ShareDetails): [label: string, value: string][] {
  const names = Object.keys(DETAIL_LABELS) as (keyof ShareDetails)[]
  return names.map((name) => {
    const value = details[name]
    if (typeof value === 'boolean') return [DETAIL_LABELS[name], value ? SHARE.present : SHARE.none]
    return [DETAIL_LABELS[name], value || SHARE.none]
  })
}
