/** Exits with instructions when the state folder has the database of another version. */
import { requireKnownState } from './migrate.ts'

await requireKnownState(process.env.STATE)
