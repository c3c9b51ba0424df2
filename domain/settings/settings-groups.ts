/** The groups of the settings, the sections of each, and the addresses of both. */

/** Groups with their sections, in the order of the index. A section is in one group. */
export const SETTINGS_GROUPS = {
  you: [
    'profile',
    'email',
    'phone',
    'passkeys',
    'sessions',
    'appearance',
    'invitations',
    'install',
    'sign-out',
  ],
  notifications: ['notifications'],
  sound: ['listening', 'recording', 'library', 'shortcuts'],
  safety: ['contacts', 'safety'],
  plan: ['plan', 'earnings'],
  data: ['data', 'imports', 'feeds', 'tokens', 'webhooks', 'bot', 'delete'],
} as const
export type SettingsGroup = keyof typeof SETTINGS_GROUPS
export type SettingsSection = (typeof SETTINGS_GROUPS)[SettingsGroup][number]

export const SETTINGS_GROUP_NAMES = Object.keys(SETTINGS_GROUPS) as SettingsGroup[]

/** `group` null is the index; `section` null is the start of the group. */
export type SettingsPlace = { group: SettingsGroup | null; section: SettingsSection | null }

/** The dialogs that an address opens, by its parameter `open`, and the section of each. */
const LINKED_DIALOGS = new Map<string, SettingsSection>([
  ['contacts', 'contacts'],
  ['decisions', 'safety'],
])

/** What the payment pages lead back with. */
const RETURNS = [
  { name: 'payouts', section: 'earnings' },
  { name: 'upgraded', section: 'plan' },
] as const

/** Returns the place of an address: by its group, its section, the dialog it opens, or what it leads back from. */
export function findSettingsPlace(params: URLSearchParams): SettingsPlace {
  const group = SETTINGS_GROUP_NAMES.find((name) => name === params.get('group')) ?? null
  const returned = RETURNS.find(({ name }) => params.has(name))
  const wanted = params.get('section') ?? LINKED_DIALOGS.get(params.get('open') ?? '') ?? returned?.section
  const home = findGroup(wanted)
  // A section of another group than the named one is an address written by hand: the group wins.
  if (home && (group === null || group === home)) return { group: home, section: wanted as SettingsSection }
  return { group, section: null }
}

function findGroup(section: string | undefined): SettingsGroup | undefined {
  return SETTINGS_GROUP_NAMES.find((name) => SETTINGS_GROUPS[name].some((known) => known === section))
}

/** The path of a section of the settings: '/?view=settings&section=email'. */
export function getSettingsPath(section: SettingsSection): string {
  return `/?view=settings&section=${section}`
}
