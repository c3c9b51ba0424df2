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
  chooseFeed: 'Esta página tem mais de um feed. Qual é?',
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
  beyond: (count, max) =>
    counted(count, {
      one: `Este feed tem mais # episódio. Uma importação traz só os primeiros ${formatCount(max)}.`,
      other: `Este feed tem mais # episódios. Uma importação traz só os primeiros ${formatCount(max)}.`,
    }),
  capped: (max, megabytes) =>
    `Este feed tem mais episódios. Uma importação traz só os primeiros ${formatCount(max)}, e no máximo ${megabytes} MB.`,
  cutOff: 'Este feed termina no meio. Falta o que vem depois.',
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
    damaged: 'O arquivo está danificado ou incompleto',
    changes_format: 'O arquivo muda de formato de som no meio, e os navegadores param ali',
    wav_format: 'Um WAV precisa ser mono de 16 bits, com uma taxa de amostragem comum',
    no_sound: 'Este episódio não tem som',
    bad_address: 'O endereço não pode ser aberto',
    repeated: 'Este episódio está duas vezes no feed',
    unreachable: 'Não conseguimos carregar o arquivo',
    storage_full: 'Seu espaço está cheio',
    text_refused: 'Tem palavras que este site não permite',
    failed: 'Algo deu errado. Busque novos episódios para tentar de novo.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Trazer uma exportação',
  hint: 'Seus posts de um arquivo zip baixado de um site Owlcast.',
  open: 'Trazer',
  intro: 'Escolha o arquivo zip que você recebeu em “Baixe seus dados”, aqui ou em outro site Owlcast.',
  choose: 'Escolher o arquivo zip',
  reading: 'Lendo o arquivo…',
  from: (username, site, date) => `Exportado por @${username} de ${site} em ${date}.`,
  take: 'O que trazer',
  profile: 'Nome, cor e imagem do seu perfil',
  dates: 'Seus posts mantêm a data e ficam marcados como importados. Não avisamos ninguém.',
  messages: 'As mensagens ficam de fora, porque as pessoas com quem você falou não estão aqui.',
  orphans: (count) =>
    counted(count, {
      one: '1 resposta ao post de outra pessoa vem só para você.',
      other: '# respostas a posts de outras pessoas vêm só para você.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 post desapareceu e fica de fora.',
        other: '# posts desapareceram e ficam de fora.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 post não tem gravação neste arquivo e fica de fora.',
        other: '# posts não têm gravação neste arquivo e ficam de fora.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 post ocultado pela moderação fica de fora.',
        other: '# posts ocultados pela moderação ficam de fora.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 gravação no Owlcast de outra pessoa fica de fora.',
        other: '# gravações em Owlcasts de outras pessoas ficam de fora.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 post é de um tipo que este site não tem.',
      other: '# posts são de um tipo que este site não tem.',
    }),
  nothing: 'Não há nada para trazer neste arquivo.',
  start: 'Trazer agora',
  running: (done, total) => `${formatCount(done)} de ${formatCount(total)} prontas.`,
  keepOpen: 'Deixe isto aberto. Se parar antes, escolha o mesmo arquivo de novo: só entra o que falta.',
  progress: 'Progresso',
  cancel: 'Cancelar',
  cancelled: 'Você parou aqui. O que já entrou fica.',
  resume: 'Continuar',
  another: 'Escolher outro arquivo',
  imported: (count) => counted(count, { one: '# post entrou.', other: '# posts entraram.' }),
  known: (count) => counted(count, { one: '# já estava aqui.', other: '# já estavam aqui.' }),
  refused: (count) => counted(count, { one: '# ficou de fora:', other: '# ficaram de fora:' }),
  damaged: 'O som está faltando ou danificado.',
  done: 'Pronto',
  problems: {
    not_zip: 'Isto não é um arquivo zip.',
    foreign:
      'Isto não é uma exportação do Owlcast, ou é antiga. Baixe seus dados de novo e escolha esse arquivo.',
    newer:
      'Esta exportação vem de uma versão mais nova do Owlcast. Este site precisa ser atualizado primeiro.',
    damaged: 'Este arquivo está danificado ou incompleto. Baixe-o de novo.',
    too_large: 'Descompactado, este arquivo passa do que uma exportação pode ter, então paramos.',
  },
}
