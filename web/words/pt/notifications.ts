/** Portuguese texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notificações',
  title: 'Notificações do navegador',
  hint: 'Neste dispositivo, quando o Owlcast não está na tela.',
  openOnly: 'Neste dispositivo, enquanto o Owlcast estiver aberto em uma aba.',
  blocked: 'Bloqueadas. Você pode permitir as notificações nas configurações do navegador.',
  unsupported: 'Este navegador não mostra notificações.',
  enabled: 'As notificações estão ligadas neste dispositivo.',
  disabled: 'As notificações estão desligadas neste dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nova mensagem MUE',
  reply: 'Nova resposta',
  mention: 'Mencionaram você',
  invite: 'Convite',
  new_post: 'Novo post',
  every_squawk: 'Novos squawks',
  expiry: 'Some em breve',
  report: 'Nova denúncia',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'Sobre o que avisamos você, e onde',
  reasonColumn: 'Avisar sobre',
  inAppColumn: 'No app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, no app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Mensagens', hint: 'Alguém envia um MUE para você' },
    reply: { title: 'Respostas', hint: 'Aos seus posts e aos posts em que você colabora' },
    mention: { title: 'Menções', hint: 'Alguém menciona seu @nome' },
    invite: { title: 'Convites', hint: 'Alguém convida você para colaborar' },
    new_post: { title: 'Quem você segue', hint: 'Os novos posts dessas pessoas' },
    every_squawk: {
      title: 'Cada squawk novo',
      hint: 'Todos os squawks, um resumo, a cada 30 minutos no máximo',
    },
    expiry: { title: 'Posts que somem', hint: 'Duas horas antes de os seus posts sumirem' },
    report: { title: 'Denúncias', hint: 'Para a moderação: alguém denuncia algo' },
  },
  quietHours: 'Horas de silêncio',
  quietHoursHint: 'Sem notificações push até elas acabarem. No app você continua vendo tudo.',
  from: 'Das',
  to: 'Até',
  timeZone: (name) => `Fuso horário: ${name.replaceAll('_', ' ')}`,
  loading: 'Carregando suas escolhas',
  tryAgain: 'Tentar de novo',
}
