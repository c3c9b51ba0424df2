/** Words of the song form (spec §2.3, §6). */
import { messageOf } from '../../domain/errors'

export const SONG = {
  heading: 'The song',
  songTitle: 'Song title',
  author: 'Author',
  original: 'This is an original song',
  covers: 'Covers are not permitted: words and music are your own.',
  pricing: 'Pricing: Free (public only)',
  upgrade: messageOf('post.pro_required'),
  upgradeButton: 'Upgrade to Pro',
}
