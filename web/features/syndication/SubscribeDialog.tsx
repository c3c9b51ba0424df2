import './SubscribeDialog.css'
import Copy from 'lucide-react/icons/copy'
import { useId, useMemo, useState } from 'react'
import { SUBSCRIBE } from '../../../domain/locales/en/syndication'
import {
  getSubscribeLink,
  SUBSCRIBE_APP_NAMES,
  SUBSCRIBE_APPS,
} from '../../../domain/syndication/subscribe-links'
import { getSyndicationPath, type SyndicationTarget } from '../../../domain/syndication/syndication'
import { useMe } from '../../api/auth/session.queries'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { copyText } from '../../ui/copy-text'
import { toQrPath } from '../../ui/media/qr-path'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { PrivateFeedForm } from './PrivateFeedForm'

type Props = { target: SyndicationTarget; onClose: () => void }

/** Ways to subscribe to a feed: podcast apps, its address, a QR code, and for members a private address. */
export function SubscribeDialog({ target, onClose }: Props) {
  const me = useMe()
  const [privateUrl, setPrivateUrl] = useState<string | null>(null)
  return (
    <Dialog title={SUBSCRIBE.title} onClose={onClose}>
      <div className="subscribe stack">
        <p className="dim">
          {SUBSCRIBE.intro} {SUBSCRIBE.introExpiring}
        </p>
        {privateUrl === null ? (
          <>
            <FeedAddress url={`${location.origin}${getSyndicationPath(target)}`} />
            {me ? <PrivateFeedForm target={target} onCreated={setPrivateUrl} /> : null}
          </>
        ) : (
          <>
            <p role="status">
              <strong>{SUBSCRIBE.created}</strong>
            </p>
            <FeedAddress url={privateUrl} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** An address with what can be done with it. */
function FeedAddress({ url }: { url: string }) {
  const id = useId()
  const qr = useMemo(() => toQrPath(url), [url])
  async function copy() {
    showToast(
      (await copyText(url))
        ? { text: SUBSCRIBE.copied, tone: 'ok' }
        : { text: SUBSCRIBE.notCopied, tone: 'bad' },
    )
  }
  return (
    <>
      <ul className="subscribe-apps columns" aria-label={SUBSCRIBE.apps}>
        {SUBSCRIBE_APPS.map((app) => (
          <li key={app}>
            <a className={getButtonClass({ tone: 'line' })} href={getSubscribeLink(app, url)}>
              {SUBSCRIBE_APP_NAMES[app]}
            </a>
          </li>
        ))}
      </ul>
      <div className="field stack">
        <label htmlFor={id}>{SUBSCRIBE.address}</label>
        <div className="subscribe-address">
          <input
            id={id}
            className="input fill"
            dir="ltr"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <Button tone="line" icon={<Copy className="icon" />} onClick={() => void copy()}>
            {SUBSCRIBE.copy}
          </Button>
        </div>
      </div>
      <details className="subscribe-scan">
        <summary>{SUBSCRIBE.scan}</summary>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={SUBSCRIBE.scanLabel}>
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.d} fill="#000" shapeRendering="crispEdges" />
        </svg>
      </details>
    </>
  )
}
