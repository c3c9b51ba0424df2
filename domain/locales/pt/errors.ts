/** Portuguese texts for errors. */

import type { ErrorTexts } from '../../errors/error-table'
import type * as Limit from '../../errors/recording-limit'
import { formatLimitReached } from '../../errors/recording-limit'
import type * as ReplyRefusal from '../../errors/reply-refusal'
import { formatReplyRefusal } from '../../errors/reply-refusal'
import { createPluralizer } from '../../i18n/plural'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX, PRO_CENTS_PER_MONTH } from '../../limits'

const counted = createPluralizer('pt')

export const WHO_MAY_REPLY: typeof ReplyRefusal.WHO_MAY_REPLY = {
  followed: (by) => `Aqui só respondem pessoas seguidas por ${by || 'quem começou a conversa'}.`,
  mentioned: (by) => `Aqui só respondem pessoas mencionadas por ${by || 'quem começou a conversa'}.`,
  nobody: (by) => (by ? `${by} desativou as respostas aqui.` : 'As respostas estão desativadas aqui.'),
}

export const LIMIT_TEXTS: typeof Limit.LIMIT_TEXTS = {
  seconds: (seconds) => `Limite grátis atingido (${seconds} s)`,
  minutes: (minutes) => `Limite de ${counted(minutes, { one: '# minuto', other: '# minutos' })} atingido`,
}

export const ERRORS: ErrorTexts = {
  'request.busy': 'O Owlcast está muito ocupado agora. Tente de novo.',
  'request.invalid': (p) => `Há algo errado nesta solicitação: ${p.reason}`,
  'request.length_required': 'Primeiro precisamos saber o tamanho do envio.',
  'request.wrong_type': 'Não podemos aceitar este tipo de conteúdo aqui.',
  'request.prefetch_refused': 'Toque no botão para abrir.',
  'request.forbidden_origin': 'Esta solicitação veio de outro site e foi bloqueada.',
  'request.idempotency_key_reused': 'Você já enviou isto com outro conteúdo.',
  'request.idempotency_key_required': 'Esta solicitação precisa de uma Idempotency-Key.',
  'request.puzzle_required': 'Uma verificação rápida: resolva o desafio.',
  'request.puzzle_failed': 'O desafio não funcionou. Tente de novo.',
  'token.invalid': 'Este token de acesso não existe. Confira se está completo.',
  'token.expired': 'Este token de acesso expirou. Crie um novo.',
  'token.revoked': 'Este token de acesso foi revogado. Crie um novo.',
  'token.scope_missing': (p) =>
    `Este token de acesso não pode fazer isto. Ele precisa da permissão ${p.scope}.`,
  'token.session_required': 'Tokens de acesso não podem fazer isto. Entre pelo app.',
  'token.in_address':
    'Envie o token de acesso no cabeçalho Authorization. Endereços ficam em registros, então revogue este token agora.',
  'token.too_many': (p) => `Você pode ter até ${p.max} tokens de acesso. Revogue um primeiro.`,
  'token.name_required': 'Dê um nome ao token de acesso.',
  'webhook.address_refused': 'Digite um endereço público que comece com https://.',
  'webhook.too_many': (p) => `Você pode ter até ${p.max} webhooks. Exclua um primeiro.`,
  'request.range_invalid': 'Esta gravação não tem essa parte.',

  'auth.required': 'Entre para continuar.',
  'auth.forbidden': 'Você não pode fazer isto.',
  'auth.age_required': 'O Owlcast é para pessoas adultas. Confirme que você tem 18 anos ou mais.',
  'auth.email_and_password_required': 'Digite o e-mail e a senha',
  'auth.fields_required': 'Preencha todos os campos',
  'auth.email_invalid': 'Digite um e-mail como nome@example.org.',
  'auth.password_length': (p) => `Sua senha precisa ter de ${p.min} a ${p.max} caracteres.`,
  'auth.username_invalid': (p) =>
    `Seu nome de usuário precisa ter de ${p.min} a ${p.max} caracteres: a a z, 0 a 9 e _.`,
  'auth.username_taken': 'Este nome de usuário já está em uso. Escolha outro.',
  'auth.display_name_too_long': (p) => `Seu nome de exibição pode ter até ${p.max} caracteres.`,
  'auth.bad_credentials': 'Não foi possível entrar. Confira seus dados.',
  'auth.sign_in_failed': 'Não foi possível entrar',
  'auth.sign_up_failed': 'Não foi possível criar a conta. Tente de novo.',
  'auth.account_failed': 'Não foi possível criar a conta',
  'auth.verification_invalid': 'Este link é inválido ou expirou. Peça um novo.',
  'auth.sign_up_expired': 'Este cadastro expirou. Entre de novo.',
  'auth.google_failed': 'Não foi possível entrar com o Google',
  'auth.phone_required': 'Digite seu número de telefone',
  'auth.code_required': 'Digite o código de verificação',
  'auth.code_send_failed': 'Não foi possível enviar o código de verificação',
  'auth.code_invalid': 'Código de verificação inválido',
  'auth.phone_paused':
    'A entrada com este número está em pausa porque sua senha foi alterada. Entre de outra forma e ative-a de novo nas configurações.',
  'auth.code_failed': 'Não foi possível verificar o código',
  'auth.code_length': `Digite os ${CODE_DIGITS} dígitos do código.`,
  'auth.sign_up_closed': 'Este site não está aceitando novos membros agora.',
  'auth.sign_up_invitation':
    'Você precisa de um convite para entrar. Peça um link a alguém que já está aqui.',
  'auth.sign_up_invitation_invalid': 'Este convite já foi usado ou é antigo demais. Peça um novo.',
  'auth.sign_up_waiting': 'Seu cadastro aguarda aprovação. Vamos escrever para você assim que for decidido.',
  'site.invitations_off': 'Não é possível convidar com um link agora.',
  'site.invitations_full': (p) =>
    `Você pode ter até ${p.max} convites abertos. Exclua um ou espere até que um seja usado.`,
  'setup.link_invalid':
    'Este link de configuração não está certo. Abra o mais recente da saída da implantação.',
  'setup.link_used': 'Este link de configuração já foi usado. Entre com a conta criada com ele.',
  'setup.link_expired':
    'Este link de configuração é antigo demais. Crie um novo: npm run setup-link -- --env production',
  'setup.done': 'Este site já tem um administrador. Entre na sua conta.',
  'setup.email_taken': 'Este e-mail já tem uma conta aqui.',

  'email.already_set': 'Sua conta já tem um e-mail.',
  'email.wrong_account': 'Este link é para outra conta. Entre nela e abra o link de novo.',
  'phone.taken': 'Este número pertence a outra conta.',
  'phone.last_sign_in_method': 'Você entra com este número. Adicione um e-mail antes de removê-lo.',

  'passkey.unknown': 'Não conhecemos mais esta chave de acesso. Entre de outra forma.',
  'passkey.paused':
    'Esta chave de acesso está em pausa porque sua senha foi alterada. Entre de outra forma e ative-a de novo nas configurações.',
  'passkey.invalid': 'Não foi possível verificar esta chave de acesso. Tente de novo.',
  'passkey.expired': 'Isto demorou demais. Tente de novo.',
  'passkey.not_confirmed': 'A chave de acesso não foi confirmada. Nada mudou.',
  'passkey.already_registered': 'Este dispositivo já tem uma chave de acesso da sua conta.',
  'passkey.too_many': (p) => `Você pode ter até ${p.max} chaves de acesso. Remova uma primeiro.`,
  'passkey.not_found': 'Não encontramos esta chave de acesso. Talvez ela tenha sido removida.',
  'passkey.name_required': 'Dê um nome à chave de acesso.',
  'passkey.name_too_long': (p) => `O nome pode ter até ${p.max} caracteres.`,

  'account_deletion.name_mismatch': (p) =>
    `Digite seu nome de usuário, @${p.name}, para confirmar que você quer excluir tudo.`,
  'proof.required': 'Confirme primeiro que é você.',
  'proof.password_required': 'Digite sua senha.',
  'proof.password_wrong': 'Essa senha não está certa. Tente de novo.',
  'proof.sign_in_required': 'Entre de novo primeiro, para sabermos que é você.',
  'account_deletion.failed': 'Não foi possível excluir seus dados. Tente de novo.',
  'export.failed': 'Não foi possível baixar seus dados. Tente de novo.',
  'recipient.deleted': 'Esta pessoa saiu do Owlcast e não pode mais receber suas mensagens.',

  'post.not_found':
    'Conteúdo não encontrado. Ele pode ter sido excluído, ou você não tem permissão para ver.',
  'post.tags_required': (p) => `Adicione tags (${p.mode})`,
  'post.audio_required': 'Grave algo primeiro.',
  'post.title_too_long': (p) => `O título pode ter até ${p.max} caracteres.`,
  'post.tags_too_long': (p) => `Suas tags podem ter até ${p.max} caracteres no total.`,
  'post.text_too_long': (p) => `Este texto pode ter até ${p.max} caracteres.`,
  'post.text_invalid': 'Este texto tem caracteres que não podemos mostrar. Retire-os.',
  'post.too_many_parents': `Uma resposta tem no máximo ${PARENTS_MAX} posts de origem`,
  'post.publish_failed': (p) => `Não foi possível publicar: ${p.name}. Tente de novo. Erro: ${p.message}`,
  'post.table_unreachable': 'A tabela de squawks não está acessível',
  'post.edit_conflict': 'Isto mudou em outra janela. Confira de novo.',
  'transcript.no_recording': 'Este post não tem gravação.',
  'transcript.too_short': 'Esta gravação é curta demais para ter palavras.',
  'transcript.not_configured': 'As transcrições ainda não estão disponíveis aqui.',
  'transcript.not_ready': 'Ainda não há palavras para mudar.',
  'transcript.changed':
    'Estas palavras mudaram em outra janela. As suas continuam aqui: compare e salve de novo para substituir as outras.',
  'transcript.empty': 'Escreva o que foi dito ou remova as palavras.',
  'post.kind_unavailable': 'Você ainda não pode publicar este tipo de post.',
  'post.already_published': 'Você já publicou esta gravação.',
  'post.audio_or_track_required': 'Escolha um MUE ou grave áudio para sua mensagem',
  'post.recipient_required': 'Digite para quem é (@usuário, e-mail ou telefone)',
  'follow.yourself': 'Você não pode seguir a própria conta.',
  'follow.too_many': (p) => `Você segue ${p.max} pessoas, que é o máximo. Deixe de seguir alguém primeiro.`,
  'safety.yourself': 'Você não pode bloquear nem silenciar a própria conta.',
  'feed.too_many': (p) => `Você tem ${p.max} endereços privados, que é o limite. Remova um primeiro.`,
  'safety.too_many': (p) => `Há ${p.max} pessoas nesta lista, que é o máximo. Tire alguém primeiro.`,
  'safety.suspended': (p) =>
    `Sua conta está suspensa ${p.until ? `até ${p.until}` : 'permanentemente'}. Você ainda pode ouvir, baixar seus dados e excluir seus posts ou sua conta.`,
  'safety.report_yourself': 'Você não pode denunciar a própria conta nem os próprios posts.',
  'safety.reason_required': 'Escolha o que há de errado.',
  'moderation.post_not_found': 'Isto não existe mais. Expirou ou foi excluído.',
  'moderation.yourself': 'Isto é sobre você. Outra pessoa da moderação precisa decidir.',
  'moderation.target_is_moderator': 'Só a administração pode fazer isso com quem modera.',
  'moderation.already_decided': 'Outra pessoa da moderação já decidiu.',
  'moderation.person_not_found': 'Não encontramos este membro.',
  'moderation.name_mismatch': (p) => `Digite @${p.name} para confirmar que você quer remover esta conta.`,
  'moderation.content_refused': 'Este site não permite algumas dessas palavras. Escolha outras.',
  'moderation.rule_invalid': 'Digite uma palavra, um endereço de e-mail ou um domínio como example.org.',
  'moderation.too_many_rules': (p) => `Há ${p.max} regras, que é o limite. Remova uma primeiro.`,
  'auth.address_refused': 'Você não pode se cadastrar aqui com este endereço de e-mail.',
  'moderation.decision_not_found': 'Não encontramos esta decisão.',
  'moderation.appeal_repeated': 'Você já recorreu desta decisão.',
  'moderation.appeal_late': (p) => `Você podia recorrer desta decisão por ${p.days} dias. O prazo terminou.`,
  'moderation.appeal_by_other': 'Esta decisão foi sua, então outra pessoa decide o recurso.',
  'conversation.not_found': 'Não encontramos esta conversa.',
  'message.new_recipients_limit': (p) =>
    `Hoje você escreveu para ${p.max} pessoas novas, que é o máximo. Tente de novo amanhã. Você sempre pode escrever para quem responde ou segue você.`,
  'recipient.unknown': 'Ninguém encontrado. Confira o nome ou use o e-mail.',
  'recipient.ambiguous': 'Várias pessoas têm esse nome. Use o @usuário.',
  'recipient.phone_country': 'Adicione o código do país, como +44 20 7946 0000.',
  'recipient.yourself': 'É você. Escolha outra pessoa.',
  'recipient.unconfirmed': 'Outra pessoa pode ter esse nome. Confira para quem vai ou use o @usuário.',
  'recipient.changed': 'Quem recebe não é mais a pessoa mostrada. Confira para quem vai.',
  'post.script_required':
    'Primeiro gere um roteiro de intenção de cura: preencha o formulário e toque em “Criar roteiro”',
  'post.hum_fields_required': 'Preencha o nome da pessoa e a situação.',
  'post.script_contains_name': 'O roteiro ainda diz o nome verdadeiro. Crie de novo ou tire o nome.',
  'post.title_contains_name': 'O título ainda diz o nome verdadeiro. Tire o nome.',
  'post.tags_contain_name': 'As tags ainda dizem o nome verdadeiro. Tire o nome.',
  'post.script_locked': 'Você já leu este roteiro em voz alta. Para mudá-lo, grave a história de novo.',
  'post.name_check_required': 'Confirme que o título e as tags não dizem de quem é esta história.',
  'post.consent_required': 'Confirme que você tem permissão para falar desta pessoa.',
  'post.song_fields_required': 'Preencha o título e a autoria da música, e confirme que ela é original.',
  'post.price_invalid': (p) => `Escolha grátis ou um preço de ${p.min} a ${p.max}.`,
  'post.price_below_cost': (p) =>
    `Com ${p.price}, o pagamento com cartão leva tudo. Escolha ${p.min} ou mais.`,
  'post.pro_required': `Seja Pro ($${PRO_CENTS_PER_MONTH / 100}/mês) para cobrar pelo seu conteúdo premium`,

  'purchase.free': 'É grátis ouvir isto.',
  'purchase.members_only': 'Isto é privado. Só quem colabora pode ouvir: aceite primeiro o seu convite.',
  'purchase.price_changed': (p) => `O preço agora é ${p.price}. Confira de novo.`,
  'purchase.confirming': 'Estamos confirmando seu pagamento. Espere um momento.',
  'plan.changed': 'Seu plano mudou. Confira de novo.',
  'billing.not_configured': 'Você ainda não pode comprar nada aqui. Os pagamentos não estão configurados.',
  'billing.failed': 'O serviço de pagamento não respondeu. Nada foi cobrado de você. Tente de novo.',
  'payouts.not_offered': 'Este site ainda não paga por conta própria. Seus ganhos ficam guardados para você.',
  'payouts.failed': 'O serviço de pagamento não respondeu. Nada mudou. Tente de novo.',
  'billing.signature_invalid': 'Esta mensagem não foi assinada pelo serviço de pagamento.',
  'email.report_unsigned': 'Esta mensagem não foi assinada pelo serviço de e-mail.',

  'connection.circular': 'Uma resposta não pode levar de volta a si mesma.',
  'connection.different_people':
    'Estas mensagens são privadas e entre pessoas diferentes. Você não pode enviar uma só resposta para todas.',
  'connection.other_recipient':
    'Você está respondendo a uma mensagem privada, então sua resposta vai para a pessoa com quem você conversa. Tire o outro destinatário.',
  'connection.last_parent': 'Mantenha pelo menos um post que você responde.',
  'connection.parent_less_public':
    'Você não pode se conectar a esse post. Menos gente pode vê-lo do que o seu.',
  'connection.moment_invalid':
    'Não é possível responder a essa parte da gravação. Escolha uma que você possa ouvir.',
  'connection.not_found': 'Não encontramos esta conexão.',
  'connection.not_yours': 'Só quem fez esta conexão pode excluí-la.',
  'reply.sign_in_to_delete': 'Você precisa entrar para excluir respostas',
  'reply.not_allowed': (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  'reply.delete_failed': 'Não foi possível excluir a resposta. Talvez você não tenha permissão.',

  'podcast.source_required': 'Digite a URL de um podcast ou envie um arquivo de áudio',
  'podcast.url_required': 'Digite primeiro a URL de um podcast',
  'podcast.author_required': 'Digite a quem você responde',
  'podcast.subject_required': 'Digite o assunto ou tema',
  'podcast.tag_required': 'Adicione pelo menos mais uma tag à sua resposta a um podcast',
  'podcast.file_type': 'Escolha um arquivo de áudio válido (WAV, MP3, OGG, M4A)',
  'podcast.file_unsupported': (p) =>
    `Este navegador não consegue tocar o som deste arquivo ${p.format}. Exporte-o de novo, como MP3 ou AAC.`,
  'podcast.file_changes': 'Este arquivo muda de formato no primeiro segundo, e só dá para ler até ali.',
  'podcast.file_too_short': (p) =>
    `Este arquivo é curto demais para um trecho. Ele precisa de pelo menos ${p.min} s de som.`,
  'podcast.file_too_large': 'O arquivo precisa ter menos de 50 MB',
  'podcast.file_too_long': (p) =>
    `Este navegador consegue abrir ${p.max} minutos de um arquivo assim. Escolha um arquivo mais curto ou um MP3.`,
  'podcast.load_failed':
    'Não conseguimos carregar este endereço. Talvez o servidor não permita (restrições de CORS).',
  'podcast.clip_required': 'Corte um trecho primeiro.',
  'podcast.trim_failed': 'Não foi possível cortar o áudio. Tente de novo.',

  'import.feed_unreachable':
    'Não conseguimos carregar este feed. Confira o endereço e se qualquer pessoa pode abri-lo.',
  'import.feed_invalid': 'Não há podcast neste endereço. Digite o endereço do feed RSS.',
  'import.feed_choice': (p) => `Esta página tem mais de um feed. Digite o endereço de um deles: ${p.url}`,
  'import.too_many': `Você pode importar até ${IMPORTS_MAX} podcasts. Remova um que ainda não foi confirmado.`,
  'import.expired': 'Este post já desapareceu, por isso não o importamos.',
  'import.owlcast_missing': 'O Owlcast desta gravação não está aqui.',
  'import.clip_limit': (p) =>
    `Você pode importar ${p.count} trechos de um episódio por dia. Importe de novo amanhã.`,
  'import.recent_limit': (p) =>
    `Você pode importar ${p.count} posts públicos do último dia por hora. Importe de novo mais tarde.`,
  'import.not_found': 'Não encontramos esta importação.',
  'import.proved': 'Você já mostrou que este podcast é seu.',
  'import.no_email': 'Este feed não indica nenhum e-mail. Coloque o código na descrição dele.',
  'import.code_missing': (p) =>
    `O feed ainda não tem o código ${p.code}. Alguns serviços levam alguns minutos para atualizar.`,
  'import.code_wrong': 'Este código está errado ou é antigo demais. Confira ou envie um novo.',

  'report.name_required': 'Digite seu nome.',
  'report.work_required': 'Conte o que foi usado e de quem é.',
  'report.confirmation_required': 'Confirme isto antes de enviar a denúncia.',

  'owlcast.name_required': 'Digite um nome para o Owlcast',
  'owlcast.sign_in_required': 'Entre para criar um Owlcast',
  'owlcast.create_failed': 'Não foi possível criar o Owlcast. Tente de novo.',
  'owlcast.create_failed_because': (p) => `Não foi possível criar o Owlcast: ${p.message}`,
  'owlcast.pro_required': `Owlcasts não listados e privados fazem parte do Pro. Seja Pro ($${PRO_CENTS_PER_MONTH / 100}/mês) ou deixe-o público.`,
  'owlcast.has_members':
    'Outras pessoas entraram ou gravaram quando isto era menos público. Agora você não pode deixá-lo mais público.',
  'owlcast.has_buyers': 'Pessoas pagaram para ouvir. Você pode tirar das listas, mas não deixar privado.',
  'owlcast.visibility_changed': 'Agora mais gente pode ouvir este Owlcast. Confira antes de publicar.',
  'owlcast.members_only': 'Só quem colabora pode responder a este Owlcast, gravando nele.',
  'owlcast.parents_outside':
    'O post que você responde não está neste Owlcast. Tire-o ou escolha outro Owlcast.',
  'owlcast.recording_not_added':
    'A gravação foi salva, mas não foi possível adicioná-la ao Owlcast. Tente de novo.',
  'invitation.identifier_required': 'Digite o e-mail ou o @usuário de quem vai colaborar',
  'invitation.user_not_found': (p) =>
    `Não encontramos @${p.name}. Confira o nome de usuário ou use o e-mail.`,
  'invitation.already_collaborator': (p) => `${p.name} já colabora nisto.`,
  'invitation.too_many': (p) => `Você pode convidar até ${p.max} pessoas para um post.`,
  'invitation.private_message': 'Você não pode convidar ninguém para uma mensagem privada.',
  'invitation.recording_not_supported': 'Convide as pessoas para o Owlcast, não para uma só gravação.',
  'invitation.not_found': 'Não encontramos este convite.',
  'invitation.failed': 'Não foi possível enviar o convite. Tente de novo.',
  'invitation.failed_because': (p) => `Não foi possível enviar o convite: ${p.message}`,
  'invitation.link_error': (p) =>
    `Erro no link do convite: ${p.message}. Fale com quem enviou este link para você.`,
  'invitation.invalid':
    'Este link de convite é inválido ou expirou. Fale com quem enviou este link para você.',

  'live.upgrade_required': 'Este endereço só aceita conexões WebSocket.',
  'live.too_many_connections': 'Você tem janelas abertas demais. Feche algumas.',

  'share.incomplete': 'Link inválido: falta o tipo de conteúdo ou o ID.',
  'share.link_invalid': 'Este link é inválido ou expirou. Peça um novo.',
  'share.link_used': 'Este link expirou ou já foi usado. Peça um novo.',
  'share.not_found_because': (p) =>
    `Conteúdo não encontrado: ${p.message}. Ele pode ter sido excluído, ou você não tem permissão para ver.`,
  'share.id_invalid': 'O ID deste link não está completo.',
  'share.load_failed': (p) =>
    `Não foi possível carregar o conteúdo: ${p.message}. Fale com o suporte e informe esta URL: ${p.url}.`,
  'share.link_not_needed': 'Só mensagens para um e-mail ou um número de telefone têm esses links.',
  'share.format_unsupported': 'Aqui só se fala JSON.',
  'share.removed': 'Este conteúdo pode ter sido removido, ou o link é inválido.',

  'media.not_found': 'Não encontramos esta gravação.',
  'media.invalid': 'Não conseguimos tocar esta gravação. Grave de novo.',
  'media.damaged': 'Este som está danificado ou incompleto.',
  'media.changes_format': 'Este som muda de formato no meio, e os navegadores param ali.',
  'media.wav_format': 'Um WAV precisa ser mono de 16 bits e conter apenas o som.',
  'media.too_long': (p) => `Esta gravação é longa demais. Aqui você pode gravar até ${p.seconds} s.`,
  'media.too_large': (p) => `Esta gravação é grande demais. Ela pode ter até ${p.megabytes} MB.`,
  'media.hash_mismatch': 'A gravação não chegou completa. Tente de novo.',
  'media.already_stored': 'Você já enviou outra versão desta gravação. Tente de novo.',
  'media.not_stored': 'A gravação ainda não chegou. Tente de novo.',
  'media.quota_exceeded': 'Seu espaço está cheio. Exclua alguns posts para liberar espaço.',
  'media.upload_failed': (p) => `Não foi possível enviar o áudio: ${p.error} Tente de novo.`,
  'media.payment_required': (p) => `${p.price} para ouvir`,

  'record.microphone_denied': 'Permita o acesso ao microfone para gravar áudio!',
  'record.microphone_missing': 'Não encontramos um microfone. Conecte um e tente de novo.',
  'record.microphone_busy': 'Outro app está usando o microfone. Feche-o e tente de novo.',
  'record.microphone_lost': 'O microfone foi desconectado. Sua gravação está em pausa e segura.',
  'record.limit_reached': (p) => formatLimitReached(Number(p.seconds)),
  'record.silent': 'Não ouvimos você. Seu microfone está mudo?',
  'record.clipping': 'Sua gravação está distorcendo. Afaste-se do microfone ou diminua o volume dele.',
  'record.silent_take': 'Quase não se ouve nada nesta gravação. Verifique seu microfone e grave de novo.',
  'record.clipped_take':
    'Há partes distorcidas nesta gravação, e isso não tem conserto. Afaste-se do microfone ou diminua o volume dele e grave de novo.',
  'record.unsupported': 'Este navegador não grava áudio. Tente outro.',
  'record.storage_full':
    'Este dispositivo está sem espaço. Você pode continuar gravando, mas publique antes de fechar a aba.',
  'record.storage_missing':
    'Este navegador não consegue salvar enquanto você grava. Publique antes de fechar a aba.',
  'record.open_elsewhere': 'Esta gravação está aberta em outra aba.',
  'record.mixing_failed': 'Não foi possível misturar o áudio. Só a voz toca.',
  'record.empty': 'Nada foi gravado. Tente de novo.',
  'record.unreadable': 'Este dispositivo já não consegue ler a gravação. Grave de novo.',

  'play.missing': (p) =>
    `Não foi possível tocar (${p.kind}). O arquivo de áudio pode faltar ou estar danificado.`,
  'play.failed': (p) => `Não foi possível tocar (${p.kind}). Tente de novo.`,
  'play.audio_error': (p) => `Erro de áudio: ${p.code} - ${p.message}`,
  'play.playback_failed': (p) => `Erro ao tocar: ${p.name} - ${p.message}`,
  'play.no_hum': 'Não há mensagens de cura nesta história',
  'play.hum_error': 'Erro ao carregar o áudio da história de cura',
  'play.no_songs': 'Não há músicas nesta corrente',
  'play.songs_error': 'Erro ao carregar o áudio da corrente de músicas',
  'play.audio_failed': 'Não foi possível tocar o áudio. Tente de novo.',
  'play.no_conversation': 'Não há áudio nesta conversa',
  'play.conversation_error': 'Erro ao carregar o áudio da conversa',

  'profile.fields_required': 'Preencha todos os campos',
  'profile.update_failed': 'Não foi possível atualizar o perfil. Tente de novo.',
  'profile.fediverse_invalid': 'Escreva assim: @nome@servidor.example',
  'picture.not_an_image': 'Escolha um arquivo de imagem',
  'picture.too_large': 'A imagem precisa ter menos de 10 MB',
  'avatar.update_failed': 'Não foi possível atualizar a foto. Tente de novo.',
  'avatar.upload_failed': 'Não foi possível enviar a foto. Tente de novo.',
  'avatar.invalid': (p) => `Use uma imagem parada JPEG, PNG ou WebP de até ${p.pixels} pixels de lado.`,
  'cover.invalid': (p) => `Use uma imagem JPEG quadrada de até ${p.pixels} pixels de lado.`,
  'profile.username_changes': (p) =>
    `Você pode mudar seu nome de usuário ${p.count} vezes em ${p.days} dias. Tente de novo mais tarde.`,

  'notification.denied':
    'As notificações não foram permitidas. Você pode permiti-las nas configurações do navegador.',
  'contacts.denied':
    'O acesso aos contatos não foi permitido. Você pode permiti-lo nas configurações do navegador ou importar um arquivo.',
  'contacts.sync_failed': (p) => `Não foi possível sincronizar os contatos: ${p.reason}`,
  'contacts.unsupported': 'Este navegador não abre seus contatos. Importe um arquivo.',
  'contacts.daily_limit': (p) =>
    `Hoje você procurou ${Number(p.max).toLocaleString('pt')} endereços e números, que é o máximo. Continue amanhã.`,
  'contacts.import_failed': (p) => `Não foi possível importar os contatos: ${p.reason}`,

  'library.load_failed': 'Não foi possível carregar os MUEs',
  'library.setup_failed': 'Não foi possível preparar a tabela de MUEs',
  'library.populate_failed': 'Não foi possível preencher o banco de dados',
  'library.sync_failed': 'Não foi possível sincronizar com o armazenamento',
  'library.no_url': (p) => `Não dá para tocar ${p.name}: falta a URL`,
  'library.play_failed': (p) => `Não foi possível tocar ${p.name}`,
}
