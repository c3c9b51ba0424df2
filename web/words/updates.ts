/** Words about the app itself: new versions, and being installed. */
export const UPDATES = {
  ready: 'A new version is ready',
  reload: 'Reload',
}
