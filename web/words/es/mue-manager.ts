/** Spanish texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('es')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })
const samples = (count: number) => counted(count, { one: '# MUE de muestra', other: '# MUE de muestra' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Llena la biblioteca de música o cárgala desde el almacenamiento.',
  manage: 'Gestionar',
  intro: 'Música que cualquiera puede añadir a una grabación.',
  actions: 'Acciones de la biblioteca',
  setup: 'Preparar la tabla',
  addSamples: 'Añadir MUE de muestra',
  sync: 'Sincronizar con el almacenamiento',
  refresh: 'Actualizar',
  empty: 'No hay MUE. Pulsa «Preparar la tabla» y «Añadir MUE de muestra» para empezar.',
  loading: 'Cargando los MUE',
  ready: (count) => `La tabla está lista, con ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Se añadieron ${samples(added)}. ${counted(absent, { one: '# aún no tiene', other: '# aún no tienen' })} archivo en el almacenamiento.`
      : `Se añadieron ${samples(added)}.`,
  usingSamples: (count) => `Se usan ${samples(count)}`,
  loaded: (count) => `Se cargaron ${mues(count)}.`,
  listing: 'Leyendo el almacenamiento…',
  measuring: (done, all) => `Midiendo la duración: ${done} de ${all}…`,
  working: 'Trabajando…',
  storageEmpty: 'No hay MUE en el almacenamiento. La biblioteca no cambió.',
  synced: (count, more) =>
    more
      ? `Sincronizado. La biblioteca tiene ahora ${mues(count)}. Hay más archivos de los que se leen de una vez.`
      : `Sincronizado. La biblioteca tiene ahora ${mues(count)}.`,
  confirm: {
    title: '¿Reemplazar la biblioteca?',
    text: (now, then) =>
      `${mues(now)} se reemplazarán por los ${then} del almacenamiento. Las publicaciones que ya tienen música se quedan como están.`,
    cancel: 'Conservarla',
    replace: 'Reemplazar',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Ambiente',
  genre: 'Género',
  playLabel: (name) => `Reproducir: ${name}`,
  stopLabel: (name) => `Detener: ${name}`,
}
