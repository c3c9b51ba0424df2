/** Said over what a device kept, while there is no network, in Russian. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'Нет сети — сохранённые публикации' }
