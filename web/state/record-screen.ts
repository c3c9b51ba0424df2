/** Whether the record screen is open, maybe behind a dialog or the full player, for code outside components. */
export function isRecordScreenOpen(): boolean {
  return new URLSearchParams(location.search).get('view') === 'record'
}
