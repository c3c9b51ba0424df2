import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Returns a function that opens an IndexedDB database once, and again after the browser closed it or a newer version of
 * the app took its place.
 */
export function createDatabaseOpener<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
  }
  return () => {
    opened ??= openDB<Schema>(name, version, {
      upgrade,
      // Closes at once, so that an upgrade in another tab is not blocked.
      blocking: (_current, _next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        forget()
      },
      terminated: forget,
    }).catch((error) => {
      forget()
      throw error
    })
    return opened
  }
}
