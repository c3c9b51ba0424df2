import { expect, test } from 'vitest'
import { renderPart, screen } from '../../../tests/components'
import type { PodcastSource } from '../../audio/podcast/podcast-source'
import { SourceRow } from './SourceRow'
import type { Copy } from './useSource'

const createSource = (isPartial: boolean): PodcastSource => ({
  seconds: 5,
  isPartial,
  samples: async () => new Int16Array(0),
  peaks: async () => '',
  close: () => undefined,
})
const show = (copy: Copy, isPartial = false) =>
  renderPart(
    <SourceRow
      loaded={{ source: createSource(isPartial), name: 'lake.webm', bytes: 2_000_000, from: 'file', copy }}
      locked={false}
      onChange={() => undefined}
    />,
  )

test('says that a file of another kind is not kept', async () => {
  await show({ at: 'unsupported' })
  expect(screen.getByText('We can’t keep this kind of file for your other devices')).toBeVisible()
})

test('says how much of a file can be read that changes its format', async () => {
  await show({ at: 'none' }, true)
  expect(screen.getByText('Only the first 0:05 of this file can be read.')).toBeVisible()
})

test('says nothing of a whole file that is not to be kept', async () => {
  await show({ at: 'none' })
  expect(screen.queryByText(/can be read|keep|Saved/)).toBeNull()
})
