import { useRef, useState } from 'react'
import { SITE } from '../../../domain/locales/en/site'
import type { SiteChanges, SiteEdit } from '../../../domain/site/site.schema'
import { useSaveSite, useSiteEdit } from '../../api/site/site.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { useErrorFocus } from '../../ui/fields/useErrorFocus'
import { showToast } from '../../ui/overlays/toast'
import { findSettingsProblem, SiteFields } from './SiteFields'

/** The site's settings, for admins. */
export function SiteForm() {
  const query = useSiteEdit()
  return (
    <section className="site-card stack surface" aria-labelledby="site-title">
      <h2 id="site-title">{SITE.title}</h2>
      <QueryError query={query} />
      {query.isPending ? (
        <Skeleton label={SITE.loading}>
          <SkeletonBlock height="300px" />
        </Skeleton>
      ) : null}
      {query.data ? <LoadedSiteForm edit={query.data} /> : null}
    </section>
  )
}

function LoadedSiteForm({ edit }: { edit: SiteEdit }) {
  const [before, setBefore] = useState(edit.settings)
  const [settings, setSettings] = useState(before)
  const [isChecked, setChecked] = useState(false)
  const save = useSaveSite()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<{ field: string } | null>(null)
  useErrorFocus(form, refused)
  function submit() {
    setChecked(true)
    const field = findSettingsProblem(settings)
    if (field) return setRefused({ field })
    save.mutate(
      getChanges(before, { ...settings, name: settings.name.trim(), contact: settings.contact.trim() }),
      {
        onSuccess: (saved) => {
          setBefore(saved.settings)
          setSettings(saved.settings)
          showToast({ text: SITE.saved, tone: 'ok' })
        },
        onError: showErrorToast,
      },
    )
  }
  return (
    <form
      ref={form}
      className="site-form columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) submit()
      }}
    >
      <SiteFields
        settings={settings}
        templates={edit.templates}
        isChecked={isChecked}
        onChange={setSettings}
      />
      <Button type="submit" tone="primary" busy={save.isPending}>
        {SITE.save}
      </Button>
    </form>
  )
}

/** The settings that were changed here: what another admin saved meanwhile stays. */
function getChanges(before: SiteEdit['settings'], settings: SiteEdit['settings']): SiteChanges {
  const names = Object.keys(settings) as (keyof SiteChanges)[]
  const changed = names.filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(before[name]))
  return Object.fromEntries(changed.map((name) => [name, settings[name]]))
}
