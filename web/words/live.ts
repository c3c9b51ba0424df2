/** Words for what arrives while the app is open. */
export const LIVE = {
  newVoices: (count: number) => (count === 1 ? '1 new voice' : `${count} new voices`),
}
