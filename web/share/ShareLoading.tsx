import { SHARE } from '../../domain/locales/en/share'

/** Placeholder while the post loads. */
export function ShareLoading() {
  return (
    <section className="shared stack" aria-busy="true" aria-label={SHARE.loading}>
      <span className="skeleton -type" />
      <span className="skeleton -title" />
      <div className="by row -m">
        <span className="skeleton -c" />
        <span className="skeleton -name" />
      </div>
      <div className="big stack">
        <span className="skeleton -w" />
      </div>
      <span className="skeleton" />
      <span className="skeleton -short" />
    </section>
  )
}
