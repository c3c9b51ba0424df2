/** Portuguese texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('pt')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUEs', other: '# MUEs' })
const samples = (count: number) => counted(count, { one: '# MUE de exemplo', other: '# MUEs de exemplo' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Encha a biblioteca de música ou carregue-a do armazenamento.',
  manage: 'Gerenciar',
  intro: 'Música que qualquer pessoa pode adicionar a uma gravação.',
  actions: 'Ações da biblioteca',
  setup: 'Preparar a tabela',
  addSamples: 'Adicionar MUEs de exemplo',
  sync: 'Sincronizar com o armazenamento',
  refresh: 'Atualizar',
  empty: 'Nenhum MUE. Toque em “Preparar a tabela” e “Adicionar MUEs de exemplo” para começar.',
  loading: 'Carregando MUEs',
  ready: (count) => `A tabela está pronta, com ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Adicionados: ${samples(added)}. ${counted(absent, { one: '# ainda não tem', other: '# ainda não têm' })} arquivo no armazenamento.`
      : `Adicionados: ${samples(added)}.`,
  usingSamples: (count) => `Usando ${samples(count)}`,
  loaded: (count) => `Carregados: ${mues(count)}.`,
  listing: 'Lendo o armazenamento…',
  measuring: (done, all) => `Medindo a duração: ${done} de ${all}…`,
  working: 'Trabalhando…',
  storageEmpty: 'O armazenamento não tem MUEs. A biblioteca não mudou.',
  synced: (count, more) =>
    more
      ? `Sincronizado. A biblioteca agora tem ${mues(count)}. Há mais arquivos do que se lê de uma vez.`
      : `Sincronizado. A biblioteca agora tem ${mues(count)}.`,
  confirm: {
    title: 'Substituir a biblioteca?',
    text: (now, then) =>
      `No lugar de ${mues(now)} ficarão ${then}, do armazenamento. Posts que já têm música ficam como estão.`,
    cancel: 'Manter',
    replace: 'Substituir',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Clima',
  genre: 'Gênero',
  playLabel: (name) => `Tocar: ${name}`,
  stopLabel: (name) => `Parar: ${name}`,
}
