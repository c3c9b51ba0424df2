/**
 * Stores a stopped, unpublished recording on the device, in the layout of web/drafts/store/device-store.ts. Runs in the page:
 * recording from the fake microphone would take as long as the recording lasts.
 */
export async function putDraft({ id, ownerId, form, track, pcm, seconds }) {
  const spoken = Uint8Array.from(atob(pcm), (letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(seconds * 48_000 * 2)
  for (let at = 0; at < bytes.length; at += spoken.length)
    bytes.set(spoken.subarray(0, Math.min(spoken.length, bytes.length - at)), at)
  const db = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('owlcast', 2)
    asked.onupgradeneeded = () => {
      for (const name of ['drafts', 'sounds', 'tails', 'clips'])
        if (!asked.result.objectStoreNames.contains(name))
          asked.result.createObjectStore(name, { keyPath: 'id' })
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const change = db.transaction(['drafts', 'tails'], 'readwrite')
  change.objectStore('drafts').put({
    id,
    ownerId,
    mode: 'squawk',
    form,
    formId: id,
    trackId: track?.id ?? null,
    track,
    seconds,
    state: 'ready',
    attempts: 0,
    peaks: 'AZaz09-_'.repeat(20),
    pauses: '',
    updatedAt: Date.now(),
    editedAt: 0,
  })
  change.objectStore('tails').put({ id, blob: new Blob([bytes]) })
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve
    change.onerror = () => reject(change.error)
  })
  db.close()
}
