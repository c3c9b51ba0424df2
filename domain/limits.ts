/** Every number of spec §9 that no kind owns, with its unit in the name. User-facing texts are built from these. */

// Counts
export const PARENTS_MAX = 5
/** Connections added to published posts; each one sends an event to everyone. */
export const CONNECTIONS_CREATED = { count: 120, seconds: 3600 }
export const QUICK_SEARCH_PER_KIND = 3
export const PARENT_PICKER_RESULTS = 20
export const TRACK_PICKER_FIRST = 12
export const RECENT_POSTS_DEFAULT = 20
/** Collaborators of a post besides its author, invited or accepted. */
export const COLLABORATORS_MAX = 20
export const REPLIES_PER_PAGE = 50
/** Cap of the replies counted for one viewer, where no stored counter is theirs: the cost does not grow with a thread. */
export const REPLIES_COUNTED_MAX = 500
export const RECORDINGS_PER_PAGE = 50
export const OWN_POSTS_PER_PAGE = 20
/** Edits of posts; each one sends an event to everyone. */
export const POST_EDITS = { count: 120, seconds: 3600 }
/** Recordings on the first page of a share link, so that it needs one round trip; and bars of each waveform. */
export const SHARED_RECORDINGS = 12
export const SHARED_RECORDING_PEAKS = 48
/** Total characters of their descriptions; the rest comes with the next page. */
export const SHARED_RECORDINGS_CHARS = 5000
/** Recordings whose durations are summed. */
export const RECORDINGS_SUMMED_MAX = 500
/** Owlcasts offered as the target of a recording. */
export const OWLCASTS_LISTED = 50
/** Owlcasts created per hour; they have no upload that would limit them. */
export const OWLCASTS_CREATED = { count: 20, seconds: 3600 }
export const CONVERSATIONS_PER_PAGE = 20
export const MESSAGES_PER_PAGE = 50
/** Cap of message counts, so that the cost does not grow with a conversation. */
export const MESSAGES_COUNTED_MAX = 100
/** Cap of the counts of a user's own posts, for the same reason. */
export const POSTS_COUNTED_MAX = 1000
/** Unread conversations read for the badge. */
export const UNREAD_CONVERSATIONS_MAX = 50
export const CONNECTIONS_PER_PAGE = 100
/** Moments of one post that are sent at once. */
export const MOMENTS_MARKED_MAX = 500
/** Posts of a thread that are played as one. */
export const BRAID_POSTS_MAX = 200
/** Posts of a thread that feeds play as one, and how deep its replies go: each post is a few reads of stored bytes. */
export const BRAID_SYNDICATED_POSTS_MAX = 16
export const BRAID_LEVELS_MAX = 6
/** Threads on one page of a feed that are played as one. */
export const BRAIDS_PER_PAGE = 5
/** Maximum of followed users, follow changes per hour, and users on one page of a list. */
export const FOLLOWED_MAX = 5000
export const FOLLOWS_CHANGED = { count: 240, seconds: 3600 }
export const PEOPLE_PER_PAGE = 50
/** Maximum of blocked and of muted users; changes per hour. */
export const BLOCKED_MAX = 5000
export const SAFETY_CHANGED = { count: 240, seconds: 3600 }
/** Contact identifiers per request and per user and day; requests per hour. */
export const IDENTIFIERS_PER_CALL = 500
export const IDENTIFIERS_PER_DAY = { count: 2000, seconds: 86_400 }
export const CONTACT_MATCHES = { count: 60, seconds: 3600 }
export const DISCOVERABILITY_CHANGED = { count: 60, seconds: 3600 }
/** Contacts: size of an imported file, contacts per device, identifiers per contact, name length, page size. */
export const CONTACTS_FILE_MAX_BYTES = 5_000_000
export const CONTACTS_MAX = 5000
export const CONTACT_IDENTIFIERS_MAX = 10
export const CONTACT_NAME_MAX_CHARS = 100
export const CONTACTS_PER_PAGE = 50
/** Reports per hour, length of their text, and days they are kept. */
export const REPORTS = { count: 20, seconds: 3600 }
export const REPORT_TEXT_MAX_CHARS = 1000
export const MEMBER_REPORTS_KEPT_DAYS = 365
/** The moderation queue: reports scanned, reported items per page, reports shown per item. */
export const REPORTS_SCANNED = 2000
export const REPORTED_PER_PAGE = 50
export const REPORTS_SHOWN = 20
/** Days in which a decision can be appealed, and days that a deleted or expired post is held for moderators at most. */
export const APPEAL_DAYS = 14
export const REPORT_HELD_DAYS = 30
/** Held posts released per scheduled run. */
export const HELD_RELEASED_PER_RUN = 100
/** The moderator's words in a decision, the text of an appeal, a note about a member; subjects decided at once. */
export const DECISION_WORDS_MAX_CHARS = 1000
export const APPEAL_MAX_CHARS = 2000
export const APPEALS_MADE = { count: 20, seconds: 3600 }
export const NOTE_MAX_CHARS = 1000
export const DECIDED_AT_ONCE_MAX = 50
/** Decisions and notes about a member are deleted after this many days. */
export const DECISIONS_KEPT_DAYS = 365
/** Entries of a member's history, open appeals, own decisions, and members found by a moderator's search. */
export const HISTORY_ENTRIES_MAX = 100
export const APPEALS_LISTED = 50
export const OWN_DECISIONS_LISTED = 50
export const MODERATED_PEOPLE_FOUND = 20
/** A moderator gets at most one email about waiting reports in this time. */
export const REPORT_DIGEST_MS = 3_600_000
export const REPORT_DIGESTS_PER_RUN = 20
/** Content rules of the site, and the length of a word, address or domain. */
export const CONTENT_RULES_MAX = 500
export const CONTENT_RULE_MAX_CHARS = 100
export const CONTENT_RULE_TYPED_MAX_CHARS = 300
/** How long a moderator can play a reported or hidden post after opening it. */
export const MODERATOR_VIEW_MS = 3_600_000
export const MODERATION_ACTIONS_MADE = { count: 600, seconds: 3600 }
export const MEMBER_POSTS_PER_PAGE = 20
/** Posts on a page of the following feed: each followed user may be queried for this many. */
export const FOLLOWED_POSTS_PER_PAGE = 25
/** Posts on the public page of a member. */
export const MEMBER_PAGE_POSTS = 10
/**
 * Notifications: page size, cap of badge counts, maximum that one user may cause another per day, days they are
 * kept.
 */
export const NOTIFICATIONS_PER_PAGE = 30
export const NOTIFICATIONS_COUNTED_MAX = 100
export const NOTIFICATIONS_PER_ACTOR_DAILY = 30
export const NOTIFICATIONS_KEPT_DAYS = 90
/** How long a dismissed notification can be restored. */
export const NOTIFICATION_UNDO_MS = 600_000
/**
 * Followers notified by one statement, and statements per run. Each notified follower wakes a Durable Object; with
 * the pushes of a run, the calls stay well below the limits of a Worker run (10,000 subrequests, 1,000 of them to
 * the database).
 */
export const FANOUT_STEP = 200
export const FANOUT_STEPS = 20
/** Database statements per fan-out step, at most. */
export const FANOUT_STATEMENTS = 6
/** Subscribers to all squawks get one notification per interval. */
export const EVERY_SQUAWK_MS = 1_800_000
/** Push subscriptions per user; changes per hour; saved preferences per hour. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_SUBSCRIBED = { count: 30, seconds: 3600 }
export const NOTIFICATION_SETTINGS_SAVED = { count: 60, seconds: 3600 }
export const PUSH_ENDPOINT_MAX_CHARS = 2000
export const TIME_ZONE_MAX_CHARS = 64
/** Pushes per round and rounds per run; concurrent pushes; timeout of a push service. */
export const PUSHES_PER_ROUND = 25
export const PUSH_ROUNDS = 8
/** Statements per round: two to list what is due and for whom, then a read and an update per push. */
export const PUSH_ROUND_STATEMENTS = 2 + 2 * PUSHES_PER_ROUND
export const PUSH_CONCURRENCY = 6
export const PUSH_TIMEOUT_MS = 10_000
/** Titles in a push are short: display space and payload size are limited. */
export const PUSH_TITLE_MAX_CHARS = 120
/** How long after publishing a push waits for the words that it quotes, where its reader asked for them. */
export const PUSH_WORDS_WAIT_MS = 60_000
/**
 * How long before expiry an author is notified; the time span of one statement (posts, plans), statements per run,
 * and users notified per run.
 */
export const EXPIRY_NOTICE_HOURS = 2
export const EXPIRY_STEP_MINUTES = 10
export const PLANS_STEP_HOURS = 24
export const SCHEDULED_STEPS = 24
export const SCHEDULED_STATEMENTS = 4
export const SCHEDULED_NOTIFIED_PER_RUN = 2000
/** Newest posts in the graph; how many may be the viewer's private ones; reads per minute. */
export const GRAPH_POSTS_MAX = 2000
export const GRAPH_PERSONAL_POSTS = 500
export const GRAPH_READS = { count: 120, seconds: 60 }
/** Recordings in the graph: the newest of each owlcast, and in total. */
export const GRAPH_RECORDINGS = { perOwlcast: 20, most: 500 }
/** Mentions that count in one post. */
export const MENTIONS_MAX = 10
/** Search results per page of one kind, per kind on the overview page; members found by name. */
export const RESULTS_PER_PAGE = 20
export const RESULTS_PER_KIND = 4
export const MEMBERS_FOUND_MAX = 20
/** Fuzzy results: the newest are scored, the best are shown. */
export const FUZZY_SCANNED = 20
export const FUZZY_SHOWN = 5
/** Characters of a word that are compared, minimum word length, and prefix length of its keys. */
export const FUZZY_WORD_MAX_CHARS = 20
export const FUZZY_WORD_MIN_CHARS = 3
export const FUZZY_FIRST_CHARS = 7
/** Known words read per key, oldest first; suggestions per typed word. */
export const FUZZY_WORDS_PER_KEY = 24
export const FUZZY_SUGGESTIONS_MAX = 6
/** Minimum length of a member search. */
export const MEMBER_SEARCH_MIN_CHARS = 2
/** Longer queries are cut. */
export const SEARCH_QUERY_MAX_CHARS = 100
export const SEARCH_WORDS_MAX = 8

// Lengths, in characters
export const TAGS_INPUT_MAX_CHARS = 200
export const TITLE_MAX_CHARS = 100
export const DESCRIPTION_MAX_CHARS = 2000
/** A healing story's form; together the fields leave room for the longest script in a description. */
export const HUM_LIMITS = {
  recipientName: 60,
  alias: 60,
  condition: 120,
  presentOutcome: 200,
  wholenessFeeling: 120,
  meaningPurpose: 120,
  witnesses: 120,
} as const
export const SONG_FIELD_MAX_CHARS = 100
export const OWLCAST_NAME_MAX_CHARS = 100
export const PODCAST_FIELD_MAX_CHARS = 100
export const CODE_DIGITS = 6
export const PREVIEW_CHARS = 100
export const NODE_TITLE_CHARS = 30
/** Width of a node: grows with each reply. */
export const NODE_WIDTH_PX = { least: 200, perReply: 20, most: 350 } as const
export const GRAPH_ZOOM = { least: 0.5, most: 2 } as const
export const PARENT_TITLE_CHARS = 50
export const DISPLAY_NAME_MAX_CHARS = 50
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 30
export const FEDIVERSE_ADDRESS_MAX_CHARS = 255
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128
export const EMAIL_MAX_CHARS = 254

// Profiles
export const PROFILE_CHANGES = { count: 30, seconds: 3600 }
/** A changed username reserves the old one permanently. */
export const USERNAME_CHANGES = { count: 3, seconds: 2_592_000 }
/** Peers who get an event when a profile changes: those of the newest conversations. */
export const PROFILE_NOTIFIED_MAX = 50

// Recording
export const LIMIT_WARNING_SECONDS = 10
/** WAV recordings are capped in every mode to stay below the request body limit. */
export const WAV_MAX_SECONDS = 900
export const RECORDING_FALLBACK_MAX_SECONDS = 3600
export const SILENCE_NOTICE_SECONDS = 4
export const PEAKS_PER_POST = 160
/** Shorter pauses of a voice are not stored, nor more than the longest of these. */
export const PAUSE_MIN_SECONDS = 0.4
export const PAUSES_MAX = 500
/** Bars of a waveform in a feed; a card on a phone draws some 50, the widest one 110. */
export const FEED_PEAKS = 96

// Audio
export const SAMPLE_RATE_HZ = 48_000
export const MP3_BITS_PER_SECOND = 64_000
export const TRACK_WHILE_RECORDING_GAIN = 0.15
export const TRACK_PREVIEW_GAIN = 0.7
export const MIX_VOICE_GAIN = 1
export const MIX_TRACK_GAIN = 0.25
export const MIX_FADE_IN_SECONDS = 0.3
export const MIX_FADE_OUT_SECONDS = 0.5
/** The loudness that voices are levelled to, in LUFS, and the highest true peak before encoding, in dBTP. */
export const LEVEL_TARGET_LUFS = -16
export const LEVEL_MAX_PEAK_DBTP = -2
/** A quiet voice is raised by at most this much, in dB. */
export const LEVEL_MAX_BOOST_DB = 12
/** The highest true peak of a recording that a stored gain raises, in dBTP. */
export const STORED_GAIN_MAX_PEAK_DBTP = -1
export const TRACK_MIN_SECONDS = 25
export const TRACK_MAX_SECONDS = 60

// Speech engines
/** Largest recording or piece that an engine is given: it is held in memory as text of a third more bytes. */
export const SPEECH_INPUT_MAX_BYTES = 24_000_000
/** Timeout of Workers AI for one piece, and of the local engine for one recording. */
export const SPEECH_TIMEOUT_MS = 90_000
export const SPEECH_LOCAL_TIMEOUT_MS = 300_000
/** Delay before a busy engine is asked again, and before one whose daily allocation is used up. */
export const SPEECH_BUSY_MS = 60_000
export const SPEECH_DAY_USED_MS = 3_600_000
/**
 * Segments that are probably invented: without speech, improbable, or as repetitive as a loop. From -1 to 0 is the usual
 * log probability.
 */
export const SPEECH_DOUBT = { noSpeech: 0.8, logProbability: -1.2, compression: 2.4 } as const
/** A silence that an engine skips, in which it would invent words. */
export const SPEECH_SKIPPED_SILENCE_SECONDS = 2

// Playback
export const SKIP_SECONDS = 15
/** A list does not scroll to the playing post for this long after the user scrolled. */
export const FOLLOW_PAUSE_MS = 5000
/** The share of a recording after which it counts as heard. */
export const HEARD_SHARE = 0.8
/** How long it is remembered that a user heard a post; older posts are never unheard. */
export const HEARD_KEPT_DAYS = 365
/** Heard posts sent per request and listed in one response; requests per hour. */
export const HEARD_PER_REQUEST = 200
export const HEARD_LISTED_MAX = 10_000
/** How long the client collects heard posts for one request. */
export const HEARD_SEND_DELAY_MS = 1000
export const HEARD_MARKED = { count: 600, seconds: 3600 }
export const HEARD_SHARING_CHANGED = { count: 60, seconds: 3600 }
export const SEEK_STEP_SECONDS = 5
/** Choices of the sleep timer. */
export const SLEEP_MINUTES = [5, 15, 30, 60] as const
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const
/** Smart speed plays pauses at this speed, without this much at both ends of each: 150 ms of it are kept. */
export const SMART_SPEED = 3
export const PAUSE_KEPT_SECONDS = 0.075
export const QUEUE_ADVANCE_AFTER_END_MS = 100
/** A chosen moment lasts at least as long; without words it begins and ends so long before and after the position. */
export const MOMENT_MIN_MS = 1000
export const MOMENT_BEFORE_MS = 4000
export const MOMENT_AFTER_MS = 500
/** Faces closer than this gather on a waveform. */
export const MOMENT_MARK_GAP_PX = 30
/** A shorter part of a braid is not played on its own. */
export const BRAID_PART_MIN_MS = 250
export const QUEUE_ADVANCE_AFTER_ERROR_MS = 500
/** So many failures in a row stop playback. */
export const PLAYBACK_FAILURES_MAX = 2
export const CONVERSATION_PAUSE_MS = 250
export const REPLY_CONTEXT_SWITCH_MS = 500
export const HIGHLIGHT_MS = 2000
export const UNREAD_BADGE_DELAY_MS = 1000

// Uploads
export const UPLOAD_ATTEMPTS = 3
/** A visitor's publish request continues after sign-in within this time. */
export const PUBLISH_REQUEST_MS = 900_000
export const UPLOAD_BACKOFF_MS = [2000, 4000] as const
/** Timeout of a request. */
export const RESPONSE_TIMEOUT_MS = 30_000
export const UPLOAD_TIMEOUT_MS = 300_000
export const UPLOAD_MAX_BYTES = 95_000_000
export const UPLOAD_TICKET_HOURS = 24
export const UPLOADS_PER_HOUR = 120
/** Storage quota per user, by plan. */
export const STORAGE_BYTES = { free: 1_000_000_000, pro: 10_000_000_000 } as const
/** Tolerance over the length limit: the last block and the encoder's padding. */
export const DURATION_GRACE_SECONDS = 0.5
export const PODCAST_UPLOAD_MAX_BYTES = 50_000_000
/**
 * Minutes of a file that a browser decodes whole, if it cannot decode it in parts: a minute takes up to 35 MB. The length
 * of a format that we do not know is taken from its size, at this rate.
 */
export const PODCAST_WHOLE_MINUTES = 10
export const PODCAST_UNKNOWN_BYTES_PER_SECOND = 4000
/** Days an uploaded podcast file is kept, and files listed. */
export const PODCAST_FILE_KEPT_DAYS = 30
export const PODCAST_FILES_LISTED = 50
export const FILE_NAME_MAX_CHARS = 255
export const AVATAR_MAX_BYTES = 10_000_000
/** The side of the square that the browser renders, the size that the Worker accepts, and the largest side. */
export const AVATAR_SIDE_PX = 512
export const AVATAR_SENT_MAX_BYTES = 200_000
export const PICTURE_MAX_SIDE_PX = 1024
export const AVATAR_CHANGES = { count: 20, seconds: 3600 }
/** A picture is immutable under its URL. */
export const PICTURE_MEDIA_SECONDS = 31_536_000
export const PODCAST_LOAD_TIMEOUT_MS = 10_000
export const DEMO_PODCAST_SECONDS = 300
/** A host that sends fewer bytes in this time is dropped: slower than the lowest bit rate of speech. */
export const PODCAST_MIN_PACE = { bytes: 20_000, ms: 10_000 }
export const PODCAST_FETCH_TOTAL_MS = 30_000
export const PODCAST_FETCH_HOPS = 3
export const PODCAST_URL_MAX_CHARS = 2000
/** Podcast downloads by the Worker per user: per hour, and concurrent. */
export const PODCAST_FETCHES = { count: 10, seconds: 3600 }
export const PODCAST_FETCHES_AT_ONCE = 2
/** Episodes read from an imported feed, the most bytes of its text, and the redirects to it and to its sounds. */
export const IMPORT_ITEMS_MAX = 1000
export const IMPORT_FEED_MAX_BYTES = 20_000_000
/** What is kept of a feed while it is read: of one element, of one item or the channel, and the longest tag. */
export const FEED_ELEMENT_MAX_CHARS = 16_000
export const FEED_PART_MAX_CHARS = 64_000
export const FEED_TAG_MAX_CHARS = 8000
/** A feed is read in pieces of this size, between which other requests are served. */
export const FEED_PIECE_BYTES = 65_536
export const IMPORT_FETCH_HOPS = 6
/** Timeouts of a whole feed and of one sound, whose bytes are requested in ranges of this size. */
export const IMPORT_FEED_MS = 20_000
export const IMPORT_SOUND_MS = 240_000
export const IMPORT_RANGE_BYTES = 4_000_000
/** Ranges in a row that may bring no byte. */
export const IMPORT_RANGE_TRIES = 3
/** An import is leased longer than its sound may take. */
export const IMPORT_LEASE_MS = 300_000
/** Waits after each failed attempt of an episode; afterwards it is refused. */
export const IMPORT_RETRY_MINUTES = [5, 60] as const
/** Episodes per scheduled run, statements of one, episodes per page of their list, and rows of one insert. */
export const IMPORT_ITEMS_PER_RUN = 10
export const IMPORT_ITEM_STATEMENTS = 24
export const IMPORT_ITEMS_PER_PAGE = 50
export const IMPORT_ITEMS_PER_INSERT = 100
/** Podcasts that one user imports; feeds read per hour; mailed codes per user, and to one address. */
export const IMPORTS_MAX = 10
export const IMPORT_FEED_READS = { count: 30, seconds: 3600 }
export const IMPORT_CODES_SENT = { count: 3, seconds: 3600 }
export const IMPORT_CODES_TO_ADDRESS = { count: 3, seconds: 86_400 }
export const IMPORT_CODE_TRIES = { count: 5, seconds: 3600 }
export const IMPORT_CODE_HOURS = 24
/** A proof of ownership holds for this many days; then the next run asks for it again. */
export const IMPORT_PROOF_DAYS = 30
/** Days that unproved and ended imports are kept. */
export const IMPORT_UNPROVED_DAYS = 7
export const IMPORT_KEPT_DAYS = 365
export const IMPORT_GUID_MAX_CHARS = 1000
/** How often an open page asks for the progress. */
export const IMPORT_POLL_MS = 3000
/** Imports of exports: posts and uploads per hour, posts that are looked up at once, and bytes of one post with its words. */
export const ARCHIVE_POSTS = { count: 1000, seconds: 3600 }
/** Public posts dated within this time: they would stand at the top of the feeds, so they also count as uploads. */
export const ARCHIVE_RECENT_HOURS = 24
export const ARCHIVE_RECENT_POSTS = { count: 20, seconds: 3600 }
export const ARCHIVE_UPLOADS = { count: 1500, seconds: 3600 }
export const ARCHIVE_LOOKUPS = { count: 500, seconds: 3600 }
export const ARCHIVE_IDS_PER_LOOKUP = 500
export const ARCHIVE_POST_MAX_BYTES = 1_500_000
export const ARCHIVE_WORDS_MAX = 25_000
/** What a browser reads of an export: posts, the bytes of their list, and those of the directory of its files. */
export const ARCHIVE_POSTS_MAX = 20_000
export const ARCHIVE_LIST_MAX_BYTES = 64_000_000
export const ARCHIVE_DIRECTORY_MAX_BYTES = 16_000_000
/** Clips of one episode per user and day. */
export const CLIPS_PER_EPISODE = { count: 5, seconds: 86_400 }
/** Copyright reports per user or address and hour, their length, and days they are kept. */
export const COPYRIGHT_REPORTS = { count: 5, seconds: 3600 }
export const REPORT_NAME_MAX_CHARS = 100
export const REPORT_WORK_MAX_CHARS = 2000
export const REPORTS_KEPT_DAYS = 365
export const CLIP_MAX_SECONDS = 40
export const CLIP_MIN_SECONDS = 1
/** The zoomed waveform of a clip, and what plays of its end. */
export const TRIM_WINDOW_SECONDS = 120
export const TRIM_TAIL_SECONDS = 3
/** Seconds per arrow key: on an edge of a clip, and for the clip in the whole episode. */
export const TRIM_KEY_SECONDS = { plain: 1, shift: 5, alt: 0.1 }
export const EPISODE_KEY_SECONDS = { plain: 10, shift: 60, alt: 1 }
export const LIBRARY_SYNC_LISTING = 500
export const TRACK_PROBE_TIMEOUT_MS = 5000
export const TRACK_FALLBACK_SECONDS = 30
/** Names, moods and genres from storage metadata. */
export const TRACK_TEXT_MAX_CHARS = 60
/** Concurrent probes. */
export const TRACK_PROBES_AT_ONCE = 4
/** Library changes per moderator and hour. */
export const LIBRARY_CHANGES = { count: 60, seconds: 3600 }

// Lifetimes
export const MAGIC_LINK_DAYS = 30
/** An expired link can still be renewed for this long. */
export const MAGIC_LINK_RENEWABLE_DAYS = 60
export const INVITATION_DAYS = 30
/** Invitations in the browser's cookie, the newest. */
export const INVITATION_COOKIES_MAX = 5
export const REPLY_LIFE_HOURS = 24
export const COUNTDOWN_REFRESH_MS = 3_600_000
export const COUNTDOWN_REFRESH_LAST_HOUR_MS = 60_000
export const EXPIRING_SOON_HOURS = 2
/** The end of a post that its card shows. */
export const LAST_MINUTES = 10
/** A post with less time left is about to fade: on the shelf of home and in Dusk Radio. */
export const FADING_HOURS = 3
export const NOTIFICATION_CLOSE_MS = 5000
/** Notifications that a browser remembers as shown, so that its other tabs do not show them again. */
export const CLAIMED_NOTIFICATIONS_KEPT = 50
/** How long the service worker waits for an open window to confirm that it navigates. */
export const NOTIFICATION_REPLY_MS = 1000

// Signing in
export const VERIFICATION_HOURS = 24
/** How long the link of a sign-up signs in by itself, in the browser that signed up. */
export const SIGN_UP_BROWSER_MINUTES = 60
/** A session ends this long after its last use, and at the latest after its maximum age. */
export const SESSION_IDLE_DAYS = 7
export const SESSION_MAX_DAYS = 30
/** A used session is extended once a day, not on every request. */
export const SESSION_ROLL_DAYS = 1
/** Life of a password reset link, and requests per address. */
export const RESET_HOURS = 1
export const RESET_TRIES = { count: 3, seconds: 3600 }
/** Sessions listed; more than any user has. */
export const SESSIONS_LISTED = 50
export const SIGN_IN_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 20, seconds: 900 },
  inKnownBrowsers: { count: 100, seconds: 900 },
}
/** How long a device is trusted after a sign-in, so that guessing from elsewhere does not lock its user out. */
export const TRUSTED_DEVICE_DAYS = 180
export const RESEND_TRIES = { count: 3, seconds: 3600 }
export const SIGN_UP_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 5, seconds: 3600 },
}

/** Digits at the end of a number by which its owner knows it. */
export const PHONE_HINT_DIGITS = 2
/** SMS codes: lifetime, guesses, and wait before another one. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_RESEND_SECONDS = 60
/** SMS messages cost money: limits per number, per address, and in total. */
export const CODES_SENT = {
  perNumberHour: { count: 5, seconds: 3600 },
  perNumberDay: { count: 10, seconds: 86_400 },
  /** To who typed a code that had reached the number; counted among those of known browsers, too. */
  perAnswerHour: { count: 1, seconds: 3600 },
  /** To all devices together that signed in to the number's account before; each of them also has the limits above. */
  inKnownBrowsers: { count: 20, seconds: 86_400 },
  perAddress: { count: 20, seconds: 86_400 },
  everybody: { count: 2000, seconds: 86_400 },
}
/** Codes that are typed without the browser that asked for them: they reached the number, whoever asked. */
export const CODE_ANSWERS = {
  perAddress: { count: 5, seconds: 3600 },
  perNumber: { count: 10, seconds: 3600 },
}
/** Time to choose a username after proving a number or signing in with Google. */
export const PENDING_SIGN_UP_MINUTES = 60
export const JOIN_TRIES = { count: 20, seconds: 60 }
/** Life of the OAuth state cookie, and sign-in attempts with Google. */
export const OAUTH_STATE_SECONDS = 600
export const GOOGLE_TRIES = { count: 20, seconds: 60 }
/** Passkeys per user, life of a challenge, and attempts. */
export const PASSKEYS_MAX = 10
export const PASSKEY_CHALLENGE_SECONDS = 300
export const PASSKEY_TRIES = { count: 20, seconds: 60 }
/** Passkeys added per day: each one sends an email. */
export const PASSKEYS_ADDED = { count: 20, seconds: 86_400 }
export const PASSKEY_NAME_MAX_CHARS = 50
/** Access tokens per user, and the days that one may be valid. */
export const ACCESS_TOKENS_MAX = 20
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 365] as const
export const ACCESS_TOKEN_NAME_MAX_CHARS = 50
/** Characters at the end of a token that its owner sees in the settings. */
export const ACCESS_TOKEN_HINT_CHARS = 4
export const ACCESS_TOKENS_CREATED = { count: 20, seconds: 86_400 }
/** How exact the time of the last use is: one write per token and hour. */
export const ACCESS_TOKEN_USED_MS = 3_600_000
/** Webhooks per member, and calls listed of each. */
export const WEBHOOKS_MAX = 5
export const WEBHOOK_URL_MAX_CHARS = 500
export const WEBHOOK_DELIVERIES_LISTED = 20
export const WEBHOOK_DELIVERIES_KEPT_DAYS = 7
/** New, rotated and tested webhooks per day. */
export const WEBHOOK_CHANGES = { count: 50, seconds: 86_400 }
/** How long an address may take to answer. */
export const WEBHOOK_TIMEOUT_MS = 10_000
/** Waits before the attempts that follow a failed one. */
export const WEBHOOK_RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000]
/** Failed attempts in succession after which a webhook is turned off. */
export const WEBHOOK_FAILURES_MAX = 20
/** How long calls carry the signature of the former secret too. */
export const WEBHOOK_FORMER_SECRET_MS = 86_400_000
export const WEBHOOK_CALLS_PER_ROUND = 10
/** Statements of a round: claim, load, and two per call. */
export const WEBHOOK_ROUND_STATEMENTS = 22
/** Days after its end that a token is still known, so that a refusal names the reason. */
export const ACCESS_TOKEN_KEPT_DAYS = 30
export const GOOGLE_TIMEOUT_MS = 10_000
export const SMS_TIMEOUT_MS = 10_000

/** Invitation attempts; and emails sent per inviter and per invited address. */
export const INVITATION_TRIES = { count: 40, seconds: 3600 }
export const INVITATIONS_SENT = {
  perPerson: { count: 20, seconds: 86_400 },
  perAddress: { count: 3, seconds: 86_400 },
}

// Magic links
export const LINK_TRIES = { count: 30, seconds: 60 }
export const LINKS_CREATED = { count: 20, seconds: 3600 }
/** Renewals of an expired link. */
export const LINK_RENEWALS = {
  atOnce: { count: 1, seconds: 600 },
  perDay: { count: 5, seconds: 86_400 },
}
/** Emails about messages; messages above the limit are published without one. */
export const MESSAGE_EMAILS = {
  perSender: { count: 20, seconds: 86_400 },
  perAddress: { count: 3, seconds: 86_400 },
}

// Emails and messages
/** First messages to users who neither follow the author nor wrote to them, against spam in the requests box. */
export const FIRST_MESSAGES = { count: 20, seconds: 86_400 }
/** Message requests accepted or dismissed per hour. */
export const REQUESTS_ANSWERED = { count: 600, seconds: 3600 }
/** Messages with only a track; those with a recording are limited by uploads. */
export const TRACK_MESSAGES = { count: 120, seconds: 3600 }
/** With doubling delays the last attempt is after 17 hours: within the day that providers keep idempotency keys. */
export const OUTBOX_ATTEMPTS = 11
export const OUTBOX_BACKOFF_FIRST_MS = 60_000
/** Longer than a run of timeouts, so that no row is leased twice. */
export const OUTBOX_LEASE_MS = 180_000
export const OUTBOX_PER_RUN = 25
/** Concurrent sends: providers allow few requests per second. */
export const OUTBOX_CONCURRENCY = 2
/** Delay before a row is retried after a configuration error of ours. */
export const OUTBOX_CONFIG_RETRY_MS = 300_000
export const EMAIL_TIMEOUT_MS = 10_000
export const MAIL_WAIT_MAX_MS = 86_400_000
export const EMAIL_SUBJECT_MAX_CHARS = 150
export const EMAIL_PREHEADER_CHARS = 110
export const OUTBOX_KEPT_DAYS = 7

// Money, in cents
export const PRO_CENTS_PER_MONTH = 100
/** Of what remains of a sale after the payment provider's cost. */
export const PLATFORM_FEE_PERCENT = 1
/** What the payment provider takes of each payment in `CURRENCY`: hundredths of a percent, and cents. */
export const PAYMENT_COST_BASIS_POINTS = 290
export const PAYMENT_COST_FIXED_CENTS = 30
/** What it takes for each disputed payment, won or lost. */
export const DISPUTE_COST_CENTS = 1500
export const OWLCAST_FEE_CENTS = 999
export const PRICE_CHOICES_CENTS = [0, 99, 299, 499, 999] as const
export const CUSTOM_PRICE_MIN_CENTS = 50
export const CUSTOM_PRICE_MAX_CENTS = 99_999
/** How long a started payment can be completed; Stripe's minimum is 30 minutes. */
export const CHECKOUT_MINUTES = 60
export const BILLING_TIMEOUT_MS = 15_000
/** Maximum age of a webhook of the payment provider. */
export const WEBHOOK_TOLERANCE_SECONDS = 300
export const PURCHASE_TRIES = { count: 60, seconds: 3600 }
export const PURCHASES_LISTED_MAX = 1000
/**
 * Payouts: a share is paid out when it is this old, at most once per interval, and from this amount on, since a payout
 * and each month with one cost the site money.
 */
export const PAYOUT_HOLD_DAYS = 7
export const PAYOUT_EVERY_DAYS = 30
export const PAYOUT_MIN_CENTS = 2500
/** How long to wait after a payout that was refused, was not due or got no answer. */
export const PAYOUT_RETRY_HOURS = 24
/** Payouts per cron run. */
export const PAYOUTS_PER_RUN = 2
export const PAYOUTS_LISTED_MAX = 12
export const PAYOUT_LINK_TRIES = { count: 20, seconds: 3600 }
export const EARNINGS_PER_PAGE = 25
/** Rows of the downloaded table; the account's export has all of them. */
export const EARNINGS_CSV_MAX_ROWS = 10_000
export const EARNINGS_CSV_ROWS_PER_READ = 500
/** How often the corrections of a payment are computed again while others are written. */
export const CORRECTION_TRIES = 5
/** Free preview of a priced recording: seconds, and the maximum share of it. */
export const PREVIEW_SECONDS = 30
export const PREVIEW_PART = 0.5

// Realtime
export const FEED_SHARDS = 4
export const HINT_COALESCE_MS = 1000
/** Hints listed in one frame; more have to be fetched. */
export const HINTS_PER_FRAME = 20
export const LIVE_POLL_MS = 60_000
export const LIVE_BACKOFF_MIN_MS = 1000
export const LIVE_BACKOFF_MAX_MS = 30_000
/** While the page is visible: missed events show within 10 s after the network returns. */
export const LIVE_BACKOFF_VISIBLE_MAX_MS = 5000
export const LIVE_PING_MS = 25_000
/** A socket that neither opens nor answers within this time is dropped. */
export const LIVE_PONG_WAIT_MS = 8_000
export const LIVE_SOCKETS_PER_PERSON = 10
/** Per feed shard; a school or an office may share an address. */
export const LIVE_SOCKETS_PER_ADDRESS = 500
/** A client that missed more events reloads its lists. */
export const EVENTS_PER_RESPONSE = 200

// Share pages
/** For a file of the client that a page is made with: without it the page is plainer. */
export const ASSETS_TIMEOUT_MS = 3000
/** Cache lifetime of share metadata for other sites. */
export const SHARE_CACHE_SECONDS = 60
/** Lifetime of a page in the edge cache; it is revalidated on each request. */
export const PAGE_CACHE_SECONDS = 3600
export const PICTURE_CACHE_SECONDS = 3600
export const PREVIEW_TEXT_MAX_CHARS = 200

// Feeds
export const FEED_MEMO_MS = 1000
/** Timeout of each store in a deep health check, and how long the result is cached. */
export const HEALTH_TIMEOUT_MS = 5000
export const HEALTH_MEMO_MS = 5000
/** How long the result of trying to store sound is cached, for those who open a recorder. */
export const STORAGE_TEST_MEMO_MS = 30_000
/** Newest recordings whose stored objects a deep check looks for, beside a random one. */
export const HEALTH_NEWEST_OBJECTS = 3
/** Recordings of each prefix of which the database must know one. */
export const HEALTH_FIRST_OBJECTS = 10
/** Newest rows of the outbox among which a deep check looks for text messages that were refused. */
export const HEALTH_OUTBOX_ROWS = 1000
/** Recordings that the database must not know to be another one: fewer may be left of deletions that broke off. */
export const HEALTH_UNKNOWN_OBJECTS = 3
/** A deep check writes them at once, and deletes them: more than the pages of a full database have left. */
export const HEALTH_WRITTEN_BYTES = 131_072
/** Pages of 1,000 objects that the health check counts per prefix. */
export const HEALTH_LISTED_PAGES = 10
export const RECENT_POSTS_MAX = 50
/** Browser cache lifetime of public audio; never past the post's expiry. */
export const PUBLIC_MEDIA_SECONDS = 300
export const LIBRARY_MEDIA_SECONDS = 86_400
/** How long browsers remember that scripts of other sites may ask for public audio. */
export const MEDIA_PREFLIGHT_SECONDS = 86_400

// Account deletion
/** Failed proofs of identity before a deletion. */
export const PROOF_TRIES = { count: 5, seconds: 900 }
/** How long a sign-in or a proof of identity counts as fresh. Users without password and phone prove their identity by it. */
export const FRESH_SESSION_MINUTES = 10
/** How long the username of a deleted account stays reserved. */
export const USERNAME_RESERVED_DAYS = 90
/** Days for which D1 can bring back the database (Time Travel), and lists of deleted accounts are kept to delete them again. */
export const BACKUP_DAYS = 30
/** Rows deleted while the user waits and per cron run; users per run. */
export const DELETION_ROWS_PER_CALL = 1000
export const DELETIONS_PER_RUN = 5
/** Statements per deletion step, including the final ones. */
export const DELETION_STATEMENTS = 60
/** Deletions that start at once write the same list one after the other. */
export const DELETION_LIST_TRIES = 10
/**
 * Rows per read, audio files per export, and exports per day. A Worker may make 10,000 subrequests per response:
 * the texts are written after the audio and need some of them.
 */
export const EXPORT_ROWS_PER_READ = 100
export const EXPORT_FILES_MAX = 9000
export const EXPORTS_CREATED = { count: 10, seconds: 86_400 }
/** An export up to this size is assembled in the page with progress; a larger one streams to a file. */
export const EXPORT_IN_PAGE_MAX_BYTES = 200_000_000

// Cleaning up
export const PURGE_ROWS_PER_RUN = 500
export const PURGE_ROWS_PER_BATCH = 50
export const PURGE_STATEMENTS = 7
export const UNSUBSCRIBES_KEYED_PER_RUN = 500
export const DELETED_BYTES_GRACE_MS = 3_600_000
export const IDEMPOTENCY_HOURS = 48
export const EVENTS_KEPT_HOURS = 72

/** People suggested while a recipient is typed. */
export const SUGGESTIONS_MAX = 6
/** Members of the newest conversations offered as recipients of a message. */
export const RECENT_PEOPLE_MAX = 3

/** Holding the record button: a shorter press is a tap. Distances in px, mirrored from right to left. */
export const HOLD_AFTER_MS = 220
export const HOLD_LOCK_PX = 96
export const HOLD_DROP_PX = 112
/** A shorter hold sends nothing; dropping a longer one than `HOLD_ASK_SECONDS` asks first. */
export const HOLD_MIN_SECONDS = 1
export const HOLD_ASK_SECONDS = 3
/** After a spoken reply, playback goes on this much earlier. */
export const REPLY_REWIND_SECONDS = 2
/** A message sent by letting go can be taken back for this long. */
export const UNDO_SEND_MS = 5000
/** Cutting its ends leaves at least this much of a recording. */
export const CUT_MIN_SECONDS = 1
/** Cutting the silence at both ends keeps this much of it, and is offered where it cuts at least this much. */
export const SILENCE_KEPT_SECONDS = { start: 0.15, end: 0.3 }
export const SILENCE_MIN_SECONDS = 0.5
/** Tags offered under an empty or typed tag field. */
export const TAGS_SUGGESTED = 4

// Transcripts
/** Longest text of a transcript, in characters: 15 minutes of quick speech have about 16,000. */
export const TRANSCRIPT_MAX_CHARS = 40_000
/** Characters of a transcript that a post carries in lists: three lines on a phone. */
export const TRANSCRIPT_EXCERPT_CHARS = 140
/** Longest word of a transcript; an engine's longer one is cut. */
export const SPOKEN_WORD_MAX_CHARS = 80
/** A phrase ends at a pause this long, and has at most so many characters and ms. */
export const PHRASE_PAUSE_MS = 700
export const PHRASE_MAX_CHARS = 90
/** Characters of a phrase in the dock, where it has one line of a phone's width. */
export const CAPTION_MAX_CHARS = 28
export const PHRASE_MAX_MS = 12_000
/** Characters of the words that an author corrects in one field: about seven seconds of speech. */
export const WORDS_SEGMENT_CHARS = 110
/** Characters of a title proposed from what was said. */
export const SUGGESTED_TITLE_MAX_CHARS = 60
/** Found spoken words: posts per search over all kinds, and known words read for a misspelled one. */
export const SPOKEN_RESULTS = 5
export const SPOKEN_WORDS_SCANNED = 200
/** Letters at the start of a misspelled spoken word that must be right. */
export const SPOKEN_WORD_START_CHARS = 3
/**
 * Speech recognition: recordings up to this long are sent whole, longer ones in pieces of at most this length, which
 * overlap. A minute of WAV has as many bytes as twelve of MP3.
 */
export const SPEECH_WHOLE_SECONDS = { 'audio/mpeg': 300, 'audio/wav': 75 } as const
export const SPEECH_PIECE_SECONDS = { 'audio/mpeg': 240, 'audio/wav': 60 } as const
export const SPEECH_OVERLAP_MS = 1000
/**
 * An engine that has not answered by then hangs: longer than each engine's own limit, shorter than the lease of a row, so
 * that no recording is sent twice at once.
 */
export const TRANSCRIPT_TIMEOUT_MS = 330_000
export const TRANSCRIPT_LEASE_MS = 420_000
/** Delays after failed attempts; one more failure is final. */
export const TRANSCRIPT_RETRY_MINUTES = [1, 5, 30, 360] as const
/** Recordings per cron run, and at once; database statements for one of them without pieces. */
export const TRANSCRIPTS_PER_RUN = 20
export const TRANSCRIPT_CONCURRENCY = 2
export const TRANSCRIPT_STATEMENTS = 16
/** Recorded seconds that engines get per day (UTC): of a person by plan, and of everybody, because they cost money. */
export const TRANSCRIBED_SECONDS = { free: 600, pro: 3600, everybody: 720_000 } as const
/** Transcripts requested by their authors; changes of the account's choice. */
export const TRANSCRIPTS_REQUESTED = { count: 30, seconds: 3600 }
export const TRANSCRIPT_SETTINGS_CHANGED = { count: 60, seconds: 3600 }
/** A text of the longest transcript as JSON with every character escaped. */
export const TRANSCRIPT_BODY_BYTES = 256 * 1024

/** What `Retry-After` says of a refusal that does not know when its window ends. */
export const RETRY_AFTER_SECONDS = 60

/** The site's settings: lengths, and how often an admin may change them. */
export const SITE_NAME_MAX_CHARS = 60
export const SITE_CONTACT_MAX_CHARS = 200
export const LEGAL_TEXT_MAX_CHARS = 20_000
export const SITE_CHANGES = { count: 300, seconds: 3600 }
/** The link that creates the first admin: lifetime, and attempts per address. */
export const SETUP_HOURS = 24
export const SETUP_TRIES = { count: 20, seconds: 3600 }
/** Invitations to a site that only members may open: lifetime, how many a member may have open, and attempts. */
export const SIGN_UP_INVITATION_DAYS = 14
export const SIGN_UP_INVITATIONS_OPEN = 5
export const SIGN_UP_INVITATIONS_CREATED = { count: 20, seconds: 30 * 86_400 }
export const SIGN_UP_INVITATION_TRIES = { count: 20, seconds: 60 }
/** Requests to join: how many an admin sees at once, how long one waits at most, and mails about them to the operator. */
export const SIGN_UP_REQUESTS_LISTED = 100
export const SIGN_UP_REQUEST_DAYS = 90
export const SIGN_UP_REQUEST_MAILS = { count: 1, seconds: 3600 }
/** Days of figures that the overview shows, and how long they are kept. */
export const FIGURES_DAYS = 30
export const FIGURES_KEPT_DAYS = 400
/** How old the figures of a day get before they are counted again: counting reads every post. */
export const FIGURES_EVERY_MS = 900_000
export const METRICS_TOKEN_MIN_CHARS = 20
/** Refusals are counted in memory and written together: after so many, or so long after the last time. */
export const REFUSALS_WRITTEN_AT = 100
export const REFUSALS_WRITTEN_MS = 60_000
/** Estimated costs in dollars: a minute of transcript, a text message, a thousand emails, and a gigabyte a month. */
export const COST_TRANSCRIPT_MINUTE = 0.0005
export const COST_SMS = 0.0113
export const COST_EMAILS_THOUSAND = 0.9
export const COST_STORAGE_GIGABYTE = 0.015
/** Estimated costs of a month at which the overview warns. */
export const COST_CEILING_DOLLARS = 50
/** From so many attempts on, a network, or everybody together on a day, has to solve a puzzle first. */
export const PUZZLE_FROM = {
  perNetwork: { count: 3, seconds: 3600 },
  everybody: { count: 300, seconds: 86_400 },
}
export const PUZZLE_TIMEOUT_MS = 5000
export const PUZZLE_TOKEN_MAX_CHARS = 2048

// The nightly copy of the database
/** Rows per file of a nightly copy, one query each; files per cron run. */
export const BACKUP_ROWS_PER_FILE = 500
export const BACKUP_FILES_PER_RUN = 20

// Alarms by mail to the operator
export const ALARM_MAIL_WAITING_MS = 900_000
/** The cron trigger runs every five minutes. */
export const ALARM_SCHEDULE_LATE_MS = 900_000
/** Failed runs of a step in a row: a single failure is retried in five minutes. */
export const ALARM_FAILED_RUNS = 3
export const ALARM_BACKUP_LATE_MS = 172_800_000
export const ALARM_REPORTS_WAITING_MS = 86_400_000
/** A problem that lasts is mailed again after this time. */
export const ALARM_REPEAT_MS = 86_400_000
/** How often database and storage are measured: the sum reads every row of the media table. */
export const ALARM_MEASURE_EVERY_MS = 3_600_000
/** D1's limit, and the storage that was planned for: R2 has no limit but its costs. */
export const DATABASE_MAX_BYTES = 10_000_000_000
export const STORAGE_MAX_BYTES = 500_000_000_000
/** Share of either at which the operator is mailed. */
export const ALARM_SHARE_OF_CAPACITY = 0.7
/** Feeds for podcast apps: posts on a page, the side of their picture, and the excerpt that apps may play first. */
export const SYNDICATED_ITEMS = 100
export const COVER_SIDE_PX = 1400
export const SOUNDBITE_SECONDS = 30
/** Recordings from this length on have chapters, and how long each is at least. */
export const CHAPTERS_FROM_SECONDS = 120
export const CHAPTER_MIN_SECONDS = 60
export const CHAPTER_TITLE_MAX_CHARS = 60
/** Previews of priced recordings in a feed whose bytes are counted at once. */
export const PREVIEWS_MEASURED_AT_ONCE = 6
/** Private addresses of feeds a user may have, and create. */
export const PRIVATE_FEEDS_MAX = 50
export const PRIVATE_FEEDS_CREATED = { count: 20, seconds: 3600 }
export const PRIVATE_FEED_NAME_MAX_CHARS = 50
export const SYNDICATION_SETTINGS_CHANGED = { count: 60, seconds: 3600 }
/** Notifying a WebSub hub of a new post: time to answer, delays between attempts, and posts of one run. */
export const HUB_TIMEOUT_MS = 10_000
export const HUB_RETRY_MINUTES = [1, 5, 30, 360] as const
export const HUB_LEASE_MS = 60_000
export const HUB_PINGS_PER_RUN = 10
/** Rows of posts in one file of the sitemap, and files at most (the format allows 50,000). */
export const SITEMAP_ROWS = 2000
export const SITEMAP_FILES_MAX = 10_000
/** Posts on a page without a script, and answers named on the page of a chain. */
export const LATEST_POSTS = 30
export const SHARED_CHAIN_POSTS = 30
/** How long search engines and shared caches may keep `robots.txt`, sitemaps and their like. */
export const DISCOVERY_CACHE_SECONDS = 3600
