import Rss from 'lucide-react/icons/rss'
import { LATEST } from '../../domain/locales/en/share'
import {
  getSubscribeLink,
  SUBSCRIBE_APP_NAMES,
  SUBSCRIBE_APPS,
} from '../../domain/syndication/subscribe-links'
import { getSyndicationPath, type SyndicationTarget } from '../../domain/syndication/syndication'
import type { QrPath } from '../ui/media/qr-path'

type Props = { origin: string; target: SyndicationTarget; qr?: QrPath }

/** Links to a feed and to podcast apps; works without a script. */
export function SubscribeLinks({ origin, target, qr }: Props) {
  const url = `${origin}${getSyndicationPath(target)}`
  return (
    <details className="subscribe">
      <summary>
        <Rss className="icon" aria-hidden="true" />
        {LATEST.subscribe}
      </summary>
      <p>{LATEST.subscribeHint}</p>
      <ul className="wrap">
        {SUBSCRIBE_APPS.map((app) => (
          <li key={app}>
            <a className="btn btn-line btn-sm" href={getSubscribeLink(app, url)}>
              {SUBSCRIBE_APP_NAMES[app]}
            </a>
          </li>
        ))}
      </ul>
      <p className="address">
        {LATEST.address}: <a href={url}>{url}</a>
      </p>
      <p>
        <a href={getSyndicationPath(target, 'json')}>{LATEST.jsonFeed}</a>
      </p>
      {qr ? (
        <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={LATEST.scan}>
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.d} fill="#000" shapeRendering="crispEdges" />
        </svg>
      ) : null}
    </details>
  )
}
