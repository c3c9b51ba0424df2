import { expect, test } from 'vitest'
import { PREVIEW_SECONDS } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import { heardOf } from './heard'

const peaks = Array.from({ length: 160 }, (_, i) => i)
const voice = (seconds: number, locked: boolean | null, audioUrl: string | null = '/media/med_1') =>
  ({
    ...{ id: 'post_1', kind: 'nightingale', title: 'Salt', author: { displayName: 'Ines' } },
    ...{ audioUrl, seconds, peaks, podcast: null, price: locked === null ? null : { cents: 99, locked } },
  }) as unknown as Post

test('of a locked voice the preview is heard, and its part of the waveform is shown', () => {
  expect(heardOf(voice(300, true))).toMatchObject({ seconds: PREVIEW_SECONDS, peaks: peaks.slice(0, 16) })
  expect(heardOf(voice(10, true))).toMatchObject({ seconds: 5, peaks: peaks.slice(0, 80) })
})

test('what is free or paid for is heard whole, and what has no sound not at all', () => {
  for (const locked of [null, false])
    expect(heardOf(voice(300, locked))).toMatchObject({ seconds: 300, peaks })
  expect(heardOf(voice(300, true, null))).toBeNull()
})
