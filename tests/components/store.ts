/** Gives each test an empty jotai store behind the one default store that the app's modules hold. */
import { INTERNAL_overrideCreateStore } from 'jotai'
import { INTERNAL_buildStoreRev4 as buildStore } from 'jotai/vanilla/internals'

type Store = ReturnType<typeof buildStore>

/** Outside of the module, which is evaluated again after a reload: the default store stays the first one. */
const holder = globalThis as typeof globalThis & { componentStore?: Store }

/** Resets all atoms. */
export function resetStore(): void {
  holder.componentStore = buildStore()
}

function getStore(): Store {
  holder.componentStore ??= buildStore()
  return holder.componentStore
}

// The default store is created once and kept: this one delegates to the store of the running test.
INTERNAL_overrideCreateStore(
  () => () =>
    ({
      get: (...args: Parameters<Store['get']>) => getStore().get(...args),
      set: (...args: Parameters<Store['set']>) => getStore().set(...args),
      sub: (...args: Parameters<Store['sub']>) => getStore().sub(...args),
    }) as Store,
)
