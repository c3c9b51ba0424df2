/** Inserts rows of each sort as the services write them, with the same lengths of ids, keys, texts and responses. */
import { createSeededRandom } from '../seeded.mjs'
import { createSpeaker } from './words.mjs'

/** The time of all rows. */
export const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000

/** Returns a function for each sort of row that inserts one. `people` is the number of members. */
export function createRowMakers(db, people) {
  const random = createSeededRandom(7)
  const say = createSpeaker(random)
  const id = (prefix) =>
    `${prefix}_${Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('')}`
  const hex = (length) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
  const pick = (list) => list[Math.floor(random() * list.length)]
  // 120 bytes are 160 characters.
  const peaks = () =>
    Buffer.from(Array.from({ length: 120 }, () => Math.floor(random() * 256))).toString('base64url')
  const persons = []
  const kept = []
  const squawks = []
  const subscriptions = []
  const notes = []
  let at = NOW
  const prepared = new Map()
  const insert = (table, row) => {
    const columns = Object.keys(row)
    const key = `${table}:${columns}`
    if (!prepared.has(key))
      prepared.set(
        key,
        db.prepare(`INSERT OR IGNORE INTO ${table}(${columns}) VALUES (${columns.map(() => '?')})`),
      )
    return prepared.get(key).run(...Object.values(row))
  }
  const sound = (owner, prefix, seconds) => {
    const media = id('med')
    insert('media', {
      id: media,
      owner_id: owner,
      draft_id: id('draft'),
      mode: 'squawk',
      state: 'attached',
      key: `${prefix}/${owner}/${at}-${hex(16)}.mp3`,
      type: 'audio/mpeg',
      bytes: seconds * 8000,
      sha256: hex(64),
      seconds,
      seconds_limit: 300,
      public: 0,
      created_at: at,
    })
    return media
  }
  const post = (given) => {
    const author = given.author ?? pick(persons)
    const post_id = id('post')
    const { author: _, prefix, ...rest } = given
    insert('posts', {
      id: post_id,
      author_id: author.id,
      author_name: author.name,
      author_username: author.username,
      author_avatar_color: 'teal',
      title: say(3 + random() * 5),
      content: '',
      tags: `${say(1)},${say(1)}`,
      media_id: sound(author.id, prefix, 60),
      seconds: 60,
      peaks: peaks(),
      created_at: ++at,
      ...rest,
    })
    return { id: post_id, author }
  }
  return {
    member: (i) => {
      const person = {
        id: id('usr'),
        name: `${say(1)} ${say(1)}`,
        username: `${say(1).slice(0, 12)}_${i}`,
        at: NOW - (people - i) * 1000,
      }
      persons.push(person)
      const times = { created_at: person.at, updated_at: person.at }
      insert('users', {
        id: person.id,
        name: person.name,
        email: `${person.username}@example.org`,
        email_verified: 1,
        phone_number_verified: 0,
        ...times,
      })
      insert('accounts', {
        id: id('acc'),
        user_id: person.id,
        account_id: person.id,
        provider_id: 'credential',
        password: `${hex(32)}:${hex(128)}`,
        ...times,
      })
      insert('profiles', {
        id: person.id,
        username: person.username,
        display_name: person.name,
        avatar_color: 'teal',
        age_attested_at: person.at,
        ...times,
      })
    },
    session: () => {
      const person = pick(persons)
      const session = id('ses')
      insert('sessions', {
        id: session,
        user_id: person.id,
        token: hex(32),
        expires_at: NOW + 6e8,
        user_agent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
        created_at: NOW,
        updated_at: NOW,
      })
      if (random() < 0.3) {
        const subscription = id('psh')
        subscriptions.push(subscription)
        insert('push_subscriptions', {
          id: subscription,
          user_id: person.id,
          session_id: session,
          endpoint: `https://fcm.googleapis.com/fcm/send/${hex(152)}`,
          p256dh: hex(87),
          auth: hex(22),
          created_at: NOW,
        })
      }
    },
    follow: () =>
      insert('follows', {
        follower_id: pick(persons).id,
        followed_id: persons[Math.floor(random() ** 3 * persons.length)].id,
        created_at: ++at,
      }),
    kept: () => {
      const made = post({
        kind: pick(['hum', 'nightingale', 'owlcast']),
        prefix: 'hums',
        content: say(60 + random() * 200),
        language: 'en',
        detail: JSON.stringify({ recipientName: say(2), condition: say(4), presentOutcome: say(12) }),
      })
      kept.push(made.id)
    },
    squawk: () => {
      const made = post({
        kind: 'squawk',
        prefix: 'squawks',
        content: random() < 0.5 ? say(4 + random() * 16) : '',
        expires_at: at + DAY_MS,
      })
      squawks.push(made)
    },
    reply: () => {
      const parent = pick(squawks)
      const made = post({
        kind: 'squawk',
        prefix: 'squawks',
        content: random() < 0.3 ? say(8) : '',
        parent_id: parent.id,
        expires_at: at + DAY_MS,
      })
      insert('connections', {
        child_id: made.id,
        parent_id: parent.id,
        created_by: made.author.id,
        created_at: at,
      })
    },
    /** The words of a squawk of a minute, 150, with the excerpt of the post; their times are in R2. */
    transcript: (i) => {
      const text = say(150)
      const phrases = JSON.stringify(Array.from({ length: 12 }, (_, n) => [n * 12, n * 5000]))
      const { id: post_id, author } = squawks[i % squawks.length]
      const { seq, media_id } = db.prepare('SELECT seq, media_id FROM posts WHERE id = ?').get(post_id)
      insert('transcripts', {
        seq,
        post_id,
        media_id,
        state: 'ready',
        language: 'en',
        seconds: 60,
        engine: 'moonshine-tiny',
        text,
        phrases,
        words_key: `transcripts/${author.id}/${at}-${hex(16)}.json`,
        due_at: at,
        created_at: at,
        attempts: 1,
      })
      db.prepare("UPDATE posts SET transcript = ?, transcript_state = 'ready' WHERE seq = ?").run(
        text.slice(0, 139),
        seq,
      )
    },
    message: () => {
      const author = pick(persons)
      const to = persons[(persons.indexOf(author) + 1 + Math.floor(random() * 5)) % persons.length]
      post({
        author,
        kind: 'mue',
        prefix: 'umues',
        content: random() < 0.3 ? say(8) : '',
        tags: '',
        visibility: 'private',
        recipient_id: to.id,
      })
      for (const [owner, peer] of [
        [author, to],
        [to, author],
      ])
        insert('conversations', {
          owner_id: owner.id,
          peer: `usr:${peer.id}`,
          last_message_at: at,
          seen_at: at,
        })
    },
    answer: () =>
      insert('idempotency_keys', {
        user_id: pick(persons).id,
        key: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
        body_hash: hex(44),
        status: 201,
        response: createResponseText(say, id),
        created_at: ++at,
      }),
    event: () =>
      insert('events', {
        channel: random() < 0.5 ? 'feed' : `user:${pick(persons).id}`,
        type: 'post.created',
        kind: 'squawk',
        subject_id: id('post'),
        created_at: ++at,
      }),
    notification: () => {
      const about = pick(squawks)
      const note = id('ntf')
      const { changes } = insert('notifications', {
        id: note,
        user_id: pick(persons).id,
        type: 'squawk',
        reason: 'new_post',
        group_key: `new_post:${about.author.id}`,
        post_id: pick(kept),
        source_id: id('post'),
        actor_id: about.author.id,
        count: 1,
        created_at: ++at,
        updated_at: at,
        read_at: random() < 0.7 ? at : null,
      })
      // An unread notification of the same group may exist already.
      if (changes) notes.push(note)
    },
    push: () =>
      insert('pushes', {
        subscription_id: pick(subscriptions),
        notification_id: pick(notes),
        pending_since: at,
        attempts: 0,
        sent_at: at,
      }),
    letter: () =>
      insert('outbox', {
        id: id('out'),
        channel: 'email',
        purpose: 'message',
        recipient: `${say(1)}.${hex(6)}@example.org`,
        subject: '',
        text: '',
        created_at: ++at,
        due_at: at,
        attempts: 1,
        sent_at: at,
      }),
  }
}

/** Returns the stored response of a create: the post with its waveform. */
function createResponseText(say, id) {
  const author = {
    id: id('usr'),
    username: say(1),
    displayName: say(2),
    avatarUrl: null,
    avatarColor: 'teal',
  }
  return JSON.stringify({
    post: {
      id: id('post'),
      kind: 'squawk',
      subtype: null,
      author,
      collaborators: [],
      title: say(5),
      content: say(6),
      mentions: [],
      tags: [say(1), say(1)],
      audioUrl: `/media/${id('med')}`,
      seconds: 60,
      peaks: 'AZaz09-_'.repeat(20),
      track: null,
      podcast: null,
      parentId: null,
      owlcastId: null,
      sourceId: null,
      recordingCount: 0,
      price: null,
      visibility: 'public',
      transcript: null,
      language: null,
      song: null,
      replyCount: 0,
      chainCount: 0,
      momentCount: 0,
      createdAt: NOW,
      editedAt: null,
      expiresAt: NOW,
      isSample: false,
    },
  })
}
