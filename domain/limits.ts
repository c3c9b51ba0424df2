/** Every number of spec §9 that no kind owns, with its unit in the name. Sentences are built from these. */

// Counts
export const PARENTS_MAX = 5
/** Ties to more parents, each of which tells everyone that something changed. */
export const TIES_MADE = { count: 120, seconds: 3600 }
export const QUICK_SEARCH_PER_KIND = 3
export const PARENT_PICKER_RESULTS = 20
export const TRACK_PICKER_FIRST = 12
export const RECENT_POSTS_DEFAULT = 20
/** Who may work on one post besides its author, invited or accepted. */
export const COLLABORATORS_MAX = 20
export const REPLIES_PER_PAGE = 50
export const RECORDINGS_PER_PAGE = 50
export const OWN_POSTS_PER_PAGE = 20
/** Changes of what is said about one's posts: each tells everyone that something changed. */
export const POST_EDITS = { count: 120, seconds: 3600 }
/** Recordings on the first page of a share link, so that it comes in one round trip; and strokes of each waveform. */
export const SHARED_RECORDINGS = 12
export const SHARED_RECORDING_PEAKS = 48
/** What their descriptions may take together; those beyond come with the next page. */
export const SHARED_RECORDINGS_CHARS = 5000
/** Recordings whose lengths are added up. */
export const RECORDINGS_SUMMED_MAX = 500
/** Owlcasts that one works on, to choose from. */
export const OWLCASTS_LISTED = 50
/** Owlcasts made in an hour: nothing else holds back what has no recording. */
export const OWLCASTS_MADE = { count: 20, seconds: 3600 }
export const CONVERSATIONS_PER_PAGE = 20
export const MESSAGES_PER_PAGE = 50
/** Messages of a conversation are counted up to here: a figure has to cost the same however long it is. */
export const MESSAGES_COUNTED_MAX = 100
/** One's posts of a kind are counted up to here, for the same reason. */
export const POSTS_COUNTED_MAX = 1000
/** Conversations with something new that are looked into for the badge. */
export const UNREAD_CONVERSATIONS_MAX = 50
export const CONNECTIONS_PER_PAGE = 100
/** People one may follow, follows and unfollows in an hour, and how many of a list of people come at once. */
export const FOLLOWED_MAX = 5000
export const FOLLOWS_CHANGED = { count: 240, seconds: 3600 }
export const PEOPLE_PER_PAGE = 50
/** People one may block, and as many one may mute; blocks and mutes made and ended in an hour. */
export const BLOCKED_MAX = 5000
export const SAFETY_CHANGED = { count: 240, seconds: 3600 }
/** Addresses and numbers of contacts that one call may ask for, and one person in a day; calls in an hour. */
export const IDENTIFIERS_PER_CALL = 500
export const IDENTIFIERS_PER_DAY = { count: 2000, seconds: 86_400 }
export const MATCHES_ASKED = { count: 60, seconds: 3600 }
export const DISCOVERABILITY_CHANGED = { count: 60, seconds: 3600 }
/** A file of contacts; how many of them a device keeps, how much of each, and how many are shown at a time. */
export const CONTACTS_FILE_MAX_BYTES = 5_000_000
export const CONTACTS_MAX = 5000
export const CONTACT_IDENTIFIERS_MAX = 10
export const CONTACT_NAME_MAX_CHARS = 100
export const CONTACTS_PER_PAGE = 50
/** Reports one may make in an hour, how long their words may be, and how long what was reported is kept. */
export const REPORTS = { count: 20, seconds: 3600 }
export const REPORT_WORDS_MAX_CHARS = 1000
export const MEMBER_REPORTS_KEPT_DAYS = 365
/** Of the moderators' queue: reports that are looked through, what they are about, and those shown of each. */
export const REPORTS_LOOKED_THROUGH = 2000
export const REPORTED_PER_PAGE = 50
export const REPORTS_SHOWN = 20
/** For how long a moderator hears a hidden post after opening it. */
export const MODERATOR_VIEW_MS = 3_600_000
export const MODERATION_DEEDS = { count: 600, seconds: 3600 }
export const MEMBER_POSTS_PER_PAGE = 20
/** Of a feed narrowed to whom one follows: each of as many people may be asked for as many voices. */
export const FOLLOWED_POSTS_PER_PAGE = 25
/** Voices on the public page of a member. */
export const SHARED_VOICES = 10
/** Notifications that come at once, that are counted for badges, that one person may cause another in a day; their life. */
export const NOTIFICATIONS_PER_PAGE = 30
export const NOTIFICATIONS_COUNTED_MAX = 100
export const NOTIFICATIONS_PER_ACTOR_DAILY = 30
export const NOTIFICATIONS_KEPT_DAYS = 90
/** For so long may the deletion of one be undone. */
export const NOTIFICATION_UNDO_MS = 600_000
/**
 * Followers who are told of a voice by one statement, and statements of one run. Each who is told is woken up by a call of
 * its own: with the pushes of a run these stay well below the calls that one run of a Worker may make (10,000, and 1,000 to
 * the database).
 */
export const FANOUT_STEP = 200
export const FANOUT_STEPS = 20
/** Statements of the database that one step takes at most. */
export const FANOUT_STATEMENTS = 6
/** Those who asked for every new squawk are told together of all that came, no more often than this. */
export const EVERY_SQUAWK_MS = 1_800_000
/** Browsers in which somebody is told outside of the page; how often one is added or taken away; choices saved. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_SUBSCRIBED = { count: 30, seconds: 3600 }
export const NOTIFICATION_CHOICES_SAVED = { count: 60, seconds: 3600 }
export const PUSH_ENDPOINT_MAX_CHARS = 2000
export const TIME_ZONE_MAX_CHARS = 64
/** Pushes that are looked up together, and how often in one run; pushes at the same time; how long a push service may take. */
export const PUSHES_PER_ROUND = 25
export const PUSH_ROUNDS = 8
/** Statements of one round: what is due and for whom, then each read and settled. */
export const PUSH_ROUND_STATEMENTS = 2 + 2 * PUSHES_PER_ROUND
export const PUSH_LANES = 6
export const PUSH_TIMEOUT_MS = 10_000
/** A title in a push: its place is small, and so is what a push service takes. */
export const PUSH_TITLE_MAX_CHARS = 120
/** How long before it fades a voice's author is told; how much of time one statement tells of (voices, plans), statements of one run, and people told by it. */
export const FADES_SOON_HOURS = 2
export const FADING_STEP_MINUTES = 10
export const PLANS_STEP_HOURS = 24
export const IN_TIME_STEPS = 24
export const IN_TIME_STATEMENTS = 4
export const TOLD_IN_TIME_PER_RUN = 2000
/** Posts in the graph, the newest; how many of them may be one's own private ones; and how often it is read. */
export const GRAPH_POSTS_MAX = 2000
export const GRAPH_PERSONAL_POSTS = 500
export const GRAPH_READS = { count: 120, seconds: 60 }
/** Recordings in it: the newest of each owlcast, and of all of them. */
export const GRAPH_RECORDINGS = { perOwlcast: 20, most: 500 }
/** Names with an `@` that count in one post. */
export const MENTIONS_MAX = 10
/** Search results of one kind on a page, and of each kind where all stand together; members a name finds. */
export const RESULTS_PER_PAGE = 20
export const RESULTS_PER_KIND = 4
export const MEMBERS_FOUND_MAX = 20
/** Of what sounds alike the newest are looked at, and the nearest of them shown. */
export const NEAR_LOOKED_AT = 20
export const NEAR_SHOWN = 5
/** How long a word is compared, from how many letters on; how many of its first ones lead to it. */
export const NEAR_WORD_MAX_CHARS = 20
export const NEAR_WORD_MIN_CHARS = 3
export const NEAR_FIRST_CHARS = 7
/** Of the known words that one of these leads to the oldest are looked at; a typed word is taken for so many at most. */
export const NEAR_WORDS_PER_KEY = 24
export const NEAR_MEANT_MAX = 6
/** A member's name is looked for from so many letters on. */
export const MEMBER_SEARCH_MIN_CHARS = 2
/** A longer query has nothing to say. */
export const SEARCH_QUERY_MAX_CHARS = 100
export const SEARCH_WORDS_MAX = 8

// Lengths, in characters
export const TAGS_INPUT_MAX_CHARS = 200
export const TITLE_MAX_CHARS = 100
export const DESCRIPTION_MAX_CHARS = 2000
/** A healing story's form: together they leave room for the longest script in a description. */
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
/** How wide a post stands in the graph: wider with each reply. */
export const NODE_WIDTH_PX = { least: 200, perReply: 20, most: 350 } as const
export const GRAPH_ZOOM = { least: 0.5, most: 2 } as const
export const PARENT_TITLE_CHARS = 50
export const DISPLAY_NAME_MAX_CHARS = 50
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 30
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128
export const EMAIL_MAX_CHARS = 254

// Profiles
export const PROFILE_CHANGES = { count: 30, seconds: 3600 }
/** Another username leaves the old one behind for good. */
export const USERNAME_CHANGES = { count: 3, seconds: 2_592_000 }
/** People one talks to who are told at once that one is called or looks otherwise now, those of the newest conversations. */
export const PROFILE_TOLD_MAX = 50

// Recording
export const RECORDING_TICK_MS = 1000
export const LIMIT_WARNING_SECONDS = 10
/** The WAV path is capped in every mode, so that one object stays under a request body's limit. */
export const WAV_MAX_SECONDS = 900
export const RECORDING_FALLBACK_MAX_SECONDS = 3600
export const SILENCE_NOTICE_SECONDS = 4
export const PEAKS_PER_POST = 160

// Audio
export const SAMPLE_RATE_HZ = 48_000
export const MP3_BITS_PER_SECOND = 64_000
export const TRACK_WHILE_RECORDING_GAIN = 0.15
export const TRACK_PREVIEW_GAIN = 0.7
export const MIX_VOICE_GAIN = 1
export const MIX_TRACK_GAIN = 0.25
export const MIX_FADE_IN_SECONDS = 0.3
export const MIX_FADE_OUT_SECONDS = 0.5
export const TRACK_MIN_SECONDS = 25
export const TRACK_MAX_SECONDS = 60

// Playback
export const SKIP_SECONDS = 15
export const SEEK_STEP_SECONDS = 5
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const
export const QUEUE_ADVANCE_AFTER_END_MS = 100
export const QUEUE_ADVANCE_AFTER_ERROR_MS = 500
export const CONVERSATION_PAUSE_MS = 250
export const REPLY_CONTEXT_SWITCH_MS = 500
export const HIGHLIGHT_MS = 2000
export const UNREAD_BADGE_DELAY_MS = 1000

// Uploads
export const UPLOAD_ATTEMPTS = 3
/** A visitor who pressed Publish is published without a second press, where signing in took no longer than this. */
export const PUBLISH_REQUEST_MS = 900_000
export const UPLOAD_BACKOFF_MS = [2000, 4000] as const
/** How long the app waits for an answer. */
export const ANSWER_TIMEOUT_MS = 30_000
export const UPLOAD_TIMEOUT_MS = 300_000
export const UPLOAD_MAX_BYTES = 95_000_000
export const UPLOAD_TICKET_HOURS = 24
export const UPLOADS_PER_HOUR = 120
/** What a person's recordings may take in storage, by plan. */
export const STORAGE_BYTES = { free: 1_000_000_000, pro: 10_000_000_000 } as const
/** A recording may run this much over its limit: the last block and the encoder's padding. */
export const DURATION_GRACE_SECONDS = 0.5
export const PODCAST_UPLOAD_MAX_BYTES = 50_000_000
/** How long an uploaded podcast file is kept for its author, and how many of them are listed. */
export const PODCAST_FILE_KEPT_DAYS = 30
export const PODCAST_FILES_LISTED = 50
export const FILE_NAME_MAX_CHARS = 255
export const AVATAR_MAX_BYTES = 10_000_000
/** What a browser makes of a chosen picture: a square of this side; and what the Worker takes. */
export const AVATAR_SIDE_PX = 512
export const AVATAR_SENT_MAX_BYTES = 200_000
export const PICTURE_MAX_SIDE_PX = 1024
export const AVATAR_CHANGES = { count: 20, seconds: 3600 }
/** A picture never changes under its address. */
export const PICTURE_MEDIA_SECONDS = 31_536_000
export const PODCAST_LOAD_TIMEOUT_MS = 10_000
export const DEMO_PODCAST_SECONDS = 300
/** A host that sends less than so many bytes in so long is given up: slower than the lowest bit rate of a voice. */
export const PODCAST_PACE = { bytes: 20_000, ms: 10_000 }
export const PODCAST_FETCH_TOTAL_MS = 30_000
export const PODCAST_FETCH_HOPS = 3
export const PODCAST_URL_MAX_CHARS = 2000
/** Loads by the Worker, by one person: in an hour, and at the same time. */
export const PODCAST_FETCHES = { count: 10, seconds: 3600 }
export const PODCAST_FETCHES_AT_ONCE = 2
/** Clips of one episode that one person may publish in a day. */
export const CLIPS_PER_EPISODE = { count: 5, seconds: 86_400 }
/** Reports about copyright by one person or address in an hour, how long they may be and how long they are kept. */
export const COPYRIGHT_REPORTS = { count: 5, seconds: 3600 }
export const REPORT_NAME_MAX_CHARS = 100
export const REPORT_WORK_MAX_CHARS = 2000
export const REPORTS_KEPT_DAYS = 365
export const CLIP_MAX_SECONDS = 40
export const CLIP_MIN_SECONDS = 1
export const LIBRARY_SYNC_LISTING = 500
export const TRACK_PROBE_TIMEOUT_MS = 5000
export const TRACK_FALLBACK_SECONDS = 30
/** Names, moods and genres that a bucket tells. */
export const TRACK_TEXT_MAX_CHARS = 60
/** Files that are probed at the same time. */
export const TRACK_PROBES_AT_ONCE = 4
/** What one moderator may do to the library. */
export const LIBRARY_CHANGES = { count: 60, seconds: 3600 }

// Lives
export const MAGIC_LINK_DAYS = 30
/** A link that has ended may still ask for a new one, for so long. */
export const MAGIC_LINK_RENEWABLE_DAYS = 60
export const INVITATION_DAYS = 30
/** Invitations that a browser keeps, the newest. */
export const INVITATIONS_KEPT = 5
export const REPLY_LIFE_HOURS = 24
export const COUNTDOWN_REFRESH_MS = 3_600_000
export const COUNTDOWN_REFRESH_LAST_HOUR_MS = 60_000
export const FADING_SOON_HOURS = 2
export const NOTIFICATION_CLOSE_MS = 5000
/** How long an open window has to say that it goes where a notice leads. */
export const NOTICE_ANSWER_MS = 1000

// Signing in
export const VERIFICATION_HOURS = 24
/** A session lives this long after its last use, and never longer than its end. */
export const SESSION_IDLE_DAYS = 7
export const SESSION_MAX_DAYS = 30
/** A session in use is prolonged once a day, not on every request. */
export const SESSION_ROLL_DAYS = 1
/** A link to choose a new password, and how often one address may ask for it. */
export const RESET_HOURS = 1
export const RESET_TRIES = { count: 3, seconds: 3600 }
/** Sessions that are shown; more than anybody has. */
export const SESSIONS_LISTED = 50
export const SIGN_IN_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 20, seconds: 900 },
  inKnownBrowsers: { count: 100, seconds: 900 },
}
/** For so long a browser that somebody signed in with is known, so that whoever guesses elsewhere does not lock it out. */
export const KNOWN_BROWSER_DAYS = 180
export const RESEND_TRIES = { count: 3, seconds: 3600 }
export const SIGN_UP_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 5, seconds: 3600 },
}

/** A code that was sent to a phone: how long it works, how often it may be guessed, and when it may be sent again. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_RESEND_SECONDS = 60
/** Messages with codes, each of which costs money: to one number, from one address, and by everybody together. */
export const CODES_SENT = {
  perNumberHour: { count: 5, seconds: 3600 },
  perNumberDay: { count: 10, seconds: 86_400 },
  /** To all browsers together that signed in with the number before; each of them has the counts above for itself. */
  inKnownBrowsers: { count: 20, seconds: 86_400 },
  perAddress: { count: 20, seconds: 86_400 },
  everybody: { count: 2000, seconds: 86_400 },
}
/** Who has proved a number or come from Google may take so long to choose a name. */
export const ARRIVAL_MINUTES = 60
export const JOIN_TRIES = { count: 20, seconds: 60 }
/** How long somebody may be at Google, and how often somebody goes there. */
export const GOOGLE_JOURNEY_SECONDS = 600
export const GOOGLE_TRIES = { count: 20, seconds: 60 }
/** Passkeys that one person may have, how long a device may take to sign what it is asked to, and how often it is tried. */
export const PASSKEYS_MAX = 10
export const PASSKEY_CHALLENGE_SECONDS = 300
export const PASSKEY_TRIES = { count: 20, seconds: 60 }
/** Passkeys that one person may add: each is told to them in a mail. */
export const PASSKEYS_ADDED = { count: 20, seconds: 86_400 }
export const PASSKEY_NAME_MAX_CHARS = 50
export const GOOGLE_TIMEOUT_MS = 10_000
export const SMS_TIMEOUT_MS = 10_000

/** Tries to invite somebody; and what may really go out in a day: by one person, and to one address by anyone. */
export const INVITATION_TRIES = { count: 40, seconds: 3600 }
export const INVITATIONS_SENT = {
  perPerson: { count: 20, seconds: 86_400 },
  perAddress: { count: 3, seconds: 86_400 },
}

// Magic links
export const LINK_TRIES = { count: 30, seconds: 60 }
export const LINKS_MADE = { count: 20, seconds: 3600 }
/** New links for somebody who holds an old one. */
export const LINK_RENEWALS = {
  atOnce: { count: 1, seconds: 600 },
  perDay: { count: 5, seconds: 86_400 },
}
/** Mails that messages cause; what is beyond is published without one. */
export const MESSAGE_MAILS = {
  perSender: { count: 20, seconds: 86_400 },
  perAddress: { count: 3, seconds: 86_400 },
}

// Mails and messages
/** First messages to people who do not follow their author and never wrote to them: their requests box is not for crowds. */
export const FIRST_MESSAGES = { count: 20, seconds: 86_400 }
/** Requests that somebody accepts or puts away in an hour. */
export const REQUESTS_SETTLED = { count: 600, seconds: 3600 }
/** Messages that are a track alone; those with a recording are held back by their upload. */
export const TRACK_MESSAGES = { count: 120, seconds: 3600 }
/** With waits that double, the last try is after 17 hours: within the day a provider knows its idempotency keys. */
export const OUTBOX_ATTEMPTS = 11
export const OUTBOX_BACKOFF_FIRST_MS = 60_000
/** Longer than a run of timeouts takes, so that no row is taken twice. */
export const OUTBOX_LEASE_MS = 180_000
export const OUTBOX_PER_RUN = 25
/** Rows sent at the same time: providers allow few requests a second. */
export const OUTBOX_LANES = 2
/** How long a row waits for us to mend our own set-up, before it is looked at again. */
export const OUTBOX_MENDING_MS = 300_000
export const MAIL_TIMEOUT_MS = 10_000
export const MAIL_WAIT_MAX_MS = 86_400_000
export const MAIL_SUBJECT_MAX_CHARS = 150
export const MAIL_PREHEADER_CHARS = 110
export const OUTBOX_KEPT_DAYS = 7

// Money, in cents
export const PRO_CENTS_PER_MONTH = 100
export const PLATFORM_FEE_PERCENT = 1
export const OWLCAST_FEE_CENTS = 999
export const PRICE_CHOICES_CENTS = [0, 99, 299, 499, 999] as const
export const CUSTOM_PRICE_MIN_CENTS = 50
export const CUSTOM_PRICE_MAX_CENTS = 99_999
/** How long a payment that was started can be paid; Stripe allows half an hour at least. */
export const CHECKOUT_MINUTES = 60
export const BILLING_TIMEOUT_MS = 15_000
/** How old a message of the payment provider may be. */
export const WEBHOOK_TOLERANCE_SECONDS = 300
export const PURCHASE_TRIES = { count: 60, seconds: 3600 }
export const PURCHASES_LISTED_MAX = 1000
/** Of what is to be paid for, so much is heard before: so many seconds, and at most this part of it. */
export const PREVIEW_SECONDS = 30
export const PREVIEW_PART = 0.5

// Realtime
export const FEED_SHARDS = 4
export const HINT_COALESCE_MS = 1000
/** Hints of a pause that are named one by one; what is more has to be asked for. */
export const HINTS_PER_FRAME = 20
export const LIVE_POLL_MS = 60_000
export const LIVE_BACKOFF_MIN_MS = 1000
export const LIVE_BACKOFF_MAX_MS = 30_000
/** While the page is visible: what was missed shows within 10 s of the return of the network. */
export const LIVE_BACKOFF_VISIBLE_MAX_MS = 5000
export const LIVE_PING_MS = 25_000
/** A socket that neither opens nor answers for so long is given up. */
export const LIVE_PONG_WAIT_MS = 8_000
export const LIVE_SOCKETS_PER_PERSON = 10
/** On one feed shard; a school or an office may share an address. */
export const LIVE_SOCKETS_PER_ADDRESS = 500
/** A listener that missed more than this reads its lists again instead. */
export const EVENTS_PER_ANSWER = 200

// Share pages
/** How long others are to take what we say of a link for true before they ask again. */
export const SHARE_CACHE_SECONDS = 60
/** How long a page is kept near to who asks; whether it still holds is asked each time. */
export const PAGE_KEPT_SECONDS = 3600
export const PICTURE_CACHE_SECONDS = 3600
export const PREVIEW_TEXT_MAX_CHARS = 200

// Feeds
export const FEED_MEMO_MS = 1000
/** How long a deep health check waits for each store, and how long its answer is kept. */
export const HEALTH_TIMEOUT_MS = 5000
export const HEALTH_MEMO_MS = 5000
/** How many pages of a thousand objects the health check counts of each prefix. */
export const HEALTH_LISTED_PAGES = 10
export const RECENT_POSTS_MAX = 50
/** How long a browser may keep public sound; never past the post's end. */
export const PUBLIC_MEDIA_SECONDS = 300
export const LIBRARY_MEDIA_SECONDS = 86_400

// Leaving
/** Wrong passwords and codes of somebody who wants to delete everything. */
export const ERASE_TRIES = { count: 5, seconds: 900 }
/** Who has neither password nor number proves it by having signed in as lately as this. */
export const FRESH_SESSION_MINUTES = 10
/** How long nobody may take the name of somebody who left. */
export const NAME_RETIRED_DAYS = 90
/** The database keeps copies of itself for emergencies, for so long. */
export const BACKUP_DAYS = 30
/** What is deleted of one person while they wait, and in a run of the cron trigger; and how many people are in a run. */
export const ERASE_ROWS_PER_CALL = 1000
export const ERASURES_PER_RUN = 5
/** Statements that one step takes at most, with those that end it. */
export const ERASE_STATEMENTS = 60
/**
 * Rows that an export reads at a time, how many sounds are in one file, and how often one may be made. A Worker may ask its
 * stores 10,000 times in one answer: what is written comes after the sounds, and has to have some of that left.
 */
export const EXPORT_ROWS_PER_READ = 100
export const EXPORT_FILES_MAX = 9000
export const EXPORTS_MADE = { count: 10, seconds: 86_400 }
/** An export up to this size is gathered by the page, which shows how far it is; a larger one goes straight to a file. */
export const EXPORT_IN_PAGE_MAX_BYTES = 200_000_000

// Cleaning up
export const PURGE_ROWS_PER_RUN = 500
export const PURGE_ROWS_PER_BATCH = 50
/** Statements of a batch. */
export const PURGE_STATEMENTS = 6
export const DELETED_BYTES_GRACE_MS = 3_600_000
export const IDEMPOTENCY_HOURS = 48
export const EVENTS_KEPT_HOURS = 72
