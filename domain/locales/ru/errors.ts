/** Russian texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as Limit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('ru')

const daysOf = (days: number) =>
  counted(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })

/** After a preposition that asks for the genitive, as 'up to' and 'more than' do. */
const ofCharacters = (count: number | string | undefined) =>
  counted(Number(count), {
    one: '# символа',
    few: '# символов',
    many: '# символов',
    other: '# символа',
  })

const ofPeople = (count: number | string | undefined) =>
  counted(Number(count), { one: '# человека', few: '# человек', many: '# человек', other: '# человека' })

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) => `Здесь могут отвечать только те, на кого подписан автор${by ? ` (${by})` : ''}.`,
  mentioned: (by) => `Здесь могут отвечать только те, кого упоминает автор${by ? ` (${by})` : ''}.`,
  nobody: (by) => `Автор${by ? ` (${by})` : ''} не принимает здесь ответы.`,
}

export const LIMIT_TEXTS: typeof Limit.LIMIT_TEXTS = {
  seconds: (seconds) => `Достигнут предел бесплатного плана (${seconds} с)`,
  minutes: (minutes) => `Достигнут предел (${minutes} мин)`,
}

export const ERRORS: ErrorTexts = {
  'request.busy': 'Owlcast сейчас перегружен. Попробуйте ещё раз.',
  'request.invalid': (p) => `В этом запросе что-то не так: ${p.reason}`,
  'request.length_required': 'Сначала нам нужно знать размер загрузки.',
  'request.wrong_type': 'Мы не можем принять здесь такой тип содержимого.',
  'request.prefetch_refused': 'Нажмите кнопку, чтобы открыть это.',
  'request.forbidden_origin': 'Этот запрос пришёл с другого сайта, и мы его заблокировали.',
  'request.idempotency_key_reused': 'Вы уже отправили это с другим содержимым.',
  'request.idempotency_key_required': 'Этому запросу нужен Idempotency-Key.',
  'request.puzzle_required': 'Быстрая проверка: решите, пожалуйста, задачу.',
  'request.puzzle_failed': 'Задача не засчитана. Попробуйте ещё раз.',
  'token.invalid': 'Такого токена доступа нет. Проверьте, что он введён полностью.',
  'token.expired': 'Срок действия токена доступа истёк. Создайте новый.',
  'token.revoked': 'Токен доступа отозван. Создайте новый.',
  'token.scope_missing': (p) => `Этому токену доступа это не разрешено. Нужно разрешение ${p.scope}.`,
  'token.session_required': 'Токены доступа этого не могут. Войдите в приложение.',
  'token.in_address':
    'Отправляйте токен доступа в заголовке Authorization. Адреса попадают в журналы, поэтому отзовите этот токен сейчас.',
  'token.too_many': (p) => `Можно иметь не больше ${p.max} токенов доступа. Сначала отзовите один из них.`,
  'token.name_required': 'Дайте токену доступа имя.',
  'webhook.address_refused': 'Введите общедоступный адрес, который начинается с https://.',
  'webhook.too_many': (p) => `Можно иметь не больше ${p.max} вебхуков. Сначала удалите один из них.`,
  'request.range_invalid': 'В этой записи нет такой части.',

  'auth.required': 'Войдите, чтобы продолжить.',
  'auth.forbidden': 'Это вам недоступно.',
  'auth.age_required': 'Owlcast — для взрослых. Подтвердите, что вам есть 18 лет.',
  'auth.email_and_password_required': 'Введите почту и пароль',
  'auth.fields_required': 'Заполните все поля',
  'auth.email_invalid': 'Введите адрес почты, например name@example.org.',
  'auth.password_length': (p) => `В пароле должно быть от ${p.min} до ${ofCharacters(p.max)}.`,
  'auth.username_invalid': (p) =>
    `В имени пользователя должно быть от ${p.min} до ${ofCharacters(p.max)}: a–z, 0–9 и _.`,
  'auth.username_taken': 'Это имя пользователя занято. Выберите другое.',
  'auth.display_name_too_long': (p) => `В отображаемом имени может быть не больше ${ofCharacters(p.max)}.`,
  'auth.bad_credentials': 'Не удалось войти. Проверьте введённые данные.',
  'auth.sign_in_failed': 'Не удалось войти',
  'auth.sign_up_failed': 'Не удалось создать аккаунт. Попробуйте ещё раз.',
  'auth.account_failed': 'Не удалось создать аккаунт',
  'auth.verification_invalid': 'Ссылка неверна или устарела. Запросите новую.',
  'auth.sign_up_expired': 'Срок этой регистрации истёк. Войдите ещё раз.',
  'auth.google_failed': 'Не удалось войти с Google',
  'auth.phone_required': 'Введите номер телефона',
  'auth.code_required': 'Введите код подтверждения',
  'auth.code_send_failed': 'Не удалось отправить код подтверждения',
  'auth.code_invalid': 'Неверный код подтверждения',
  'auth.phone_paused':
    'Вход по этому номеру приостановлен, потому что ваш пароль изменили. Войдите другим способом и снова включите его в настройках.',
  'auth.code_failed': 'Не удалось проверить код',
  'auth.code_length': `Введите все цифры кода: их ${CODE_DIGITS}.`,
  'auth.sign_up_closed': 'Сейчас этот сайт не принимает новых участников.',
  'auth.sign_up_invitation':
    'Чтобы присоединиться, нужно приглашение. Попросите ссылку у того, кто уже здесь.',
  'auth.sign_up_invitation_invalid': 'Это приглашение уже использовано или устарело. Попросите новое.',
  'auth.sign_up_waiting': 'Ваша регистрация ждёт одобрения. Мы напишем вам, как только будет решение.',
  'site.invitations_off': 'Сейчас нельзя пригласить по ссылке.',
  'site.invitations_full': (p) =>
    `Открытых приглашений может быть не больше ${p.max}. Удалите одно или дождитесь, пока одно используют.`,
  'setup.link_invalid': 'Эта ссылка для настройки неверна. Откройте самую новую из вывода развёртывания.',
  'setup.link_used': 'Эта ссылка для настройки уже использована. Войдите в аккаунт, созданный по ней.',
  'setup.link_expired':
    'Эта ссылка для настройки устарела. Создайте новую: npm run setup-link -- --env production',
  'setup.done': 'У этого сайта уже есть администратор. Пожалуйста, войдите.',
  'setup.email_taken': 'На этот адрес здесь уже есть аккаунт.',

  'email.already_set': 'У вашего аккаунта уже есть адрес почты.',
  'email.wrong_account': 'Эта ссылка для другого аккаунта. Войдите в него и откройте её снова.',
  'phone.taken': 'Этот номер принадлежит другому аккаунту.',
  'phone.last_sign_in_method': 'Вы входите с этим номером. Добавьте адрес почты, прежде чем убрать его.',

  'passkey.unknown': 'Мы больше не знаем этот ключ доступа. Войдите другим способом.',
  'passkey.paused':
    'Этот ключ доступа приостановлен, потому что ваш пароль изменили. Войдите другим способом и снова включите его в настройках.',
  'passkey.invalid': 'Не удалось проверить этот ключ доступа. Попробуйте ещё раз.',
  'passkey.expired': 'Это заняло слишком много времени. Попробуйте ещё раз.',
  'passkey.not_confirmed': 'Ключ доступа не подтверждён. Ничего не изменилось.',
  'passkey.already_registered': 'На этом устройстве уже есть ключ доступа к вашему аккаунту.',
  'passkey.too_many': (p) =>
    `У аккаунта не больше ${counted(Number(p.max), { one: '# ключа', few: '# ключей', many: '# ключей', other: '# ключа' })} доступа. Сначала уберите один.`,
  'passkey.not_found': 'Мы не можем найти этот ключ доступа. Возможно, его убрали.',
  'passkey.name_required': 'Назовите ключ доступа.',
  'passkey.name_too_long': (p) => `В названии может быть не больше ${ofCharacters(p.max)}.`,

  'account_deletion.name_mismatch': (p) =>
    `Введите своё имя пользователя, @${p.name}, чтобы подтвердить удаление всего.`,
  'proof.required': 'Сначала подтвердите, что это вы.',
  'proof.password_required': 'Введите пароль.',
  'proof.password_wrong': 'Это неверный пароль. Попробуйте ещё раз.',
  'proof.sign_in_required': 'Сначала войдите ещё раз, чтобы мы знали, что это вы.',
  'account_deletion.failed': 'Не удалось удалить ваши данные. Попробуйте ещё раз.',
  'export.failed': 'Не удалось скачать ваши данные. Попробуйте ещё раз.',
  'recipient.deleted': 'Этого человека больше нет в Owlcast. Ваши сообщения до него не дойдут.',

  'post.not_found': 'Ничего не найдено. Возможно, это удалено или вам недоступно.',
  'post.tags_required': (p) => `Добавьте теги (${p.mode})`,
  'post.audio_required': 'Сначала запишите что-нибудь.',
  'post.title_too_long': (p) => `В названии может быть не больше ${ofCharacters(p.max)}.`,
  'post.tags_too_long': (p) => `Во всех тегах вместе может быть не больше ${ofCharacters(p.max)}.`,
  'post.text_too_long': (p) => `В этом тексте может быть не больше ${ofCharacters(p.max)}.`,
  'post.text_invalid': 'В этом тексте есть символы, которые мы не можем показать. Уберите их.',
  'post.too_many_parents': `Исходных публикаций у одного ответа может быть не больше ${PARENTS_MAX}`,
  'post.publish_failed': (p) =>
    `Не удалось опубликовать: ${p.name}. Попробуйте ещё раз. Ошибка: ${p.message}`,
  'post.table_unreachable': 'Таблица Squawk недоступна',
  'post.edit_conflict': 'Это изменили в другом окне. Проверьте ещё раз.',
  'transcript.no_recording': 'В этой публикации нет записи.',
  'transcript.too_short': 'Эта запись слишком короткая, в ней нет слов.',
  'transcript.not_configured': 'Расшифровки здесь пока недоступны.',
  'transcript.not_ready': 'Пока нет слов, которые можно изменить.',
  'transcript.changed':
    'Эти слова изменили в другом окне. Ваши остались здесь: сравните и сохраните ещё раз, чтобы заменить те.',
  'transcript.empty': 'Напишите, что было сказано, или удалите слова.',
  'post.kind_unavailable': 'Такие публикации пока нельзя размещать.',
  'post.already_published': 'Вы уже опубликовали эту запись.',
  'post.audio_or_track_required': 'Выберите MUE или запишите звук для сообщения',
  'post.recipient_required': 'Укажите получателя (@имя, почта или телефон)',
  'follow.yourself': 'На себя подписаться нельзя.',
  'follow.too_many': (p) =>
    `Вы подписаны на ${ofPeople(p.max)}, больше нельзя. Сначала отпишитесь от кого-нибудь.`,
  'safety.yourself': 'Себя нельзя заблокировать или заглушить.',
  'feed.too_many': (p) => `У вас ${p.max} личных адресов — это предел. Сначала удалите один.`,
  'safety.too_many': (p) => `Людей в этом списке: ${p.max}, больше нельзя. Сначала уберите кого-нибудь.`,
  'safety.suspended': (p) =>
    `Ваш аккаунт заблокирован ${p.until ? `до ${p.until}` : 'навсегда'}. Вы по-прежнему можете слушать, скачать свои данные и удалить свои публикации или аккаунт.`,
  'safety.report_yourself': 'Нельзя пожаловаться на себя или на свои публикации.',
  'safety.reason_required': 'Выберите, что не так.',
  'moderation.post_not_found': 'Этого больше нет: истёк срок или запись удалили.',
  'moderation.yourself': 'Это касается вас. Решать должен другой модератор.',
  'moderation.target_is_moderator': 'Так поступить с модератором может только администратор.',
  'moderation.already_decided': 'Другой модератор уже принял решение.',
  'moderation.person_not_found': 'Мы не можем найти этого участника.',
  'moderation.name_mismatch': (p) => `Введите @${p.name}, чтобы подтвердить удаление этого аккаунта.`,
  'moderation.content_refused': 'Некоторые из этих слов здесь не разрешены. Выберите другие.',
  'moderation.rule_invalid': 'Введите слово, адрес почты или домен, например example.org.',
  'moderation.too_many_rules': (p) => `Правил уже ${p.max}, это предел. Сначала уберите одно.`,
  'auth.address_refused': 'С этим адресом почты здесь нельзя зарегистрироваться.',
  'moderation.decision_not_found': 'Мы не можем найти это решение.',
  'moderation.appeal_repeated': 'Вы уже обжаловали это решение.',
  'moderation.appeal_late': (p) =>
    `Обжаловать это решение можно было в течение ${p.days} дней. Это время прошло.`,
  'moderation.appeal_by_other': 'Это решение приняли вы, поэтому жалобу рассмотрит другой модератор.',
  'conversation.not_found': 'Мы не можем найти этот разговор.',
  'message.new_recipients_limit': (p) =>
    `Новых собеседников за сегодня: ${p.max}, больше нельзя. Попробуйте завтра. Тем, кто вам отвечает или на вас подписан, можно писать всегда.`,
  'recipient.unknown': 'Никто не найден. Проверьте имя или укажите почту.',
  'recipient.ambiguous': 'Людей с таким именем несколько. Укажите @имя.',
  'recipient.phone_country': 'Добавьте код страны, например +44 20 7946 0000.',
  'recipient.yourself': 'Это вы. Выберите кого-нибудь другого.',
  'recipient.unconfirmed':
    'Так может называться и кто-то другой. Проверьте, кому вы отправляете, или укажите @имя.',
  'recipient.changed': 'Получатель уже не тот, кто показан. Проверьте, кому вы отправляете.',
  'post.script_required':
    'Сначала создайте текст исцеляющего намерения: заполните форму и нажмите «Создать текст»',
  'post.hum_fields_required': 'Укажите имя человека и состояние.',
  'post.script_contains_name': 'В тексте всё ещё есть настоящее имя. Создайте его заново или уберите имя.',
  'post.title_contains_name': 'В названии всё ещё есть настоящее имя. Уберите его.',
  'post.tags_contain_name': 'В тегах всё ещё есть настоящее имя. Уберите его.',
  'post.script_locked': 'Вы уже прочитали этот текст вслух. Чтобы изменить его, запишите историю заново.',
  'post.name_check_required': 'Подтвердите, что название и теги не говорят, о ком эта история.',
  'post.consent_required': 'Подтвердите, что у вас есть разрешение говорить об этом человеке.',
  'post.song_fields_required': 'Укажите название и автора песни и подтвердите, что она авторская.',
  'post.price_invalid': (p) => `Выберите «бесплатно» или цену от ${p.min} до ${p.max}.`,
  'post.price_below_cost': (p) =>
    `При цене ${p.price} всё уходит на оплату картой. Выберите ${p.min} или больше.`,
  'post.pro_required': `Перейдите на Pro ($${PRO_CENTS_PER_MONTH / 100}/мес.), чтобы брать плату за премиум-контент`,

  'purchase.free': 'Это можно слушать бесплатно.',
  'purchase.members_only': 'Доступ закрыт. Слушать могут только соавторы: сначала примите приглашение.',
  'purchase.price_changed': (p) => `Теперь цена ${p.price}. Проверьте её ещё раз.`,
  'purchase.confirming': 'Мы подтверждаем ваш платёж. Подождите немного.',
  'plan.changed': 'Ваш план изменился. Проверьте его ещё раз.',
  'billing.not_configured': 'Здесь пока ничего нельзя купить. Платежи не настроены.',
  'billing.failed': 'Платёжная служба не ответила. Деньги не списаны. Попробуйте ещё раз.',
  'payouts.not_offered': 'Этот сайт пока не делает выплат сам. Ваш доход сохраняется за вами.',
  'payouts.failed': 'Платёжный сервис не ответил. Ничего не изменилось. Попробуйте ещё раз.',
  'billing.signature_invalid': 'Это сообщение не подписано платёжной службой.',
  'email.report_unsigned': 'Это сообщение не подписано почтовой службой.',

  'connection.circular': 'Ответ не может вести сам к себе.',
  'connection.different_people':
    'Эти сообщения личные и между разными людьми. Нельзя отправить один ответ на все.',
  'connection.other_recipient':
    'Вы отвечаете на личное сообщение, поэтому ответ получит ваш собеседник. Уберите другого получателя.',
  'connection.last_parent': 'Оставьте хотя бы одну публикацию, на которую вы отвечаете.',
  'connection.parent_less_public': 'С этой публикацией нельзя связать вашу. Её видит меньше людей.',
  'connection.moment_invalid': 'На эту часть записи нельзя ответить. Выберите ту, которую вам слышно.',
  'connection.not_found': 'Мы не можем найти эту связь.',
  'connection.not_yours': 'Удалить эту связь может только тот, кто её создал.',
  'reply.sign_in_to_delete': 'Войдите, чтобы удалять ответы',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Не удалось удалить ответ. Возможно, у вас нет на это права.',

  'podcast.source_required': 'Укажите адрес подкаста или выберите аудиофайл',
  'podcast.url_required': 'Сначала укажите адрес подкаста',
  'podcast.author_required': 'Укажите, кому вы отвечаете',
  'podcast.subject_required': 'Укажите тему',
  'podcast.tag_required': 'Добавьте к ответу на подкаст ещё хотя бы один тег',
  'podcast.file_type': 'Выберите подходящий аудиофайл (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Этот браузер не может воспроизвести звук из этого файла ${p.format}. Экспортируйте его заново, в MP3 или AAC.`,
  'podcast.file_changes':
    'Этот файл меняет формат в первую же секунду, и прочитать можно только до этого места.',
  'podcast.file_too_short': (p) => `Этот файл слишком короткий для отрывка. Нужно хотя бы ${p.min} с звука.`,
  'podcast.file_too_large': 'Файл должен быть меньше 50 МБ',
  'podcast.file_too_long': (p) =>
    `Этот браузер может открыть ${p.max} минут такого файла. Выберите файл покороче или MP3.`,
  'podcast.load_failed':
    'Мы не смогли загрузить этот адрес. Возможно, сервер этого не разрешает (ограничения CORS).',
  'podcast.clip_required': 'Сначала вырежьте фрагмент.',
  'podcast.trim_failed': 'Не удалось вырезать фрагмент. Попробуйте ещё раз.',

  'import.feed_unreachable':
    'Не удалось загрузить эту ленту. Проверьте адрес и то, что его может открыть любой.',
  'import.feed_invalid': 'По этому адресу нет подкаста. Введите адрес его RSS-ленты.',
  'import.feed_choice': (p) => `На этой странице несколько лент. Введите адрес одной из них: ${p.url}`,
  'import.too_many': `Можно импортировать до ${IMPORTS_MAX} подкастов. Удалите тот, который ещё не подтверждён.`,
  'import.expired': 'Эта запись уже угасла, поэтому мы её не перенесли.',
  'import.owlcast_missing': 'Здесь нет Owlcast, к которому относится эта запись.',
  'import.clip_limit': (p) =>
    `Из одного выпуска можно перенести ${p.count} отрывков в день. Повторите импорт завтра.`,
  'import.recent_limit': (p) =>
    `За час можно перенести ${p.count} открытых публикаций за последний день. Повторите импорт позже.`,
  'import.not_found': 'Мы не нашли этот импорт.',
  'import.proved': 'Вы уже показали, что этот подкаст ваш.',
  'import.no_email': 'В этой ленте нет адреса почты. Добавьте код в её описание.',
  'import.code_missing': (p) =>
    `В ленте пока нет кода ${p.code}. Некоторым хостингам нужно несколько минут, чтобы её обновить.`,
  'import.code_wrong': 'Код неверный или устарел. Проверьте его или отправьте новый.',

  'report.name_required': 'Укажите своё имя.',
  'report.work_required': 'Напишите нам, что использовано и кому это принадлежит.',
  'report.confirmation_required': 'Подтвердите это, прежде чем отправить жалобу.',

  'owlcast.name_required': 'Введите название Owlcast',
  'owlcast.sign_in_required': 'Войдите, чтобы создать Owlcast',
  'owlcast.create_failed': 'Не удалось создать Owlcast. Попробуйте ещё раз.',
  'owlcast.create_failed_because': (p) => `Не удалось создать Owlcast: ${p.message}`,
  'owlcast.pro_required': `Owlcast по ссылке и закрытые Owlcast входят в Pro. Перейдите на Pro ($${PRO_CENTS_PER_MONTH / 100}/мес.) или откройте его для всех.`,
  'owlcast.has_members':
    'Другие присоединились или записывали здесь, когда доступ был у́же. Теперь его нельзя расширить.',
  'owlcast.has_buyers':
    'За прослушивание уже заплатили. Можно оставить доступ по ссылке, но нельзя закрыть его совсем.',
  'owlcast.visibility_changed':
    'Теперь этот Owlcast может слушать больше людей. Проверьте его, прежде чем публиковать.',
  'owlcast.members_only': 'Отвечать на этот Owlcast могут только соавторы — записью в нём.',
  'owlcast.parents_outside':
    'Публикации, на которую вы отвечаете, нет в этом Owlcast. Уберите её или выберите другой Owlcast.',
  'owlcast.recording_not_added': 'Запись сохранена, но не добавилась в Owlcast. Попробуйте ещё раз.',
  'invitation.identifier_required': 'Введите почту или @имя соавтора',
  'invitation.user_not_found': (p) => `Пользователь @${p.name} не найден. Проверьте имя или укажите почту.`,
  'invitation.already_collaborator': (p) => `${p.name} уже среди соавторов.`,
  'invitation.too_many': (p) => `К одной публикации можно пригласить не больше ${ofPeople(p.max)}.`,
  'invitation.private_message': 'К личному сообщению нельзя никого пригласить.',
  'invitation.recording_not_supported': 'Пригласите людей в Owlcast, а не к одной записи.',
  'invitation.not_found': 'Мы не можем найти это приглашение.',
  'invitation.failed': 'Не удалось отправить приглашение. Попробуйте ещё раз.',
  'invitation.failed_because': (p) => `Не удалось отправить приглашение: ${p.message}`,
  'invitation.link_error': (p) =>
    `Ошибка ссылки-приглашения: ${p.message}. Напишите тому, кто прислал вам ссылку.`,
  'invitation.invalid': 'Ссылка-приглашение неверна или устарела. Напишите тому, кто прислал вам ссылку.',

  'live.upgrade_required': 'Этот адрес принимает только соединения WebSocket.',
  'live.too_many_connections': 'У вас открыто слишком много окон. Закройте некоторые из них.',

  'share.incomplete': 'Неверная ссылка: не хватает типа контента или ID.',
  'share.link_invalid': 'Ссылка неверна или устарела. Запросите новую.',
  'share.link_used': 'Ссылка устарела или уже использована. Запросите новую.',
  'share.not_found_because': (p) =>
    `Ничего не найдено: ${p.message}. Возможно, это удалено или вам недоступно.`,
  'share.id_invalid': 'ID в этой ссылке неполный.',
  'share.load_failed': (p) =>
    `Не удалось загрузить: ${p.message}. Напишите в поддержку и укажите этот адрес: ${p.url}.`,
  'share.link_not_needed': 'Такие ссылки есть только у сообщений на адрес почты или номер телефона.',
  'share.format_unsupported': 'Поддерживается только JSON.',
  'share.removed': 'Возможно, это удалено или ссылка неверна.',

  'media.not_found': 'Мы не можем найти эту запись.',
  'media.invalid': 'Мы не можем воспроизвести эту запись. Запишите её заново.',
  'media.damaged': 'Этот звук повреждён или неполон.',
  'media.changes_format': 'Этот звук посередине меняет формат, и браузеры на этом месте останавливаются.',
  'media.wav_format': 'WAV должен быть моно, 16 бит, и содержать только звук.',
  'media.too_long': (p) => `Эта запись слишком длинная. Здесь можно записать до ${p.seconds} с.`,
  'media.too_large': (p) => `Эта запись слишком большая. В ней может быть не больше ${p.megabytes} МБ.`,
  'media.hash_mismatch': 'Запись дошла не полностью. Попробуйте ещё раз.',
  'media.already_stored': 'Вы уже отправили другую версию этой записи. Попробуйте ещё раз.',
  'media.not_stored': 'Запись ещё не дошла. Попробуйте ещё раз.',
  'media.quota_exceeded': 'Ваше место заполнено. Удалите некоторые публикации, чтобы освободить его.',
  'media.upload_failed': (p) => `Не удалось отправить звук: ${p.error} Попробуйте ещё раз.`,
  'media.payment_required': (p) => `${p.price} за прослушивание`,

  'record.microphone_denied': 'Разрешите доступ к микрофону, чтобы записывать звук!',
  'record.microphone_missing': 'Мы не можем найти микрофон. Подключите его и попробуйте снова.',
  'record.microphone_busy': 'Микрофон занят другим приложением. Закройте его там и попробуйте снова.',
  'record.microphone_lost': 'Микрофон отключился. Запись на паузе и цела.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Мы вас не слышим. Может быть, микрофон выключен?',
  'record.clipping': 'Звук искажается. Отодвиньтесь от микрофона или убавьте его громкость.',
  'record.silent_take': 'В этой записи почти ничего не слышно. Проверьте микрофон и запишите ещё раз.',
  'record.clipped_take':
    'В этой записи есть искажения, исправить их нельзя. Отодвиньтесь от микрофона или убавьте его громкость и запишите ещё раз.',
  'record.unsupported': 'Этот браузер не умеет записывать звук. Попробуйте другой.',
  'record.storage_full':
    'На устройстве нет места. Можно записывать дальше, но опубликуйте, прежде чем закрыть вкладку.',
  'record.storage_missing':
    'Этот браузер не может сохранять во время записи. Опубликуйте, прежде чем закрыть вкладку.',
  'record.open_elsewhere': 'Эта запись открыта в другой вкладке.',
  'record.mixing_failed': 'Не удалось смешать звук. Играет только голос.',
  'record.empty': 'Ничего не записалось. Попробуйте ещё раз.',
  'record.unreadable': 'Это устройство больше не может прочитать запись. Запишите её ещё раз.',

  'play.missing': (p) => `Не удалось воспроизвести ${p.kind}. Возможно, аудиофайла нет или он повреждён.`,
  'play.failed': (p) => `Не удалось воспроизвести ${p.kind}. Попробуйте ещё раз.`,
  'play.audio_error': (p) => `Ошибка звука: ${p.code} - ${p.message}`,
  'play.playback_failed': (p) => `Ошибка воспроизведения: ${p.name} - ${p.message}`,
  'play.no_hum': 'В этой истории нет исцеляющих сообщений',
  'play.hum_error': 'Не удалось загрузить звук исцеляющей истории',
  'play.no_songs': 'В этой цепочке нет песен',
  'play.songs_error': 'Не удалось загрузить звук цепочки песен',
  'play.audio_failed': 'Не удалось воспроизвести звук. Попробуйте ещё раз.',
  'play.no_conversation': 'В этом разговоре нет звука',
  'play.conversation_error': 'Не удалось загрузить звук разговора',

  'profile.fields_required': 'Заполните все поля',
  'profile.update_failed': 'Не удалось обновить профиль. Попробуйте ещё раз.',
  'profile.fediverse_invalid': 'Напишите его так: @name@server.example',
  'picture.not_an_image': 'Выберите файл с изображением',
  'picture.too_large': 'Изображение должно быть меньше 10 МБ',
  'avatar.update_failed': 'Не удалось обновить фото. Попробуйте ещё раз.',
  'avatar.upload_failed': 'Не удалось загрузить фото. Попробуйте ещё раз.',
  'avatar.invalid': (p) =>
    `Выберите неподвижное изображение JPEG, PNG или WebP со стороной не больше ${p.pixels} пикс.`,
  'cover.invalid': (p) => `Выберите квадратное изображение JPEG со стороной не больше ${p.pixels} пикс.`,
  'profile.username_changes': (p) =>
    `Имя пользователя можно менять не чаще чем ${counted(Number(p.count), { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })} за ${daysOf(Number(p.days))}. Попробуйте позже.`,

  'notification.denied': 'Уведомления не разрешены. Разрешить их можно в настройках браузера.',
  'contacts.denied':
    'Доступ к контактам не разрешён. Разрешите его в настройках браузера или импортируйте файл.',
  'contacts.sync_failed': (p) => `Не удалось синхронизировать контакты: ${p.reason}`,
  'contacts.unsupported': 'Этот браузер не может открыть ваши контакты. Импортируйте файл.',
  'contacts.daily_limit': (p) =>
    `Адресов и номеров за сегодня: ${Number(p.max).toLocaleString('ru')}, больше нельзя. Продолжите завтра.`,
  'contacts.import_failed': (p) => `Не удалось импортировать контакты: ${p.reason}`,

  'library.load_failed': 'Не удалось загрузить MUE',
  'library.setup_failed': 'Не удалось подготовить таблицу MUE',
  'library.populate_failed': 'Не удалось заполнить базу данных',
  'library.sync_failed': 'Не удалось синхронизировать с хранилищем',
  'library.no_url': (p) => `Нельзя воспроизвести ${p.name}: нет адреса`,
  'library.play_failed': (p) => `Не удалось воспроизвести ${p.name}`,
}
