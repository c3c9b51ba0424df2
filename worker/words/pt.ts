/** Mails and text messages in Portuguese. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('pt')
const hoursOf = (hours: number) => counted(hours, { one: 'uma hora', other: '# horas' })
const daysOf = (days: number) => counted(days, { one: 'um dia', other: '# dias' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Você recebeu este e-mail porque alguém informou seu endereço no Owlcast. Não vamos escrever de novo sobre isso.',
  confirm: {
    subject: 'Confirme seu e-mail para o Owlcast',
    heading: (name) => `Boas-vindas, ${name}`,
    asked: (username) =>
      `Alguém, provavelmente você, criou a conta @${username} com este endereço. Confirme, e sua voz terá uma casa.`,
    lasts: (username, hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se você não criou a conta @${username}, ignore este e-mail: sem ele nenhuma conta é aberta.`,
    action: 'Confirmar meu e-mail',
  },
  member: {
    subject: 'Você já tem uma conta no Owlcast',
    heading: 'Você já faz parte do Owlcast',
    asked:
      'Alguém, provavelmente você, tentou criar uma conta com este endereço. Ele já tem uma, e nada mudou.',
    way: 'Entre como você fazia antes; lá também dá para escolher uma senha nova. Se não foi você, não precisa fazer nada.',
    action: 'Entrar',
  },
  reset: {
    subject: 'Escolha uma senha nova para o Owlcast',
    heading: 'Uma senha nova',
    asked: 'Alguém, provavelmente você, esqueceu a senha da sua conta. Toque no botão e escolha uma nova.',
    lasts: (hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se não foi você, ignore este e-mail: nada mudou.`,
    action: 'Escolher uma senha nova',
  },
  first: {
    subject: 'Confirme seu e-mail para o Owlcast',
    heading: 'Um endereço para sua conta',
    asked: (username) =>
      `Alguém, provavelmente você, quer entrar como @${username} com este endereço. Toque no botão onde a conta @${username} está aberta e escolha uma senha.`,
    lasts: (username, hours) =>
      `O link funciona uma vez só, por ${hoursOf(hours)}. Se @${username} não é sua conta, ignore este e-mail: ele não abre nada para mais ninguém.`,
    action: 'Confirmar meu e-mail',
  },
  changed: {
    subject: 'Sua senha do Owlcast foi alterada',
    heading: 'Sua senha foi alterada',
    how: 'Ela foi alterada por um link que enviamos para este endereço, e sua conta saiu de todos os dispositivos.',
    otherwise: 'Se não foi você, alguém lê seus e-mails: altere a senha primeiro lá e depois aqui.',
    action: 'Entrar',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Uma chave de acesso foi adicionada à sua conta do Owlcast',
    heading: 'Uma chave de acesso nova',
    message: 'Uma chave de acesso foi adicionada à sua conta. Quem estiver com ela pode entrar como você.',
  },
  'passkey-removed': {
    subject: 'Uma chave de acesso foi removida da sua conta do Owlcast',
    heading: 'Uma chave de acesso a menos',
    message: 'Uma chave de acesso foi removida da sua conta. Ela não abre mais nada.',
  },
  'phone-set': {
    subject: 'Um número de telefone foi adicionado à sua conta do Owlcast',
    heading: 'Seu número de telefone',
    message: 'Um número de telefone foi adicionado à sua conta. Quem estiver com ele pode entrar como você.',
  },
  'phone-removed': {
    subject: 'O número de telefone foi removido da sua conta do Owlcast',
    heading: 'Nenhum número de telefone',
    message: 'O número de telefone foi removido da sua conta. Ninguém mais entra com ele.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' em '),
  doneIn: (where) => `Isso foi feito em ${where}.`,
  otherwise:
    'Se não foi você, veja suas configurações: desfaça lá, saia de todos os outros lugares e escolha uma senha nova.',
  action: 'Abrir minhas configurações',
  foot: 'Você recebeu este e-mail porque ele trata de como sua conta é aberta.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} enviou uma mensagem de voz para você`,
  untitled: 'Mensagem de voz',
  waits: (title, username) =>
    `“${title}”, de @${username}, espera por você. Não é preciso ter conta para ouvir.`,
  about: 'O Owlcast é um lugar para vozes: as pessoas gravam o que têm a dizer e respondem umas às outras.',
  lasts: (days) =>
    `O link vale por ${daysOf(days)} e é de quem abrir a mensagem primeiro, então guarde-o só para você.`,
  action: 'Abrir a mensagem',
  foot: (username) =>
    `Você recebeu este e-mail porque @${username} informou seu endereço no Owlcast. Se você não conhece essa conta, ignore.`,
  refuse: 'Não quero mais mensagens do Owlcast',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: 'Chega destes e-mails?',
    text: 'No Owlcast é possível enviar uma mensagem de voz para um endereço de e-mail. Toque no botão e nenhum e-mail desses chega mais ao seu. Os e-mails sobre uma conta sua continuam chegando.',
    button: 'Parar estes e-mails',
  },
  refused: {
    heading: 'Agora há silêncio',
    text: 'Não chegam mais e-mails sobre mensagens de voz a este endereço. Você pode fechar esta página.',
    button: 'Pensando bem, quero recebê-los',
  },
  welcome: {
    heading: 'Você vai ter notícias de novo',
    text: 'Quando alguém enviar uma mensagem de voz para este endereço, um e-mail vai trazê-la.',
  },
  broken: {
    heading: 'Este link não está completo',
    text: 'Abra-o de novo pelo e-mail ou copie-o inteiro. Nada foi alterado.',
  },
  home: 'Ir para o Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} convida você a colaborar`,
  titled: (title, content) => `“${title}” (${content})`,
  asks: (username, voice) =>
    `@${username} quer citar você na autoria: ${voice}. Você decide: nada muda até você aceitar.`,
  lasts: (days) => `O convite vale por ${daysOf(days)} e é para este endereço: entre com ele para aceitar.`,
  lastsForMember: (days) => `O convite vale por ${daysOf(days)} e é só para você: entre para aceitar.`,
  footForMember: (username) =>
    `Você recebeu este e-mail porque @${username} convidou você pelo nome no Owlcast. Seu endereço não aparece para essa conta.`,
  action: 'Abrir o convite',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'Seus dados foram excluídos',
  deleted: (day) =>
    `Em ${day} você excluiu sua conta do Owlcast e tudo o que havia nela: seu perfil, suas vozes, suas mensagens e suas formas de entrar.`,
  kept: 'Isto foi mantido, e por quê:',
  otherwise:
    'Se não foi você, alguém estava com sua conta nas mãos. O que foi excluído não volta; verifique quem lê seus e-mails.',
  foot: 'Você recebeu este e-mail porque sua conta tinha este endereço. É o último: esquecemos o endereço junto com o resto.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} é seu código do Owlcast. Vale uma vez, por ${counted(minutes, { one: 'um minuto', other: '# minutos' })}. Não passe para ninguém.`,
  oldNumber:
    'Sua conta do Owlcast agora tem outro número de telefone. Se não foi você: coloque o seu de volta nas configurações, onde a conta ainda está aberta, e saia de todos os outros lugares.',
}
