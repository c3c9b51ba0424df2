/** Portuguese texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('pt')
const formatCount = (count: number) => count.toLocaleString('pt')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importar',
  title: 'Importar um podcast',
  hint: 'Os episódios viram as gravações de um Owlcast.',
  start: 'Importar',
  url: 'Endereço do feed RSS',
  lengths: (free, pro) =>
    `Os episódios podem ter até ${free} minutos, com o Pro até ${pro}. Os mais longos ficam de fora, e você vê quais.`,
  read: 'Ler o feed',
  loading: 'Carregando suas importações…',
  none: 'Nenhuma importação ainda.',
  list: 'Suas importações',
  putCode:
    'Mostre que este podcast é seu: coloque este código na descrição do feed e toque em Verificar. Depois você pode tirá-lo.',
  check: 'Verificar o feed',
  copy: 'Copiar o código',
  copied: 'Copiado.',
  remove: 'Remover',
  orEmail: (to) => `Ou receba um código por e-mail em ${to}.`,
  codeSent: (to) => `Enviamos um código para ${to}.`,
  send: 'Enviar o código',
  sendAgain: 'Enviar um novo código',
  typedCode: 'Código do e-mail',
  confirm: 'Confirmar',
  running: (done, total) => `${formatCount(done)} de ${formatCount(total)} episódios prontos.`,
  goesOn: 'Você pode fechar. A importação continua sozinha.',
  progress: 'Progresso da importação',
  cancel: 'Cancelar',
  finished: 'A importação terminou.',
  cancelled: 'Você cancelou a importação.',
  imported: (count) => counted(count, { one: '# episódio importado.', other: '# episódios importados.' }),
  refused: (count) => counted(count, { one: '# ficou de fora.', other: '# ficaram de fora.' }),
  capped: (max) => `Este feed tem mais episódios. Lemos os primeiros ${formatCount(max)}.`,
  repeat: 'Buscar novos episódios',
  open: 'Abrir o Owlcast',
  episodes: 'Episódios',
  more: 'Mostrar mais',
  untitled: 'Sem título',
  states: {
    waiting: 'Aguardando',
    imported: 'Importado',
    refused: 'Algo deu errado. Busque novos episódios para tentar de novo.',
  },
  problems: {
    too_long: 'Mais longo do que seu plano permite',
    too_large: 'O arquivo é grande demais',
    wrong_type: 'Não é um arquivo MP3 ou WAV',
    unreachable: 'Não conseguimos carregar o arquivo',
    storage_full: 'Seu espaço está cheio',
    text_refused: 'Tem palavras que este site não permite',
    failed: 'Algo deu errado. Busque novos episódios para tentar de novo.',
  },
}
