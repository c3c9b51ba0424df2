/** Portuguese texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('pt')

const hoursOf = (hours: number) => counted(hours, { one: 'uma hora', other: '# horas' })

const daysOf = (days: number) => counted(days, { one: 'um dia', other: '# dias' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Você recebeu este e-mail porque alguém informou seu endereço no Owlcast. Não vamos escrever de novo sobre isso.',
  confirm: {
    subject: 'Confirme seu e-mail para o Owlcast',
    heading: (name) => `Boas-vindas, ${name}`,
    asked: (username) =>
      `Alguém, provavelmente você, criou a conta @${username} com este endereço. Confirme para começar.`,
    lasts: (username, hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se você não criou a conta @${username}, ignore este e-mail e nenhuma conta será criada.`,
    action: 'Confirmar meu e-mail',
  },
  member: {
    subject: 'Você já tem uma conta no Owlcast',
    heading: 'Você já tem uma conta',
    asked:
      'Alguém, provavelmente você, tentou criar uma conta com este endereço. Ele já tem uma, e nada mudou.',
    signInHint:
      'Entre como você fazia antes. Lá também dá para escolher uma senha nova. Se não foi você, não precisa fazer nada.',
    action: 'Entrar',
  },
  reset: {
    subject: 'Escolha uma senha nova para o Owlcast',
    heading: 'Escolha uma senha nova',
    asked: 'Alguém, provavelmente você, pediu uma senha nova para sua conta. Toque no botão para escolher.',
    lasts: (hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se não foi você, ignore este e-mail e sua senha continua a mesma.`,
    action: 'Escolher uma senha nova',
  },
  first: {
    subject: 'Confirme seu e-mail para o Owlcast',
    heading: 'Adicione este e-mail à sua conta',
    asked: (username) =>
      `Alguém, provavelmente você, quer entrar como @${username} com este endereço. Toque no botão no navegador em que a conta @${username} está aberta e escolha uma senha.`,
    lasts: (username, hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se @${username} não é sua conta, ignore este e-mail. O link não funciona para mais ninguém.`,
    action: 'Confirmar meu e-mail',
  },
  changed: {
    subject: 'Sua senha do Owlcast foi alterada',
    heading: 'Sua senha foi alterada',
    explanation:
      'Ela foi alterada por um link que enviamos para este endereço. Saímos da sua conta em todos os dispositivos.',
    ended: (list) => `Isto não funciona mais: ${list}.`,
    paused: (list) =>
      `Pausamos isto, porque pode ter sido adicionado por outra pessoa: ${list}. Abra as configurações, ative o que for seu e remova o resto.`,
    kept: (list) => `Isto continua funcionando: ${list}. Confira se é seu.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'tokens de acesso',
      privateFeeds: 'endereços privados para apps de podcasts',
      passkeys: 'chaves de acesso',
      phone: (digits) => `a entrada com seu número terminado em ${digits}`,
      webhooks: 'webhooks',
      google: 'a entrada com o Google',
      payouts: (day) => `sua conta de pagamentos, adicionada em ${day}`,
    },
    notYou:
      'Se não foi você, alguém pode ler seus e-mails. Altere primeiro a senha do seu e-mail e depois esta.',
    action: 'Entrar',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Você recebeu este e-mail por causa de um cadastro em ${site}.`,
  request: {
    subject: (site) => `Alguém quer entrar em ${site}`,
    heading: 'Alguém está esperando',
    text: (site) => `Há um novo pedido para entrar em ${site}. Você pode aprovar ou recusar.`,
    action: 'Ver quem está esperando',
  },
  approved: {
    subject: (site) => `Você já pode entrar em ${site}`,
    heading: (name) => `Boas-vindas, ${name}`,
    text: (site) => `Seu cadastro em ${site} foi aprovado. Entre do mesmo jeito que se cadastrou.`,
    action: 'Entrar',
  },
  declined: {
    subject: (site) => `Seu cadastro em ${site}`,
    heading: 'Seu cadastro foi recusado',
    text: (site) => `Desta vez você não pode entrar em ${site}. Apagamos o que você preencheu.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Uma chave de acesso foi adicionada à sua conta do Owlcast',
    heading: 'Chave de acesso nova',
    message: 'Uma chave de acesso foi adicionada à sua conta. Quem estiver com ela pode entrar como você.',
  },
  'passkey-removed': {
    subject: 'Uma chave de acesso foi removida da sua conta do Owlcast',
    heading: 'Chave de acesso removida',
    message: 'Uma chave de acesso foi removida da sua conta. Ninguém pode mais entrar com ela.',
  },
  'phone-set': {
    subject: 'Um número de telefone foi adicionado à sua conta do Owlcast',
    heading: 'Número de telefone adicionado',
    message: 'Um número de telefone foi adicionado à sua conta. Quem estiver com ele pode entrar como você.',
  },
  'phone-removed': {
    subject: 'O número de telefone foi removido da sua conta do Owlcast',
    heading: 'Número de telefone removido',
    message: 'O número de telefone foi removido da sua conta. Ninguém pode mais entrar com ele.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' em '),
  doneIn: (where) => `Isso foi feito em ${where}.`,
  notYou:
    'Se não foi você, abra suas configurações. Desfaça a mudança, saia de todos os outros lugares e escolha uma senha nova.',
  action: 'Abrir minhas configurações',
  footer: 'Você recebeu este e-mail porque ele trata de como você entra na sua conta.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Os e-mails do Owlcast chegam a você de novo',
  heading: 'Os e-mails chegam a você de novo',
  text: 'Você pediu para tentarmos este endereço de novo. Se está lendo isto, funciona, e enviaremos e-mails como antes.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} enviou uma mensagem de voz para você`,
  untitled: 'Mensagem de voz',
  intro: (title, username) =>
    `“${title}”, de @${username}, espera por você. Não é preciso ter conta para ouvir.`,
  about: 'No Owlcast, as pessoas gravam o que querem dizer e respondem umas às outras.',
  validity: (days) =>
    `O link vale por ${daysOf(days)} e só para a primeira pessoa que abrir a mensagem, então guarde-o só para você.`,
  action: 'Abrir a mensagem',
  footer: (username) =>
    `Você recebeu este e-mail porque @${username} informou seu endereço no Owlcast. Se você não conhece essa pessoa, ignore.`,
  unsubscribe: 'Parar estes e-mails',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'Parar estes e-mails?',
    text: 'No Owlcast é possível enviar uma mensagem de voz para um endereço de e-mail. Toque no botão e não vamos mais escrever para você sobre isso. Você continua recebendo os e-mails sobre sua própria conta.',
    button: 'Parar estes e-mails',
  },
  refused: {
    heading: 'Você não vai mais receber estes e-mails',
    text: 'Não enviamos mais e-mails sobre mensagens de voz para este endereço. Você pode fechar esta página.',
    button: 'Voltar a receber',
  },
  welcome: {
    heading: 'Você vai receber estes e-mails de novo',
    text: 'Quando alguém enviar uma mensagem de voz para este endereço, vamos escrever para você.',
  },
  broken: {
    heading: 'Este link não está completo',
    text: 'Abra-o de novo pelo e-mail ou copie-o inteiro. Nada foi alterado.',
  },
  home: 'Ir para o Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} convidou você para colaborar`,
  titled: (title, content) => `“${title}” (${content})`,
  intro: (username, post) => `@${username} quer que você colabore: ${post}. Nada muda até você aceitar.`,
  validity: (days) =>
    `O convite vale por ${daysOf(days)} e só para este endereço de e-mail. Entre com ele para aceitar.`,
  validityForMember: (days) => `O convite vale por ${daysOf(days)} e só para você. Entre para aceitar.`,
  footerForMember: (username) =>
    `Você recebeu este e-mail porque @${username} convidou você pelo nome de usuário no Owlcast. Seu endereço não aparece para essa pessoa.`,
  action: 'Abrir o convite',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'Seus dados foram excluídos',
  deleted: (day) =>
    `Em ${day} você excluiu sua conta do Owlcast e tudo o que havia nela: seu perfil, seus posts, suas mensagens e suas formas de entrar.`,
  retained: 'Isto foi o que mantivemos, e por quê:',
  notYou:
    'Se não foi você, outra pessoa tinha acesso à sua conta. Não podemos recuperar o que foi excluído. Verifique quem pode ler seus e-mails.',
  footer:
    'Você recebeu este e-mail porque sua conta tinha este endereço. É o último: também excluímos seu endereço.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} é seu código do Owlcast. Vale uma vez, por ${counted(minutes, { one: 'um minuto', other: '# minutos' })}. Não passe para ninguém.`,
  approved: (site, origin) => `Seu cadastro em ${site} foi aprovado. Entre: ${origin}`,
  declined: (site) => `Seu cadastro em ${site} foi recusado. Apagamos o que você preencheu.`,
  passkeyAdded:
    'Uma chave de acesso foi adicionada à sua conta do Owlcast. Se não foi você, remova-a nas configurações, onde a conta estiver aberta, e saia de todos os outros lugares.',
  addressAdded:
    'Um e-mail foi adicionado à sua conta do Owlcast. Se não foi você, escreva para quem cuida do site: quem lê esse e-mail pode entrar como você.',
  phoneChanged:
    'Sua conta do Owlcast tem um novo número de telefone. Se não foi você, coloque o seu de volta nas configurações, onde a conta ainda está aberta, e saia de todos os outros lugares.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Seu código para importar um podcast no Owlcast',
  heading: 'Este podcast é seu?',
  asked: (username, title) =>
    title === null
      ? `@${username} quer importar um podcast no Owlcast. O feed indica este endereço como o do dono.`
      : `@${username} quer importar “${title}” no Owlcast. O feed indica este endereço como o do dono.`,
  enter: (code) => `Se é você, digite este código: ${code}`,
  lasts: (hours) =>
    `O código vale por ${hoursOf(hours)}. Se não é você, ignore este e-mail e nada será importado.`,
  footer:
    'Você recebeu este e-mail porque seu endereço está no feed de um podcast. Só escrevemos quando alguém pede para importá-lo.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Seu reembolso não chegou',
    about: (amount, title) => `Reembolsamos ${amount} por “${title}”, mas seu banco devolveu o dinheiro.`,
    untitled: (amount) => `Reembolsamos ${amount} para você, mas seu banco devolveu o dinheiro.`,
    next: 'Você não precisa fazer nada. Quem cuida deste site já sabe e vai encontrar outro jeito de devolver o dinheiro.',
    contact: (contact) => `Você pode escrever para: ${contact}`,
    footer: 'Você recebeu este e-mail porque comprou algo no Owlcast.',
  },
  payout: {
    subject: 'Seu banco recusou um pagamento',
    text: 'A Stripe tentou enviar seus ganhos para sua conta bancária, e seu banco recusou.',
    next: 'O dinheiro continua seu. Confira seus dados bancários na Stripe, nas configurações, em Ganhos. Depois a Stripe envia de novo.',
    action: 'Abrir minhas configurações',
    footer: 'Você recebeu este e-mail porque o Owlcast paga o que você vende.',
  },
}
