import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import { Bird } from '../../parts/brand/Bird'
import { Button } from '../../ui/buttons/Button'
import { Pill } from '../../ui/text/Pill'
import type { LoadedSource } from './useSource'

type Props = { loaded: LoadedSource; locked: boolean; onChange: () => void }

/** The loaded audio: name, size and duration. */
export function SourceRow({ loaded: { name, bytes, from, source, copy }, locked, onChange }: Props) {
  const facts = [
    from === 'file' ? PODCAST.uploaded : PODCAST.loaded,
    PODCAST.size((bytes / 1_000_000).toFixed(1)),
    formatPosition(source.seconds),
  ]
  return (
    <div className="attach row -m">
      <Bird name="parrot" />
      <span className="text-block">
        <strong dir="auto">{name}</strong>
        <small>{from === 'demo' ? <Pill>{PODCAST.demoLabel}</Pill> : facts.join(' · ')}</small>
        {source.isPartial ? <small>{PODCAST.onlyFirst(formatPosition(source.seconds))}</small> : null}
        {copy.at === 'none' ? null : <small>{PODCAST.copy[copy.at]}</small>}
      </span>
      <Button tone="quiet" size="sm" disabled={locked} onClick={onChange}>
        {PODCAST.change}
      </Button>
    </div>
  )
}
