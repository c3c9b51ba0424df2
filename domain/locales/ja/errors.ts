/** Japanese texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as RecordingLimit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const figure = (given: string | number | undefined) => Number(given).toLocaleString('ja')

const PRO = `Pro（$${PRO_CENTS_PER_MONTH / 100}/月）`

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcastは今とても混み合っています。もう一度お試しください。',
  'request.invalid': (p) => `リクエストに問題があります：${p.reason}`,
  'request.length_required': '先にアップロードの大きさを知らせる必要があります。',
  'request.wrong_type': 'この種類のコンテンツはここでは受け付けていません。',
  'request.prefetch_refused': '開くにはボタンを押してください。',
  'request.forbidden_origin': 'このリクエストは別のサイトから送られたため、ブロックしました。',
  'request.idempotency_key_reused': 'これはすでに別の内容で送信されています。',
  'request.idempotency_key_required': 'このリクエストにはIdempotency-Keyが必要です。',
  'request.puzzle_required': '確認のため、パズルを解いてください。',
  'request.puzzle_failed': 'パズルを確認できませんでした。もう一度お試しください。',
  'token.invalid': 'このアクセストークンは存在しません。全体が入力されているか確認してください。',
  'token.expired': 'このアクセストークンは期限切れです。新しく作成してください。',
  'token.revoked': 'このアクセストークンは取り消されました。新しく作成してください。',
  'token.scope_missing': (p) => `このアクセストークンではこの操作はできません。権限 ${p.scope} が必要です。`,
  'token.session_required': 'アクセストークンではこの操作はできません。アプリにログインしてください。',
  'token.in_address':
    'アクセストークンは Authorization ヘッダーで送ってください。アドレスは記録に残るため、このトークンを今すぐ取り消してください。',
  'token.too_many': (p) => `アクセストークンは ${p.max} 個までです。先に 1 つ取り消してください。`,
  'token.name_required': 'アクセストークンに名前を付けてください。',
  'webhook.address_refused': 'https:// で始まる公開アドレスを入力してください。',
  'webhook.too_many': (p) => `Webhook は ${p.max} 個までです。先に 1 つ削除してください。`,
  'request.range_invalid': 'この録音にその部分はありません。',

  'auth.required': '続けるにはログインしてください。',
  'auth.forbidden': 'この操作は許可されていません。',
  'auth.age_required': 'Owlcastは大人のためのサービスです。18歳以上であることを確認してください。',
  'auth.email_and_password_required': 'メールアドレスとパスワードの両方を入力してください',
  'auth.fields_required': 'すべての項目を入力してください',
  'auth.email_invalid': 'メールアドレスを入力してください（例：name@example.org）。',
  'auth.password_length': (p) => `パスワードは${p.min}文字以上${p.max}文字以下にしてください。`,
  'auth.username_invalid': (p) => `ユーザー名は${p.min}〜${p.max}文字で、使えるのはa〜z、0〜9、_です。`,
  'auth.username_taken': 'このユーザー名は使われています。別の名前を選んでください。',
  'auth.display_name_too_long': (p) => `表示名は${p.max}文字までです。`,
  'auth.bad_credentials': 'ログインできませんでした。入力内容を確認してください。',
  'auth.sign_in_failed': 'ログインできませんでした',
  'auth.sign_up_failed': 'アカウントを作成できませんでした。もう一度お試しください。',
  'auth.account_failed': 'アカウントを作成できませんでした',
  'auth.verification_invalid':
    'このリンクは無効か、期限が切れています。新しいリンクを送ってもらってください。',
  'auth.sign_up_expired': 'この登録手続きは期限が切れました。もう一度ログインしてください。',
  'auth.google_failed': 'Googleでログインできませんでした',
  'auth.phone_required': '電話番号を入力してください',
  'auth.code_required': '認証コードを入力してください',
  'auth.code_send_failed': '認証コードを送信できませんでした',
  'auth.code_invalid': '認証コードが正しくありません',
  'auth.phone_paused':
    'パスワードが変更されたため、この電話番号でのログインは一時停止中です。別の方法でログインし、設定でもう一度オンにしてください。',
  'auth.code_failed': 'コードを確認できませんでした',
  'auth.code_length': `コードの${CODE_DIGITS}桁の数字を入力してください。`,
  'auth.sign_up_closed': 'このサイトは現在、新しいメンバーを受け付けていません。',
  'auth.sign_up_invitation': '参加するには招待が必要です。すでに参加している人にリンクを頼んでください。',
  'auth.sign_up_invitation_invalid': 'この招待は使用済みか、期限が切れています。新しい招待を頼んでください。',
  'auth.sign_up_waiting': '登録は承認待ちです。決まりしだいお知らせします。',
  'site.invitations_off': '現在、リンクで招待することはできません。',
  'site.invitations_full': (p) =>
    `開いている招待は${p.max}件までです。1件削除するか、使われるまでお待ちください。`,
  'setup.link_invalid':
    'この設定リンクは正しくありません。デプロイの出力にある最新のリンクを開いてください。',
  'setup.link_used': 'この設定リンクは使用済みです。そのとき作成したアカウントでログインしてください。',
  'setup.link_expired':
    'この設定リンクは期限が切れています。新しく作成してください: npm run setup-link -- --env production',
  'setup.done': 'このサイトにはすでに管理者がいます。ログインしてください。',
  'setup.email_taken': 'このメールアドレスのアカウントがすでにあります。',

  'email.already_set': 'アカウントにはすでにメールアドレスが登録されています。',
  'email.wrong_account':
    'このリンクは別のアカウント用です。そのアカウントでログインしてから、もう一度開いてください。',
  'phone.taken': 'この番号は別のアカウントで使われています。',
  'phone.last_sign_in_method': 'この番号でログインしています。削除する前にメールアドレスを追加してください。',

  'passkey.unknown': 'このパスキーはもう登録されていません。別の方法でログインしてください。',
  'passkey.paused':
    'パスワードが変更されたため、このパスキーは一時停止中です。別の方法でログインし、設定でもう一度オンにしてください。',
  'passkey.invalid': 'パスキーを確認できませんでした。もう一度お試しください。',
  'passkey.expired': '時間がかかりすぎました。もう一度お試しください。',
  'passkey.not_confirmed': 'パスキーが確認されませんでした。何も変更されていません。',
  'passkey.already_registered': 'この端末には、あなたのアカウントのパスキーがすでにあります。',
  'passkey.too_many': (p) => `パスキーは${p.max}個まで登録できます。先にどれかを削除してください。`,
  'passkey.not_found': 'このパスキーが見つかりません。削除された可能性があります。',
  'passkey.name_required': 'パスキーに名前を付けてください。',
  'passkey.name_too_long': (p) => `名前は${p.max}文字までです。`,

  'account_deletion.name_mismatch': (p) =>
    `すべてを削除することを確認するため、ユーザー名@${p.name}を入力してください。`,
  'proof.required': '先にご本人であることを確認してください。',
  'proof.password_required': 'パスワードを入力してください。',
  'proof.password_wrong': 'パスワードが違います。もう一度お試しください。',
  'proof.sign_in_required': 'ご本人であることを確認するため、先にもう一度ログインしてください。',
  'account_deletion.failed': 'データを削除できませんでした。もう一度お試しください。',
  'export.failed': 'データをダウンロードできませんでした。もう一度お試しください。',
  'recipient.deleted': '相手はOwlcastを退会しました。メッセージはもう届きません。',

  'post.not_found': 'コンテンツが見つかりません。削除されたか、閲覧する権限がない可能性があります。',
  'post.tags_required': 'タグを追加してください',
  'post.audio_required': '先に録音してください。',
  'post.title_too_long': (p) => `タイトルは${p.max}文字までです。`,
  'post.tags_too_long': (p) => `タグは合わせて${p.max}文字までです。`,
  'post.text_too_long': (p) => `このテキストは${p.max}文字までです。`,
  'post.text_invalid': 'このテキストには表示できない文字が含まれています。取り除いてください。',
  'post.too_many_parents': `1つの返信に付けられる返信先は${PARENTS_MAX}件までです`,
  'post.publish_failed': (p) =>
    `${p.name}を投稿できませんでした。もう一度お試しください。エラー：${p.message}`,
  'post.table_unreachable': '今はSquawkにアクセスできません',
  'post.edit_conflict': '別のウィンドウで変更されました。もう一度確認してください。',
  'transcript.no_recording': 'この投稿には録音がありません。',
  'transcript.too_short': 'この録音は短すぎて、言葉を書き起こせません。',
  'transcript.not_configured': 'ここではまだ文字起こしを利用できません。',
  'transcript.not_ready': '変更できる言葉がまだありません。',
  'transcript.changed':
    'この言葉は別のウィンドウで変更されました。あなたの言葉はここに残っています。見比べて、もう一度保存すると置き換わります。',
  'transcript.empty': '話した内容を入力するか、言葉を削除してください。',
  'post.kind_unavailable': 'この種類の投稿はまだできません。',
  'post.already_published': 'この録音はすでに投稿されています。',
  'post.audio_or_track_required': 'MUEを選ぶか、メッセージを録音してください',
  'post.recipient_required': '宛先を入力してください（@ユーザー名、メール、電話番号）',
  'follow.yourself': '自分自身はフォローできません。',
  'follow.too_many': (p) =>
    `フォローできるのは${figure(p.max)}人までです。先に誰かのフォローを外してください。`,
  'safety.yourself': '自分自身をブロックしたりミュートしたりすることはできません。',
  'feed.too_many': (p) => `プライベートアドレスは${p.max}件までです。先に1件削除してください。`,
  'safety.too_many': (p) =>
    `このリストに入れられるのは${figure(p.max)}人までです。先に誰かを外してください。`,
  'safety.suspended': (p) =>
    `アカウントは${p.until ? `${p.until}まで` : '無期限で'}利用停止中です。聴くこと、データのダウンロード、投稿やアカウントの削除は引き続きできます。`,
  'safety.report_yourself': '自分自身や自分の投稿は報告できません。',
  'safety.reason_required': '何が問題かを選んでください。',
  'moderation.post_not_found': 'これはもうありません。期限が切れたか、削除されました。',
  'moderation.yourself': 'これはあなたに関するものです。ほかのモデレーターが判断します。',
  'moderation.target_is_moderator': 'モデレーターに対してこの操作ができるのは管理者だけです。',
  'moderation.already_decided': 'ほかのモデレーターがすでに判断しました。',
  'moderation.person_not_found': 'このメンバーは見つかりません。',
  'moderation.name_mismatch': (p) => `このアカウントを削除するには、@${p.name} と入力してください。`,
  'moderation.content_refused': 'このサイトでは使えない言葉が含まれています。別の言葉にしてください。',
  'moderation.rule_invalid': '言葉、メールアドレス、または example.org のようなドメインを入力してください。',
  'moderation.too_many_rules': (p) => `ルールは上限の${p.max}件です。先に1件削除してください。`,
  'auth.address_refused': 'このメールアドレスではここに登録できません。',
  'moderation.decision_not_found': 'この決定は見つかりません。',
  'moderation.appeal_repeated': 'この決定にはすでに異議を申し立てています。',
  'moderation.appeal_late': (p) => `この決定への異議は${p.days}日間申し立てられましたが、期限が過ぎました。`,
  'moderation.appeal_by_other': 'この決定をしたのはあなたなので、異議はほかのモデレーターが判断します。',
  'conversation.not_found': 'この会話が見つかりません。',
  'message.new_recipients_limit': (p) =>
    `今日は、上限の${figure(p.max)}人の新しい相手にメッセージを送りました。また明日お試しください。返信をくれる人やあなたをフォローしている人には、いつでも送れます。`,
  'recipient.unknown': '見つかりませんでした。名前を確認するか、メールアドレスを使ってください。',
  'recipient.ambiguous': '同じ名前の人が何人かいます。@ユーザー名を使ってください。',
  'recipient.phone_country': '国番号を付けてください（例：+81 90 1234 5678）。',
  'recipient.yourself': 'これはあなたです。ほかの人を選んでください。',
  'recipient.unconfirmed':
    '同じ名前の別の人かもしれません。誰に届くかを確認するか、@ユーザー名を使ってください。',
  'recipient.changed': '宛先が、表示されている人から変わりました。誰に届くかを確認してください。',
  'post.script_required': '先にフォームに入力し、「台本を作る」でヒーリングの台本を作ってください',
  'post.hum_fields_required': '相手の名前と、症状や状態を入力してください。',
  'post.script_contains_name': '台本に本名が残っています。作り直すか、名前を取り除いてください。',
  'post.title_contains_name': 'タイトルに本名が残っています。取り除いてください。',
  'post.tags_contain_name': 'タグに本名が残っています。取り除いてください。',
  'post.script_locked': 'この台本はすでに読み上げました。変えるには、ストーリーを録音し直してください。',
  'post.name_check_required': 'タイトルとタグが、誰の話かを明かしていないことを確認してください。',
  'post.consent_required': 'この人について話す許可を得ていることを確認してください。',
  'post.song_fields_required': '曲名と作者を入力し、オリジナル曲であることを確認してください。',
  'post.price_invalid': (p) => `無料、または${p.min}から${p.max}までの価格を選んでください。`,
  'post.price_below_cost': (p) =>
    `${p.price}では、カード決済の費用ですべてなくなります。${p.min}以上にしてください。`,
  'post.pro_required': `プレミアムコンテンツに価格を付けるには、${PRO}にアップグレードしてください`,

  'purchase.free': 'これは無料で聴けます。',
  'purchase.members_only': '非公開です。聴けるのはコラボレーターだけです。先に招待を受けてください。',
  'purchase.price_changed': (p) => `価格は今${p.price}です。もう一度確認してください。`,
  'purchase.confirming': 'お支払いを確認しています。少々お待ちください。',
  'plan.changed': 'プランが変わりました。もう一度確認してください。',
  'billing.not_configured': 'ここではまだ購入できません。お支払いが設定されていません。',
  'billing.failed': '決済サービスが応答しませんでした。請求は行われていません。もう一度お試しください。',
  'payouts.not_offered': 'このサイトではまだ自動の支払いを行っていません。収益は記録されています。',
  'payouts.failed':
    '決済サービスから応答がありませんでした。何も変更されていません。もう一度お試しください。',
  'billing.signature_invalid': 'このメッセージには決済サービスの署名がありません。',
  'email.report_unsigned': 'このメッセージにはメールサービスの署名がありません。',

  'connection.circular': '返信を自分自身に戻すことはできません。',
  'connection.different_people':
    'これらのメッセージは、それぞれ別の人との非公開のものです。1つの返信を全員に送ることはできません。',
  'connection.other_recipient':
    '非公開のメッセージへの返信なので、会話の相手に届きます。ほかの宛先は外してください。',
  'connection.last_parent': '返信先の投稿を少なくとも1つ残してください。',
  'connection.parent_less_public': 'その投稿にはつなげません。見られる人が、あなたの投稿より限られています。',
  'connection.moment_invalid': '録音のその部分には返信できません。聞ける部分を選んでください。',
  'connection.not_found': 'このつながりが見つかりません。',
  'connection.not_yours': 'このつながりを削除できるのは、作った人だけです。',
  'reply.sign_in_to_delete': '返信を削除するにはログインしてください',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': '返信を削除できませんでした。権限がない可能性があります。',

  'podcast.source_required': 'ポッドキャストのURLを入力するか、音声ファイルを選んでください',
  'podcast.url_required': '先にポッドキャストのURLを入力してください',
  'podcast.author_required': '誰への返信かを入力してください',
  'podcast.subject_required': 'テーマやトピックを入力してください',
  'podcast.tag_required': 'ポッドキャストへの返信に、タグをあと1つ以上追加してください',
  'podcast.file_type': '有効な音声ファイルを選んでください（WAV、MP3、OGG、M4A）',
  'podcast.file_unsupported': (p) =>
    `このブラウザでは、この${p.format}ファイルの音声を再生できません。MP3かAACで書き出し直してください。`,
  'podcast.file_changes': 'このファイルは最初の1秒で形式が変わり、そこまでしか読み取れません。',
  'podcast.file_too_short': (p) => `このファイルは短すぎて切り抜けません。${p.min}秒以上の音声が必要です。`,
  'podcast.file_too_large': 'ファイルは50 MB未満にしてください',
  'podcast.file_too_long': (p) =>
    `このブラウザで開けるのは、この種類のファイルでは${p.max}分までです。短いファイルかMP3を選んでください。`,
  'podcast.load_failed':
    'このアドレスを読み込めませんでした。配信元が許可していない可能性があります（CORS）。',
  'podcast.clip_required': '先にクリップを切り出してください。',
  'podcast.trim_failed': '音声を切り出せませんでした。もう一度お試しください。',

  'import.feed_unreachable':
    'このフィードを読み込めませんでした。アドレスと、誰でも開けることを確認してください。',
  'import.feed_invalid':
    'このアドレスにポッドキャストは見つかりません。RSSフィードのアドレスを入力してください。',
  'import.feed_choice': (p) =>
    `このページには複数のフィードがあります。いずれかのアドレスを入力してください：${p.url}`,
  'import.too_many': `取り込めるポッドキャストは${IMPORTS_MAX}件までです。未確認のものを1件削除してください。`,
  'import.expired': 'この投稿はすでに消えているため、取り込みませんでした。',
  'import.owlcast_missing': 'この録音のOwlcastがここにありません。',
  'import.clip_limit': (p) =>
    `1つのエピソードから取り込める切り抜きは1日${p.count}件までです。明日もう一度取り込んでください。`,
  'import.recent_limit': (p) =>
    `この1日の公開投稿は、1時間に${p.count}件まで取り込めます。後でもう一度取り込んでください。`,
  'import.not_found': 'この取り込みが見つかりません。',
  'import.proved': 'このポッドキャストがあなたのものであることは確認済みです。',
  'import.no_email': 'このフィードにはメールアドレスがありません。代わりに説明文にコードを入れてください。',
  'import.code_missing': (p) =>
    `フィードにまだコード ${p.code} がありません。更新に数分かかるサービスもあります。`,
  'import.code_wrong': 'コードが違うか、期限が切れています。確認するか、新しいコードを送ってください。',

  'report.name_required': 'お名前を入力してください。',
  'report.work_required': '何が使われたか、誰の作品かを教えてください。',
  'report.confirmation_required': '報告を送る前に、こちらを確認してください。',

  'owlcast.name_required': 'Owlcastの名前を入力してください',
  'owlcast.sign_in_required': 'Owlcastを作成するにはログインしてください',
  'owlcast.create_failed': 'Owlcastを作成できませんでした。もう一度お試しください。',
  'owlcast.create_failed_because': (p) => `Owlcastを作成できませんでした：${p.message}`,
  'owlcast.pro_required': `限定公開と非公開のOwlcastはProの機能です。${PRO}にアップグレードするか、公開にしてください。`,
  'owlcast.has_members':
    '公開範囲が今より狭かったときに、ほかの人が参加したり録音したりしました。今は公開範囲を広げられません。',
  'owlcast.has_buyers': 'お金を払って聴いている人がいます。限定公開にはできますが、非公開にはできません。',
  'owlcast.visibility_changed': 'このOwlcastを聴ける人が増えました。公開する前にもう一度確認してください。',
  'owlcast.members_only': 'このOwlcastに返信できるのは、その中で録音するコラボレーターだけです。',
  'owlcast.parents_outside':
    '返信先の投稿がこのOwlcastの中にありません。返信先から外すか、別のOwlcastを選んでください。',
  'owlcast.recording_not_added':
    '録音は保存しましたが、Owlcastに追加できませんでした。もう一度お試しください。',
  'invitation.identifier_required': 'コラボレーターのメールアドレスか@ユーザー名を入力してください',
  'invitation.user_not_found': (p) =>
    `@${p.name}が見つかりません。ユーザー名を確認するか、メールアドレスを使ってください。`,
  'invitation.already_collaborator': (p) => `${p.name}さんはすでにコラボレーターです。`,
  'invitation.too_many': (p) => `1つの投稿に招待できるのは${figure(p.max)}人までです。`,
  'invitation.private_message': '非公開のメッセージには誰も招待できません。',
  'invitation.recording_not_supported': '個々の録音ではなく、Owlcastに招待してください。',
  'invitation.not_found': 'この招待が見つかりません。',
  'invitation.failed': '招待を送信できませんでした。もう一度お試しください。',
  'invitation.failed_because': (p) => `招待を送信できませんでした：${p.message}`,
  'invitation.link_error': (p) =>
    `招待リンクのエラー：${p.message}。リンクを送ってくれた人に連絡してください。`,
  'invitation.invalid':
    'この招待リンクは無効か、期限が切れています。リンクを送ってくれた人に連絡してください。',

  'live.upgrade_required': 'このアドレスはWebSocket専用です。',
  'live.too_many_connections': '開いているウィンドウが多すぎます。いくつか閉じてください。',

  'share.incomplete': '共有リンクが無効です。コンテンツの種類またはIDがありません。',
  'share.link_invalid': 'このリンクは無効か、期限が切れています。新しいリンクを送ってもらってください。',
  'share.link_used':
    'このリンクは期限が切れたか、すでに使われています。新しいリンクを送ってもらってください。',
  'share.not_found_because': (p) =>
    `コンテンツが見つかりません：${p.message}。削除されたか、閲覧する権限がない可能性があります。`,
  'share.id_invalid': 'このリンクのIDは完全ではありません。',
  'share.load_failed': (p) =>
    `コンテンツを読み込めませんでした：${p.message}。このURLを添えてサポートにご連絡ください：${p.url}`,
  'share.link_not_needed': 'このようなリンクがあるのは、メールアドレスか電話番号宛てのメッセージだけです。',
  'share.format_unsupported': 'JSONだけに対応しています。',
  'share.removed': 'コンテンツが削除されたか、リンクが無効です。',

  'media.not_found': 'この録音が見つかりません。',
  'media.invalid': 'この録音は再生できません。もう一度録音してください。',
  'media.damaged': 'この音声は壊れているか、不完全です。',
  'media.changes_format': 'この音声は途中で形式が変わり、ブラウザーの再生がそこで止まります。',
  'media.wav_format': 'WAVは16ビットのモノラルで、音声以外を含まないものにしてください。',
  'media.too_long': (p) => `この録音は長すぎます。ここで録音できるのは${p.seconds}秒までです。`,
  'media.too_large': (p) => `この録音は大きすぎます。${p.megabytes} MBまでにしてください。`,
  'media.hash_mismatch': '録音が完全に届きませんでした。もう一度お試しください。',
  'media.already_stored': 'この録音の別のバージョンがすでに送信されています。もう一度お試しください。',
  'media.not_stored': '録音がまだ届いていません。もう一度お試しください。',
  'media.quota_exceeded': '保存容量がいっぱいです。投稿をいくつか削除して空きを作ってください。',
  'media.upload_failed': (p) => `音声をアップロードできませんでした：${p.error}もう一度お試しください。`,
  'media.payment_required': (p) => `${p.price}で聴けます`,

  'record.microphone_denied': '録音するにはマイクの使用を許可してください！',
  'record.microphone_missing': 'マイクが見つかりませんでした。接続してから、もう一度お試しください。',
  'record.microphone_busy':
    '別のアプリがマイクを使っています。そのアプリを閉じてから、もう一度お試しください。',
  'record.microphone_lost': 'マイクの接続が切れました。録音は一時停止し、無事に残っています。',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': '声が聞こえません。マイクがミュートになっていませんか？',
  'record.clipping': '音が割れています。マイクから離れるか、マイクの音量を下げてください。',
  'record.silent_take':
    'この録音からはほとんど何も聞こえません。マイクを確認して、もう一度録音してください。',
  'record.clipped_take':
    'この録音には音割れがあり、後から直すことはできません。マイクから離れるか、マイクの音量を下げて、もう一度録音してください。',
  'record.unsupported': 'このブラウザでは録音できません。別のブラウザをお試しください。',
  'record.storage_full':
    'この端末の空きがなくなりました。録音は続けられますが、タブを閉じる前に投稿してください。',
  'record.storage_missing': 'このブラウザでは録音中に保存できません。タブを閉じる前に投稿してください。',
  'record.open_elsewhere': 'この録音は別のタブで開いています。',
  'record.mixing_failed': '音声を重ねられませんでした。声だけを再生します。',
  'record.empty': '何も録音されませんでした。もう一度お試しください。',
  'record.unreadable': 'この端末では録音を読み込めなくなりました。もう一度録音してください。',

  'play.missing': (p) =>
    `この${p.kind}を再生できませんでした。音声ファイルがないか、壊れている可能性があります。`,
  'play.failed': (p) => `この${p.kind}を再生できませんでした。もう一度お試しください。`,
  'play.audio_error': (p) => `音声エラー：${p.code} - ${p.message}`,
  'play.playback_failed': (p) => `再生できませんでした：${p.name} - ${p.message}`,
  'play.no_hum': 'このストーリーにはヒーリングメッセージがありません',
  'play.hum_error': 'ヒーリングストーリーの音声を読み込めませんでした',
  'play.no_songs': 'このチェーンには曲がありません',
  'play.songs_error': 'ソングチェーンの音声を読み込めませんでした',
  'play.audio_failed': '音声を再生できませんでした。もう一度お試しください。',
  'play.no_conversation': 'この会話には音声がありません',
  'play.conversation_error': '会話の音声を読み込めませんでした',

  'profile.fields_required': 'すべての項目を入力してください',
  'profile.update_failed': 'プロフィールを更新できませんでした。もう一度お試しください。',
  'profile.fediverse_invalid': '@name@server.example のように入力してください',
  'picture.not_an_image': '画像ファイルを選んでください',
  'picture.too_large': '画像は10 MB未満にしてください',
  'avatar.update_failed': '画像を変更できませんでした。もう一度お試しください。',
  'avatar.upload_failed': '画像をアップロードできませんでした。もう一度お試しください。',
  'avatar.invalid': (p) =>
    `一辺が${figure(p.pixels)}ピクセルまでの静止したJPEG、PNG、WebP画像を選んでください。`,
  'cover.invalid': (p) => `一辺が${figure(p.pixels)}ピクセルまでの正方形のJPEG画像を選んでください。`,
  'profile.username_changes': (p) =>
    `ユーザー名を変更できるのは${p.days}日間に${p.count}回までです。後でもう一度お試しください。`,

  'notification.denied': '通知が許可されていません。ブラウザの設定で許可できます。',
  'contacts.denied':
    '連絡先へのアクセスが許可されていません。ブラウザの設定で許可するか、ファイルを読み込んでください。',
  'contacts.sync_failed': (p) => `連絡先を同期できませんでした：${p.reason}`,
  'contacts.unsupported': 'このブラウザでは連絡先を開けません。代わりにファイルを読み込んでください。',
  'contacts.daily_limit': (p) =>
    `今日は、上限の${figure(p.max)}件のメールアドレスと電話番号を照合しました。続きは明日にしてください。`,
  'contacts.import_failed': (p) => `連絡先を読み込めませんでした：${p.reason}`,

  'library.load_failed': 'MUEを読み込めませんでした',
  'library.setup_failed': 'MUEテーブルを準備できませんでした',
  'library.populate_failed': 'データベースにデータを入れられませんでした',
  'library.sync_failed': 'ストレージから同期できませんでした',
  'library.no_url': (p) => `${p.name}を再生できません - URLがありません`,
  'library.play_failed': (p) => `${p.name}を再生できませんでした`,
}

export const LIMIT_TEXTS: typeof RecordingLimit.LIMIT_TEXTS = {
  seconds: (seconds) => `無料プランの上限（${seconds}秒）に達しました`,
  minutes: (minutes) => `上限の${minutes}分に達しました`,
}

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) => `ここに返信できるのは、${by ? `${by}さん` : '投稿者'}がフォローしている人だけです。`,
  mentioned: (by) => `ここに返信できるのは、${by ? `${by}さん` : '投稿者'}がメンションした人だけです。`,
  nobody: (by) => `${by ? `${by}さん` : '投稿者'}は、ここへの返信を受け付けていません。`,
}
