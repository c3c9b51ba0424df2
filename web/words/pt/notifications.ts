/** Portuguese texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notificações',
  title: 'Notificações do navegador',
  hint: 'Neste dispositivo, enquanto você olha outra coisa.',
  openOnly: 'Neste dispositivo, enquanto o Owlcast estiver aberto em uma aba.',
  blocked: 'Bloqueadas. Você pode permitir as notificações nas configurações do navegador.',
  unsupported: 'Este navegador não mostra notificações.',
  enabled: 'As notificações estão ligadas neste dispositivo.',
  disabled: 'As notificações estão desligadas neste dispositivo.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Nova mensagem MUE',
  reply: 'Nova resposta',
  mention: 'Mencionaram você',
  invite: 'Convite',
  new_post: 'Nova voz',
  every_squawk: 'Novos squawks',
  expiry: 'Some em breve',
  report: 'Nova denúncia',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Quais avisos você recebe, e onde',
  what: 'Avisos',
  app: 'Na lista',
  push: 'Fora',
  inApp: (what) => `${what}, na lista`,
  outside: (what) => `${what}, fora do Owlcast`,
  reasons: {
    message: { title: 'Mensagens', hint: 'Alguém envia um MUE para você' },
    reply: { title: 'Respostas', hint: 'Às suas vozes e àquilo em que você colabora' },
    mention: { title: 'Menções', hint: 'Alguém escreve seu @nome' },
    invite: { title: 'Convites', hint: 'Para colaborar em algo com alguém' },
    new_post: { title: 'Quem você segue', hint: 'As novas vozes dessas pessoas' },
    every_squawk: { title: 'Cada squawk novo', hint: 'De qualquer pessoa, juntos, de vez em quando' },
    expiry: { title: 'Vozes que somem', hint: 'Duas horas antes de as suas sumirem' },
    report: { title: 'Denúncias', hint: 'Para a moderação: alguém denuncia algo' },
  },
  quiet: 'Horas de silêncio',
  quietHint: 'Nada fora do Owlcast até elas acabarem. A lista continua.',
  from: 'Das',
  to: 'Até',
  zone: (name) => `Fuso horário: ${name.replaceAll('_', ' ')}`,
  loading: 'Carregando seus avisos',
  tryAgain: 'Tentar de novo',
}
