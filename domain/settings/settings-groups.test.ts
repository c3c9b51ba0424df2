/** Addresses of the settings. */
import { expect, test } from 'vitest'
import { findSettingsPlace, getSettingsPath, SETTINGS_GROUP_NAMES, SETTINGS_GROUPS } from './settings-groups'

const find = (query: string) => findSettingsPlace(new URLSearchParams(query))

test.each([
  ['view=settings', null, null],
  ['view=settings&group=sound', 'sound', null],
  ['view=settings&group=unknown', null, null],
  ['view=settings&group=constructor', null, null],
  ['view=settings&section=passkeys', 'you', 'passkeys'],
  ['view=settings&section=webhooks', 'data', 'webhooks'],
  ['view=settings&section=unknown', null, null],
  ['view=settings&section=constructor', null, null],
  ['view=settings&group=plan&section=earnings', 'plan', 'earnings'],
  ['view=settings&group=plan&section=email', 'plan', null],
  ['view=settings&group=safety&open=decisions', 'safety', 'safety'],
  // Addresses from before the settings had groups.
  ['view=settings&open=contacts', 'safety', 'contacts'],
  ['view=settings&open=decisions', 'safety', 'safety'],
  ['view=settings&open=unknown', null, null],
  ['view=settings&open=constructor', null, null],
  ['view=settings&payouts=back', 'plan', 'earnings'],
  ['view=settings&upgraded=0', 'plan', 'plan'],
])('%s is %s, %s', (query, group, section) => {
  expect(find(query)).toEqual({ group, section })
})

test('leads to every section, each of which is in one group', () => {
  const all = SETTINGS_GROUP_NAMES.flatMap((group) =>
    SETTINGS_GROUPS[group].map((section) => ({ group, section })),
  )
  expect(new Set(all.map(({ section }) => section)).size).toBe(all.length)
  for (const place of all) expect(find(getSettingsPath(place.section).slice(2))).toEqual(place)
})
