/** Gives each test an empty jotai store behind the one default store that the app's modules hold. */
import { INTERNAL_overrideCreateStore } from 'jotai'
import { INTERNAL_buildStoreRev4 as buildStore } from 'jotai/vanilla/internals'

type Store = ReturnType<typeof buildStore>

let current: Store = buildStore()

/** Forgets what all atoms hold. */
export function resetStore(): void {
  current = buildStore()
}

// The default store is made once and then kept: this one passes everything on to the store of the running test.
INTERNAL_overrideCreateStore(
  () => () =>
    ({
      get: (...args: Parameters<Store['get']>) => current.get(...args),
      set: (...args: Parameters<Store['set']>) => current.set(...args),
      sub: (...args: Parameters<Store['sub']>) => current.sub(...args),
    }) as Store,
)
