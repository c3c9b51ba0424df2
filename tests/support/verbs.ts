/** Verbs that names of functions begin with: the ones in use and those a newcomer may need next. Add to it freely. */
export const VERBS: ReadonlySet<string> = new Set(
  `
    accept acquire activate add align allow announce anonymize answer append apply approve archive assert assign attach
    authenticate authorize await batch begin bind block boot broadcast build bump bundle buy cache calculate call cancel
    capture catch change charge check choose claim clamp clean clear clip close collect combine commit compact compare
    complete compress compute concat confirm connect consume contain convert copy count create cut debounce debug decide
    declare decline decode decompress decrement decrypt dedupe defer define delete deliver demote deny derive describe
    deserialize destroy detach detect disable discard disconnect dismiss dispatch dispose do downgrade download
    downsample drain draw drop dump edit embed emit enable encode encrypt end enqueue ensure enter erase escape evaluate
    evict exchange exclude execute expand expect expire export extend extract fade fail fan fetch fill filter find
    finish fit flag flush focus fold follow force forget format forward freeze generate get give go grant group guard
    handle hash hear hide highlight hold hydrate identify ignore import include increment index infer init initialize
    inject insert inspect install intern intersect invalidate invert invite invoke isolate issue iterate join keep kill
    label launch lay layout leave lift like limit link list listen load localize locate lock log look lookup lower make
    map mark mask match measure memo memoize merge migrate mix mock monitor mount move mute name navigate negate nest
    normalize note notify nudge observe offer omit on onboard open order override pack pad page paginate paint parse
    patch pause peek persist pick pin ping pipe place play pluck poll pop post prefer prefetch prefix preload prepare
    prerender press preview print process produce project promisify promote prompt propose prove provide prune publish
    pull purge push put query queue quote raise rank rate read rebuild receive recognize recommend reconcile reconnect
    record recover redeem redirect reduce refetch refresh refund refuse register rehydrate reissue reject relate relax
    release reload remember remove rename render renew reopen reorder repair repeat replace replay reply report request
    require reschedule reserve reset resize resolve respond restart restore restrict resume retain rethrow retry return
    reuse revalidate reverse revoke rewind rewrite roll rotate round route run sample sanitise sanitize save scale scan
    schedule scope score scroll seal search seed seek segment select send serialize serve set settle share shift shorten
    show shuffle shut sign simulate skip sleep slice snap sniff sort spawn split spread stamp start stop store stream
    strip stub submit subscribe suggest sum summarize suppress suspend swap sweep switch sync synthesize tag take tally
    tap tear test throttle throw tick to toggle tokenize total touch track transcode transcribe transfer transform
    translate trigger trim truncate trust try tune turn type unblock undo unfollow unlink unlock unmount unmute unpack
    unregister unsubscribe untrack unwind unwrap update upgrade upload upsert use validate vary verify visit void wait
    wake walk warn watch weigh wire with withdraw withhold wrap write yield zip
  `
    .trim()
    .split(/\s+/),
)
