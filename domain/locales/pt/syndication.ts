/** Portuguese texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'Assinar em um app de podcasts',
  title: 'Assinar em um app de podcasts',
  intro: 'Os novos posts chegam sozinhos ao seu app de podcasts.',
  introExpiring: 'As que desaparecem ficam de fora, a menos que o autor as inclua.',
  apps: 'Apps de podcasts',
  address: 'Endereço do feed',
  copy: 'Copiar',
  copied: 'Endereço do feed copiado.',
  notCopied: 'Não conseguimos copiar. Selecione o endereço e copie você mesmo.',
  scan: 'Ou escaneie com o celular',
  scanLabel: 'Código QR do endereço do feed',
  private: 'Comprou algo aqui?',
  privateHint:
    'Um endereço privado toca por inteiro o que você pagou. Não compartilhe: quem o tiver também pode ouvir. Você pode removê-lo nas configurações.',
  appName: 'Para qual app é?',
  appNameHint: 'Por exemplo, “Overcast no meu celular”',
  create: 'Criar um endereço privado',
  created: 'Seu endereço privado. Só o mostramos agora.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'Apps de podcasts',
  loading: 'Carregando seus apps de podcasts',
  none: 'Nenhum endereço privado',
  noneHint: 'Você cria um onde assina alguém: no perfil, em um owlcast ou em uma corrente.',
  used: 'Último uso',
  unused: 'Ainda não usado',
  end: 'Remover',
  endLabel: (name) => `Remover ${name}`,
  ended: 'Removido. Esse app não recebe mais nada novo.',
  expiring: 'Incluir também nos meus feeds o que desaparece',
  expiringHint: 'Os apps de podcasts guardam o que baixaram, mesmo depois de desaparecer aqui.',
}
