/** A feed for tests of its formats. */
import { getPodcastCategory } from '../../domain/syndication/syndication'
import type {
  SyndicatedFeed,
  SyndicatedItem,
  SyndicatedPerson,
} from '../../worker/syndication/syndicated-feed'

export const ORIGIN = 'https://owlcast.example'
const WREN: SyndicatedPerson = {
  name: 'Wren & «Zoë»',
  url: `${ORIGIN}/@wren`,
  avatarUrl: `${ORIGIN}/media/med_w`,
}
const DELE: SyndicatedPerson = { name: 'Dele', url: `${ORIGIN}/@dele`, avatarUrl: null }

function makeItem(given: Partial<SyndicatedItem> = {}): SyndicatedItem {
  return {
    id: 'post_1',
    title: 'Low tide & ]]> <high> 潮 🦉',
    text: 'The sea said "hello" & <left>.\nThen came back.\n\nالبحر',
    link: `${ORIGIN}/nightingale/post_1`,
    createdAt: Date.UTC(2026, 10, 25, 7, 30),
    editedAt: null,
    enclosure: { url: `${ORIGIN}/media/med_1.mp3`, bytes: 480_000, type: 'audio/mpeg', seconds: 181.4 },
    previewNote: null,
    author: WREN,
    collaborators: [DELE],
    tags: ['tide', 'été'],
    language: 'en',
    pictureUrl: `${ORIGIN}/og/post_1.png`,
    wordsUrls: { vtt: `${ORIGIN}/media/med_1/words.vtt`, json: `${ORIGIN}/media/med_1/transcript.json` },
    chaptersUrl: `${ORIGIN}/media/med_1/chapters.json`,
    ...given,
  }
}

/** A feed of two items with everything that feeds may contain, and letters that XML escapes. */
export function makeSyndicatedFeed(given: Partial<SyndicatedFeed> = {}): SyndicatedFeed {
  return {
    guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
    title: 'Wren & «Zoë»',
    description: 'What Wren says on Owlcast.',
    link: `${ORIGIN}/@wren`,
    selfUrl: `${ORIGIN}/feeds/person/wren.xml`,
    firstUrl: `${ORIGIN}/feeds/person/wren.xml`,
    nextUrl: `${ORIGIN}/feeds/person/wren.xml?before=1.post_1`,
    language: 'en',
    author: WREN,
    category: getPodcastCategory(null),
    medium: 'podcast',
    coverUrl: `${ORIGIN}/feeds/cover/person/wren.png`,
    funding: { url: `${ORIGIN}/@wren`, text: 'Hear all of it on Owlcast' },
    hubUrl: 'https://hub.example/',
    isPrivate: false,
    items: [makeItem(), makeItem({ id: 'post_2', title: 'Untitled', wordsUrls: null, chaptersUrl: null })],
    ...given,
  }
}
