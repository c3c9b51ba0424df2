import { SHARE } from '../../domain/locales/en/share'

/** Placeholder while the post loads. */
export function ShareLoading() {
  return (
    <section className="sc" aria-busy="true" aria-label={SHARE.loading}>
      <span className="skel -type" />
      <span className="skel -title" />
      <div className="by">
        <span className="skel -c" />
        <span className="skel -name" />
      </div>
      <div className="big">
        <span className="skel -w" />
      </div>
      <span className="skel" />
      <span className="skel -short" />
    </section>
  )
}
