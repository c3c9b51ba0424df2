/** Dutch texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Waar je bent ingelogd',
  device: (browser, system) =>
    browser && system ? `${browser} op ${system}` : (browser ?? system ?? 'Onbekende browser'),
  here: 'Deze browser',
  used: 'Laatst gebruikt',
  end: 'Uitloggen',
  endOf: (device) => `${device} uitloggen`,
  endOthers: 'Overal anders uitloggen',
  ended: 'Uitgelogd op dat apparaat.',
  endedOthers: 'Overal anders uitgelogd.',
  loading: 'Nakijken waar je bent ingelogd …',
  tryAgain: 'Opnieuw proberen',
}
